"""The worked cases of the rules page of ODIN (`tests/vectors/odin.jsonl`)."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from games import codec
from games.core import IllegalMove, Over, Waiting
from games.odin.model import Event, Move, State
from games.odin.notation import DECKS, Cards, value_text
from games.odin.rules import GAME
from tests.games.odin_positions import options, written
from tests.games.play import Rng

CASES: dict[str, dict[str, Any]] = {
    case["id"]: case
    for case in map(json.loads, (Path(__file__).parents[1] / "vectors" / "odin.jsonl").read_text().splitlines())
}


def having(key: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", [case for case in CASES.values() if key in case], ids=lambda c: c["id"])


def jsonable(thing: Any) -> Any:
    return json.loads(codec.encode(thing))


def moving(state: State) -> int:
    turn = GAME.turn(state)
    assert isinstance(turn, Waiting)
    (seat,) = turn.seats
    return seat


def played(case: dict[str, Any]) -> State:
    """Make the steps of a case, comparing each with what is expected of it."""
    state = written(case["position"])
    for step in case.get("steps", ()):
        seat, move = moving(state), codec.decode(json.dumps(step["move"]), Move)
        refusal = GAME.check(GAME.view(state, seat), move)
        if expected := step.get("refused"):
            assert jsonable(refusal) == {"values": {}} | expected
            with pytest.raises(IllegalMove):
                GAME.apply(state, seat, move)
        else:
            assert refusal is None
            done = GAME.apply(state, seat, move)
            assert jsonable(done.events) == step["events"]
            assert codec.decode(json.dumps(step["events"]), tuple[Event, ...]) == done.events
            state = done.state
    return state


@having("start")
def test_a_match_starts_or_is_refused(case: dict[str, Any]) -> None:
    seats, chosen = case["start"]["seats"], options(**case["start"].get("options", {}))
    if "refused" in case:
        assert jsonable(GAME.admit(seats, chosen)) == case["refused"]
        return
    assert GAME.admit(seats, chosen) is None
    state = GAME.setup(seats, chosen)
    deal = GAME.roll(state, Rng(random.Random(1)))
    state = GAME.resolve(state, deal).state
    deck = DECKS[str(chosen["deck"])]
    assert case["deal"].get("deck", str(deck)) == str(deck)
    assert [hand.bit_count() for hand in state.hands] == [case["deal"]["each"]] * seats
    assert (deck & ~sum(state.hands)).bit_count() == case["deal"]["aside"]
    assert sum(state.hands) & ~deck == 0


@having("value")
def test_a_combination_is_read_as_a_number(case: dict[str, Any]) -> None:
    assert value_text(Cards.parse(case["value"]["cards"]), case["value"]["deck"]) == case["value"]["reads"]


@having("steps")
def test_moves_do_what_the_case_says(case: dict[str, Any]) -> None:
    state = played(case)
    then = case.get("then", {})
    if "hands" in then:
        assert list(state.hands) == [Cards.parse(hand) for hand in then["hands"]]
    if "centre" in then:
        assert state.table.centre == Cards.parse(then["centre"])
        assert moving(state) == then.get("actor", moving(state))
    if "places" in then:
        turn = GAME.turn(state)
        assert isinstance(turn, Over)
        assert jsonable(turn.outcome) == {"scores": then["scores"], "places": then["places"]}


@having("legal")
def test_legal_lists_exactly(case: dict[str, Any]) -> None:
    state = played(case)
    listed = [codec.encode(move) for move in GAME.legal(GAME.view(state, moving(state)))]
    expected = [codec.encode(codec.decode(json.dumps(move), Move)) for move in case["legal"]]
    assert sorted(listed) == sorted(expected)


@having("next")
def test_the_next_hand_is_dealt(case: dict[str, Any]) -> None:
    state = played(case)
    upcoming = case["next"]
    deal = GAME.roll(state, Rng(random.Random(1)))
    assert deal.starter is None
    step = GAME.resolve(state, deal)
    sheet = step.state.table.sheet
    assert (sheet.starter, list(sheet.players), sheet.number) == (
        upcoming["starter"],
        upcoming["players"],
        upcoming["number"],
    )
    assert moving(step.state) == upcoming["starter"]
    assert sheet.quota == upcoming.get("quota", sheet.quota)
    each = [upcoming["each"] if seat in upcoming["players"] else 0 for seat in range(len(step.state.hands))]
    assert [hand.bit_count() for hand in step.state.hands] == list(step.state.table.counts) == each
    if "order" in upcoming:
        order = [upcoming["starter"]]
        while len(order) < len(upcoming["order"]):
            order.append(sheet.after[order[-1]])
        assert order == upcoming["order"]


@having("seen")
def test_each_seat_sees_its_hand_and_the_table(case: dict[str, Any]) -> None:
    state = played(case)
    for who, (hand, centre) in case["seen"].items():
        view = GAME.view(state, None if who == "spectator" else int(who))
        assert view.hand == Cards.parse(hand)
        assert view.table.centre == Cards.parse(centre)
        assert list(view.table.counts) == case["counts"]
        assert set(view.__struct_fields__) == {"seat", "table", "hand"}


def test_every_case_is_tried() -> None:
    assert [
        case["id"] for case in CASES.values() if not {"start", "value", "steps", "legal", "next", "seen"} & set(case)
    ] == []
