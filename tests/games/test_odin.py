"""The rules of ODIN, decision by decision."""

import itertools
import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games import codec
from games.cards import numbers
from games.core import Chance, IllegalMove, Refusal
from games.odin.combinations import GROUPS
from games.odin.model import (
    HandEnded,
    Lead,
    Pass,
    Play,
    Played,
    State,
)
from games.odin.notation import DECKS, NAMES, NO_CARDS, RANK_OF, Cards
from games.odin.rules import GAME
from tests.games.odin_positions import actor, card, cards, go, options, position
from tests.games.play import Rng, admitted


def refusal(state: State, seat: int | None, move: Lead | Play | Pass) -> Refusal | None:
    return GAME.check(GAME.view(state, seat), move)


# ---- O-1, O-2: seats, decks, hand sizes

SEATED = {
    ("a9", "auto"): (2, 3, 4),
    ("a9", "9"): (2, 3, 4),
    ("a9", "10"): (2, 3),
    ("a9", "11"): (2, 3),
    ("full52", "auto"): (2, 3, 4),
    ("full52", "9"): (2, 3, 4, 5),
    ("full52", "10"): (2, 3, 4, 5),
    ("full52", "11"): (2, 3, 4),
    ("helvetiq54", "auto"): (2, 3, 4, 5, 6),
    ("helvetiq54", "9"): (2, 3, 4, 5, 6),
    ("helvetiq54", "10"): (2, 3, 4, 5),
    ("helvetiq54", "11"): (2, 3, 4),
}


@pytest.mark.parametrize(("deck", "hand_size"), SEATED)
def test_o1_a_deck_seats_as_many_as_it_can_deal_to(deck: str, hand_size: str) -> None:
    assert admitted(GAME, options(deck=deck, hand_size=hand_size)) == SEATED[deck, hand_size]


@pytest.mark.parametrize(("deck", "hand_size"), SEATED)
def test_o2_hands_hold_eleven_of_the_whole_deck_and_nine_otherwise(deck: str, hand_size: str) -> None:
    expected = {"auto": 11 if deck == "full52" else 9}.get(hand_size) or int(hand_size)
    for seats in SEATED[deck, hand_size]:
        state = GAME.setup(seats, options(deck=deck, hand_size=hand_size))
        deal = GAME.roll(state, Rng(random.Random(seats)))
        assert [hand.bit_count() for hand in deal.hands] == [expected] * seats
        assert sum(deal.hands).bit_count() == seats * expected
        assert sum(deal.hands) & ~DECKS[deck] == 0


def test_o2_no_deck_has_jokers_and_only_the_sixth_suits_deck_has_six() -> None:
    assert {deck: held.bit_count() for deck, held in DECKS.items()} == {"a9": 36, "full52": 52, "helvetiq54": 54}
    assert {name[0] for name in NAMES} == set("A23456789TJQK")
    assert [deck for deck, held in DECKS.items() if held & cards("AXAY")] == ["helvetiq54"]


# ---- O-3, O-4: leading


def test_o3_the_leader_may_not_pass_and_no_pass_is_listed() -> None:
    state = position(hands=["4S4H9D", "2C"])
    assert refusal(state, 0, Pass()) == Refusal("pass_lead", "O-3")
    assert Pass() not in GAME.legal(GAME.view(state, 0))


def test_o4_a_uniform_hand_may_be_led_whole_or_one_by_one_in_any_round() -> None:
    first = position(hands=["2S5S9S", "2C3C"])
    later = go(position(hands=["2S5S9S6H", "2C3C"]), Lead(cards("6H")), Pass(), Pass())
    for state in (first, later):
        listed = list(GAME.legal(GAME.view(state, 0)))
        assert listed == [Lead(cards(text)) for text in ("2S5S9S", "2S", "5S", "9S")]


def test_o4_the_last_single_card_is_listed_once() -> None:
    assert list(GAME.legal(GAME.view(position(hands=["2S", "2C3C"]), 0))) == [Lead(cards("2S"))]


def test_o4_no_part_of_a_hand_is_led_even_when_uniform() -> None:
    state = position(hands=["2S5S9H", "2C3C"])
    assert refusal(state, 0, Lead(cards("2S5S"))) == Refusal("lead_size", "O-4", {"count": 2, "held": 3})
    assert refusal(state, 0, Lead(NO_CARDS)) == Refusal("lead_size", "O-4", {"count": 0, "held": 3})


