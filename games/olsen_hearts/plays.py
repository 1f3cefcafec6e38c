"""Which cards may be played to a trick, and when nothing is left to play for (sections 5.1 to 5.5, H-15)."""

from collections.abc import Sequence

from games.cards import STANDARD, SUITS, Card
from games.core import Refusal
from games.olsen_hearts.model import House, Table
from games.tricks import SAME_SUIT, SUIT_MASKS

QS = Card.parse("QS")
JD = Card.parse("JD")
HEARTS, SPADES = SUIT_MASKS[2:]
QUEEN = 1 << QS
PENALTIES = HEARTS | QUEEN
BITS = tuple(1 << card for card in range(52))
"""Each card as a set. Looking it up costs half of shifting, for an int of a type of its own."""
POINTS = tuple(13 if card == QS else HEARTS >> card & 1 for card in range(52))
"""What each card counts against its captor."""
ALL_POINTS = 26
DECK = (1 << len(STANDARD)) - 1


def playable(table: Table, hand: int) -> int:
    """Return the cards of the hand of the seat to play that it may play without a renege."""
    trick = table.trick
    if trick:
        following = hand & SAME_SUIT[trick[0]]
        if following:
            return following
        if not table.tricks and table.house.first_trick == "forbid":
            return hand & ~PENALTIES or hand
        return hand
    if not table.tricks:
        return hand & BITS[table.opening]
    if table.broken:
        return hand
    others = hand & ~HEARTS
    if not others or (others == QUEEN and table.house.lead_hearts_over_qs):
        return hand
    return others


def reneges(table: Table, hand: int) -> int:
    """Return the cards that the seat to play may play although it ought to follow suit (H-9)."""
    if table.house.renege == "block" or not table.trick:
        return 0
    suit = SAME_SUIT[table.trick[0]]
    if not hand & suit:
        return 0
    barred = PENALTIES if not table.tricks and table.house.first_trick == "forbid" else 0
    return hand & ~suit & ~barred


def refuse_play(table: Table, hand: int, card: Card) -> Refusal | None:
    """Say why the seat to play may not play the card, or None if it may."""
    bit = BITS[card]
    if playable(table, hand) & bit:
        return None
    if not hand & bit:
        return Refusal("not_held", "5.5", {"card": str(card)})
    if reneges(table, hand) & bit:
        return None
    trick = table.trick
    if not trick:
        if not table.tricks:
            return Refusal("opening", "4.4", {"card": str(card), "opening": str(table.opening)})
        return Refusal("hearts_not_broken", "5.2", {"card": str(card)})
    if hand & SAME_SUIT[trick[0]] and table.house.renege == "block":
        return Refusal("follow", "5.1", {"card": str(card), "led": SUITS[trick[0] // 13]})
    return Refusal("first_trick", "H-14", {"card": str(card)})


def breaks_hearts(house: House, trick: Sequence[int], card: int) -> bool:
    """Whether the card opens hearts when it is played to the trick (5.3, H-5)."""
    if not PENALTIES >> card & 1:
        return False
    match house.hearts_broken_by:
        case "heart_discard":
            return card != QS and len(trick) > 0 and not HEARTS >> trick[0] & 1
        case "any_heart":
            return card != QS
        case "any_penalty":
            return True


def settled(table: Table) -> bool:
    """Whether the hand may be claimed: between two tricks, with all that counts captured (H-15)."""
    if table.stage != "play" or table.trick or sum(table.captured) < ALL_POINTS:
        return False
    return table.jack is not None or not table.house.jack_of_diamonds
