"""Cards are their text, and sets of them masks that print as text."""

import copy
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import RANKS, STANDARD, SUITS, Card, Cards, numbers

some_cards = st.sets(st.integers(0, 51))


def test_the_standard_deck_has_each_card_once_suit_by_suit() -> None:
    assert len(set(STANDARD)) == 52
    assert [(SUITS[number // 13], RANKS[number % 13]) for number in range(52)] == [
        (name[1], name[0]) for name in STANDARD
    ]


@pytest.mark.parametrize("name", STANDARD)
def test_a_card_reads_as_it_prints(name: str) -> None:
    assert str(Card.parse(name)) == repr(Card.parse(name)) == name
    assert STANDARD[Card.parse(name)] == name


@pytest.mark.parametrize("text", ["", "1S", "QX", "QSQ", "qs", "10S"])
def test_no_other_text_is_a_card(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the wording is Python's
        Card.parse(text)


@given(some_cards)
def test_a_set_of_cards_reads_as_it_prints(held: set[int]) -> None:
    cards = Cards.of(held)
    assert list(numbers(cards)) == sorted(held)
    assert str(cards) == "".join(STANDARD[card] for card in sorted(held))
    assert Cards.parse(str(cards)) == cards


@given(some_cards, st.randoms(use_true_random=False))
def test_a_set_is_read_in_any_order(held: set[int], shuffle: random.Random) -> None:
    names = [STANDARD[card] for card in sorted(held)]
    shuffle.shuffle(names)
    assert Cards.parse("".join(names)) == Cards.of(held)


@pytest.mark.parametrize("text", ["QSQS", "Q", "QSK", "XX", "QS,KS"])
def test_no_other_text_is_a_set(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the wording is Python's
        Cards.parse(text)


def test_cards_travel_to_other_processes_as_what_they_are() -> None:
    for thing in (Card.parse("QS"), Cards.parse("QSKS")):
        for other in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)):
            assert (type(other), other) == (type(thing), thing)


def test_arithmetic_gives_plain_ints() -> None:
    assert type(Cards.parse("QS") | Cards.parse("KS")) is int
    assert Cards.parse("QSKS") & Cards.parse("KSAS") == Cards.parse("KS")