# ---- 4.2, 5, O-5, O-11, O-12: playing


@given(st.sampled_from(sorted(DECKS)), st.data())
def test_5_more_cards_always_beat_fewer_and_equal_sizes_compare_digit_by_digit(deck: str, data: st.DataObject) -> None:
    groups = [list(numbers(group & DECKS[deck])) for group in GROUPS if group & DECKS[deck]]
    combinations = st.sampled_from(groups).flatmap(
        lambda group: st.sets(st.sampled_from(group), min_size=1, max_size=4)
    )
    one, other = data.draw(combinations), data.draw(combinations)
    assume(not one & other)
    state = position(
        hands=[str(Cards.of(one)) + unlike(one), "2C"], centre=str(Cards.of(other)), options={"deck": deck}
    )
    read = [sorted((RANK_OF[number] for number in chosen), reverse=True) for chosen in (one, other)]
    expected = (len(read[0]), read[0]) > (len(read[1]), read[1]) and len(one) - len(other) in {0, 1}
    take = card(NAMES[min(other)])
    assert (refusal(state, 0, Play(Cards.of(one), take)) is None) == expected


def unlike(held: set[int]) -> str:
    """Return a card not held, so that playing the held ones does not empty the hand."""
    return next(name for number, name in enumerate(NAMES) if number not in held)


def test_o5_a_court_card_is_one_digit() -> None:
    state = position(hands=["KS2S9H", "2C"], centre="QHJHTH", options={"deck": "full52"})
    found = refusal(state, 0, Play(cards("KS2S"), card("QH")))
    assert found is not None
    assert found.code == "size"
    state = position(hands=["JS2S9H", "2C"], centre="QHAH", options={"deck": "full52"})
    assert refusal(state, 0, Play(cards("JS2S"), card("QH"))) == Refusal(
        "not_higher", "5", {"cards": "2SJS", "value": "J-2", "centre": "AHQH", "centre_value": "Q-1"}
    )


def test_o11_equal_value_does_not_beat() -> None:
    state = position(hands=["8S3S9H", "2C"], centre="8H3H")
    assert refusal(state, 0, Play(cards("8S3S"), card("8H"))) == Refusal(
        "not_higher", "O-11", {"cards": "3S8S", "value": "83", "centre": "3H8H", "centre_value": "83"}
    )


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (Play(cards("9H"), None), Refusal("take_due", "O-12", {"centre": "7D", "count": 1})),
        (Play(cards("9H"), card("9H")), Refusal("take_foreign", "4.2", {"take": "9H", "centre": "7D"})),
        (Play(cards("9S"), card("7D")), Refusal("not_held", "4", {"cards": "9S"})),
        (Play(cards("9H9S8C"), card("7D")), Refusal("not_held", "4", {"cards": "8C9S"})),
        (Play(NO_CARDS, card("7D")), Refusal("size", "4.2", {"count": 0, "low": 1, "high": 2, "centre": "7D"})),
        (Play(cards("9H2D"), card("7D")), Refusal("not_uniform", "4.2", {"cards": "2D9H"})),
        (
            Play(cards("3H"), card("7D")),
            Refusal("not_higher", "5", {"cards": "3H", "value": "3", "centre": "7D", "centre_value": "7"}),
        ),
        (Lead(cards("9H")), Refusal("must_beat", "4.2", {"centre": "7D"})),
    ],
)
def test_4_2_a_play_is_refused_with_its_reason(move: Lead | Play, expected: Refusal) -> None:
    state = position(hands=["9H3H2D", "2C"], centre="7D")
    assert refusal(state, 0, move) == expected
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, 0, move)
    assert caught.value.refusal == expected


def test_4_2_nothing_is_taken_with_the_last_cards() -> None:
    state = position(hands=["9H9S", "2C3C"], centre="7D")
    assert refusal(state, 0, Play(cards("9H9S"), card("7D"))) == Refusal("take_none", "4.2", {"take": "7D"})
    step = GAME.apply(state, 0, Play(cards("9H9S")))
    assert step.events == (
        Played(0, cards("9H9S"), cards("7D"), None),
        HandEnded(0, (0, 2), (0, 2), playoff=False),
    )


