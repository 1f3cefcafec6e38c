"""Rounds, hands and matches of ODIN, decision by decision."""

import itertools
import random

import pytest

from games.core import Chance, Over, Refusal, Waiting
from games.odin.model import (
    Deal,
    HandDealt,
    HandEnded,
    Lead,
    Led,
    MatchEnded,
    Pass,
    Passed,
    Play,
    PlayoffBegan,
    TableCleared,
)
from games.odin.notation import NO_CARDS
from games.odin.rules import GAME
from tests.games.odin_positions import actor, card, cards, go, options, position
from tests.games.play import Rng

# ---- O-6, O-7: clearing


@pytest.mark.parametrize(
    ("seats", "clear", "asked"),
    [
        (2, "auto", 2),
        (3, "auto", 2),
        (4, "auto", 3),
        (2, "all_but_one", 1),
        (3, "all_but_one", 2),
        (2, "all_pass", 2),
        (3, "all_pass", 3),
    ],
)
def test_o6_so_many_passes_clear_the_table(seats: int, clear: str, asked: int) -> None:
    state = go(position(hands=["9C2C", "3D4D", "5H6H", "2S7S"][:seats], options={"clear": clear}), Lead(cards("9C")))
    for passed in range(1, asked + 1):
        assert state.table.centre == cards("9C")
        step = GAME.apply(state, passed % seats, Pass())
        state = step.state
        assert (TableCleared(0, cards("9C")) in step.events) == (passed == asked)
    assert (state.table.centre, state.table.owner, state.table.passes, actor(state)) == (0, None, 0, 0)


def test_o6_a_play_starts_the_count_of_passes_anew() -> None:
    state = go(position(hands=["2C4C", "3D5D9D", "4H6H8H"]), Lead(cards("2C")), Pass(), Play(cards("4H"), card("2C")))
    assert state.table.passes == 0
    state = go(state, Pass(), Pass())
    assert (state.table.centre, actor(state)) == (0, 2)


def test_o7_off_a_seat_that_cannot_play_is_asked_to_pass() -> None:
    state = go(position(hands=["9C2D", "3D4H"]), Lead(cards("9C")))
    assert actor(state) == 1
    assert list(GAME.legal(GAME.view(state, 1))) == [Pass()]


def test_o7_on_seats_that_cannot_play_are_passed_and_the_last_such_pass_clears_the_table() -> None:
    state = position(hands=["9C2D", "3D4H", "5H6C"], options={"auto_pass": "on"})
    step = GAME.apply(state, 0, Lead(cards("9C")))
    assert step.events == (
        Led(0, cards("9C")),
        Passed(1, auto=True),
        Passed(2, auto=True),
        TableCleared(0, cards("9C")),
    )
    assert (step.state.table.centre, actor(step.state)) == (0, 0)


def test_o7_on_the_owner_too_is_passed_where_all_are_asked() -> None:
    state = position(hands=["9C2D", "3D4H"], options={"auto_pass": "on"})
    step = GAME.apply(state, 0, Lead(cards("9C")))
    assert step.events == (
        Led(0, cards("9C")),
        Passed(1, auto=True),
        Passed(0, auto=True),
        TableCleared(0, cards("9C")),
    )


def test_o7_on_a_seat_that_can_play_is_waited_for_and_may_pass_by_itself() -> None:
    state = position(hands=["9C2D", "3D4D", "5H6C"], options={"auto_pass": "on"})
    step = GAME.apply(state, 0, Lead(cards("9C")))
    assert step.events == (Led(0, cards("9C")),)
    step = GAME.apply(step.state, 1, Pass())
    assert step.events == (Passed(1, auto=False), Passed(2, auto=True), TableCleared(0, cards("9C")))


def test_o7_on_a_game_goes_as_with_forced_passes_pressed() -> None:
    for seed in range(20):
        pressed, passed = (
            GAME.resolve(GAME.setup(3, options(auto_pass=setting)), deal_of(3, seed)).state for setting in ("off", "on")
        )
        rng = random.Random(seed)
        while isinstance(GAME.turn(pressed), Waiting):
            moves = list(GAME.legal(GAME.view(pressed, actor(pressed))))
            if moves == [Pass()]:
                pressed = go(pressed, Pass())
                continue
            assert moves == list(GAME.legal(GAME.view(passed, actor(passed))))
            move = rng.choice(moves)
            pressed, passed = go(pressed, move), go(passed, move)
        assert not isinstance(GAME.turn(passed), Waiting)
        assert pressed.table.sheet.totals == passed.table.sheet.totals


def deal_of(seats: int, seed: int) -> Deal:
    return Deal(GAME.roll(GAME.setup(seats, options()), Rng(random.Random(seed))).hands, 0)


# ---- 6, O-8, O-10, O-13: hands and matches


