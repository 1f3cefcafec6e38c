"""Moves as players write them, read and written.

`7H` lays, `8D=S` lays an eight and names its suit, `7H!` says "Olsen" with it; `draw`, `draw!`, `keep`, `=S` (the suit alone),
`!` (the call alone), `forgot 2` (seat 2 is caught), `show 9D`.
"""

from typing import assert_never

from games.cards import Card
from games.olsen_eights.matching import SUIT_NAMES
from games.olsen_eights.model import CallOlsen, Challenge, Draw, Keep, Lay, Move, NameSuit, Show, Suit


def write(move: Move) -> str:
    """Return the text form of a move."""
    match move:
        case Lay(card, suit, olsen):
            return f"{card}{f'={suit}' if suit else ''}{'!' if olsen else ''}"
        case Draw(olsen):
            return "draw!" if olsen else "draw"
        case Keep():
            return "keep"
        case NameSuit(suit):
            return f"={suit}"
        case CallOlsen():
            return "!"
        case Challenge(seat):
            return f"forgot {seat}"
        case Show(card):
            return f"show {card}"
        case _:
            assert_never(move)


def read(text: str) -> Move:
    """Read the text form of a move.

    :raises ValueError: when it is none.
    """
    word, _, object_ = text.partition(" ")
    olsen = word.endswith("!")
    match word, object_:
        case "!", "":
            return CallOlsen()
        case (("draw" | "draw!"), ""):
            return Draw(olsen)
        case "keep", "":
            return Keep()
        case "forgot", seat if seat.isdecimal():
            return Challenge(int(seat))
        case "show", card:
            return Show(Card.parse(card))
        case _, "" if word.startswith("="):
            return NameSuit(_suit(word[1:]))
        case _, "":
            card, equals, suit = word.removesuffix("!").partition("=")
            return Lay(Card.parse(card), _suit(suit) if equals else None, olsen)
        case _:
            raise ValueError(f"no move: {text}")


def _suit(text: str) -> Suit:
    for suit in SUIT_NAMES:
        if suit == text:
            return suit
    raise ValueError(f"no suit: {text}")
