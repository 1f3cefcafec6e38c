"""The worked cases of Olsen (Eights): `tests/vectors/olsen_eights.jsonl`.

A case is a position (`hands`, `top`, `suit`, `pile` and `below` the top card, further fields of the table) or a `deal`, and `play`,
line by line:

- `0: 8D=H` seat 0 makes the move; `0? 5C 8H draw` is all it may play in its turn, calls aside; `0x 7D no_match 5` is refused, with code and rule
- `roll 3S 4S` is the new draw pile of a reshuffle, `back 3` how deep the starter goes
- an object says what then holds: `hand0` the cards of seat 0, `events` what the last line made happen, `places` that the match is
  over, anything else a field of the table
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games import codec
from games.cards import Card, Cards
from games.core import Chance, Over, Waiting
from games.olsen_eights.matching import printed_suit
from games.olsen_eights.model import (
    CallOlsen,
    Challenge,
    ChooseDealer,
    Deal,
    Event,
    PutBack,
    Reshuffle,
    Show,
    State,
)
from games.olsen_eights.notation import read, write
from games.olsen_eights.rules import GAME

VECTORS = Path(__file__).parents[1] / "vectors" / "olsen_eights.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def position(case: dict[str, Any]) -> State:
    """Set up the case: as dealt, or seat 0 (or `seat`) about to lay or draw on `top`."""
    options = GAME.info.defaults() | case.get("options", {})
    start: dict[str, Any] = case.get("deal") or case
    hands = [cards(hand) for hand in start["hands"]]
    assert GAME.admit(len(hands), options) is None
    state = GAME.setup(len(hands), options)
    if "deal" in case:
        named = sum((*hands, cards(start["pile"])), ())
        deck = (*named, *(Card(card) for card in range(52) if card not in named))
        state = GAME.resolve(state, ChooseDealer(start["dealer"])).state
        return GAME.resolve(state, Deal(deck)).state
    top, pile = Card.parse(case["top"]), cards(case.get("pile", ""))
    table = json.loads(codec.encode(state.table)) | {
        "stage": "act",
        "dealer": len(hands) - 1,
        "top": str(top),
        "suit": printed_suit(top),
        "counts": [len(hand) for hand in hands],
        "stock": len(pile),
        "discards": str(Cards.of(cards(case.get("below", "")))),
    }
    table |= {key: value for key, value in case.items() if key in table}
    return State(codec.decode(json.dumps(table), type(state.table)), tuple(Cards.of(hand) for hand in hands), pile)


def playable(state: State, seat: int) -> list[str]:
    """List what the seat may play, without what is said and shown beside, or said with a lay."""
    moves = [m for m in GAME.legal(GAME.view(state, seat)) if not isinstance(m, CallOlsen | Challenge | Show)]
    return sorted(
        {
            write(move).split("=")[0].rstrip("!") if move.__class__.__name__ == "Lay" else write(move).rstrip("!")
            for move in moves
        }
    )


def follow(state: State, line: str) -> tuple[State, tuple[Event, ...]]:
    """Carry out a line of a case."""
    word, _, rest = line.partition(" ")
    if word in {"roll", "back"}:
        assert isinstance(GAME.turn(state), Chance)
        step = GAME.resolve(state, Reshuffle(cards(rest)) if word == "roll" else PutBack(int(rest)))
        return step.state, step.events
    seat = int(word[0])
    match word[1]:
        case ":":
            assert GAME.check(GAME.view(state, seat), read(rest)) is None
            step = GAME.apply(state, seat, read(rest))
            return step.state, step.events
        case "?":
            assert playable(state, seat) == sorted(rest.split())
        case _:
            text, code, rule = rest.rsplit(" ", 2)
            refusal = GAME.check(GAME.view(state, seat), read(text))
            assert refusal is not None
            assert (refusal.code, refusal.rule) == (code, rule)
    return state, ()


def held(state: State, events: tuple[Event, ...], expected: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Look up what a case expects."""
    table = json.loads(codec.encode(state.table))
    turn = GAME.turn(state)
    for key in expected:
        if key.startswith("hand"):
            yield key, str(state.hands[int(key[4:])])
        elif key == "events":
            yield key, [json.loads(codec.encode(event)) for event in events]
        elif key == "waits":
            yield key, sorted(turn.seats) if isinstance(turn, Waiting) else "chance"
        elif key == "places":
            assert isinstance(turn, Over)
            yield key, list(turn.outcome.places)
        else:
            yield key, table[key]


def told(event: dict[str, Any]) -> str:
    """Write an event as a case does: `laid 0 7H 2`."""
    return " ".join([event.pop("type"), *(str(value) for value in event.values() if value is not False)])


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    if "refused" in case:
        refusal = GAME.admit(case["seats"], GAME.info.defaults() | case["options"])
        assert refusal is not None
        assert [refusal.code, refusal.rule] == case["refused"]
        return
    state, events = position(case), ()
    for line in case["play"]:
        if isinstance(line, str):
            state, events = follow(state, line)
            continue
        found = dict(held(state, events, line))
        if "events" in found:
            found["events"] = [told(event) for event in found["events"]]
        wanted = {key: str(Cards.of(cards(value))) if key.startswith("hand") else value for key, value in line.items()}
        assert found == wanted


def test_every_decision_has_a_case() -> None:
    assert {f"E-{number}" for number in range(1, 26)} - {case["rule"] for case in CASES} == set()
