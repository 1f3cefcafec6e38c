"""How a good club player judges cards: what a play may cost now, and what the hand it leaves may cost later.

All figures are expected penalty points, roughly; only their order matters.
"""

from msgspec import Struct

from games.cards import Cards, numbers
from games.core import Seat
from games.olsen_hearts.memory import recall, unseen
from games.olsen_hearts.model import Table, View
from games.olsen_hearts.plays import HEARTS, JD, PENALTIES, POINTS, QS, QUEEN, SPADES
from games.tricks import SAME_SUIT, SUIT_MASKS, higher, lower, taker

VOID_BONUS = 1.5
"""What it is worth to have no card of a side suit."""
SWEEP_PRICE = 9.0
"""What letting a likely sweeper have more costs everybody else."""
FLUSH_BONUS = 0.8
"""What it is worth to lead spades while the queen is out and cannot hurt."""
JACK_VALUE = 10
GIFT = 0.3
"""What a point is worth that goes to somebody else."""

HIGHER = tuple(map(higher, range(52)))
LOWER = tuple(map(lower, range(52)))
HIGH_SPADES = SPADES & HIGHER[QS]


class Situation(Struct, frozen=True):
    """What the seat to play keeps in mind."""

    table: Table
    seat: Seat
    hand: int
    unseen: int
    lacking: tuple[int, ...]
    behind: tuple[Seat, ...]
    """The opponents who play to this trick after the seat, in order."""
    threat: Seat | None
    """Who else may be sweeping."""


def read(view: View) -> Situation:
    """Take in the view of the seat to play."""
    table = view.table
    memory = recall(table)
    assert view.seat is not None  # noqa: S101 - a spectator is never asked
    first = table.players.index(view.seat)
    behind = (table.players[first + 1 :] + table.players[:first])[: len(table.players) - len(table.trick) - 1]
    hidden = unseen(view, memory)
    return Situation(table, view.seat, view.hand, hidden, memory.lacking, behind, _sweeper(table, view.seat))


def _sweeper(table: Table, seat: Seat) -> Seat | None:
    """Return who else has all points so far, if these are many enough to mean it."""
    most = max(table.captured)
    captor = table.captured.index(most)
    return captor if most >= 6 and most == sum(table.captured) and captor != seat and most != 13 else None


def packet(view: View) -> Cards:
    """Choose the cards for the exchange: one after the other, whatever makes the rest safest."""
    table, hand = view.table, int(view.hand)
    hidden = unseen(view, recall(table))
    for _ in range(table.house.pass_count):
        hand ^= 1 << min(numbers(hand), key=lambda card: _rest(table, hand ^ 1 << card, hidden))
    return Cards(view.hand & ~hand)


def _rest(table: Table, hand: int, hidden: int) -> float:
    voids = sum(not hand & suit for suit in SUIT_MASKS[:2])
    return danger(table, hand, hidden) - VOID_BONUS * voids


def danger(table: Table, hand: int, hidden: int) -> float:
    """Return what the cards of a hand may cost in tricks to come."""
    queen_out = bool(hidden & QUEEN)
    total = 0.0
    for card in numbers(hand):
        suit = SAME_SUIT[card]
        total += _danger_of(card, hand & suit, hidden & suit, queen_out=queen_out)
    if table.house.jack_of_diamonds and hand >> JD & 1:
        total -= JACK_VALUE * 0.3 * bool(hidden & SAME_SUIT[JD])
    return total


def _danger_of(card: int, held: int, hidden: int, *, queen_out: bool) -> float:
    below = (hidden & LOWER[card]).bit_count()
    guards = (held & LOWER[card]).bit_count()
    if card == QS:
        beside = held.bit_count() - 1
        return 11 / (1 + 0.3 * beside * beside) if hidden else 6.0
    if queen_out and HIGH_SPADES >> card & 1:
        return 5 / (1 + 0.8 * guards)
    # Cards that rank below a few unseen ones get away in time; the more smaller ones lie beside them, the later they are needed.
    reach = below / hidden.bit_count() if hidden else 0.7
    if HEARTS >> card & 1:
        return 2.5 * reach * reach / (1 + 0.35 * guards)
    return (2.6 if queen_out else 1.3) * reach * reach / (1 + 0.45 * guards)


def play(view: View, cards: list[int]) -> int:
    """Choose among cards that may be played."""
    seen = read(view)
    if not seen.table.trick and _sweeps(seen):
        return max(cards, key=lambda card: (not seen.unseen & HIGHER[card], card % 13))
    return min(cards, key=lambda card: (_cost(seen, card), card % 13, card))


