"""Olsen (Hearts), a Danish game of the Hearts family: 3 to 5 play, and the lowest total of penalty points wins.

Law: the rules page of Olsen (Hearts); its sections and decisions are cited by number. The hearts count 1, the queen of spades 13.

Options: `passing` (H-2), `pass_count` (H-3), `first_trick` (H-14), `hearts_broken_by` (H-5), `lead_hearts_over_qs` (H-7),
`jack_of_diamonds` (H-6), `moon` (H-8), `renege` (H-9), `end` with `target` or `deals` (H-10), `tie` (H-11), `deck_removal` (H-1),
`show_points` (H-13: whether boards show the running count; everybody may count for themselves, so the view always can).

Decisions:

- H-1: low cards go so that all get the same number; a hand always holds all 26 points.
- H-2: packets go to the left, or in a cycle: 4 players left, right, across, hold; 3 left, right, hold; 5 left, right, two left,
  two right, hold.
- H-3: exactly `pass_count` cards of the own hand, any cards, changeable until all have chosen.
- H-4: a trick holds one card of each player, not always four.
- H-5: a heart opens hearts by being discarded on another suit; house rules let any heart, or the queen too.
- H-6: the jack of diamonds counts beside a sweep, is not needed for one, and may be discarded on the first trick.
- H-7: with hearts and the queen only, the queen must be led; a house rule frees the hearts.
- H-8: a sweep gives everybody else 26, or the sweeper -26.
- H-9: reneges are refused; or allowed in silence and fined 13 each when the hand is scored, after the sweep.
- H-10: the match ends when a scored hand takes a total to the target, or after a number of hands.
- H-11: who ties for the lowest total plays up to three extra hands; the totals stay.
- H-12: the preset "american" is the rotating exchange.
- H-13: who captured what is public while it is played; reneges are not before the hand is scored.
- H-14: no penalty card on the first trick unless the hand holds nothing else.
- H-15: between two tricks anybody in the hand may claim once all that counts is captured.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import TypeVar, assert_never

from msgspec.structs import replace

from games.cards import Card, Cards, numbers
from games.core import (
    Chance,
    Choice,
    Dice,
    GameInfo,
    IllegalMove,
    Number,
    Options,
    Over,
    Refusal,
    Seat,
    Shapes,
    Step,
    Turn,
    Waiting,
    refuse_start,
    shuffled,
)
from games.olsen_hearts.deals import deck, extra_due, hand_size, next_dealer, next_players, receivers, shift
from games.olsen_hearts.model import (
    NO_CARDS,
    CardPlayed,
    Choose,
    Claim,
    Deal,
    Event,
    HandClaimed,
    HandDealt,
    HeartsBroken,
    House,
    MatchWon,
    Move,
    OpenerFound,
    PacketChosen,
    PacketsPassed,
    Play,
    State,
    Table,
    TieFound,
    Trick,
    TrickTaken,
    View,
)
from games.olsen_hearts.plays import (
    BITS,
    HEARTS,
    JD,
    POINTS,
    SPADES,
    breaks_hearts,
    playable,
    refuse_play,
    reneges,
    settled,
)
from games.olsen_hearts.scoring import leaders, needs_extra_hand, outcome, played_out, score_hand
from games.tricks import taker

INFO = GameInfo(
    key="olsen_hearts",
    rules_version=1,
    seats=(3, 4, 5),
    options=(
        Choice("passing", ("left", "none", "rotate")),
        Number("pass_count", default=3, low=1, high=4),
        Choice("first_trick", ("forbid", "allow")),
        Choice("hearts_broken_by", ("heart_discard", "any_heart", "any_penalty")),
        Choice("lead_hearts_over_qs", ("off", "on")),
        Choice("jack_of_diamonds", ("off", "on")),
        Choice("moon", ("others_plus_26", "self_minus_26")),
        Choice("renege", ("block", "penalty13")),
        Choice("end", ("target", "deals")),
        Number("target", default=100, low=1, high=1000),
        Number("deals", default=8, low=1, high=100),
        Choice("tie", ("extra_hand", "shared")),
        Choice("deck_removal", ("standard", "clubs_first")),
        Choice("show_points", ("on", "off")),
    ),
    shapes=Shapes(state=State, move=Move, chance=Deal, event=Event, view=View),
    presets={
        "danish_table": {"jack_of_diamonds": "on"},
        "american": {"passing": "rotate"},
        "quick": {"end": "target", "target": 50},
    },
)

T = TypeVar("T")

_CHANCE = Chance()
_WAITING = tuple(Waiting(frozenset((seat,))) for seat in range(5))
_PLAYS = tuple(Play(Card(card)) for card in range(52))
_CLAIM = Claim()


class OlsenHearts:
    """The rules of Olsen (Hearts)."""

    info = INFO

    def admit(self, seats: int, options: Options) -> Refusal | None:
        """Refuse what the options do not know; any of their combinations can be played."""
        return refuse_start(INFO, seats, options)

    def setup(self, seats: int, options: Options) -> State:
        """Return the match before its first deal."""
        nothing = (NO_CARDS,) * seats
        table = Table(House.of(options), totals=(0,) * seats, stage="deal", extras=((),) * seats)
        return State(table, hands=nothing, gave=nothing, got=nothing, reneges=(0,) * seats)

    def turn(self, state: State) -> Turn:
        """Say what the match waits for; in the exchange for all who have not chosen."""
        table = state.table
        match table.stage:
            case "play":
                return _WAITING[table.to_play]
            case "exchange":
                return Waiting(frozenset(table.choosing))
            case "deal":
                return _CHANCE
            case "over":
                return Over(outcome(table))

    def roll(self, state: State, dice: Dice) -> Deal:
        """Shuffle and deal one by one, the first card to the dealer's left; the first dealer is drawn, too."""
        table = state.table
        players = next_players(table)
        dealer = next_dealer(table, players, dice)
        first = players.index(dealer) + 1
        hands = [0] * len(table.totals)
        pile = shuffled(numbers(deck(table.house, len(players))), dice)
        for place, card in enumerate(pile):
            hands[players[(first + place) % len(players)]] |= 1 << card
        return Deal(dealer, tuple(map(Cards, hands)))

    def resolve(self, state: State, chance: Deal) -> Step[State, Event]:
        """Begin the next hand with the dealt cards."""
        before = state.table
        house, seats = before.house, len(before.totals)
        players = next_players(before)
        hand, extra = (before.hand, before.extra + 1) if extra_due(before) else (before.hand + 1, 0)
        nothing = (NO_CARDS,) * seats
        cards = deck(house, len(players))
        table = Table(
            house,
            totals=before.totals,
            stage="exchange",
            extras=before.extras,
            hand=hand,
            extra=extra,
            dealer=chance.dealer,
            players=players,
            opening=Card(next(numbers(cards))),
            shift=shift(house, len(players), hand, extra),
            captured=(0,) * seats,
            scores=before.scores,
        )
        after = State(table, chance.hands, gave=nothing, got=nothing, reneges=(0,) * seats)
        dealt = HandDealt(hand, extra, chance.dealer, players, hand_size(table), table.shift)
        if table.shift:
            return Step(replace(after, table=replace(table, choosing=players)), (dealt,))
        return _open(after, (dealt,))

    def view(self, state: State, seat: Seat | None) -> View:
        """Build what the seat may know."""
        if seat is None:
            return View(state.table, None)
        return View(state.table, seat, state.hands[seat], state.gave[seat], state.got[seat], state.reneges[seat])

    def legal(self, view: View) -> Iterator[Move]:
        """List the legal moves: dangerous packets first, low leads and high discards first, reneges last."""
        table, seat = view.table, view.seat
        if table.stage == "exchange" and seat in table.players:
            hand = sorted(numbers(view.hand), key=_danger, reverse=True)
            for packet in combinations(hand, table.house.pass_count):
                yield Choose(Cards.of(packet))
        elif table.stage == "play":
            if seat in table.players and settled(table):
                yield _CLAIM
            if seat == table.to_play:
                yield from _legal_plays(table, view.hand)

    def check(self, view: View, move: Move) -> Refusal | None:
        """Say why the seat may not make the move now."""
        return _refuse(view.table, view.seat, view.hand, move)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        """Make the move."""
        refusal = _refuse(state.table, seat, state.hands[seat], move)
        if refusal is not None:
            raise IllegalMove(refusal)
        # Naming the fields in a pattern (`case Play(card)`) costs three times as much, and this is the path of every playout.
        match move:
            case Play():
                return _play(state, seat, move.card)
            case Choose():
                return _choose(state, seat, move.cards)
            case Claim():
                return _score(state, state.table, (HandClaimed(seat),))
        assert_never(move)


