"""Okey tiles: one text form (`R13`, `K1`, false joker `F`), and what a tile is while a given okey is in force.

Colours are R red, K black, B blue, Y yellow; numbers run from 1 to 13; every face comes twice, and there are two false jokers.
A tile is its print: the two tiles that show the okey *are* the jokers and are derived from the indicator, never stored.
"""

from typing import ClassVar, Final

from games.cards import Card

COLOURS = "RKBY"
"""In the order in which the rules settle ties between colours."""

NUMBERS = 13


class Tile(Card):
    """One tile by its print: tile // 13 is the colour in `COLOURS`, tile % 13 the number less 1, and 52 the false joker.

    R1 is 0: compare with None, never by truth.
    """

    NAMES: ClassVar[tuple[str, ...]] = (*(f"{colour}{n}" for colour in COLOURS for n in range(1, NUMBERS + 1)), "F")

    @property
    def colour(self) -> str:
        """The colour's letter; a false joker has none of its own."""
        return self.NAMES[self][0]

    @property
    def number(self) -> int:
        """The printed number; 0 for a false joker."""
        return 0 if self == FALSE_JOKER else self % NUMBERS + 1


FALSE_JOKER: Final = Tile(52)
FACES: Final = tuple(Tile(face) for face in range(52))
DECK: Final = (*FACES, *FACES, FALSE_JOKER, FALSE_JOKER)
"""The 106 tiles."""


def face(colour: str, number: int) -> Tile:
    """Return the tile with that colour and number."""
    return FACES[COLOURS.index(colour) * NUMBERS + number - 1]


def okey_of(indicator: Tile) -> Tile:
    """Return the face that is wild under an indicator: the next number of its colour, and 1 after 13.

    :raises ValueError: when the indicator is a false joker.
    """
    if indicator == FALSE_JOKER:
        raise ValueError("a false joker indicates nothing")
    return face(indicator.colour, indicator.number % NUMBERS + 1)


def is_joker(tile: Tile, okey: Tile) -> bool:
    """Whether the tile may stand for any other."""
    return tile == okey


def plays_as(tile: Tile, okey: Tile) -> Tile | None:
    """Return the one face a tile stands for, a false joker for the okey's; None for a joker, which may stand for any."""
    if tile == okey:
        return None
    return okey if tile == FALSE_JOKER else tile
