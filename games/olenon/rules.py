"""The rules of Olenon.

Source: the Board Game Arena page of the game (overview in Spanish, rules summary in English), checked against a Japanese shop
entry of the printed game and a review. Numbers of rules (`4`) are the sections of the rules page, `L-n` its decisions.

Options: `wins_needed` rounds win the match (2; 1-5); `opener` says who opens later rounds (L-5: `next_seat`, `losers`, `winner`).

L-1   Nobody passes on an empty table: there is no card to take.
L-2   One may pass although one could play.
L-3   A pass that takes the last card does not end the trick: the next active seat must lead, the passed ones stay out.
L-4   The last seat to have played leads the next trick; it is always active.
L-5   A random seat opens round 1; later `next_seat`: the one after the opener; `losers`: the one after the player who went out;
      `winner`: that player.
L-6   Open: the table, who played last, taken cards with their owners, hand sizes, rounds won, opener, turn, what was revealed.
L-7   Talk is free but open: `Reveal` shows cards to the whole table or to nobody; whether talk is true is not checked.
L-8   Four of a kind led at once end the trick at once, and the same seat leads again.
L-9   Going out comes before the end of the trick.
L-10  A seat left alone in a trick cannot happen: at most one of each pair is out while a trick runs.
L-11  A round of 2,000 moves is dealt anew, with the same opener and no point, where no person plays. The rules do not know who
      sits where, so all four seats have to ask for it: house players always do, and a person is never overruled.
L-12  A taken card belongs to the hand from the end of the trick, however it ends.
L-13  Adding makes the cards one's own play.
L-14  Exactly four seats: 0 and 2 against 1 and 3.
"""

from collections.abc import Iterator
from typing import assert_never, cast

from msgspec.structs import replace

from games.core import (
    Chance,
    Choice,
    Dice,
    GameInfo,
    IllegalMove,
    Number,
    Options,
    Outcome,
    Over,
    Refusal,
    Seat,
    Shapes,
    Step,
    Turn,
    Waiting,
    places,
    refuse_start,
    shuffled,
)
from games.olenon.model import (
    Added,
    Deal,
    Event,
    Led,
    MatchWon,
    Move,
    OpenerRule,
    Pass,
    Passed,
    Play,
    Redeal,
    RedealAsked,
    Replaced,
    Reveal,
    Revealed,
    RoundAbandoned,
    RoundStarted,
    RoundWon,
    State,
    Table,
    TrickEnded,
    View,
)
from games.olenon.notation import DECK, NONE, ONE, VALUES, Cards, held, joined, lacks, singles, size

SEATS = range(4)
HAND = 7
MOST = 4
"""Never more cards lie on the table."""
ENDLESS = 2000
"""From so many moves on a round may be dealt anew (L-11)."""

INFO = GameInfo(
    key="olenon",
    rules_version=1,
    seats=(4,),
    options=(Number("wins_needed", default=2, low=1, high=5), Choice("opener", ("next_seat", "losers", "winner"))),
    shapes=Shapes(state=State, move=Move, chance=Deal, event=Event, view=View),
    sides="pairs",
    # Every part of a hand may be revealed. Listing them all would bury the dozen moves that matter under some hundred that
    # change nothing, so the list has the whole hand alone; plays and passes are complete.
    exhaustive=False,
)

_NOBODY = (None, None, None, None)
_DEALING = Chance()
_WAITING = tuple(Waiting(frozenset((seat,))) for seat in SEATS)

BEATEN_BY = tuple(
    tuple(value for value in (1, 2, 3, 4, 5, 6, 0) if value > lies or (value == 0 and lies == 6)) for lies in VALUES
)
"""For each value what beats it, weakest first: whatever is higher, and a 0 beats a 6 (section 4)."""