def _refuse(table: Table, seat: Seat | None, hand: Cards, move: Move) -> Refusal | None:
    match move:
        case Play():
            if table.stage != "play":
                return Refusal("no_play", "4", {})
            if seat != table.to_play:
                return Refusal("not_your_turn", "5.5", {"seat": table.to_play})
            return refuse_play(table, hand, move.card)
        case Choose():
            if table.stage != "exchange":
                return Refusal("no_exchange", "4.3", {})
            return _refuse_packet(table, seat, hand, move.cards)
        case Claim():
            if table.stage != "play":
                return Refusal("no_play", "4", {})
            if seat not in table.players:
                return Refusal("sits_out", "H-11", {})
            return None if settled(table) else Refusal("claim_too_early", "H-15", {})
    assert_never(move)


def _danger(card: int) -> tuple[bool, bool, int]:
    return (bool(SPADES >> card & 1) and card % 13 >= 10, bool(HEARTS >> card & 1), card % 13)


def _legal_plays(table: Table, hand: int) -> Iterator[Move]:
    plays = [_PLAYS[card] for card in numbers(playable(table, hand))]
    if table.trick and table.trick[0] // 13 != plays[0].card // 13:
        plays.reverse()
    yield from plays
    for card in numbers(reneges(table, hand)):
        yield _PLAYS[card]


