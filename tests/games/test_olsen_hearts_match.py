"""How a hand of Olsen (Hearts) is scored, a match ends, what is seen, and who may claim."""

import random
from typing import Any

import pytest
from hypothesis import given, settings

from games import codec
from games.cards import Cards, numbers
from games.core import Chance, Over, Refusal, Waiting
from games.olsen_hearts.deals import deck
from games.olsen_hearts.model import (
    NO_CARDS,
    Choose,
    Claim,
    Deal,
    HandDealt,
    HandScored,
    MatchWon,
    TieFound,
)
from games.olsen_hearts.rules import GAME, INFO
from tests.games import olsen_hearts_table as t
from tests.games import play
from tests.games.olsen_hearts_table import refusal_of, scored
from tests.games.play import Rng

# ---- scoring (section 6)


# H-8: what a sweep brings.
def test_h_8_a_sweep() -> None:
    assert scored(captured=(0, 26, 0, 0))[1].scores == (26, 0, 26, 26)
    assert scored(captured=(0, 26, 0, 0))[1].sweeper == 1
    _, hand = scored(captured=(0, 26, 0, 0), house={"moon": "self_minus_26"})
    assert hand.scores == (0, -26, 0, 0)


# H-6: the jack of diamonds and the sweep.
def test_h_6_the_jack_counts_beside_a_sweep() -> None:
    house = {"jack_of_diamonds": "on"}
    assert scored(house=house, captured=(0, 26, 0, 0), jack=1)[1].scores == (26, -10, 26, 26)
    assert scored(house=house, captured=(0, 26, 0, 0), jack=3)[1].scores == (26, 0, 26, 16)
    assert scored(house={}, captured=(0, 26, 0, 0), jack=3)[1].scores == (26, 0, 26, 26)
    assert scored(house={}, captured=(0, 26, 0, 0), jack=3)[1].jack is None


def test_h_6_the_jack_may_be_discarded_on_the_first_trick_and_goes_to_its_captor() -> None:
    hands = {0: "2C3C", 1: "JD5H", 2: "KC6H", 3: "4C7H"}
    state = t.position(hands, trick_number=1, house={"jack_of_diamonds": "on"})
    state, _ = t.play_all(state, "2CJDKC4C")
    assert state.table.jack == 2


@given(play.playouts("olsen_hearts", 250))
@settings(max_examples=25)
def test_every_hand_shares_out_26_points(played: play.Playout) -> None:
    for before, events in zip(played.states, played.events, strict=False):
        for event in events:
            if isinstance(event, HandScored):
                assert sum(event.captured) == 26
                expected = before.table.totals
                if not event.extra:
                    expected = tuple(map(sum, zip(expected, event.scores, strict=True)))
                assert event.totals == expected


@given(play.playouts("olsen_hearts", 250))
@settings(max_examples=25)
def test_cards_are_neither_lost_nor_doubled(played: play.Playout) -> None:
    for state in played.states:
        table = state.table
        piles = [*numbers(0)]
        for hand in state.hands:
            piles += numbers(hand)
        if table.stage in {"exchange", "play"}:
            piles += table.trick
            for trick in table.tricks:
                piles += trick.cards
            assert sorted(piles) == [*numbers(deck(table.house, len(table.players)))]
        else:
            assert piles == []


# ---- the end of the match (section 7)


# H-10: a target, or a number of hands.
def test_h_10_the_target_ends_the_match_when_a_scored_total_reaches_it() -> None:
    for target, over in ((30, True), (31, False)):
        state, _ = scored(house={"target": target}, totals=(17, 0, 5, 9), captured=(13, 13, 0, 0))
        assert isinstance(GAME.turn(state), Over) == over


def test_h_10_a_number_of_hands_ends_the_match_at_any_total() -> None:
    house = {"end": "deals", "deals": 3}
    for hand, over in ((2, False), (3, True)):
        state, _ = scored(house=house, hand=hand, totals=(200, 0, 5, 9), captured=(13, 12, 1, 0))
        assert isinstance(GAME.turn(state), Over) == over


def test_h_11_those_tied_for_the_lowest_play_on_among_themselves() -> None:
    state = t.tied((100, 41, 41, 41, 90), last_dealer=2)
    chance = GAME.roll(state, Rng(random.Random(1)))
    assert chance.dealer == 3
    step = GAME.resolve(state, chance)
    dealt = t.event_of(HandDealt, step.events)
    assert dealt == HandDealt(hand=5, extra=1, dealer=3, players=(1, 2, 3), cards=17, shift=1)
    assert step.state.hands[0] == step.state.hands[4] == NO_CARDS
    assert GAME.turn(step.state) == Waiting(frozenset({1, 2, 3}))
    packet = Cards.of([*numbers(step.state.hands[1])][:3])
    assert refusal_of(step.state, 0, Choose(packet)).rule == "H-11"
    assert [*GAME.legal(GAME.view(step.state, 0))] == []


def test_h_11_the_deal_of_an_extra_hand_goes_round_to_the_first_of_the_tied() -> None:
    state = t.tied((100, 41, 41, 90), last_dealer=2)
    assert GAME.roll(state, Rng(random.Random(1))).dealer == 1


@pytest.mark.parametrize(("passing", "shift"), [("left", 1), ("rotate", 1), ("none", 0)])
def test_h_11_an_extra_hand_is_exchanged_with_the_next_of_the_tied(passing: str, shift: int) -> None:
    state = t.tied((100, 41, 41, 90), house={"passing": passing})
    assert GAME.resolve(state, t.dealt(state, dealer=1)).state.table.shift == shift


