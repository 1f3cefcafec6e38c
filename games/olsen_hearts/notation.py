"""Moves as players write them, read and written.

`QS` plays a card, `pass 3DKSQS` puts cards aside for the exchange, `claim` ends a hand in which nothing that counts is left.
"""

from typing import assert_never

from games.cards import Card, Cards
from games.olsen_hearts.model import Choose, Claim, Move, Play


def write(move: Move) -> str:
    """Return the text form of a move."""
    match move:
        case Play(card):
            return str(card)
        case Choose(cards):
            return f"pass {cards}"
        case Claim():
            return "claim"
        case _:
            assert_never(move)


def read(text: str) -> Move:
    """Read the text form of a move.

    :raises ValueError: when it is none.
    """
    if text == "claim":
        return Claim()
    if text.startswith("pass "):
        return Choose(Cards.parse(text.removeprefix("pass ")))
    return Play(Card.parse(text))
