"""Tricks of the standard deck without trumps: which cards follow suit, and who takes a trick."""

from collections.abc import Sequence

SUIT_MASKS = tuple(0x1FFF << 13 * suit for suit in range(4))
"""The cards of clubs, diamonds, hearts and spades."""

SAME_SUIT = tuple(SUIT_MASKS[card // 13] for card in range(52))
"""All cards of a card's suit, itself included."""

_TOPS = tuple(card - card % 13 + 13 for card in range(52))


def taker(trick: Sequence[int]) -> int:
    """Return the position of the card that takes the trick: the highest of the suit led."""
    best, place = trick[0], 0
    top = _TOPS[best]
    for number, card in enumerate(trick):
        if best < card < top:
            best, place = card, number
    return place


def higher(card: int) -> int:
    """Return the cards of the same suit that beat the card."""
    return SAME_SUIT[card] >> card + 1 << card + 1


def lower(card: int) -> int:
    """Return the cards of the same suit that the card beats."""
    return SAME_SUIT[card] & ((1 << card) - 1)