def extra_hand(totals: tuple[int, ...], extras: tuple[tuple[int, ...], ...], captured: tuple[int, ...]) -> Any:
    number = 1 + max(map(len, extras))
    players = tuple(
        seat for seat, scores in enumerate(extras) if totals[seat] == min(totals) and len(scores) == number - 1
    )
    return scored(len(totals), totals=totals, extras=extras, players=players, extra=number, hand=5, captured=captured)


def test_h_11_only_those_still_tied_play_the_next_extra_hand() -> None:
    state, hand = extra_hand((100, 41, 41, 41, 90), ((), (), (), (), ()), (0, 20, 3, 3, 0))
    assert hand.totals == (100, 41, 41, 41, 90)
    assert state.table.extras == ((), (20,), (3,), (3,), ())
    step = GAME.resolve(state, GAME.roll(state, Rng(random.Random(1))))
    assert step.state.table.players == (2, 3)
    assert step.state.table.extra == 2


def test_h_11_who_stays_in_longer_is_ahead_and_equal_scores_share() -> None:
    state, _ = extra_hand((41, 41, 41, 41, 100), ((), (), (), (), ()), (10, 10, 3, 3, 0))
    assert GAME.turn(state) == Chance()
    state, _ = extra_hand((41, 41, 41, 41, 100), state.table.extras, (0, 0, 25, 1, 0))
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.outcome.scores == (41, 41, 41, 41, 100)
    assert turn.outcome.places == (3, 3, 2, 1, 5)


def test_h_11_after_three_undecided_extra_hands_the_win_is_shared() -> None:
    state, hand = extra_hand((100, 41, 41, 90), ((), (13, 13), (13, 13), ()), (0, 13, 13, 0))
    turn = GAME.turn(state)
    assert hand.extra == 3
    assert isinstance(turn, Over)
    assert turn.outcome.places == (4, 1, 1, 3)


def test_h_11_a_tie_is_told() -> None:
    state = t.position({}, trick_number=10, totals=(100, 28, 41, 90), captured=(0, 13, 0, 13))
    _, events = t.make(state, 0, Claim())
    assert t.event_of(TieFound, events) == TieFound((1, 2), 1)
    shared = t.position({}, house={"tie": "shared"}, trick_number=10, totals=(100, 28, 41, 90), captured=(0, 13, 0, 13))
    _, events = t.make(shared, 0, Claim())
    assert t.event_of(MatchWon, events) == MatchWon((1, 2), (100, 41, 41, 103))


def test_places_go_by_total_and_equal_totals_share() -> None:
    state, _ = scored(5, totals=(100, 28, 60, 90, 60), captured=(0, 0, 13, 0, 13))
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.outcome.places == (5, 1, 2, 4, 2)


# ---- presets, what is seen, claims


# H-12: what "American" is.
def test_h_12_presets() -> None:
    assert INFO.presets == {
        "danish_table": {"jack_of_diamonds": "on"},
        "american": {"passing": "rotate"},
        "quick": {"end": "target", "target": 50},
    }


def test_options_have_the_defaults_of_section_3() -> None:
    assert INFO.defaults() == {
        "passing": "left",
        "pass_count": 3,
        "first_trick": "forbid",
        "hearts_broken_by": "heart_discard",
        "lead_hearts_over_qs": "off",
        "jack_of_diamonds": "off",
        "moon": "others_plus_26",
        "renege": "block",
        "end": "target",
        "target": 100,
        "deals": 8,
        "tie": "extra_hand",
        "deck_removal": "standard",
        "show_points": "on",
    }


def test_h_13_the_points_captured_so_far_lie_open_and_boards_are_told_whether_to_show_them() -> None:
    for shown in ("on", "off"):
        state = t.position({0: "9D", 1: "4D", 2: "5D", 3: "6D"}, captured=(3, 0, 2, 0), house={"show_points": shown})
        table = GAME.view(state, None).table
        assert table.captured == (3, 0, 2, 0)
        assert table.house.show_points == (shown == "on")


def test_h_15_anybody_in_the_hand_may_claim_between_two_tricks() -> None:
    hands = {seat: f"{'3456'[seat]}C" for seat in range(4)}
    state = t.position(hands, trick_number=10, captured=(0, 13, 13, 0))
    for seat in range(4):
        assert Claim() in [*GAME.legal(GAME.view(state, seat))]
        after, _ = t.make(state, seat, Claim())
        assert after.table.totals == (0, 13, 13, 0)
        assert after.hands == (NO_CARDS,) * 4
    assert GAME.check(GAME.view(state, None), Claim()) == Refusal("sits_out", "H-11", {})
    middle, _ = t.play_all(state, "3C")
    assert refusal_of(middle, 1, Claim()) == Refusal("claim_too_early", "H-15", {})


def test_h_15_with_the_bonus_the_jack_must_be_captured_too() -> None:
    for house, jack, code in (("off", None, None), ("on", None, "claim_too_early"), ("on", 2, None)):
        state = t.position(
            {0: "JD"}, trick_number=10, captured=(0, 13, 13, 0), jack=jack, house={"jack_of_diamonds": house}
        )
        refusal = GAME.check(GAME.view(state, 3), Claim())
        assert (refusal and refusal.code) == code


def test_h_15_who_sits_out_an_extra_hand_may_not_claim() -> None:
    state = t.position({}, players=(1, 3), leader=1, extra=1, captured=(0, 13, 0, 13), trick_number=20)
    assert refusal_of(state, 0, Claim()).rule == "H-11"


def test_a_deal_reads_back_as_it_was_written_down() -> None:
    chance = codec.decode('{"dealer":1,"hands":["2C","3C","4C","5C"]}', Deal)
    assert chance.hands[3] == Cards.parse("5C")
