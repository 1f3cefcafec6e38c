"""ODIN with a poker deck.

Law: the rules page `odin` (source: seed 002, a Spanish post that adapts the printed game by Helvetiq to a poker deck). Decisions:

- O-1  Players times hand size may not exceed the deck; `helvetiq54` (six suits) seats six.
- O-2  `full52` is the 52 cards without jokers, 11 each unless chosen otherwise.
- O-3  The leader of a round may not pass.
- O-4  A whole hand of one suit or number may be led at once, also in the first round, but need not; never a part of it.
- O-5  Each card is one digit, A = 1 ... 9, T = 10 ... K = 13.
- O-6  `clear`: all but one must pass, or all; `auto` asks all of two players and all but one of more.
- O-7  `auto_pass=on` passes for a seat that cannot play.
- O-8  `tie`: the fewest points are shared, or the tied play one more hand, whose points order them and change no total.
- O-9  Nobody sees cards set aside; discards and taken cards are seen when it happens, not kept on display.
- O-10 The next starter is the seat to the left of the previous one.
- O-11 Equal value does not beat.
- O-12 Taking a card is compulsory.
- O-13 The first starter is drawn, or `starter` names the chair (from 1) that the host picked.
- O-14 Which pack one would use at a real table does not matter here.
"""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from games.cards import numbers
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
from games.odin.combinations import beating, can_beat, is_uniform
from games.odin.model import (
    Deal,
    Event,
    HandDealt,
    HandEnded,
    House,
    Lead,
    Led,
    MatchEnded,
    Move,
    Pass,
    Passed,
    Play,
    Played,
    PlayoffBegan,
    Sheet,
    State,
    Table,
    TableCleared,
    View,
)
from games.odin.notation import DECKS, NO_CARDS, RANK_OF, Card, Cards
from games.odin.refusals import refuse

INFO: Final = GameInfo(
    key="odin",
    rules_version=1,
    seats=(2, 3, 4, 5, 6),
    options=(
        Choice("deck", ("a9", "full52", "helvetiq54")),
        Choice("hand_size", ("auto", "9", "10", "11")),
        Choice("clear", ("auto", "all_but_one", "all_pass")),
        Number("target", 15, 1, 100),
        Choice("tie", ("shared", "playoff")),
        Choice("auto_pass", ("off", "on")),
        Choice("first_starter", ("random", "host")),
        Number("starter", 1, 1, 6),
    ),
    shapes=Shapes(state=State, move=Move, chance=Deal, event=Event, view=View),
)

_WAITING: Final = tuple(Waiting(frozenset((seat,))) for seat in range(INFO.seats[-1]))
_CHANCE: Final = Chance()
_PASSED: Final = tuple((Passed(seat, auto=False),) for seat in range(INFO.seats[-1]))


