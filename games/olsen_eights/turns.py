"""The course of a turn (section 5): debts are paid, cards are laid, the turn passes.

Every function takes a whole state, adds what everybody saw to `events`, and returns the next state. A draw that needs a
reshuffle leaves its debt on the table; `settle` goes on where it stopped.
"""

from msgspec.structs import replace

from games.cards import Card, Cards
from games.core import Seat
from games.olsen_eights.matching import EIGHTS, TWOS, layable, printed_suit
from games.olsen_eights.model import (
    Drew,
    Due,
    Event,
    HandBlocked,
    Kept,
    Laid,
    OlsenForgotten,
    Passed,
    Stage,
    State,
    Suit,
    SuitNamed,
    Table,
    TurnLost,
    WentOut,
)
from games.olsen_eights.scoring import end_hand


def put(flags: tuple[bool, ...], seat: Seat, flag: bool) -> tuple[bool, ...]:  # noqa: FBT001 - the value put there
    """Return the flags with that of the seat set."""
    return flags if flags[seat] is flag else (*flags[:seat], flag, *flags[seat + 1 :])


def settle(state: State, events: list[Event]) -> State:
    """Carry on until somebody must move or chance is due."""
    while True:
        table = state.table
        if table.dues:
            if not table.stock and table.discards:
                return state
            state = _pay(state, events)
        elif table.stage is Stage.DRAWING:
            state = _look_at_drawn(state, events)
        elif table.stage is Stage.LOST:
            state = end_turn(state, events)
        else:
            return state


def _pay(state: State, events: list[Event]) -> State:
    """Pay the first debt as far as the draw pile goes; with no discards either, the rest is forgiven (E-10)."""
    table = state.table
    due = table.dues[0]
    taken = state.pile[: due.count]
    rest = table.dues[1:]
    if len(taken) < due.count and table.discards:
        rest = (Due(due.seat, due.count - len(taken), due.why), *rest)
    if not taken:
        return replace(state, table=replace(table, dues=rest))
    events.append(Drew(due.seat, len(taken), due.why))
    seat = due.seat
    hands, counts = state.hands, table.counts
    return replace(
        state,
        table=replace(
            table,
            dues=rest,
            counts=(*counts[:seat], counts[seat] + len(taken), *counts[seat + 1 :]),
            stock=table.stock - len(taken),
            idle=-1 if seat == table.seat else table.idle,
        ),
        hands=(*hands[:seat], Cards(hands[seat] | Cards.of(taken)), *hands[seat + 1 :]),
        pile=state.pile[len(taken) :],
        drawn=taken[0] if due.why == "turn" else state.drawn,
    )


def _look_at_drawn(state: State, events: list[Event]) -> State:
    """Lay the drawn card at once if it fits, or offer it (E-4); else the turn is over."""
    table = state.table
    card = state.drawn
    if card is None:
        events.append(Passed(table.seat))
        return end_turn(state, events)
    if not layable(table, state.hands[table.seat]) >> card & 1:
        return keep(state, events)
    if table.rules.drawn_card == "optional":
        return replace(state, table=replace(table, stage=Stage.KEEP))
    return lay(state, card, None, events)


def keep(state: State, events: list[Event]) -> State:
    """Leave the drawn card in the hand and end the turn."""
    events.append(Kept(state.table.seat))
    return end_turn(replace(state, drawn=None), events)


def draw(state: State, events: list[Event]) -> State:
    """Make the draw of the turn due."""
    table = state.table
    due = Due(table.seat, 1, "turn")
    return replace(state, table=replace(close_grace(table, events), stage=Stage.DRAWING, dues=(due,)))


def close_grace(table: Table, events: list[Event]) -> Table:
    """Another player has decided: whoever kept silent until now has forgotten the call."""
    late = table.grace
    if late is None or late == table.seat:
        return table
    if table.rules.olsen == "auto":
        events.append(OlsenForgotten(late))
    return replace(table, grace=None, owing=put(table.owing, late, True))


def lay(state: State, card: Card, suit: Suit | None, events: list[Event]) -> State:
    """Lay a card of the seat to move: the win first, then what the card does, then the call (section 5)."""
    table = close_grace(state.table, events)
    seat = table.seat
    hands, counts = state.hands, table.counts
    left = counts[seat] - 1
    events.append(Laid(seat, card, left, state.drawn is not None))
    called = table.called[seat] and left == 1
    table = replace(
        table,
        counts=(*counts[:seat], left, *counts[seat + 1 :]),
        shown=_hidden(table, seat, card),
        top=card,
        suit=suit or printed_suit(card),
        free=False,
        hit=bool(TWOS >> card & 1),
        discards=table.discards if table.top is None else Cards(table.discards | 1 << table.top),
        called=put(table.called, seat, called),
        grace=seat if left == 1 and not called and table.rules.olsen != "off" else None,
        idle=-1,
        finished=table.finished if left else (*table.finished, seat),
    )
    hand = Cards(hands[seat] & ~(1 << card))
    state = replace(state, table=table, hands=(*hands[:seat], hand, *hands[seat + 1 :]), drawn=None)
    if not left:
        events.append(WentOut(seat, len(table.finished)))
        if not table.rules.play_on or sum(map(bool, table.counts)) == 1:
            return end_hand(state, events)
    if EIGHTS >> card & 1:
        if suit is None:
            return replace(state, table=replace(table, stage=Stage.NAME))
        events.append(SuitNamed(seat, suit))
    return end_turn(state, events)


def _hidden(table: Table, seat: Seat, card: Card) -> tuple[Cards, ...]:
    shown = table.shown
    if not shown[seat] >> card & 1:
        return shown
    return (*shown[:seat], Cards(shown[seat] & ~(1 << card)), *shown[seat + 1 :])


def end_turn(state: State, events: list[Event]) -> State:
    """Pass the turn on clockwise to the next seat that holds cards; a call without an object is void."""
    table = state.table
    counts, seat = table.counts, table.seat
    idle = table.idle + 1
    if idle >= 2 * sum(map(bool, counts)):
        events.append(HandBlocked())
        return end_hand(state, events)
    called = table.called if counts[seat] == 1 else put(table.called, seat, False)
    follower = (seat + 1) % len(counts)
    while not counts[follower]:
        follower = (follower + 1) % len(counts)
    return begin_turn(state, follower, events, called, idle)


def begin_turn(state: State, seat: Seat, events: list[Event], called: tuple[bool, ...], idle: int = 0) -> State:
    """Open a seat's turn: what it forgot and what hit it comes due before it may move."""
    table = state.table
    owes = table.owing[seat] or table.grace == seat
    if table.grace == seat and table.rules.olsen == "auto":
        events.append(OlsenForgotten(seat))
    if table.rules.olsen == "challenge":
        owes = False
    dues: tuple[Due, ...] = ()
    stays = False
    if table.hit:
        events.append(TurnLost(seat))
        stays = owes and table.rules.olsen_vs_two == "defer"
        if owes and table.rules.olsen_vs_two == "cumulative":
            dues = (Due(seat, 1, "olsen"),)
        dues = (*dues, Due(seat, 2, "two"))
    elif owes:
        dues = (Due(seat, 1, "olsen"),)
    return replace(
        state,
        table=replace(
            table,
            seat=seat,
            idle=idle,
            stage=Stage.LOST if table.hit else Stage.ACT,
            hit=False,
            barred=owes and not table.hit,
            grace=None if table.grace == seat else table.grace,
            owing=put(table.owing, seat, stays),
            called=put(called, seat, False),
            dues=dues,
        ),
    )
