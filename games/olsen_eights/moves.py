"""What a seat may do, judged and listed from what it knows."""

from collections.abc import Iterator
from typing import assert_never

from games.cards import Card, numbers
from games.core import Refusal, Seat
from games.olsen_eights.matching import EIGHTS, SUIT_MASKS, SUIT_NAMES, drawable, fitting, layable
from games.olsen_eights.model import (
    CallOlsen,
    Challenge,
    Draw,
    Keep,
    Lay,
    Move,
    NameSuit,
    Show,
    Stage,
    Suit,
    Table,
    View,
)

_ASKING = (Stage.ACT, Stage.KEEP, Stage.NAME)


def at_rest(table: Table) -> bool:
    """Whether somebody is asked, and not chance."""
    return not table.dues and table.stage in _ASKING


def false_call(table: Table, seat: Seat) -> bool:
    """Whether a call of the seat would be false: three or more cards, or two outside the own turn (E-16)."""
    return table.counts[seat] > (2 if seat == table.seat else 1)


def check(view: View, move: Move) -> Refusal | None:
    """Say why the view's seat may not make the move now."""
    seat, table = view.seat, view.table
    if seat is None:
        return Refusal("spectator", "2")
    if not at_rest(table):
        return Refusal("no_play", "4")
    match move:
        case Lay() | Draw() | Keep() | NameSuit():
            return _turn_refusal(view, move)
        case CallOlsen():
            return _call_refusal(table, seat)
        case Challenge():
            return _challenge_refusal(table, seat, move.seat)
        case Show():
            return _show_refusal(view, move.card)
        case _:
            assert_never(move)


def _turn_refusal(view: View, move: Lay | Draw | Keep | NameSuit) -> Refusal | None:
    table = view.table
    if view.seat != table.seat:
        return Refusal("not_your_turn", "4.4", {"seat": table.seat})
    if isinstance(move, NameSuit):
        return None if table.stage is Stage.NAME else Refusal("no_suit_due", "6")
    if table.stage is Stage.NAME:
        return Refusal("suit_first", "6")
    match move:
        case Lay():
            return _lay_refusal(view, move)
        case Draw():
            return _draw_refusal(view, olsen=move.olsen)
        case Keep():
            return Refusal("nothing_drawn", "E-4") if view.drawn is None else None
        case _:
            assert_never(move)


def _lay_refusal(view: View, move: Lay) -> Refusal | None:
    table, hand, card = view.table, view.hand, move.card
    if not hand >> card & 1:
        return Refusal("not_in_hand", "2", {"card": str(card)})
    if view.drawn is not None and card != view.drawn:
        return Refusal("only_drawn", "5", {"card": str(card), "drawn": str(view.drawn)})
    if not layable(table, hand) >> card & 1:
        return _misfit(table, card)
    left = hand & ~(1 << card)
    if move.suit is not None:
        if not EIGHTS >> card & 1:
            return Refusal("no_eight", "6", {"card": str(card)})
        if not left and _closing_ends_hand(table):
            return Refusal("last_eight", "9", {"card": str(card)})
    if move.olsen:
        if table.rules.olsen == "off":
            return Refusal("olsen_off", "E-13")
        if not left or left & (left - 1):
            return Refusal("olsen_not_due", "7", {"count": left.bit_count()})
    return None


def _misfit(table: Table, card: Card) -> Refusal:
    if table.top is not None and not table.free and not fitting(table.top, table.suit) >> card & 1:
        return Refusal("no_match", "5", {"card": str(card), "top": str(table.top), "suit": table.suit})
    if table.barred:
        return Refusal("may_not_close", "7", {"card": str(card)})
    return Refusal("not_last", "E-12", {"card": str(card)})


def _closing_ends_hand(table: Table) -> bool:
    return not table.rules.play_on or sum(map(bool, table.counts)) == 2


def _draw_refusal(view: View, *, olsen: bool) -> Refusal | None:
    table = view.table
    if table.stage is Stage.KEEP:
        return Refusal("drawn_already", "5")
    if layable(table, view.hand):
        if table.rules.must_play:
            return Refusal("must_lay", "E-3")
        if not drawable(table):
            return Refusal("nothing_to_draw", "E-3")
    if olsen:
        if table.rules.olsen == "off":
            return Refusal("olsen_off", "E-13")
        if table.counts[table.seat] != 1:
            return Refusal("olsen_not_due", "7", {"count": table.counts[table.seat]})
    return None


