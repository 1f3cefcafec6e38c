"""Cards of Olenon: plain digits without suits, so a hand is how many it has of each value.

A set of cards is an int with three bits a value (no value comes more than six times), so gathering and taking away are plus and
minus. Its text is the digits in ascending order: `0033366`.
"""

from collections.abc import Iterator
from typing import Self

COPIES = (6, 5, 5, 4, 4, 4, 4)
"""How often the deck has each value from 0 to 6."""

VALUES = range(len(COPIES))

ONE = tuple(1 << 3 * value for value in VALUES)
"""A single card of each value; `count * ONE[value]` is several of them."""

_SIZES = bytes(sum(half >> shift & 7 for shift in (0, 3, 6, 9)) for half in range(1 << 12))


class Cards(int):
    """Some cards, as how many there are of each value."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read digits, in any order.

        :raises ValueError: when a value does not exist, or the deck has it less often.
        """
        cards = 0
        for value in VALUES:
            count = text.count(str(value))
            if count > COPIES[value]:
                raise ValueError(f"the deck has {value} only {COPIES[value]} times")
            cards += count * ONE[value]
        if size(cards) != len(text):
            raise ValueError("cards are digits from 0 to 6")
        return cls(cards)

    def __str__(self) -> str:
        return "".join(str(value) * held(self, value) for value in VALUES)

    __repr__ = __str__


NONE = Cards(0)
DECK = Cards(sum(copies * one for copies, one in zip(COPIES, ONE, strict=True)))


def held(cards: int, value: int) -> int:
    """Return how many of the cards have the value."""
    return cards >> 3 * value & 7


def size(cards: int) -> int:
    """Return how many cards there are."""
    return _SIZES[cards & 0o7777] + _SIZES[cards >> 12]


def singles(cards: int) -> Iterator[int]:
    """Yield the value of each card, ascending."""
    for value in VALUES:
        for _ in range(held(cards, value)):
            yield value


def lacks(cards: int, part: int) -> bool:
    """Whether the cards have fewer of some value than the part."""
    return any(held(cards, value) < held(part, value) for value in VALUES)


def joined(some: int, others: int) -> Cards:
    """Return the fewest cards that hold both the one and the other."""
    return Cards(sum(max(held(some, value), held(others, value)) * ONE[value] for value in VALUES))
