"""Sets up tables of Olsen (Hearts) for its tests."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.cards import Card, Cards, numbers
from games.core import IllegalMove, Refusal, Value
from games.olsen_hearts.deals import deck
from games.olsen_hearts.model import NO_CARDS, Claim, Deal, Event, HandScored, Move, Play, State, Trick
from games.olsen_hearts.rules import GAME

RNG = random.Random(52)


def cards(text: str) -> tuple[Card, ...]:
    """Read cards in the order they are written."""
    return tuple(Card.parse(text[start : start + 2]) for start in range(0, len(text), 2))


def options(house: Mapping[str, Value] = {}) -> dict[str, Value]:
    return {**GAME.info.defaults(), **house}


def finished(count: int) -> tuple[Trick, ...]:
    """Return tricks that nobody looks into."""
    return (Trick(0, (), 0),) * count


def dealt(state: State, known: Mapping[int, str] = {}, dealer: int = 0, not_held: str = "") -> Deal:
    """Deal the next hand so that each seat gets what is known of its hand; nobody of these gets what is not to be held."""
    probe = GAME.resolve(state, GAME.roll(state, First())).state.table
    held = {seat: int(Cards.parse(known.get(seat, ""))) for seat in probe.players}
    free = int(deck(probe.house, len(probe.players)))
    size = free.bit_count() // len(probe.players)
    for hand in held.values():
        free &= ~hand
    pile = [*numbers(free)]
    RNG.shuffle(pile)
    barred = cards(not_held)
    for seat in sorted(held, key=lambda seat: seat not in known):
        while held[seat].bit_count() < size:
            card = next(card for card in pile if seat not in known or card not in barred)
            pile.remove(card)
            held[seat] |= 1 << card
    return Deal(dealer, tuple(Cards(held.get(seat, 0)) for seat in range(len(probe.totals))))


class First:
    """Dice that always show the lowest number."""

    def below(self, n: int, /) -> int:
        return 0


def start(seats: int, house: Mapping[str, Value] = {}) -> State:
    return GAME.setup(seats, options(house))


def begin(seats: int, known: Mapping[int, str] = {}, dealer: int = 0, house: Mapping[str, Value] = {}) -> State:
    """Return a match in its first hand."""
    state = start(seats, house)
    return GAME.resolve(state, dealt(state, known, dealer)).state


def position(
    hands: Mapping[int, str],
    *,
    seats: int = 4,
    leader: int = 0,
    trick: str = "",
    trick_number: int = 2,
    house: Mapping[str, Value] = {},
    **table: Any,
) -> State:
    """Return a match in the middle of a hand; a seat whose hand is not given holds nothing."""
    state = begin(seats, house={**house, "passing": "none"})
    on_table = cards(trick)
    players = table.get("players", tuple(range(seats)))
    to_play = players[(players.index(leader) + len(on_table)) % len(players)]
    changed = replace(
        state.table,
        **{"trick": on_table, "tricks": finished(trick_number - 1), "to_play": to_play, **table},
    )
    held = tuple(Cards.parse(hands.get(seat, "")) for seat in range(seats))
    nothing = (NO_CARDS,) * seats
    return State(changed, held, gave=nothing, got=nothing, reneges=(0,) * seats)


def tied(totals: Sequence[int], last_dealer: int = 0, house: Mapping[str, Value] = {}) -> State:
    """Return a match whose last hand is scored and left some tied for the lowest total."""
    state = begin(len(totals), house=house)
    table = replace(state.table, stage="deal", totals=tuple(totals), dealer=last_dealer, hand=5, choosing=())
    nothing = (NO_CARDS,) * len(totals)
    return State(table, hands=nothing, gave=nothing, got=nothing, reneges=(0,) * len(totals))


def make(state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    step = GAME.apply(state, seat, move)
    return step.state, step.events


def play_all(state: State, text: str) -> tuple[State, list[Event]]:
    """Play cards one after the other, each by the seat whose turn it is."""
    events: list[Event] = []
    for card in cards(text):
        step = GAME.apply(state, state.table.to_play, Play(card))
        state = step.state
        events += step.events
    return state, events


def event_of(kind: type[Any], events: Sequence[Event]) -> Any:
    """Return the one event of a kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1
    return found[0]


def legal_cards(state: State, seat: int) -> Cards:
    moves = GAME.legal(GAME.view(state, seat))
    return Cards.of(move.card for move in moves if isinstance(move, Play))


def refusal_of(state: State, seat: int, move: Any) -> Refusal:
    refusal = GAME.check(GAME.view(state, seat), move)
    assert refusal is not None
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, seat, move)
    assert caught.value.refusal == refusal
    return refusal


def card(text: str) -> Play:
    return Play(cards(text)[0])


def scored(seats: int = 4, *, reneges: tuple[int, ...] | None = None, **table: Any) -> tuple[State, Any]:
    """Claim with nothing left in the hands, and look at the score."""
    house = table.pop("house", {})
    leader = table.get("players", (0,))[0]
    state = position({}, seats=seats, leader=leader, trick_number=10, house=house, **table)
    state = replace(state, reneges=reneges or (0,) * seats)
    state, events = make(state, leader, Claim())
    return state, event_of(HandScored, events)
