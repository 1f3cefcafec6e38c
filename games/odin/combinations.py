"""Combinations: which sets of cards may be played together, what they are worth, and which of a hand beat the centre."""

import itertools
from collections.abc import Iterator
from typing import Final

from games.cards import numbers
from games.odin.notation import NUMBERS, RANK_OF, SUITS

BASE: Final = 14
"""Each card is one digit, king 13 (O-5); no digit is 0, so more cards always make a larger number."""

TOO_MANY: Final = tuple(BASE ** (size + 1) for size in range(14))
"""No combination of at most one card more than this size reaches that number."""


def _read_all() -> dict[int, int]:
    values: dict[int, int] = {}
    for group in (*SUITS, *NUMBERS):
        read = {0: 0}
        for card in sorted(numbers(group), key=lambda card: RANK_OF[card], reverse=True):
            bit, digit = 1 << card, RANK_OF[card]
            read |= {cards | bit: value * BASE + digit for cards, value in read.items()}
        values |= read
    del values[0]
    return values


VALUES: Final = _read_all()
"""The value of every set of cards of one suit or of one number (section 5); any other set is no combination."""


def parts(hand: int, size: int) -> Iterator[int]:
    """Yield every combination of `size` cards within a hand, lowest suit first, then lowest number."""
    groups = SUITS if size == 1 else (*SUITS, *NUMBERS)
    for group in groups:
        held = hand & group
        if held.bit_count() >= size:
            for chosen in itertools.combinations([1 << card for card in numbers(held)], size):
                yield sum(chosen)


def beating(hand: int, centre: int) -> Iterator[int]:
    """Yield every combination in a hand that beats the centre: the lowest of each size first, then the next, the larger ahead."""
    size, least = centre.bit_count(), VALUES[centre]
    more = sorted(parts(hand, size + 1), key=lambda cards: (VALUES[cards], cards))
    same = sorted((p for p in parts(hand, size) if VALUES[p] > least), key=lambda cards: (VALUES[cards], cards))
    for pair in itertools.zip_longest(more, same):
        yield from (cards for cards in pair if cards is not None)


def can_beat(hand: int, centre: int) -> bool:
    """Whether a hand holds any combination that beats the centre."""
    size, least = centre.bit_count(), VALUES[centre]
    for group in (*SUITS, *NUMBERS):
        held = hand & group
        surplus = held.bit_count() - size
        if surplus > 0:
            return True
        if surplus == 0 and VALUES[held] > least:
            return True
    return False