def _sweeps(seen: Situation) -> bool:
    """Whether the seat has all points so far and can win all tricks that are left."""
    mine = seen.table.captured[seen.seat]
    if mine == 0 or mine < sum(seen.table.captured):
        return False
    for suit in SUIT_MASKS:
        held, hidden = seen.hand & suit, seen.unseen & suit
        masters = sum(not hidden & HIGHER[card] for card in numbers(held))
        if masters < min(held.bit_count(), hidden.bit_count()):
            return False
    return True


def _cost(seen: Situation, card: int) -> float:
    """Return what the card costs: now, by what the hand then holds, and by the lead it may bring."""
    trick = seen.table.trick
    rest = seen.hand ^ 1 << card
    later = danger(seen.table, rest, seen.unseen)
    if not trick:
        return _taking(seen, card) * _haul(seen, card) + later - _flush(seen, card)
    best = trick[taker(trick)]
    if not best < card or not SAME_SUIT[best] >> card & 1:
        return later + _giving(seen, card)
    taking = _taking(seen, card)
    haul = sum(map(POINTS.__getitem__, trick)) + _haul(seen, card) - _jack(seen.table, (*trick, card))
    stops = seen.threat is not None and haul > 0 and _holder(seen) == seen.threat
    return taking * (haul - (SWEEP_PRICE if stops else 0) + _burden(seen, rest)) + later


def _jack(table: Table, cards: tuple[int, ...]) -> int:
    return JACK_VALUE if table.house.jack_of_diamonds and JD in cards else 0


def _holder(seen: Situation) -> Seat:
    """Return who takes the trick as it lies."""
    table = seen.table
    players = table.players
    return players[(players.index(table.leader) + taker(table.trick)) % len(players)]


def _giving(seen: Situation, card: int) -> float:
    """Return what it costs to leave the trick, with this card in it, to somebody else."""
    if seen.threat is None:
        return _jack(seen.table, (card,)) / 2 - GIFT * POINTS[card]
    given = PENALTIES >> card & 1
    if _holder(seen) == seen.threat:
        there = any(POINTS[other] for other in seen.table.trick)
        return SWEEP_PRICE if given or there else 0.0
    return -SWEEP_PRICE if given else 0.0


def _flush(seen: Situation, card: int) -> float:
    harmless = not seen.hand & (QUEEN | HIGH_SPADES) and seen.unseen & QUEEN
    return FLUSH_BONUS if harmless and SPADES >> card & 1 else 0.0


def _taking(seen: Situation, card: int) -> float:
    """Return how likely nobody behind plays higher; they stay under if they can."""
    suit = SAME_SUIT[card] & seen.unseen
    above = suit & HIGHER[card]
    chance = 1.0
    for seat in seen.behind:
        may_hold = suit & ~seen.lacking[seat]
        if above & ~seen.lacking[seat]:
            share = max(1.0, may_hold.bit_count() / len(seen.behind))
            chance *= 1 - (above.bit_count() / may_hold.bit_count()) ** share
    return chance


def _haul(seen: Situation, card: int) -> float:
    """Return what the card and those behind are expected to bring to whoever takes the trick with it."""
    total = float(POINTS[card])
    table, suit = seen.table, SAME_SUIT[card]
    opponents = len(table.players) - 1
    queen_share = 13 / max(1, sum(not lacking & QUEEN for lacking in _opponents(seen)))
    for seat in seen.behind:
        may_hold = seen.unseen & suit & ~seen.lacking[seat]
        void = (1 - 1 / opponents) ** may_hold.bit_count() if opponents > 1 else float(not may_hold)
        thrown = 0.0
        if table.tricks or table.house.first_trick == "allow":
            thrown = 1.0 if seen.unseen & HEARTS else 0.0
            if seen.unseen & QUEEN & ~seen.lacking[seat]:
                thrown += queen_share
        followed = 0.0
        if suit == HEARTS:
            followed = 1.0
        elif seen.unseen & QUEEN & ~seen.lacking[seat] and HIGH_SPADES >> card & 1:
            followed = queen_share
        total += void * (0.0 if suit == SPADES and seen.unseen & QUEEN else thrown) + (1 - void) * followed
    return total


def _opponents(seen: Situation) -> list[int]:
    return [seen.lacking[seat] for seat in seen.table.players if seat != seen.seat]


def _burden(seen: Situation, rest: int) -> float:
    """Return what the best lead costs after the trick; the suits are judged as they are now."""
    if not rest:
        return 0.0
    after = Situation(
        seen.table,
        seen.seat,
        rest,
        seen.unseen,
        seen.lacking,
        tuple(seat for seat in seen.table.players if seat != seen.seat),
        seen.threat,
    )
    return min(_taking(after, card) * _haul(after, card) for card in numbers(rest))