class Odin:
    """The rules of ODIN."""

    info = INFO
    _allowed: tuple[Table | None, int, Move | None] = (None, 0, None)
    """The last verdict that was a yes, so that a move judged by `check` and then made is not judged twice."""

    def admit(self, seats: int, options: Options) -> Refusal | None:
        """Refuse more cards than the deck has (O-1), and a starter without a chair (O-13)."""
        if refusal := refuse_start(INFO, seats, options):
            return refusal
        house = _house(options)
        deck_size = DECKS[house.deck].bit_count()
        if seats * house.hand_size > deck_size:
            values = {
                "seats": seats,
                "hand_size": house.hand_size,
                "needed": seats * house.hand_size,
                "deck": house.deck,
                "cards": deck_size,
                "largest": deck_size // seats,
                "most": deck_size // house.hand_size,
            }
            return Refusal("deck_too_small", "O-1", values)
        if house.first_starter is not None and house.first_starter >= seats:
            return Refusal("starter", "O-13", {"starter": house.first_starter + 1, "seats": seats})
        return None

    def setup(self, seats: int, options: Options) -> State:
        """Return a match whose first deal is due."""
        house = _house(options)
        everybody = tuple(range(seats))
        sheet = Sheet(house, 1, house.first_starter, everybody, *_order(house, everybody, seats), (0,) * seats, ())
        return _between(sheet)

    def turn(self, state: State) -> Turn:
        """Wait for the seat whose turn it is, the deal, or nobody."""
        table = state.table
        if (actor := table.actor) is not None:
            return _WAITING[actor]
        if table.sheet.outcome is not None:
            return Over(table.sheet.outcome)
        return _CHANCE

    def roll(self, state: State, dice: Dice) -> Deal:
        """Shuffle and deal, and draw the first starter where the host picked none."""
        sheet = state.table.sheet
        size = sheet.house.hand_size
        pile = shuffled(numbers(DECKS[sheet.house.deck]), dice)
        hands = [NO_CARDS] * len(sheet.totals)
        for place, seat in enumerate(sheet.players):
            hands[seat] = Cards.of(pile[place * size : (place + 1) * size])
        return Deal(tuple(hands), dice.below(len(hands)) if sheet.starter is None else None)

    def resolve(self, state: State, chance: Deal) -> Step[State, Event]:
        """Hand out the cards; the starter leads."""
        sheet = state.table.sheet
        starter = chance.starter if sheet.starter is None else sheet.starter
        if starter is None:
            raise ValueError("this deal draws a starter")
        counts = tuple(hand.bit_count() for hand in chance.hands)
        sheet = replace(sheet, starter=starter)
        table = Table(sheet, starter, NO_CARDS, None, 0, counts)
        dealt = HandDealt(sheet.number, starter, sheet.players, sheet.house.hand_size, sheet.playoff)
        return Step(State(table, chance.hands), (dealt,))

    def view(self, state: State, seat: Seat | None) -> View:
        """Show a seat its hand beside the table."""
        return View(seat, state.table, NO_CARDS if seat is None else state.hands[seat])

    def legal(self, view: View) -> Iterator[Move]:
        """List every legal move: out at once, then from the lowest that suffices upwards; passing last."""
        table = view.table
        if table.actor is None or view.seat != table.actor:
            return
        if table.centre:
            yield from _plays(view.hand, table.centre)
            yield Pass()
        else:
            yield from _leads(view.hand)

    def check(self, view: View, move: Move) -> Refusal | None:
        """Say why the move is not allowed, or None if it is."""
        refusal = refuse(view.table, view.seat, view.hand, move)
        if refusal is None:
            self._allowed = (view.table, view.hand, move)
        return refusal

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        """Make a move and whatever follows from it at once.

        :raises IllegalMove: when `check` refuses it.
        """
        table, hands = state.table, state.hands
        hand = hands[seat]
        judged, held, same = self._allowed
        # A hand that is the same object is the same seat's: only empty ones are shared, and their seats are not asked.
        if judged is not table or same is not move or held is not hand:
            refusal = refuse(table, seat, hand, move)
            if refusal is not None:
                raise IllegalMove(refusal)
        sheet = table.sheet
        step: Step[State, Event]
        if type(move) is Pass:
            step = _pass(state, seat, _PASSED[seat])
        else:
            cards = move.cards
            kept = hand ^ cards
            event: Event
            if type(move) is Lead:
                event = Led(seat, cards)
            else:
                take = move.take
                event = Played(seat, cards, table.centre, take)
                if take is not None:
                    kept |= 1 << take
            if not kept:
                return _end_hand(table, seat, event)
            new_hands, counts = [*hands], [*table.counts]
            new_hands[seat], counts[seat] = Cards(kept), kept.bit_count()
            laid = Table(sheet, sheet.after[seat], cards, seat, 0, (*counts,))
            step = Step(State(laid, (*new_hands,)), (event,))
        return _pass_for_the_unable(step) if sheet.house.auto_pass else step


def _pass(state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State, Event]:
    table = state.table
    sheet, owner, passes = table.sheet, table.owner, table.passes + 1
    if passes < sheet.quota or owner is None:
        table = Table(sheet, sheet.after[seat], table.centre, owner, passes, table.counts)
    else:
        events = (*events, TableCleared(owner, table.centre))
        table = Table(sheet, owner, NO_CARDS, None, 0, table.counts)
    return Step(State(table, state.hands), events)


def _pass_for_the_unable(step: Step[State, Event]) -> Step[State, Event]:
    """Pass for every seat in turn that cannot beat the centre (O-7); the leader of a cleared table always can play."""
    state, events = step.state, step.events
    while (seat := state.table.actor) is not None and state.table.centre:
        if can_beat(state.hands[seat], state.table.centre):
            break
        passed = _pass(state, seat, (Passed(seat, auto=True),))
        state, events = passed.state, events + passed.events
    return Step(state, events)


