"""What never changes in ODIN, its move counts from pinned deals, and a recorded match."""

import itertools
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import codec
from games.core import Over, Waiting
from games.odin import policy
from games.odin.combinations import beating, can_beat
from games.odin.model import Deal, HandEnded, Move, Play, State, View
from games.odin.notation import DECKS, NO_CARDS, Cards
from games.odin.rules import GAME
from tests.games import play
from tests.games.odin_positions import actor, options, position

HERE = Path(__file__).parent
PERFT: list[dict[str, Any]] = json.loads((HERE / "perft" / "odin.json").read_text())
PLAYTHROUGHS = {"odin": (2, options(), 1), "odin_playoff": (4, options(tie="playoff", auto_pass="on", target=12), 6)}
"""Seats, house rules and seed of each recorded match; PLAYTHROUGH=write records them anew."""


@given(play.playouts("odin", 300))
@settings(max_examples=30)
def test_hands_centre_and_counts_hold_cards_of_the_deck_once(played: play.Playout) -> None:
    deck = DECKS[str(played.options["deck"])]
    for state in played.states:
        table = state.table
        piles = [*state.hands, table.centre]
        assert sum(piles) == sum(piles) & deck
        assert sum(pile.bit_count() for pile in piles) == sum(piles).bit_count()
        assert table.counts == tuple(hand.bit_count() for hand in state.hands)
        assert (table.owner is None) == (table.centre == 0)
        assert all(hand == NO_CARDS for seat, hand in enumerate(state.hands) if seat not in table.sheet.players)


@given(play.playouts("odin", 300))
@settings(max_examples=30)
def test_4_4_no_move_adds_to_the_cards_held_and_passes_stay_below_the_quota(played: play.Playout) -> None:
    for (seat, _), (before, after) in zip(played.acts, itertools.pairwise(played.states), strict=True):
        if seat is not None:
            assert sum(after.table.counts) <= sum(before.table.counts)
            assert after.table.passes < after.table.sheet.quota


@given(play.playouts("odin", 400))
@settings(max_examples=30)
def test_6_each_hand_has_exactly_one_zero_and_totals_add_up(played: play.Playout) -> None:
    totals = [0] * played.seats
    for step, events in enumerate(played.events):
        for event in events:
            if isinstance(event, HandEnded):
                sheet = played.states[step].table.sheet
                assert [seat for seat in sheet.players if event.points[seat] == 0] == [event.winner]
                if not event.playoff:
                    totals = [total + more for total, more in zip(totals, event.points, strict=True)]
                assert list(event.totals) == totals
                assert all(total < sheet.house.target for total in sheet.totals) or event.playoff


@given(play.playouts("odin", 200))
@settings(max_examples=30)
def test_o9_the_centre_is_all_that_a_spectator_sees_of_cards(played: play.Playout) -> None:
    for state in played.states:
        assert play.named_cards(GAME.view(state, None)) == play.named_cards(state.table.centre)


@given(st.data())
def test_a_hand_can_beat_a_centre_when_it_holds_a_combination_that_does(data: st.DataObject) -> None:
    pile = data.draw(st.permutations(range(36)))
    deck = [number for number in range(len(Cards.NAMES)) if DECKS["a9"] >> number & 1]
    hand, centre = Cards.of(deck[n] for n in pile[:9]), Cards.of([deck[pile[9]]])
    highest = max((Cards.NAMES[deck[n]][0] for n in pile[:9]), key="A23456789".index)
    beats_alone = "A23456789".index(highest) > "A23456789".index(str(centre)[0])
    assert can_beat(hand, centre)  # nine cards of four suits always hold a pair of one suit
    assert (len([part for part in beating(hand, centre) if part.bit_count() == 1]) > 0) == beats_alone


@given(play.playouts("odin", 200), st.randoms(use_true_random=False))
def test_a_guess_deals_each_unseen_card_once(played: play.Playout, rng: random.Random) -> None:
    state = played.last
    for seat in (*range(played.seats), None):
        guessed = policy.guess(GAME.view(state, seat), rng)
        piles = [*guessed.hands, guessed.table.centre]
        assert sum(piles) & ~DECKS[str(played.options["deck"])] == 0
        assert sum(pile.bit_count() for pile in piles) == sum(piles).bit_count()
        assert tuple(hand.bit_count() for hand in guessed.hands) == state.table.counts


