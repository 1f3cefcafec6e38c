"""Computer players of ODIN, and a guess at what the others hold.

A hand is judged by its cards and by how many combinations it falls into: that many plays empty it if nothing had to be taken.
"""

import math
import random
from typing import Final

from games.cards import numbers
from games.core import Level
from games.odin.model import Move, Pass, Play, State, View
from games.odin.notation import DECKS, RANK_OF, Cards
from games.odin.rules import GAME

_BLUNDER: Final = 0.15
"""How often a beginner plays whatever comes to hand."""
# Found by matches of one setting against another.
_GROUP: Final = 2.0
_HIGH: Final = 0.02
_SPENT: Final = 0.2
_SUIT_BITS: Final = ((0, 0x1FFF), (13, 0x1FFF), (26, 0x1FFF), (39, 0x1FFF), (52, 0x1FF), (61, 0x1FF))


def choose(view: View, rng: random.Random, level: Level) -> Move:
    """Return the move of a house player of this level."""
    moves = list(GAME.legal(view))
    if level == "easy":
        return rng.choice(moves) if rng.random() < _BLUNDER else moves[0]
    return min(moves, key=lambda move: _cost(view, move))


def guess(view: View, rng: random.Random) -> State:
    """Deal the cards this seat cannot see to the others, as many as each holds."""
    table = view.table
    unseen = [*numbers(DECKS[table.sheet.house.deck] & ~(view.hand | table.centre))]
    rng.shuffle(unseen)
    hands: list[Cards] = []
    for seat, count in enumerate(table.counts):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(Cards.of(unseen[:count]))
            del unseen[:count]
    return State(table, tuple(hands))


def groups(hand: int) -> int:
    """Count the fewest combinations a hand falls into: some suits played whole, the rest number by number."""
    held = [mask for shift, bits in _SUIT_BITS if (mask := hand >> shift & bits)]
    plans = [(0, 0)]
    for mask in held:
        plans = [plan for suits, rest in plans for plan in ((suits + 1, rest), (suits, rest | mask))]
    return min(suits + rest.bit_count() for suits, rest in plans)


def _cost(view: View, move: Move) -> float:
    """Judge the hand that a move leaves, and a little what the move spends; lower is better."""
    hand, spent = int(view.hand), 0.0
    if not isinstance(move, Pass):
        hand ^= move.cards
        spent = move.cards.bit_count() + max(RANK_OF[card] for card in numbers(move.cards)) / 9
        if isinstance(move, Play) and move.take is not None:
            hand |= 1 << move.take
    strength = sum(RANK_OF[card] for card in numbers(hand))
    return hand.bit_count() + _GROUP * groups(hand) - _HIGH * strength + (_SPENT * spent if hand else -math.inf)
