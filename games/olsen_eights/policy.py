"""Computer players of Olsen, and a guess at what the others hold.

A lay is judged by what it leaves: how well the own hand goes on from it, how badly the hands of the others can, whom a two
stops. The eights are kept, for they always go.
"""

import random
from typing import Final

from games.cards import Card, Cards, numbers
from games.core import Level
from games.olsen_eights.matching import BARRED_LAST, DECK, EIGHTS, TWOS, VALUES, fitting, printed_suit
from games.olsen_eights.model import Challenge, Lay, Move, NameSuit, Stage, State, Suit, View
from games.olsen_eights.rules import GAME

_BLUNDER: Final = 0.25
"""How often a beginner lays whatever comes to hand."""
_EIGHT: Final = 4.0
_STUCK: Final = 20.0
_OTHERS: Final = 0.3
"""What an unseen card that may follow costs, where an own one is worth 1."""
_TWO: Final = 1.0
_VALUE: Final = 0.1


def choose(view: View, rng: random.Random, level: Level) -> Move:
    """Return the move of a house player of this level, who calls with every play that asks for it and never falsely."""
    moves = list(GAME.legal(view))
    for move in moves:
        # While there is time to call, nobody is caught by a machine (section 7).
        if isinstance(move, Challenge) and move.seat != view.table.grace:
            return move
    lays = [move for move in moves if isinstance(move, Lay)]
    if lays:
        lays = [lay for lay in lays if lay.olsen] or lays
        blunders = level == "easy" and rng.random() < _BLUNDER
        return rng.choice(lays) if blunders else max(lays, key=lambda lay: _worth(view, lay))
    suits = [move for move in moves if isinstance(move, NameSuit)]
    if suits and view.table.top is not None:
        top = view.table.top
        return max(suits, key=lambda named: _flow(view, view.hand, top, named.suit))
    # The draw stands first, with its call where one is due.
    return moves[0]


def guess(view: View, rng: random.Random) -> State:
    """Deal the cards this seat cannot see to the others and the draw pile, shown ones where they are."""
    table, seat = view.table, view.seat
    unseen = _unseen(view)
    for cards in table.shown:
        unseen &= ~cards
    hands = list(table.shown)
    if seat is not None:
        hands[seat] = view.hand
    drawn = view.drawn
    if table.stage is Stage.KEEP and seat != table.seat and table.top is not None:
        # The table tells that the drawn card fits.
        fits = fitting(table.top, table.suit) if not table.free else DECK
        drawn = Card(rng.choice([*numbers((unseen | hands[table.seat]) & fits)]))
        hands[table.seat] = Cards(hands[table.seat] | 1 << drawn)
        unseen &= ~(1 << drawn)
    pool = [*numbers(unseen)]
    rng.shuffle(pool)
    for other, count in enumerate(table.counts):
        missing = count - hands[other].bit_count()
        hands[other] = Cards(hands[other] | Cards.of(pool[:missing]))
        del pool[:missing]
    return State(table, tuple(hands), tuple(map(Card, pool[: table.stock])), drawn)


def _worth(view: View, lay: Lay) -> float:
    """Judge what a lay leaves; higher is better."""
    table, card = view.table, lay.card
    rest = view.hand & ~(1 << card)
    worth = _flow(view, rest, card, lay.suit or printed_suit(card))
    if EIGHTS >> card & 1:
        worth -= _EIGHT
    elif TWOS >> card & 1:
        worth += _TWO
    if table.rules.match == "points":
        worth += _VALUE * VALUES[card]
    if rest and not rest & ~BARRED_LAST[table.rules.finish]:
        worth -= _STUCK
    return worth


def _flow(view: View, rest: int, top: Card, suit: Suit) -> float:
    """Count what may follow: own cards are good, those of others bad; eights always may."""
    follow = fitting(top, suit) & ~EIGHTS
    return (rest & follow).bit_count() - _OTHERS * (_unseen(view) & follow).bit_count()


def _unseen(view: View) -> int:
    """Return the cards that lie neither open nor in the own hand."""
    table = view.table
    return DECK & ~(view.hand | table.discards | (0 if table.top is None else 1 << table.top))
