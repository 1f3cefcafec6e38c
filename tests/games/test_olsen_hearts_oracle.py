"""OpenSpiel plays the same Hearts: no legal set and no score differs (section 11)."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.cards import Card, Cards, numbers
from games.core import Value
from games.olsen_hearts.deals import CYCLES
from games.olsen_hearts.model import Choose, Deal, Event, HandScored, Play, State
from games.olsen_hearts.rules import GAME
from tests.games import olsen_hearts_table as t
from tests.games.play import Rng

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: nothing to compare with")

PERFT: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft" / "olsen_hearts.json").read_text())

PARAMETERS: tuple[dict[str, Value], ...] = (
    {},
    {"jack_of_diamonds": "on"},
    {"first_trick": "allow"},
    {"lead_hearts_over_qs": "on"},
    {"first_trick": "allow", "jack_of_diamonds": "on", "lead_hearts_over_qs": "on"},
)


def number_there(card: int) -> int:
    return card % 13 * 4 + card // 13


def mask(actions: list[int]) -> Cards:
    return Cards.of(action % 4 * 13 + action // 4 for action in actions)


def game_there(house: dict[str, Value]) -> Any:
    return pyspiel.load_game(
        "hearts",
        {
            "no_pts_on_first_trick": house["first_trick"] == "forbid",
            "jd_bonus": house["jack_of_diamonds"] == "on",
            "can_lead_hearts_instead_of_qs": house["lead_hearts_over_qs"] == "on",
            "qs_breaks_hearts": house["hearts_broken_by"] == "any_penalty",
            "avoid_all_tricks_bonus": False,
            "can_lead_any_club": False,
            "must_break_hearts": True,
        },
    )


def deal_there(game: Any, shift: int, deal: Deal) -> Any:
    state = game.new_initial_state()
    state.apply_action(shift)  # its pass directions are none, left, across, right
    for row in zip(*map(numbers, deal.hands), strict=True):
        for card in row:
            state.apply_action(number_there(card))
    return state


def exchange(state: State, there: Any, rng: random.Random) -> State:
    packets = [rng.sample([*numbers(hand)], 3) for hand in state.hands]
    for seat, packet in enumerate(packets):
        for card in packet:
            there.apply_action(number_there(card))
        state = GAME.apply(state, seat, Choose(Cards.of(packet))).state
    return state


def compare(seed: int, house: dict[str, Value]) -> bool:
    """Play a hand in both, and tell whether somebody swept it."""
    rng = random.Random(seed)
    hand = rng.randrange(4)
    shift = CYCLES[4][hand]
    state = t.start(4, house)
    state = t.replace(state, table=t.replace(state.table, hand=hand, dealer=0))
    deal = GAME.roll(state, Rng(rng))
    state = GAME.resolve(state, deal).state
    there = deal_there(game_there(house), shift, deal)
    if shift:
        state = exchange(state, there, rng)
    # Some play high throughout, so that there are sweeps.
    sweeper = rng.randrange(8)
    events: tuple[Event, ...] = ()
    while state.table.stage == "play":
        seat = state.table.to_play
        assert there.current_player() == seat
        legal = [move for move in GAME.legal(GAME.view(state, seat)) if isinstance(move, Play)]
        assert Cards.of(move.card for move in legal) == mask(there.legal_actions())
        move = max(legal, key=lambda play: play.card % 13) if seat == sweeper else rng.choice(legal)
        there.apply_action(number_there(move.card))
        state, events = t.make(state, seat, move)
    assert there.is_terminal()
    scored = t.event_of(HandScored, events)
    assert [26 - score for score in scored.scores] == there.returns()
    return scored.sweeper is not None


@pytest.mark.campaign
@pytest.mark.parametrize("breaks", ["any_heart", "any_penalty"])
def test_openspiel_agrees_on_every_legal_set_and_score(breaks: str, campaign: Callable[[int], int]) -> None:
    sweeps = 0
    for seed in range(max(300, campaign(3000))):
        house = t.options({**PARAMETERS[seed % len(PARAMETERS)], "hearts_broken_by": breaks, "passing": "rotate"})
        sweeps += compare(seed, house)
    assert sweeps > 0


def lines_there(state: Any, depth: int) -> int:
    if not depth:
        return 1
    return sum(lines_there(state.child(action), depth - 1) for action in state.legal_actions())


def test_openspiel_counts_the_same_lines_of_play() -> None:
    case = next(case for case in PERFT if case["name"] == "any_heart_4")
    deal = Deal(0, tuple(map(Cards.parse, case["hands"])))
    there = deal_there(game_there(t.options(case["options"])), 0, deal)
    for card in t.cards(case["played"]):
        there.apply_action(number_there(card))
    assert [lines_there(there, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]


def test_cards_have_the_same_names_there() -> None:
    state = game_there(t.options()).new_initial_state()
    state.apply_action(0)
    assert [state.action_to_string(-1, number_there(card)) for card in range(52)] == list(Card.NAMES)
