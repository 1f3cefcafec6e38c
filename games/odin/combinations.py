"""Combinations: which sets of cards may be played together, what they are worth, and which of a hand beat the centre."""

import itertools
from collections.abc import Iterator
from functools import reduce
from typing import Final, TypeAlias

from games.cards import numbers
from games.odin.notation import NUMBERS, RANK_OF, SUITS

BASE: Final = 14
"""Each card is one digit, king 13 (O-5); no digit is 0, so more cards always make a larger number."""

GROUPS: Final = (*SUITS, *NUMBERS)


Worth: TypeAlias = tuple[int, int]
"""What a set of cards is worth (section 5, 0 for one that is no combination), and a number that no combination of as many cards
or one more reaches (4.2): what beats the set lies between the two. A plain tuple, which is unpacked fastest."""


class _Worths(dict[int, Worth]):
    """Works out each combination once: a small dictionary of those that occur is much faster than a full one."""

    def __missing__(self, cards: int) -> Worth:
        if not cards or all(cards & ~group for group in GROUPS):
            return 0, 0
        digits = sorted((RANK_OF[card] for card in numbers(cards)), reverse=True)
        worth = reduce(lambda read, digit: read * BASE + digit, digits, 0), BASE ** (len(digits) + 1)
        self[cards] = worth
        return worth


WORTH: Final = _Worths()
"""The worth of any set of cards."""


def value(cards: int) -> int:
    """Return the number a combination is read as, 0 for cards that are none."""
    return WORTH[cards][0]


def is_uniform(cards: int) -> bool:
    """Whether cards are of one suit or of one number."""
    return value(cards) > 0


def parts(hand: int, size: int) -> Iterator[int]:
    """Yield every combination of `size` cards within a hand, lowest suit first, then lowest number."""
    for group in SUITS if size == 1 else GROUPS:
        held = hand & group
        if held.bit_count() >= size:
            for chosen in itertools.combinations([1 << card for card in numbers(held)], size):
                yield sum(chosen)


def beating(hand: int, centre: int) -> Iterator[int]:
    """Yield every combination in a hand that beats the centre: the lowest of each size first, then the next, the larger ahead."""
    size, least = centre.bit_count(), value(centre)
    more = sorted((value(cards), cards) for cards in parts(hand, size + 1))
    same = sorted((value(cards), cards) for cards in parts(hand, size) if value(cards) > least)
    for pair in itertools.zip_longest(more, same):
        yield from (found[1] for found in pair if found is not None)


def can_beat(hand: int, centre: int) -> bool:
    """Whether a hand holds any combination that beats the centre."""
    return next(beating(hand, centre), None) is not None