def test_o8_tied_seats_share_by_default_and_play_on_in_a_playoff() -> None:
    hands = ["2C", "3C", "4C5D6H7S8C9D"]
    shared = GAME.apply(position(hands=hands, totals=[11, 10, 10]), 0, Lead(cards("2C")))
    assert shared.events[-1] == MatchEnded((11, 11, 16), (1, 1, 3))
    played = GAME.apply(position(hands=hands, totals=[11, 10, 10], options={"tie": "playoff"}), 0, Lead(cards("2C")))
    assert played.events[-1] == PlayoffBegan((0, 1))
    assert isinstance(GAME.turn(played.state), Chance)


def test_o8_the_points_of_a_playoff_order_its_seats_and_change_no_total() -> None:
    before = position(
        hands=["2C", "3C4D", "4C", "5C6D7H8S"],
        totals=[12, 10, 11, 30],
        starter=3,
        options={"tie": "playoff", "clear": "auto"},
    )
    begun = GAME.apply(before, 0, Lead(cards("2C"))).state
    dealt = GAME.resolve(begun, Deal((cards("2C"), cards("3C4D"), cards("4C5D6H"), NO_CARDS)))
    assert dealt.events == (HandDealt(2, 0, (0, 1, 2), 9, playoff=True),)
    ended = GAME.apply(dealt.state, 0, Lead(cards("2C")))
    assert ended.events == (
        Led(0, cards("2C")),
        HandEnded(0, (0, 2, 3, 0), (12, 12, 12, 34), playoff=True),
        MatchEnded((12, 12, 12, 34), (1, 2, 3, 4)),
    )


def test_o8_equal_points_in_a_playoff_share_a_place() -> None:
    before = position(
        hands=["2C", "3C4D", "4C", "5C6D7H8S"], totals=[12, 10, 11, 30], options={"tie": "playoff"}, starter=3
    )
    begun = GAME.apply(before, 0, Lead(cards("2C"))).state
    dealt = GAME.resolve(begun, Deal((cards("2C"), cards("3C4D"), cards("4C5D"), NO_CARDS))).state
    turn = GAME.turn(GAME.apply(dealt, 0, Lead(cards("2C"))).state)
    assert isinstance(turn, Over)
    assert turn.outcome.places == (1, 2, 2, 4)


def test_o8_seats_out_of_a_playoff_hold_nothing_and_never_move() -> None:
    before = position(hands=["2C", "3C", "4C5D6H7S8C9D"], totals=[11, 10, 10], options={"tie": "playoff"})
    state = GAME.apply(before, 0, Lead(cards("2C"))).state
    state = GAME.resolve(state, GAME.roll(state, Rng(random.Random(3)))).state
    rng = random.Random(3)
    while isinstance(GAME.turn(state), Waiting):
        assert actor(state) != 2
        assert state.hands[2] == 0
        assert list(GAME.legal(GAME.view(state, 2))) == []
        state = go(state, rng.choice(list(GAME.legal(GAME.view(state, actor(state))))))
    assert isinstance(GAME.turn(state), Over)


@pytest.mark.parametrize("target", [1, 15, 100])
def test_6_the_match_ends_when_a_total_reaches_the_target(target: int) -> None:
    below, at = (
        GAME.apply(position(hands=["2C", "3C"], totals=[0, points], options={"target": target}), 0, Lead(cards("2C")))
        for points in (target - 2, target - 1)
    )
    assert isinstance(GAME.turn(below.state), Chance)
    assert at.events[-1] == MatchEnded((0, target), (1, 2))


def test_o10_the_next_starter_is_left_of_the_last_whoever_won() -> None:
    for starter, winner in itertools.product(range(3), range(3)):
        hands = ["3C4D"] * 3
        hands[winner] = "2C"
        state = position(hands=hands, actor=winner, starter=starter)
        state = GAME.apply(state, winner, Lead(cards("2C"))).state
        assert state.table.sheet.starter == (starter + 1) % 3
        assert GAME.roll(state, Rng(random.Random(1))).starter is None


def test_o13_the_first_starter_is_drawn_from_all_seats() -> None:
    state = GAME.setup(4, options())
    assert {GAME.roll(state, Rng(random.Random(seed))).starter for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(ValueError, match="starter"):
        GAME.resolve(state, Deal((NO_CARDS,) * 4))


def test_o13_the_host_picks_a_chair_that_is_there() -> None:
    for chair in (1, 2, 3):
        chosen = options(first_starter="host", starter=chair)
        assert GAME.admit(3, chosen) is None
        state = GAME.setup(3, chosen)
        deal = GAME.roll(state, Rng(random.Random(1)))
        assert deal.starter is None
        assert actor(GAME.resolve(state, deal).state) == chair - 1
    assert GAME.admit(3, options(first_starter="host", starter=4)) == Refusal(
        "starter", "O-13", {"starter": 4, "seats": 3}
    )
    assert GAME.admit(3, options(first_starter="random", starter=6)) is None