class Olenon:
    """A match of rounds; a round is a series of tricks until somebody has no cards left."""

    info = INFO

    def admit(self, seats: int, options: Options) -> Refusal | None:
        """Refuse anything but four seats (L-14) and the known options."""
        return refuse_start(INFO, seats, options)

    def setup(self, seats: int, options: Options) -> State:  # noqa: ARG002 - always four (L-14)
        """Return the match before its first deal."""
        table = Table(cast("int", options["wins_needed"]), cast("OpenerRule", options["opener"]))
        return State(table, (NONE,) * 4, DECK)

    def turn(self, state: State) -> Turn:
        """Wait for the one active seat whose turn it is."""
        table = state.table
        if table.turn is not None:
            return _WAITING[table.turn]
        if max(table.wins) < table.wins_needed:
            return _DEALING
        scores = table.wins * 2
        return Over(Outcome(scores, places(scores, low_wins=False)))

    def roll(self, state: State, dice: Dice) -> Deal:
        """Shuffle all 32 cards; before the first round, draw who opens it."""
        pile = shuffled(singles(DECK), dice)
        hands = tuple(Cards(sum(ONE[value] for value in pile[HAND * seat : HAND * (seat + 1)])) for seat in SEATS)
        return Deal(hands, dice.below(4) if state.table.opener is None else None)

    def resolve(self, state: State, chance: Deal) -> Step[State, Event]:
        """Deal a round; the four cards left over stay unseen."""
        old = state.table
        opener = _opener(old, chance)
        number = old.round if old.opener is not None and old.out is None else old.round + 1
        table = Table(old.wins_needed, old.opener_rule, old.wins, number, opener, opener)
        dealt = State(table, chance.hands, Cards(DECK - sum(chance.hands)))
        return Step(dealt, (RoundStarted(number, opener),))

    def view(self, state: State, seat: Seat | None) -> View:
        """Build the open table, the own hand and the sizes of all hands (L-6)."""
        hands = state.hands
        sizes = (size(hands[0]), size(hands[1]), size(hands[2]), size(hands[3]))
        return View(state.table, seat, NONE if seat is None else hands[seat], sizes)

    def legal(self, view: View) -> Iterator[Move]:
        """List every play, the pass and the redeal, and of the reveals the whole hand."""
        table, seat = view.table, view.seat
        if seat is None or table.turn is None:
            return
        if table.turn == seat:
            yield from plays(table, view.hand)
            if table.count:
                yield Pass()
        if table.moves >= ENDLESS and not table.redeal[seat]:
            yield Redeal()
        if table.shown[seat] != view.hand:
            yield Reveal(view.hand)

    def check(self, view: View, move: Move) -> Refusal | None:
        """Say why the move is refused; reveals and redeals are accepted out of turn (section 7)."""
        return Refusal("spectator", "7") if view.seat is None else _refuse(view.table, view.seat, view.hand, move)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        """Make the move.

        :raises IllegalMove: when `check` refuses it.
        """
        refusal = _refuse(state.table, seat, state.hands[seat], move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case Play(value, count):
                return _play(state, seat, value, count)
            case Pass():
                return _pass(state, seat)
            case Reveal(cards):
                shown = _with(state.table.shown, seat, joined(state.table.shown[seat], cards))
                return Step(replace(state, table=replace(state.table, shown=shown)), (Revealed(seat, cards),))
            case Redeal():
                return _ask_redeal(state, seat)
            case _:
                assert_never(move)


def beats(value: int, lies: int) -> bool:
    """Whether cards of a value may replace as many of another: higher ones, and 0 beats 6 (section 4)."""
    return value > lies or (value == 0 and lies == 6)


def plays(table: Table, hand: int) -> Iterator[Play]:
    """List what a hand may play: whole groups and replacements before anything else."""
    if not table.count:
        groups = [(value, held(hand, value)) for value in VALUES if held(hand, value)]
        for value, count in groups:
            yield Play(value, min(count, MOST))
        for value, count in groups:
            for fewer in range(min(count, MOST) - 1, 0, -1):
                yield Play(value, fewer)
        return
    for value in BEATEN_BY[table.value]:
        if held(hand, value) >= table.count:
            yield Play(value, table.count)
    for more in range(min(held(hand, table.value), MOST - table.count), 0, -1):
        yield Play(table.value, more)


def _opener(table: Table, chance: Deal) -> Seat:
    """Say who opens the round to come (L-5; L-11 for a round dealt anew)."""
    if table.opener is None:
        return cast("Seat", chance.opener)
    if table.out is None:
        return table.opener
    match table.opener_rule:
        case "next_seat":
            return (table.opener + 1) % 4
        case "losers":
            return (table.out + 1) % 4
        case "winner":
            return table.out
        case _:
            assert_never(table.opener_rule)


def _refuse(table: Table, seat: Seat, hand: Cards, move: Move) -> Refusal | None:
    """Judge a move by what its seat knows: the table and the own hand."""
    if table.turn is None:
        return Refusal("no_round", "6")
    match move:
        case Play() | Pass() if table.turn != seat:
            return _refuse_turn(table, seat)
        case Play(value, count):
            return _refuse_play(table, hand, value, count)
        case Pass():
            return None if table.count else Refusal("nothing_to_take", "L-1")
        case Reveal(cards):
            return _refuse_reveal(hand, cards)
        case Redeal():
            return _refuse_redeal(table, seat)
        case _:
            assert_never(move)


def _refuse_turn(table: Table, seat: Seat) -> Refusal:
    if table.taken[seat] is not None:
        return Refusal("sits_out", "4")
    return Refusal("not_your_turn", "4", {"seat": cast("Seat", table.turn)})


def _refuse_play(table: Table, hand: Cards, value: int, count: int) -> Refusal | None:
    lies = table.count
    if value not in VALUES or not 1 <= count <= MOST:
        return Refusal("no_such_play", "4", {"most": MOST})
    if held(hand, value) < count:
        return Refusal("not_held", "4", {"value": str(value), "count": count, "held": held(hand, value)})
    if not lies:
        return None
    if value == table.value:
        return Refusal("too_many", "4", {"most": MOST, "room": MOST - lies}) if lies + count > MOST else None
    if not beats(value, table.value):
        return Refusal("not_higher", "4", {"value": str(value), "lies": str(table.value)})
    if count != lies:
        return Refusal("other_number", "4", {"count": count, "needed": lies})
    return None


def _refuse_reveal(hand: Cards, cards: Cards) -> Refusal | None:
    if not cards:
        return Refusal("nothing_to_show", "7")
    if lacks(hand, cards):
        return Refusal("not_yours_to_show", "7", {"cards": str(cards)})
    return None


def _refuse_redeal(table: Table, seat: Seat) -> Refusal | None:
    if table.moves < ENDLESS:
        return Refusal("not_endless", "L-11", {"moves": ENDLESS})
    return Refusal("already_asked", "L-11") if table.redeal[seat] else None


def _with(hands: tuple[Cards, ...], seat: Seat, hand: int) -> tuple[Cards, ...]:
    return (*hands[:seat], Cards(hand), *hands[seat + 1 :])


def _next_active(seat: Seat, taken: tuple[int | None, ...]) -> Seat:
    """Return the next seat clockwise that has not passed; one of each pair at most has (L-10)."""
    following = (seat + 1) % 4
    while taken[following] is not None:
        following = (following + 1) % 4
    return following


def _play(state: State, seat: Seat, value: int, count: int) -> Step[State, Event]:
    table, away = state.table, int(state.away)
    hand = state.hands[seat] - count * ONE[value]
    total = count
    if not table.count:
        event: Event = Led(seat, value, count)
    elif value == table.value:
        total += table.count
        event = Added(seat, value, count, total)
    else:
        away += table.count * ONE[table.value]
        event = Replaced(seat, value, count, table.value)
    shown = table.shown
    if held(shown[seat], value):
        shown = _with(shown, seat, shown[seat] - min(held(shown[seat], value), count) * ONE[value])
    turn = _next_active(seat, table.taken)
    table = replace(table, turn=turn, value=value, count=total, last=seat, shown=shown, moves=table.moves + 1)
    after = State(table, _with(state.hands, seat, hand), Cards(away))
    if not hand:
        return _win_round(after, seat, event)
    if total == MOST:
        return _end_trick(after, seat, event)
    return Step(after, (event,))


def _pass(state: State, seat: Seat) -> Step[State, Event]:
    table = state.table
    left = table.count - 1
    taken = (*table.taken[:seat], table.value, *table.taken[seat + 1 :])
    event = Passed(seat, table.value, left)
    if taken[(seat + 2) % 4] is None:
        turn = _next_active(seat, taken)
        return Step(
            replace(state, table=replace(table, count=left, taken=taken, turn=turn, moves=table.moves + 1)), (event,)
        )
    after = replace(state, table=replace(table, count=left, taken=taken, moves=table.moves + 1))
    # There was a card to take, so somebody has played it.
    return _end_trick(after, cast("Seat", table.last), event)


def _win_round(state: State, seat: Seat, event: Event) -> Step[State, Event]:
    """Give the pair its point before anything else happens (L-9)."""
    first, second = state.table.wins
    wins = (first + 1, second) if seat % 2 == 0 else (first, second + 1)
    after = replace(state, table=replace(state.table, wins=wins, out=seat, turn=None))
    won = RoundWon(seat, wins)
    if max(wins) < state.table.wins_needed:
        return Step(after, (event, won))
    return Step(after, (event, won, MatchWon((seat % 2, seat % 2 + 2), wins)))


def _end_trick(state: State, leader: Seat, event: Event) -> Step[State, Event]:
    """Discard the table, give the taken cards to the hands (L-12) and let the last player lead (L-4)."""
    table = state.table
    hands = tuple(
        hand if taken is None else Cards(hand + ONE[taken])
        for hand, taken in zip(state.hands, table.taken, strict=True)
    )
    away = Cards(state.away + table.count * ONE[table.value])
    ended = TrickEnded(leader, table.value, table.count, table.taken)
    return Step(State(replace(table, value=0, count=0, taken=_NOBODY, turn=leader), hands, away), (event, ended))


def _ask_redeal(state: State, seat: Seat) -> Step[State, Event]:
    table = state.table
    redeal = (*table.redeal[:seat], True, *table.redeal[seat + 1 :])
    asked = RedealAsked(seat)
    if not all(redeal):
        return Step(replace(state, table=replace(table, redeal=redeal)), (asked,))
    after = replace(state, table=replace(table, redeal=redeal, turn=None))
    return Step(after, (asked, RoundAbandoned(table.round, table.moves)))


GAME = Olenon()
