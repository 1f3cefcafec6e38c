"""Every worked case of the rules page comes out as written (`tests/vectors/olsen_hearts.jsonl`)."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from games.cards import Cards
from games.core import Chance, Over, Waiting
from games.olsen_hearts.model import (
    Choose,
    Claim,
    HandDealt,
    HandScored,
    MatchWon,
    OpenerFound,
    Play,
    TrickTaken,
)
from games.olsen_hearts.rules import GAME
from tests.games import olsen_hearts_table as t
from tests.games.play import Rng

FILE = Path(__file__).parents[1] / "vectors" / "olsen_hearts.jsonl"
VECTORS: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text().splitlines()]


def of_kind(kind: str) -> pytest.MarkDecorator:
    chosen = [vector for vector in VECTORS if vector["kind"] == kind]
    return pytest.mark.parametrize("case", chosen, ids=[vector["id"] for vector in chosen])


def hands_of(case: dict[str, Any]) -> dict[int, str]:
    return {int(seat): held for seat, held in case["hands"].items()}


def position_of(case: dict[str, Any], **table: Any) -> Any:
    return t.position(
        hands_of(case),
        seats=case["seats"],
        leader=case.get("leader", 0),
        trick=case.get("trick", ""),
        trick_number=case["trick_number"],
        house=case.get("house", {}),
        **table,
    )


def test_every_vector_has_a_test() -> None:
    assert {vector["kind"] for vector in VECTORS} == {
        mark.args[1][0]["kind"]
        for name, function in globals().items()
        if name.startswith("test_")
        for mark in getattr(function, "pytestmark", [])
        if mark.name == "parametrize"
    }


@of_kind("deal")
def test_a_hand_is_dealt_with_the_right_deck(case: dict[str, Any]) -> None:
    state = t.start(case["seats"])
    step = GAME.resolve(state, GAME.roll(state, Rng(random.Random(1))))
    hands = step.state.hands
    assert [hand.bit_count() for hand in hands] == [case["each"]] * case["seats"]
    everything = Cards(sum(hands))
    assert everything.bit_count() == case["cards"]
    assert not everything & Cards.parse(case["absent"])
    assert Cards.parse("2H3H4H5H6H7H8H9HTHJHQHKHAHQS") & ~everything == 0
    assert str(step.state.table.opening) == case["opening"]


@of_kind("start")
def test_a_lobby_of_the_wrong_size_is_refused(case: dict[str, Any]) -> None:
    refusal = GAME.admit(case["seats"], t.options())
    assert refusal is not None
    assert refusal.code == case["refused"]


@of_kind("exchange")
def test_packets_move_all_at_once(case: dict[str, Any]) -> None:
    packets = {int(seat): packet for seat, packet in case["packets"].items()}
    house = case.get("house", {})
    state = t.start(case["seats"], house)
    if "tied" in case:
        state = t.tied([41 if seat in case["tied"] else 100 for seat in range(case["seats"])], house=house)
    state = GAME.resolve(state, t.dealt(state, packets)).state
    before = state.hands
    *early, last = packets.items()
    for seat, packet in early:
        state = GAME.apply(state, seat, Choose(Cards.parse(packet))).state
        assert state.hands == before
    step = GAME.apply(state, last[0], Choose(Cards.parse(last[1])))
    for seat, packet in case["received"].items():
        assert step.state.got[int(seat)] == Cards.parse(packet)
        assert step.state.hands[int(seat)] & Cards.parse(packet) == Cards.parse(packet)
        assert step.state.hands[int(seat)].bit_count() == before[int(seat)].bit_count()
    assert t.event_of(OpenerFound, step.events).seat == case["opens"]


@of_kind("packet")
def test_a_wrong_packet_is_refused(case: dict[str, Any]) -> None:
    state = t.start(case["seats"])
    state = GAME.resolve(state, t.dealt(state, {0: case["held"]}, not_held=case["not_held"])).state
    refusal = GAME.check(GAME.view(state, 0), Choose(Cards.parse(case["choose"])))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (case["refused"], "H-3")


def test_oh_010_a_packet_cannot_hold_a_card_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        Cards.parse("QSQS3D")


@of_kind("no_exchange")
def test_without_exchange_the_opener_leads_at_once(case: dict[str, Any]) -> None:
    state = t.begin(case["seats"], {2: "2C"}, house=case["house"])
    assert GAME.turn(state) == Waiting(frozenset({2}))
    assert [*GAME.legal(GAME.view(state, 2))] == [Play(t.cards("2C")[0])]


@of_kind("directions")
def test_the_directions_follow_each_other(case: dict[str, Any]) -> None:
    state = t.start(case["seats"], case["house"])
    shifts: list[int] = []
    rng = Rng(random.Random(3))
    while len(shifts) < len(case["shifts"]):
        match GAME.turn(state):
            case Chance():
                step = GAME.resolve(state, GAME.roll(state, rng))
                shifts.append(t.event_of(HandDealt, step.events).shift)
                state = step.state
            case Waiting(seats):
                seat = min(seats)
                state = GAME.apply(state, seat, next(iter(GAME.legal(GAME.view(state, seat))))).state
            case Over():
                pytest.fail("the match ended early")
    assert shifts == case["shifts"]


@of_kind("tries")
def test_tries_are_accepted_or_refused_with_the_reason(case: dict[str, Any]) -> None:
    state = position_of(case)
    for seat, card, code in case["tries"]:
        refusal = GAME.check(GAME.view(state, seat), Play(t.cards(card)[0]))
        assert (refusal and refusal.code) == code


@of_kind("legal")
def test_the_legal_cards_are(case: dict[str, Any]) -> None:
    state = position_of(case)
    seat = state.table.to_play
    assert t.legal_cards(state, seat) == Cards.parse(case["legal"])
    if "then" in case:
        assert t.play_all(state, case["then"])[0].table.broken == case["broken"]


@of_kind("after_trick")
def test_the_legal_leads_after_the_trick_are(case: dict[str, Any]) -> None:
    state, _ = t.play_all(position_of(case), case["cards"])
    assert t.legal_cards(state, state.table.to_play) == Cards.parse(case["legal"])


@of_kind("trick")
def test_the_trick_is_taken_by(case: dict[str, Any]) -> None:
    played = t.cards(case["cards"])
    order = [(case["leader"] + place) % case["seats"] for place in range(case["seats"])]
    # One more card each, so that the hand goes on.
    hands = {seat: f"{card}{rank}H" for seat, card, rank in zip(order, played, "56789", strict=False)}
    state = t.position(hands, seats=case["seats"], leader=case["leader"])
    state, events = t.play_all(state, case["cards"])
    taken = t.event_of(TrickTaken, events)
    assert (taken.seat, taken.points, taken.cards) == (case["taker"], case["points"], played)
    assert state.table.to_play == case["taker"]
    assert state.table.captured[case["taker"]] == case["points"]
    assert state.table.broken == case["broken"]


@of_kind("playout")
def test_a_hand_has_so_many_tricks(case: dict[str, Any]) -> None:
    state = t.begin(case["seats"], house={"passing": "none"})
    rng = random.Random(4)
    tricks = 0
    while state.table.stage == "play":
        seat = state.table.to_play
        plays = [move for move in GAME.legal(GAME.view(state, seat)) if isinstance(move, Play)]
        step = GAME.apply(state, seat, rng.choice(plays))
        tricks += sum(isinstance(event, TrickTaken) for event in step.events)
        state = step.state
    assert tricks == case["tricks"]


@of_kind("score")
def test_the_hand_is_scored(case: dict[str, Any]) -> None:
    seats = case["seats"]
    players = tuple(case.get("players", range(seats)))
    state = t.position(
        {},
        seats=seats,
        leader=players[0],
        trick_number=10,
        house=case.get("house", {}),
        players=players,
        captured=tuple(case["captured"]),
        jack=case.get("jack"),
        totals=tuple(case.get("totals", [0] * seats)),
        hand=case.get("hand", 1),
        extra=case.get("extra_number", 0),
    )
    state = t.replace(state, reneges=tuple(case.get("reneges", [0] * seats)))
    state, events = t.make(state, players[0], Claim())
    scored = t.event_of(HandScored, events)
    assert list(scored.scores) == case["scores"]
    if "totals_after" in case:
        assert list(scored.totals) == case["totals_after"]
    if "winners" in case:
        assert list(t.event_of(MatchWon, events).seats) == case["winners"]
        turn = GAME.turn(state)
        assert isinstance(turn, Over)
        assert [seat for seat, place in enumerate(turn.outcome.places) if place == 1] == case["winners"]
    else:
        assert GAME.turn(state) == Chance()
    if "extra" in case:
        step = GAME.resolve(state, t.dealt(state))
        dealt = t.event_of(HandDealt, step.events)
        assert (list(dealt.players), dealt.cards) == (case["extra"]["players"], case["extra"]["each"])
        assert str(step.state.table.opening) == case["extra"]["opening"]


@of_kind("renege")
def test_a_renege_is_taken_without_a_word_and_fined_when_the_hand_is_scored(case: dict[str, Any]) -> None:
    state, events = t.play_all(position_of(case), case["cards"])
    assert state.table.broken == case["broken"]
    assert "renege" not in repr(events)
    expected = [int(seat == case["offender"]) for seat in range(case["seats"])]
    assert list(state.reneges) == expected
    state = t.replace(state, table=t.replace(state.table, captured=(26, 0, 0, 0)))
    _, events = t.make(state, 0, Claim())
    assert t.event_of(HandScored, events).scores == (0, 39, 26, 26)


@of_kind("claim")
def test_a_claim(case: dict[str, Any]) -> None:
    state = position_of(case, captured=tuple(case["captured"]))
    refusal = GAME.check(GAME.view(state, case["claimant"]), Claim())
    assert (refusal and refusal.code) == case["refused"]
    if refusal is None:
        after, events = t.make(state, case["claimant"], Claim())
        assert list(t.event_of(HandScored, events).scores) == case["captured"]
        assert GAME.turn(after) == Chance()
