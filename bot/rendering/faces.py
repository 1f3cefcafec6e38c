"""How cards are written where people read them.

Outlined spades and clubs are plain text in the reader's own text colour, so they show on a dark theme and on a light one, where
the filled ones would be drawn as black pictures.
"""

from functools import cache

SUITS = {"S": "♤", "H": "♥️", "D": "♦️", "C": "♧", "X": "⭐", "Y": "🌙"}


@cache
def card(name: str) -> str:
    """Write a card (`QS`) as people read it."""
    rank, suit = name[:-1], name[-1]
    return f"{'10' if rank == 'T' else rank}{SUITS[suit]}"


def cards(names: str) -> str:
    """Write cards given as text of two characters each."""
    return " ".join(card(names[at : at + 2]) for at in range(0, len(names), 2))