def _call_refusal(table: Table, seat: Seat) -> Refusal | None:
    rules = table.rules
    if rules.olsen == "off":
        return Refusal("olsen_off", "E-13")
    if not table.counts[seat]:
        return Refusal("no_cards", "7")
    if table.called[seat]:
        return Refusal("olsen_called", "7", {"seat": seat})
    if false_call(table, seat):
        ignored = rules.false_olsen == "ignore" or not drawable(table)
        return Refusal("olsen_false", "E-16", {"count": table.counts[seat]}) if ignored else None
    if table.grace == seat or catchable(table, seat):
        return None
    if seat == table.seat and table.stage is not Stage.NAME:
        return None
    return Refusal("olsen_late", "7")


def catchable(table: Table, seat: Seat) -> bool:
    """Whether the seat stands silent with one card where others have to notice (`challenge`)."""
    silent = table.grace == seat or table.owing[seat]
    return silent and table.counts[seat] == 1 and table.rules.olsen == "challenge"


def _challenge_refusal(table: Table, seat: Seat, target: Seat) -> Refusal | None:
    if table.rules.olsen != "challenge":
        return Refusal("no_challenge", "E-13")
    if not 0 <= target < len(table.counts) or target == seat:
        return Refusal("no_opponent", "7", {"seat": target})
    if table.counts[target] != 1:
        return Refusal("not_one_card", "7", {"seat": target})
    if table.called[target]:
        return Refusal("olsen_called", "7", {"seat": target})
    return None if catchable(table, target) else Refusal("challenge_late", "7", {"seat": target})


def _show_refusal(view: View, card: Card) -> Refusal | None:
    if not view.table.rules.showing:
        return Refusal("showing_off", "E-24")
    if not view.hand >> card & 1:
        return Refusal("not_in_hand", "2", {"card": str(card)})
    if view.seat is not None and view.table.shown[view.seat] >> card & 1:
        return Refusal("shown_already", "E-24", {"card": str(card)})
    return None


def legal(view: View) -> Iterator[Move]:
    """List every legal move: lays that keep the eights back, the draw, calls, and last what is seldom meant."""
    seat, table = view.seat, view.table
    if seat is None or not at_rest(table):
        return
    if seat == table.seat:
        yield from _own_turn(view)
    for target in range(len(table.counts)):
        if target != seat and catchable(table, target):
            yield Challenge(target)
    if _call_refusal(table, seat) is None:
        yield CallOlsen()
    if table.rules.showing:
        for card in numbers(view.hand & ~table.shown[seat]):
            yield Show(Card(card))


def _own_turn(view: View) -> Iterator[Move]:
    table = view.table
    if table.stage is Stage.NAME:
        for suit in _suits(view.hand):
            yield NameSuit(suit)
        return
    if view.drawn is not None:
        yield from _lays(table, view.hand, 1 << view.drawn)
        yield Keep()
        return
    cards = layable(table, view.hand)
    yield from _lays(table, view.hand, cards)
    if not cards or (not table.rules.must_play and drawable(table)):
        if table.counts[table.seat] == 1 and table.rules.olsen != "off":
            yield Draw(olsen=True)
        yield Draw()


def _lays(table: Table, hand: int, cards: int) -> Iterator[Lay]:
    """List every way to lay each of the cards: the call first where it is due, the longest suit first for an eight."""
    left = table.counts[table.seat] - 1
    calls = (True, False) if left == 1 and table.rules.olsen != "off" else (False,)
    for card in map(Card, numbers(cards & ~EIGHTS)):
        for olsen in calls:
            yield Lay(card, None, olsen)
    for card in map(Card, numbers(cards & EIGHTS)):
        suits = (*_suits(hand & ~(1 << card)), None) if left or not _closing_ends_hand(table) else (None,)
        for olsen in calls:
            for suit in suits:
                yield Lay(card, suit, olsen)


def _suits(hand: int) -> list[Suit]:
    """Return the suits, that with the most cards in hand first."""
    return sorted(SUIT_NAMES, key=lambda suit: -(hand & SUIT_MASKS[suit]).bit_count())
