"""Why a move is not allowed, with what a sentence about it needs."""

from games.core import Refusal, Seat
from games.odin.combinations import WORTH, is_uniform, value
from games.odin.model import Lead, Move, Pass, Table
from games.odin.notation import Cards, value_text


def refuse(table: Table, seat: Seat | None, hand: int, move: Move) -> Refusal | None:
    """Say why a seat with this hand may not make the move now, or None if it may.

    What is allowed is found in a straight line; types are compared because `match` asks msgspec's metaclass, which is slow.
    """
    if seat != table.actor or seat is None:
        return Refusal("no_hand", "4") if table.actor is None else Refusal("turn", "4.2", {"seat": table.actor})
    centre = table.centre
    if type(move) is Pass:
        return None if centre else Refusal("pass_lead", "O-3")
    cards = move.cards
    if cards & hand != cards:
        return Refusal("not_held", "4", {"cards": str(Cards(cards & ~hand))})
    if type(move) is Lead:
        return _refuse_lead(centre, hand, cards)
    if not centre:
        return Refusal("must_lead", "4.1")
    least, limit = WORTH[centre]
    if not least < WORTH[cards][0] < limit:
        return _too_weak(table, cards)
    take = move.take
    if cards == hand:
        return None if take is None else Refusal("take_none", "4.2", {"take": str(take)})
    if take is None:
        return Refusal("take_due", "O-12", {"centre": str(centre), "count": centre.bit_count()})
    if not centre >> take & 1:
        return Refusal("take_foreign", "4.2", {"take": str(take), "centre": str(centre)})
    return None


def _refuse_lead(centre: Cards, hand: int, cards: Cards) -> Refusal | None:
    if centre:
        return Refusal("must_beat", "4.2", {"centre": str(centre)})
    if cards == hand:
        return None if is_uniform(cards) else Refusal("not_uniform", "4.1", {"cards": str(cards)})
    if cards.bit_count() != 1:
        return Refusal("lead_size", "O-4", {"count": cards.bit_count(), "held": hand.bit_count()})
    return None


def _too_weak(table: Table, cards: Cards) -> Refusal:
    """Tell apart the three conditions of 4.2 for cards that fail one."""
    centre, deck = table.centre, table.sheet.house.deck
    size = centre.bit_count()
    if not size <= cards.bit_count() <= size + 1:
        return Refusal(
            "size", "4.2", {"count": cards.bit_count(), "low": size, "high": size + 1, "centre": str(centre)}
        )
    if not is_uniform(cards):
        return Refusal("not_uniform", "4.2", {"cards": str(cards)})
    return Refusal(
        "not_higher",
        "O-11" if value(cards) == value(centre) else "5",
        {
            "cards": str(cards),
            "value": value_text(cards, deck),
            "centre": str(centre),
            "centre_value": value_text(centre, deck),
        },
    )
