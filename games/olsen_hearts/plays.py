"""Which cards may be played to a trick, and what a play tells everybody (sections 5.1 to 5.5)."""

from games.cards import STANDARD, SUITS, Card, Cards
from games.core import Refusal
from games.olsen_hearts.model import House, Table
from games.tricks import SAME_SUIT, SUIT_MASKS

QS = Card.parse("QS")
JD = Card.parse("JD")
CLUBS, DIAMONDS, HEARTS, SPADES = SUIT_MASKS
QUEEN = 1 << QS
JACK = 1 << JD
PENALTIES = HEARTS | QUEEN
POINTS = tuple(13 if card == QS else HEARTS >> card & 1 for card in range(52))
"""What each card counts against its captor."""
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
        return 1 << table.opening
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
    bit = 1 << card
    if hand & bit and (playable(table, hand) & bit or reneges(table, hand) & bit):
        return None
    if not hand & bit:
        return Refusal("not_held", "5.5", {"card": str(card)})
    trick = table.trick
    if not trick:
        if not table.tricks:
            return Refusal("opening", "4.4", {"card": str(card), "opening": str(table.opening)})
        return Refusal("hearts_not_broken", "5.2", {"card": str(card)})
    if hand & SAME_SUIT[trick[0]] and table.house.renege == "block":
        return Refusal("follow", "5.1", {"card": str(card), "led": SUITS[trick[0] // 13]})
    return Refusal("first_trick", "H-14", {"card": str(card)})


def breaks_hearts(table: Table, card: int) -> bool:
    """Whether the card, played next, opens hearts (5.3, H-5)."""
    if table.broken or not PENALTIES >> card & 1:
        return False
    match table.house.hearts_broken_by:
        case "heart_discard":
            return card != QS and bool(table.trick) and not HEARTS >> table.trick[0] & 1
        case "any_heart":
            return card != QS
        case "any_penalty":
            return True


def shown_lacking(table: Table, card: int) -> int:
    """Return what the seat to play shows not to hold by playing the card.

    Where reneges are allowed, a card of another suit shows nothing about the suit led.
    """
    trick = table.trick
    if trick:
        suit = SAME_SUIT[trick[0]]
        if suit >> card & 1:
            return 0
        lacking = suit if table.house.renege == "block" else 0
        if PENALTIES >> card & 1 and not table.tricks and table.house.first_trick == "forbid":
            lacking |= DECK & ~PENALTIES
        return lacking
    if not table.broken and HEARTS >> card & 1:
        return DECK & ~(PENALTIES if table.house.lead_hearts_over_qs else HEARTS)
    return 0


def settled(table: Table) -> bool:
    """Whether the hand may be claimed: between two tricks, with all that counts captured (H-15)."""
    return table.stage == "play" and not table.trick and not table.at_stake


def counting(house: House) -> Cards:
    """Return the cards that change a score."""
    return Cards(PENALTIES | JACK) if house.jack_of_diamonds else Cards(PENALTIES)
