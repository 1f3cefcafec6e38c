"""Playing cards: one text form (`QS`, `TD`), and sets of them as bit masks.

A card is its number in `NAMES`; a set of cards is an int with that bit set. Both print as text and are written as text by
`games.codec`, so a log, a test, a `custom_id` and the database say the same. Arithmetic on them gives plain ints, which is what
hot code wants; wrap the result once when it goes into a state.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import ClassVar, Self

RANKS = "23456789TJQKA"
SUITS = "CDHS"
STANDARD = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 cards: clubs, diamonds, hearts, spades, each from two to ace. Card // 13 is the suit, card % 13 the rank."""


REMEMBERED = 50_000
"""How many sets keep their text: a snapshot names the hands that did not change at every move."""


class Card(int):
    """One card by its number in the deck `NAMES`."""

    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = STANDARD

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text form.

        :raises ValueError: when the deck has no such card.
        """
        return cls(cls.NAMES.index(text))

    def __str__(self) -> str:
        return self.NAMES[self]

    __repr__ = __str__


class Cards(int):
    """A set of cards of the deck `NAMES`, as a bit mask; its text is the cards' text in the deck's order."""

    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = STANDARD

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text form, in any order.

        :raises ValueError: when the deck has no such card, or one comes twice.
        """
        mask = 0
        for start in range(0, len(text), 2):
            bit = 1 << cls.NAMES.index(text[start : start + 2])
            if mask & bit:
                raise ValueError(f"{text[start : start + 2]} comes twice")
            mask |= bit
        return cls(mask)

    @classmethod
    def of(cls, cards: Iterable[int]) -> Self:
        """Gather cards given by number."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return cls(mask)

    def __str__(self) -> str:
        return _text(type(self), int(self))

    __repr__ = __str__


@lru_cache(REMEMBERED)
def _text(kind: type[Cards], mask: int) -> str:
    return "".join(kind.NAMES[card] for card in numbers(mask))


def numbers(mask: int) -> Iterator[int]:
    """Yield the numbers of the cards in a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
