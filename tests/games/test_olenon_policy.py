"""House players of Olenon know what wins, and play better the higher their level."""

from random import Random
from typing import Any

import pytest

from games import codec
from games.core import Level
from games.olenon.model import Move, Pass, Play, Redeal, State, View
from games.olenon.notation import DECK, Cards, size
from games.olenon.policy import choose, guess
from games.olenon.rules import ENDLESS, GAME
from tests.games.play import Rng

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def seen(seat: int, hands: list[str], **table: Any) -> View:
    state = {"table": {"wins_needed": 2, "opener_rule": "next_seat", "round": 1, "opener": 0, "turn": seat} | table}
    return GAME.view(codec.decode(codec.encode(state | {"hands": hands, "away": ""}), State), seat)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_can_go_out_does(level: Level) -> None:
    adds = seen(1, ["1", "55", "1", "1"], last=0, value=5, count=1)
    assert choose(adds, Random(1), level) == Play(5, 2)
    leads = seen(1, ["1", "0000", "1", "1"])
    assert choose(leads, Random(1), level) == Play(0, 4)


@pytest.mark.parametrize("level", LEVELS)
def test_l11_house_players_end_an_endless_round(level: Level) -> None:
    hands = ["12", "166", "1", "0"]
    assert choose(seen(1, hands, last=0, value=5, count=1, moves=ENDLESS), Random(1), level) == Redeal()
    asked = seen(1, hands, last=0, value=5, count=1, moves=ENDLESS, redeal=[False, True, False, False])
    assert choose(asked, Random(1), level) != Redeal()


def test_normal_clears_the_table_when_one_group_is_left_after_it() -> None:
    hands = ["1123", "14444", "0012", "0001"]
    assert choose(seen(1, hands), Random(1), "normal") == Play(4, 4)
    assert choose(seen(1, hands, last=0, value=4, count=0), Random(1), "normal") == Play(4, 4)


def test_normal_leads_the_low_card_and_keeps_the_six() -> None:
    """A 6 answers nearly every single card, so going out needs no other lead; a 1 kept for last does."""
    assert choose(seen(1, ["112345", "16", "112345", "112345"]), Random(1), "normal") == Play(1, 1)


def test_normal_does_not_let_an_opponent_with_one_card_keep_the_lead() -> None:
    view = seen(2, ["0123", "5", "1126", "0123"], last=1, value=5, count=1)
    assert choose(view, Random(1), "normal") == Play(6, 1)


def test_easy_answers_with_the_weakest_and_sometimes_passes() -> None:
    view = seen(1, ["1", "2456", "1", "1"], last=0, value=3, count=1)
    assert {type(choose(view, Random(seed), "easy")) for seed in range(60)} == {Play, Pass}
    assert {choose(view, Random(seed), "easy") for seed in range(60)} == {Play(4, 1), Pass()}


def test_a_guess_knows_open_and_shown_cards_for_sure() -> None:
    view = seen(0, ["0123", "0066", "12", "12"], last=0, value=5, count=2, shown=["", "66", "", ""])
    guesses = [guess(view, Random(seed)) for seed in range(30)]
    for imagined in guesses:
        assert str(imagined.hands[1]).endswith("66")
        assert [size(hand) for hand in imagined.hands] == [4, 4, 2, 2]
        assert sum(imagined.hands) + imagined.away + Cards.parse("55") == DECK
    assert len({imagined.hands for imagined in guesses}) > 20


def test_a_spectator_can_guess_too() -> None:
    state = GAME.setup(4, GAME.info.defaults())
    state = GAME.resolve(state, GAME.roll(state, Rng(Random(1)))).state
    view = GAME.view(state, None)
    assert GAME.view(guess(view, Random(1)), None) == view


@pytest.mark.parametrize(("better", "worse", "least"), [("normal", "easy", 0.55), ("easy", None, 0.65)])
def test_a_pair_of_the_higher_level_wins_more_rounds(better: Level, worse: Level | None, least: float) -> None:
    rng = Random(5)
    rounds = 300
    won = sum(_wins(better, worse, strong, rng) for strong in (0, 1) for _ in range(rounds // 2))
    assert won / rounds > least


def _wins(better: Level, worse: Level | None, strong: int, rng: Random) -> bool:
    """Play one round; None plays at random."""
    state = GAME.setup(4, {"wins_needed": 1, "opener": "next_seat"})
    state = GAME.resolve(state, GAME.roll(state, Rng(rng))).state
    while (seat := state.table.turn) is not None:
        view = GAME.view(state, seat)
        level = better if seat % 2 == strong else worse
        move: Move = choose(view, rng, level) if level else rng.choice(list(GAME.legal(view)))
        state = GAME.apply(state, seat, move).state
    return state.table.wins[strong] == 1