def test_4_1_nothing_is_played_on_an_empty_centre() -> None:
    assert refusal(position(hands=["9H3H", "2C"]), 0, Play(cards("9H"))) == Refusal("must_lead", "4.1")


def test_4_2_only_the_seat_whose_turn_it_is_moves() -> None:
    state = position(hands=["9H3H", "2C"])
    assert refusal(state, 1, Lead(cards("2C"))) == Refusal("turn", "4.2", {"seat": 0})
    assert refusal(state, None, Pass()) == Refusal("turn", "4.2", {"seat": 0})
    between = GAME.setup(2, options())
    assert isinstance(GAME.turn(between), Chance)
    assert refusal(between, 0, Pass()) == refusal(between, None, Pass()) == Refusal("no_hand", "4")


def test_4_2_a_seat_that_passed_may_play_again_in_the_same_round() -> None:
    state = go(
        position(hands=["2C6C", "9D3D", "7H8H4S"]),
        Lead(cards("2C")),
        Pass(),
        Play(cards("7H"), card("2C")),
        Pass(),
    )
    assert actor(state) == 1
    assert refusal(state, 1, Play(cards("9D"), card("7H"))) is None


def test_legal_begins_with_the_lowest_that_suffices_and_ends_with_passing() -> None:
    state = position(hands=["8S9S2H3H6D", "2C"], centre="7D")
    assert list(GAME.legal(GAME.view(state, 0))) == [
        Play(cards("2H3H"), card("7D")),
        Play(cards("8S"), card("7D")),
        Play(cards("8S9S"), card("7D")),
        Play(cards("9S"), card("7D")),
        Pass(),
    ]


def subsets(hand: Cards) -> list[Cards]:
    held = [number for number in range(len(NAMES)) if hand >> number & 1]
    return [Cards.of(part) for size in range(1, len(held) + 1) for part in itertools.combinations(held, size)]


@given(st.data())
def test_legal_lists_what_the_page_allows_and_nothing_else(data: st.DataObject) -> None:
    """Every subset of the hand is judged by the words of section 4, written down once more."""
    deck = [number for number in range(len(NAMES)) if DECKS["full52"] >> number & 1 and number % 13 < 7]
    pile = data.draw(st.permutations(deck))
    hand, rest = Cards.of(pile[:7]), pile[7:]
    size = data.draw(st.integers(0, 3))
    centre = next((part for part in map(Cards.of, itertools.combinations(rest, size)) if same(part)), Cards(0))
    state = position(hands=[str(hand), NAMES[rest[-1]]], centre=str(centre), options={"deck": "full52"})
    expected: list[Lead | Play | Pass] = [Pass()] if centre else []
    for part in subsets(hand):
        if not same(part):
            continue
        if not centre:
            expected += [Lead(part)] if part.bit_count() == 1 or part == hand else []
        elif part.bit_count() - centre.bit_count() in {0, 1} and digits(part) > digits(centre):
            takes = [None] if part == hand else [card(NAMES[n]) for n in range(len(NAMES)) if centre >> n & 1]
            expected += [Play(part, take) for take in takes]
    assert sorted(map(codec.encode, GAME.legal(GAME.view(state, 0)))) == sorted(map(codec.encode, expected))


def same(part: Cards) -> bool:
    names = [NAMES[number] for number in range(len(NAMES)) if part >> number & 1]
    return len({name[0] for name in names}) == 1 or len({name[1] for name in names}) == 1


def digits(part: Cards) -> tuple[int, list[int]]:
    ranks = sorted((RANK_OF[number] for number in range(len(NAMES)) if part >> number & 1), reverse=True)
    return len(ranks), ranks


# ---- O-9, O-14: what is seen


def test_o9_no_view_tells_of_cards_discarded_taken_or_set_aside() -> None:
    state = go(position(hands=["8S4S6H", "9C9D2D"], centre="7D3D", owner=1), Play(cards("8S4S"), card("3D")))
    for seat in (0, 1, None):
        text = codec.encode(GAME.view(state, seat)).decode()
        assert "7D" not in text
        assert ("3D" in text) == (seat == 0)


def test_o14_spanish_and_french_packs_are_the_same_36_cards() -> None:
    assert DECKS["a9"] == Cards.of(n for n, name in enumerate(NAMES) if name[0] in "A23456789" and name[1] in "CDHS")