def _end_hand(table: Table, winner: Seat, last: Led | Played) -> Step[State, Event]:
    """Score a hand (section 6) and set the sheet for the next, or for the end of the match."""
    sheet = table.sheet
    points = tuple(0 if seat == winner else count for seat, count in enumerate(table.counts))
    if sheet.playoff:
        ended = HandEnded(winner, points, sheet.totals, playoff=True)
        return _end_match(sheet, points, _playoff_places(sheet, points), (last, ended))
    totals = tuple(total + more for total, more in zip(sheet.totals, points, strict=True))
    ended = HandEnded(winner, points, totals, playoff=False)
    if max(totals) < sheet.house.target:
        upcoming = replace(
            sheet, number=sheet.number + 1, starter=_left_of(sheet, sheet.players), totals=totals, points=points
        )
        return Step(_between(upcoming), (last, ended))
    sheet = replace(sheet, totals=totals)
    final = places(totals, low_wins=True)
    tied = tuple(seat for seat, place in enumerate(final) if place == 1)
    if len(tied) == 1 or sheet.house.tie == "shared":
        return _end_match(sheet, points, final, (last, ended))
    return Step(_between(_playoff(sheet, points, tied)), (last, ended, PlayoffBegan(tied)))


def _playoff(sheet: Sheet, points: tuple[int, ...], tied: tuple[Seat, ...]) -> Sheet:
    """Let the tied seats play one more hand (O-8)."""
    after, quota = _order(sheet.house, tied, len(points))
    number, starter = sheet.number + 1, _left_of(sheet, tied)
    return replace(
        sheet, number=number, starter=starter, players=tied, after=after, quota=quota, points=points, playoff=True
    )


def _end_match(
    sheet: Sheet, points: tuple[int, ...], final: tuple[int, ...], events: tuple[Event, ...]
) -> Step[State, Event]:
    sheet = replace(sheet, points=points, outcome=Outcome(sheet.totals, final))
    return Step(_between(sheet), (*events, MatchEnded(sheet.totals, final)))


def _playoff_places(sheet: Sheet, points: tuple[int, ...]) -> tuple[int, ...]:
    """Order the seats of a playoff among themselves; the others keep their places behind them (section 6)."""
    among = places([points[seat] for seat in sheet.players], low_wins=True)
    final = list(places(sheet.totals, low_wins=True))
    for seat, place in zip(sheet.players, among, strict=True):
        final[seat] = place
    return tuple(final)


def _left_of(sheet: Sheet, players: tuple[Seat, ...]) -> Seat:
    """Return the first of the players to the left of the last starter (O-10, O-8)."""
    seats, starter = len(sheet.totals), sheet.starter
    if starter is None:
        raise ValueError("no hand has begun")
    steps = range(starter + 1, starter + 1 + seats)
    return next(seat for step in steps if (seat := step % seats) in players)


def _order(house: House, players: tuple[Seat, ...], seats: int) -> tuple[tuple[Seat, ...], int]:
    """Say whose turn follows each seat's, and how many passes clear the table (O-6)."""
    after = list(range(seats))
    for place, seat in enumerate(players):
        after[players[place - 1]] = seat
    everybody = house.clear == "all_pass" or (house.clear == "auto" and len(players) == 2)
    return tuple(after), len(players) if everybody else len(players) - 1


def _between(sheet: Sheet) -> State:
    """Return a state without a hand: all cards are gathered."""
    seats = len(sheet.totals)
    return State(Table(sheet, None, NO_CARDS, None, 0, (0,) * seats), (NO_CARDS,) * seats)


def _house(options: Options) -> House:
    deck, size = options["deck"], options["hand_size"]
    dealt = size if size != "auto" else 11 if deck == "full52" else 9
    picked = int(options["starter"]) - 1 if options["first_starter"] == "host" else None
    kept = {key: options[key] for key in ("deck", "clear", "target", "tie")}
    forced = options["auto_pass"] == "on"  # noqa: S105 - a pass, no password
    return msgspec.convert(kept | {"hand_size": int(dealt), "auto_pass": forced, "first_starter": picked}, House)


def _plays(hand: Cards, centre: Cards) -> Iterator[Play]:
    takes = sorted((Card(card) for card in numbers(centre)), key=lambda card: (-RANK_OF[card], card))
    for cards in beating(hand, centre):
        if cards == hand:
            yield Play(hand)
        else:
            chosen = Cards(cards)
            yield from (Play(chosen, take) for take in takes)


def _leads(hand: Cards) -> Iterator[Lead]:
    if hand.bit_count() > 1 and is_uniform(hand):
        yield Lead(hand)
    for card in sorted(numbers(hand), key=lambda card: (RANK_OF[card], card)):
        yield Lead(Cards(1 << card))


GAME: Final = Odin()
