"""What is said and shown beside the play: "Olsen!", "forgot Olsen!", a card for all to see (section 7, E-24)."""

from msgspec.structs import replace

from games.cards import Card, Cards
from games.core import Seat
from games.olsen_eights.model import CardShown, Caught, Due, Event, FalselyCalled, OlsenCalled, State
from games.olsen_eights.moves import false_call
from games.olsen_eights.turns import put


def called(state: State, seat: Seat, events: list[Event]) -> State:
    """Note a call that counts; one that is repeated says nothing new."""
    table = state.table
    if table.called[seat]:
        return state
    events.append(OlsenCalled(seat))
    return replace(
        state,
        table=replace(
            table,
            called=put(table.called, seat, True),
            owing=put(table.owing, seat, False),
            grace=None if table.grace == seat else table.grace,
        ),
    )


def call(state: State, seat: Seat, events: list[Event]) -> State:
    """Note the call, or make a false one cost its card (E-16)."""
    if not false_call(state.table, seat):
        return called(state, seat, events)
    events.append(FalselyCalled(seat))
    return replace(state, table=replace(state.table, dues=(Due(seat, 1, "false_call"),)))


def catch(state: State, seat: Seat, target: Seat, events: list[Event]) -> State:
    """Make the three cards of the silent seat due."""
    table = state.table
    events.append(Caught(target, seat))
    return replace(
        state,
        table=replace(
            table,
            owing=put(table.owing, target, False),
            grace=None if table.grace == target else table.grace,
            dues=(Due(target, 3, "caught"),),
        ),
    )


def show(state: State, seat: Seat, card: Card, events: list[Event]) -> State:
    """Lay a card of the hand open for as long as it is held."""
    shown = state.table.shown
    events.append(CardShown(seat, card))
    open_cards = (*shown[:seat], Cards(shown[seat] | 1 << card), *shown[seat + 1 :])
    return replace(state, table=replace(state.table, shown=open_cards))
