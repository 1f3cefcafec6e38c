"""The cards of ODIN and how a combination is read as a number.

Cards are numbered suit by suit, ace low: the four suits of a poker deck with 13 ranks, then the two further suits `X` and `Y` of
`helvetiq54` with nine.
"""

from typing import Final

from games import cards

RANKS: Final = "A23456789TJQK"
"""Lowest first; the ace is always 1 (section 5)."""
SHORT: Final = 9
"""How many ranks the decks of aces to nines have."""

NAMES: Final = (
    *(rank + suit for suit in "CDHS" for rank in RANKS),
    *(rank + suit for suit in "XY" for rank in RANKS[:SHORT]),
)


class Card(cards.Card):
    """One card of any of the three decks."""

    __slots__ = ()
    NAMES = NAMES


class Cards(cards.Cards):
    """A set of cards of any of the three decks."""

    __slots__ = ()
    NAMES = NAMES


NO_CARDS: Final = Cards(0)


def _deck(suits: str, ranks: str) -> Cards:
    return Cards.of(NAMES.index(rank + suit) for suit in suits for rank in ranks)


DECKS: Final = {
    "a9": _deck("CDHS", RANKS[:SHORT]),
    "full52": _deck("CDHS", RANKS),
    "helvetiq54": _deck("CDHSXY", RANKS[:SHORT]),
}
"""The cards of each value of the option `deck` (section 2, O-1, O-2)."""

SUITS: Final = tuple(Cards.of(card for card, name in enumerate(NAMES) if name[1] == suit) for suit in "CDHSXY")
"""All cards of each suit."""

NUMBERS: Final = tuple(Cards.of(card for card, name in enumerate(NAMES) if name[0] == rank) for rank in RANKS)
"""All cards of each number, lowest first."""

RANK_OF: Final = tuple(RANKS.index(name[0]) + 1 for name in NAMES)
"""The number of each card, 1 for the ace to 13 for the king."""


def value_text(combination: int, deck: str) -> str:
    """Write a combination as the number it is read as: `82`, or `K-2` where the deck has more than nine ranks (O-5)."""
    highest_first = sorted(cards.numbers(combination), key=lambda card: RANK_OF[card], reverse=True)
    return ("-" if deck == "full52" else "").join(NAMES[card][0].replace("A", "1") for card in highest_first)
