"""How a hand begins (section 4)."""

from msgspec.structs import replace

from games.cards import Card, Cards
from games.olsen_eights.matching import DECK, EIGHTS, TWOS, printed_suit
from games.olsen_eights.model import Event, HandDealt, Stage, StarterPutBack, StarterTurned, State, Table
from games.olsen_eights.turns import begin_turn


def deal(state: State, deck: tuple[Card, ...], events: list[Event]) -> State:
    """Deal from the top: seat 0's hand, seat 1's and so on, the starter, the draw pile (section 4)."""
    old, size = state.table, state.table.rules.hand_size
    if len(deck) != 52 or Cards.of(deck) != DECK:
        raise ValueError("a deck has each card once")
    seats, dealer = len(old.counts), old.dealer or 0
    cut = seats * size
    nobody = (False,) * seats
    table = Table(
        rules=old.rules,
        stage=Stage.PUT_BACK,
        counts=(size,) * seats,
        scores=old.scores,
        called=nobody,
        owing=nobody,
        shown=(Cards(0),) * seats,
        dealer=dealer,
        seat=(dealer + 1) % seats,
        stock=51 - cut,
    )
    hands = tuple(Cards.of(deck[start : start + size]) for start in range(0, cut, size))
    events.append(HandDealt(dealer, size))
    return _start(State(table, hands), deck[cut:], events)


def _start(state: State, pile: tuple[Card, ...], events: list[Event]) -> State:
    """Turn the starter and begin, unless it has to go back (E-1, E-2)."""
    card, rules = pile[0], state.table.rules
    events.append(StarterTurned(card))
    eight, two = EIGHTS >> card & 1, TWOS >> card & 1
    table = replace(
        state.table,
        top=card,
        suit=printed_suit(card),
        free=bool(eight) and rules.start_eight == "first_player_any",
        hit=bool(two) and rules.start_two == "hits_first_player",
    )
    state = replace(state, table=table, pile=pile[1:])
    if (eight and rules.start_eight == "redraw") or (two and rules.start_two == "redraw"):
        return state
    return begin_turn(state, state.table.seat, events, state.table.called)


def put_back(state: State, place: int, events: list[Event]) -> State:
    """Put the starter under so many cards of the draw pile and turn the next one."""
    card, pile = state.table.top, state.pile
    if card is None or not 0 <= place <= len(pile):
        raise ValueError("the starter goes back into the draw pile")
    events.append(StarterPutBack(card))
    return _start(state, (*pile[:place], card, *pile[place:]), events)