def _refuse_packet(table: Table, seat: Seat | None, hand: Cards, packet: Cards) -> Refusal | None:
    if seat not in table.players:
        return Refusal("sits_out", "H-11", {})
    if packet & ~hand:
        return Refusal("not_held", "H-3", {"card": str(Cards(packet & ~hand))})
    if packet.bit_count() != table.house.pass_count:
        return Refusal("packet_size", "H-3", {"count": table.house.pass_count, "chosen": packet.bit_count()})
    return None


def _choose(state: State, seat: Seat, cards: Cards) -> Step[State, Event]:
    table = state.table
    gave = _with(state.gave, seat, cards)
    if seat not in table.choosing:
        # Nobody need know that a seat changed its mind.
        return Step(replace(state, gave=gave))
    choosing = tuple(other for other in table.choosing if other != seat)
    after = replace(state, gave=gave, table=replace(table, choosing=choosing))
    chosen = PacketChosen(seat, table.house.pass_count)
    return Step(after, (chosen,)) if choosing else _exchange(after, (chosen,))


def _exchange(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    table = state.table
    hands, got = list(state.hands), list(state.got)
    for giver, receiver in zip(table.players, receivers(table), strict=True):
        packet = state.gave[giver]
        hands[giver] = Cards(hands[giver] & ~packet)
        got[receiver] = packet
    # Received cards come in only when all packets are out.
    hands = [Cards(hand | packet) for hand, packet in zip(hands, got, strict=True)]
    passed = PacketsPassed(table.players, receivers(table), table.house.pass_count)
    return _open(replace(state, hands=tuple(hands), got=tuple(got)), (*events, passed))


def _open(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    table = state.table
    opener = next(seat for seat in table.players if state.hands[seat] >> table.opening & 1)
    found = OpenerFound(opener, table.opening)
    return Step(replace(state, table=replace(table, stage="play", to_play=opener)), (*events, found))


def _play(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    before, hand = state.table, state.hands[seat]
    table = before
    events: tuple[Event, ...] = (CardPlayed(seat, card),)
    if POINTS[card] and not before.broken and breaks_hearts(before.house, before.trick, card):
        table = replace(before, broken=True)
        events = (*events, HeartsBroken(seat, card))
    fined = state.reneges
    if before.house.renege != "block" and reneges(before, hand) >> card & 1:
        fined = _with(fined, seat, fined[seat] + 1)
    hands = _with(state.hands, seat, Cards(hand ^ BITS[card]))
    trick, players = (*table.trick, card), table.players
    following = players[(players.index(seat) + 1) % len(players)]
    if len(trick) < len(players):
        table = replace(table, trick=trick, to_play=following)
        return Step(State(table, hands, state.gave, state.got, fined), events)
    table, taken = _finish_trick(table, following, trick)
    events = (*events, taken)
    after = State(table, hands, state.gave, state.got, fined)
    return Step(after, events) if hands[seat] else _score(after, table, events)


def _finish_trick(table: Table, leader: Seat, cards: tuple[Card, ...]) -> tuple[Table, TrickTaken]:
    players = table.players
    winner = players[(players.index(leader) + taker(cards)) % len(players)]
    score = 0
    for card in cards:
        score += POINTS[card]
    table = replace(
        table,
        trick=(),
        tricks=(*table.tricks, Trick(leader, cards, winner)),
        to_play=winner,
        captured=_with(table.captured, winner, table.captured[winner] + score) if score else table.captured,
        jack=winner if JD in cards else table.jack,
    )
    return table, TrickTaken(winner, cards, score)


def _score(state: State, table: Table, events: tuple[Event, ...]) -> Step[State, Event]:
    """End the hand: the cards are gathered in, so nobody holds any."""
    scored = score_hand(table, state.reneges)
    extras = table.extras
    if table.extra:
        extras = tuple(
            (*earlier, scored.scores[seat]) if seat in table.players else earlier for seat, earlier in enumerate(extras)
        )
    table = replace(table, stage="deal", totals=scored.totals, extras=extras, scores=scored.scores)
    events = (*events, scored)
    if played_out(table):
        if needs_extra_hand(table):
            events = (*events, TieFound(leaders(table), table.extra + 1))
        else:
            table = replace(table, stage="over")
            events = (*events, MatchWon(leaders(table), table.totals))
    nothing = (NO_CARDS,) * len(table.totals)
    return Step(State(table, hands=nothing, gave=nothing, got=nothing, reneges=(0,) * len(nothing)), events)


def _with(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    changed = list(items)
    changed[seat] = item
    return tuple(changed)


GAME = OlsenHearts()
