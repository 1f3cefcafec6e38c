"""Runs, sets and pairs of Okey and Okey 101: what given tiles form, what may be laid beside them, and which joker may be had back.

Okey 9 and 10, Okey 101 7 to 10. A run is three or more consecutive numbers of one colour; a set is one number in three or four
colours; a pair is two equal faces. A joker stands for one exact tile, also for one of which both copies are in play (O-D8). In
Okey a 1 may stand above 13, where the run ends; in Okey 101 it is only low (T-D8): `high_one` tells the two apart.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from games.tiles import COLOURS, NUMBERS, Tile, face, is_joker, plays_as

Kind: TypeAlias = Literal["run", "set", "pair"]


class Meld(Struct, frozen=True):
    """A run in rising order, a set or a pair by colour: its tiles, and the face each stands for (none in a pair of jokers)."""

    kind: Kind
    tiles: tuple[Tile, ...]
    faces: tuple[Tile, ...]

    @property
    def value(self) -> int:
        """The sum of the numbers that the tiles stand for; a 1 counts 1 wherever it stands (101: 7)."""
        return sum(tile.number for tile in self.faces)


def readings(
    tiles: Sequence[Tile], okey: Tile, *, high_one: bool, named: Sequence[Tile | None] = ()
) -> tuple[Meld, ...]:
    """List what the tiles can be read as, a run or a set, best first: by value, then runs, then the colour (T-D6).

    `named` says for each tile which face the player named it, if any; the order of the tiles does not matter.
    """
    said = tuple(named) or (None,) * len(tiles)
    fixed: list[tuple[Tile, Tile]] = []
    jokers = 0
    for tile, name in zip(tiles, said, strict=True):
        stands_for = plays_as(tile, okey)
        place = name if stands_for is None else stands_for
        if place is None:
            jokers += 1
        elif name in (None, place):
            fixed.append((place, tile))
        else:
            return ()
    shown = dict(fixed)
    if len(tiles) < 3 or not shown or len(shown) < len(fixed):
        return ()
    found = (*_runs(shown, jokers, okey, high_one=high_one), *_sets(shown, jokers, okey))
    return tuple(sorted(found, key=lambda meld: (-meld.value, meld.kind, meld.faces)))


def _runs(fixed: dict[Tile, Tile], jokers: int, okey: Tile, *, high_one: bool) -> Iterator[Meld]:
    colour = next(iter(fixed)).colour
    length = len(fixed) + jokers
    if length > NUMBERS or any(tile.colour != colour for tile in fixed):
        return
    for first in range(1, NUMBERS + 1 + high_one - length + 1):
        faces = tuple(face(colour, n if n <= NUMBERS else 1) for n in range(first, first + length))
        if fixed.keys() <= set(faces):
            yield Meld("run", tuple(fixed.get(tile, okey) for tile in faces), faces)


def _sets(fixed: dict[Tile, Tile], jokers: int, okey: Tile) -> Iterator[Meld]:
    number = next(iter(fixed)).number
    missing = [tile for colour in COLOURS if (tile := face(colour, number)) not in fixed]
    if any(tile.number != number for tile in fixed):
        return
    for chosen in combinations(missing, jokers):
        faces = tuple(sorted((*fixed, *chosen)))
        yield Meld("set", tuple(fixed.get(tile, okey) for tile in faces), faces)


def read_pair(tiles: Sequence[Tile], okey: Tile, named: Sequence[Tile | None] = ()) -> Meld | None:
    """Read two tiles as a pair; a joker is what its partner is, and two jokers are a pair of no face (O-D9)."""
    if len(tiles) != 2:
        return None
    stands_for = {shown for tile in tiles if (shown := plays_as(tile, okey)) is not None}
    if len(stands_for) > 1 or any(name is not None and name not in stands_for for name in named):
        return None
    return Meld("pair", tuple(sorted(tiles, key=lambda tile: is_joker(tile, okey))), tuple(stands_for) * 2)


def places_beside(meld: Meld, tile: Tile, okey: Tile) -> tuple[Tile, ...]:
    """List what the tile may stand for if it is laid off on the meld in Okey 101, lowest first; nothing is ever moved (101: 10.2)."""
    match meld.kind:
        case "run":
            low, high = meld.faces[0], meld.faces[-1]
            free = [face(low.colour, low.number - 1)] if low.number > 1 else []
            free += [face(low.colour, high.number + 1)] if high.number < NUMBERS else []
        case "set":
            free = [face(colour, meld.faces[0].number) for colour in COLOURS] if len(meld.faces) == 3 else []
            free = [missing for missing in free if missing not in meld.faces]
        case "pair":
            free = []
    stands_for = plays_as(tile, okey)
    return tuple(place for place in free if stands_for in (None, place))


def lay_beside(meld: Meld, tile: Tile, place: Tile) -> Meld:
    """Return the meld with the tile laid off as one of `places_beside`."""
    if meld.kind == "run" and place < meld.faces[0]:
        return replace(meld, tiles=(tile, *meld.tiles), faces=(place, *meld.faces))
    if meld.kind == "run":
        return replace(meld, tiles=(*meld.tiles, tile), faces=(*meld.faces, place))
    laid = sorted((*zip(meld.faces, meld.tiles, strict=True), (place, tile)))
    return replace(meld, tiles=tuple(tile for _, tile in laid), faces=tuple(place for place, _ in laid))


def exchangeable(meld: Meld, tile: Tile, okey: Tile) -> tuple[int, ...]:
    """List the positions of the jokers that the tile may take the place of: only the exact tile may, and no joker (101: 10.4)."""
    stands_for = plays_as(tile, okey)
    return tuple(
        position
        for position, (laid, place) in enumerate(zip(meld.tiles, meld.faces, strict=False))
        if is_joker(laid, okey) and place == stands_for
    )


def exchange(meld: Meld, position: int, tile: Tile) -> Meld:
    """Return the meld with the tile in the place of the joker at that position."""
    return replace(meld, tiles=(*meld.tiles[:position], tile, *meld.tiles[position + 1 :]))
