"""Positions of ODIN written down for tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.core import Value, Waiting
from games.odin.model import Lead, Pass, Play, State, Table
from games.odin.notation import Card, Cards
from games.odin.rules import GAME


def cards(text: str) -> Cards:
    return Cards.parse(text)


def card(text: str) -> Card:
    return Card.parse(text)


def options(**changed: Value) -> dict[str, Value]:
    """Return the defaults with some changed."""
    return GAME.info.defaults() | changed


def position(
    *,
    hands: Sequence[str],
    centre: str = "",
    actor: int = 0,
    owner: int | None = None,
    passes: int = 0,
    totals: Sequence[int] = (),
    starter: int = 0,
    options: Mapping[str, Value] | None = None,
) -> State:
    """Return the state in which these hands are held and the centre lies there; somebody else owns it if nobody is named."""
    seats = len(hands)
    held = tuple(Cards.parse(hand) for hand in hands)
    sheet = GAME.setup(seats, GAME.info.defaults() | dict(options or {})).table.sheet
    sheet = replace(sheet, starter=starter, totals=tuple(totals) or (0,) * seats)
    if centre and owner is None:
        owner = (actor - 1) % seats
    table = Table(sheet, actor, Cards.parse(centre), owner, passes, tuple(hand.bit_count() for hand in held))
    return State(table, held)


def written(data: Mapping[str, Any]) -> State:
    """Return a position of the vector file."""
    return position(**data)


def actor(state: State) -> int:
    """Return whose turn it is."""
    turn = GAME.turn(state)
    assert isinstance(turn, Waiting)
    (seat,) = turn.seats
    return seat


def go(state: State, *moves: Lead | Play | Pass) -> State:
    """Let whose turn it is make each move."""
    for move in moves:
        state = GAME.apply(state, actor(state), move).state
    return state
