"""Why a move is not allowed, with what a sentence about it needs."""

from typing import assert_never

from games.core import Refusal, Seat
from games.odin.combinations import TOO_MANY, VALUES
from games.odin.model import Lead, Move, Pass, Play, Table
from games.odin.notation import Cards, value_text


def refuse(table: Table, seat: Seat | None, hand: int, move: Move) -> Refusal | None:
    """Say why a seat with this hand may not make the move now, or None if it may."""
    if table.actor is None:
        return Refusal("no_hand", "4")
    if seat != table.actor:
        return Refusal("turn", "4.2", {"seat": table.actor})
    match move:
        case Pass():
            return None if table.centre else Refusal("pass_lead", "O-3")
        case Play():
            return _refuse_play(table, hand, move)
        case Lead():
            return _refuse_lead(table, hand, move.cards)
        case _:
            assert_never(move)


def _refuse_lead(table: Table, hand: int, cards: int) -> Refusal | None:
    if table.centre:
        return Refusal("must_beat", "4.2", {"centre": str(table.centre)})
    if cards & hand != cards:
        return _not_held(hand, cards)
    if cards == hand:
        return None if cards in VALUES else Refusal("not_uniform", "4.1", {"cards": str(Cards(cards))})
    if cards.bit_count() != 1:
        return Refusal("lead_size", "O-4", {"count": cards.bit_count(), "held": hand.bit_count()})
    return None


def _refuse_play(table: Table, hand: int, play: Play) -> Refusal | None:
    cards, take, centre = play.cards, play.take, table.centre
    if not centre:
        return Refusal("must_lead", "4.1")
    if cards & hand != cards:
        return _not_held(hand, cards)
    value = VALUES.get(cards)
    if value is None or not VALUES[centre] < value < TOO_MANY[centre.bit_count()]:
        return _too_weak(table, cards)
    if cards == hand:
        return None if take is None else Refusal("take_none", "4.2", {"take": str(take)})
    if take is None:
        return Refusal("take_due", "O-12", {"centre": str(centre), "count": centre.bit_count()})
    if not centre >> take & 1:
        return Refusal("take_foreign", "4.2", {"take": str(take), "centre": str(centre)})
    return None


def _not_held(hand: int, cards: int) -> Refusal:
    return Refusal("not_held", "4", {"cards": str(Cards(cards & ~hand))})


def _too_weak(table: Table, cards: Cards) -> Refusal:
    """Tell apart the three conditions of 4.2 for cards that fail one."""
    centre, deck = table.centre, table.sheet.house.deck
    size = centre.bit_count()
    if not size <= cards.bit_count() <= size + 1:
        return Refusal(
            "size", "4.2", {"count": cards.bit_count(), "low": size, "high": size + 1, "centre": str(centre)}
        )
    if cards not in VALUES:
        return Refusal("not_uniform", "4.2", {"cards": str(cards)})
    return Refusal(
        "not_higher",
        "O-11" if VALUES[cards] == VALUES[centre] else "5",
        {
            "cards": str(cards),
            "value": value_text(cards, deck),
            "centre": str(centre),
            "centre_value": value_text(centre, deck),
        },
    )