# ---- move counts


def leaves(state: State, depth: int) -> int:
    """Count the sequences of so many moves; a hand that is over ends one."""
    if depth == 0 or not isinstance(GAME.turn(state), Waiting):
        return 1
    seat = actor(state)
    moves = list(GAME.legal(GAME.view(state, seat)))
    return sum(leaves(GAME.apply(state, seat, move).state, depth - 1) for move in moves)


@pytest.mark.parametrize("pinned", PERFT, ids=lambda pinned: "/".join(pinned["position"]["hands"]))
def test_perft(pinned: dict[str, Any]) -> None:
    state = position(**pinned["position"])
    assert [leaves(state, depth) for depth in range(1, len(pinned["counts"]) + 1)] == pinned["counts"]


# ---- recorded matches


def told(seats: int, chosen: dict[str, Any], acts: list[str]) -> Iterator[str]:
    """Carry out acts (`deal <chance>` or `<seat>: <move>`), and write down what came of each."""
    state = GAME.setup(seats, chosen)
    for act in acts:
        who, what = act.split(" ", 1)
        if who == "deal":
            step = GAME.resolve(state, codec.decode(what, Deal))
        else:
            step = GAME.apply(state, int(who.removesuffix(":")), codec.decode(what, Move))
        state = step.state
        table = state.table
        yield act
        yield from (f"  {codec.encode(event).decode()}" for event in step.events)
        yield f"  = {'/'.join(map(str, state.hands))} centre {table.centre} passes {table.passes} turn {table.actor}"
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    yield f"over {codec.encode(turn.outcome).decode()}"


def random_match(seats: int, chosen: dict[str, Any], seed: int) -> list[str]:
    played = play.playout("odin", seats, chosen, random.Random(seed))
    return [("deal " if seat is None else f"{seat}: ") + codec.encode(act).decode() for seat, act in played.acts]


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    file = HERE / "playthroughs" / f"{name}.txt"
    seats, chosen, seed = PLAYTHROUGHS[name]
    if os.environ.get("PLAYTHROUGH") == "write":
        file.write_text("\n".join(told(seats, chosen, random_match(seats, chosen, seed))) + "\n")
    recorded = file.read_text().splitlines()
    assert list(told(seats, chosen, [line for line in recorded if line[0] in "d0123"])) == recorded
    assert any("playoff_began" in line for line in recorded) == (name == "odin_playoff")


# ---- the house


def naive_groups(hand: Cards) -> int:
    """Count the fewest combinations that hold all of a hand, by trying."""
    if not hand:
        return 0
    name = Cards.NAMES[(hand & -hand).bit_length() - 1]
    alike = [
        Cards.of(n for n, other in enumerate(Cards.NAMES) if hand >> n & 1 and other[at] == name[at]) for at in (0, 1)
    ]
    return 1 + min(naive_groups(Cards(hand & ~group)) for group in alike)


@given(st.sets(st.integers(0, len(Cards.NAMES) - 1), max_size=9))
def test_groups_are_the_fewest_combinations_of_a_hand(held: set[int]) -> None:
    assert policy.groups(Cards.of(held)) == naive_groups(Cards.of(held))


def test_normal_goes_out_when_it_can() -> None:
    state = position(hands=["8S8H", "2C3C"], centre="7D")
    assert policy.choose(GAME.view(state, 0), random.Random(1), "normal") == Play(Cards.parse("8H8S"))


def test_normal_beats_random_play() -> None:
    def choose(view: View, rng: random.Random) -> Move:
        return policy.choose(view, rng, "normal") if view.seat == 0 else rng.choice(list(GAME.legal(view)))

    won = 0
    for seed in range(40):
        turn = GAME.turn(play.playout("odin", 2, options(), random.Random(seed), choose=choose).last)
        won += isinstance(turn, Over) and turn.outcome.places[0] == 1
    assert won >= 36
