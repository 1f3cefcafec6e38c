"""Which cards fit, and what a card is worth: arithmetic on the 52 cards as bit masks."""

from typing import Final

from games.cards import SUITS, Card
from games.olsen_eights.model import Suit, Table

SUIT_NAMES: Final[tuple[Suit, ...]] = ("C", "D", "H", "S")
RANK_MASKS: Final = tuple(0x8004002001 << rank for rank in range(13))
SUIT_MASKS: Final[dict[Suit, int]] = {suit: 0x1FFF << 13 * SUITS.index(suit) for suit in SUIT_NAMES}
TWOS: Final = RANK_MASKS[0]
EIGHTS: Final = RANK_MASKS[6]
DECK: Final = (1 << 52) - 1
VALUES: Final = (*range(2, 14), 1) * 4
"""Ace 1, numbers as printed, jack 11, queen 12, king 13 (E-22)."""

BARRED_LAST: Final = {"any": 0, "no_eight": EIGHTS, "no_specials": EIGHTS | TWOS}
"""What may not be the last card (E-12)."""


def printed_suit(card: Card) -> Suit:
    """Return the suit on the card's face."""
    return SUIT_NAMES[card // 13]


def fitting(top: Card, suit: Suit) -> int:
    """Return all cards that may follow: the suit in force, the value of the top card, any eight."""
    return SUIT_MASKS[suit] | RANK_MASKS[top % 13] | EIGHTS


def layable(table: Table, hand: int) -> int:
    """Return the cards of the hand that the seat to move may lay, closing included."""
    if table.top is None:
        return 0
    cards = hand if table.free else hand & fitting(table.top, table.suit)
    if not hand & (hand - 1):
        return 0 if table.barred else cards & ~BARRED_LAST[table.rules.finish]
    return cards


def drawable(table: Table) -> bool:
    """Whether there is any card to draw, from the pile or after a reshuffle."""
    return table.stock > 0 or table.discards > 0
