"""The best that can be laid from a hand: openings and closing turns of Okey 101, and how near a hand of Okey is to going down.

All answers are exact, by the search of `melds_search` on one of three scales: the number of tiles; the value and, among equals, the
number of tiles; the number of tiles and, among equals, the value.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from games.melds import Meld, read_pair
from games.melds_rows import rising, rows_of
from games.melds_search import Melder, Place, Search
from games.melds_win import OKEY_101, all_in_melds, without
from games.tiles import COLOURS, FALSE_JOKER, NUMBERS, Tile, face, plays_as

MOST_TILES: Final = Melder(rising(1, 0), high_one=True)
"""Okey: every tile counts one."""

_VALUE = 1 << 5
DEAREST: Final = Melder(rising(1, _VALUE), high_one=False, count_below=_VALUE)
"""Okey 101: the value first; at most 22 tiles stay below `_VALUE`."""

_TILE = 1 << 9
FULLEST: Final = Melder(rising(_TILE, 1), high_one=False)
"""Okey 101: the number of tiles first; at most 22 times 13 stays below `_TILE`."""


class Layout(Struct, frozen=True):
    """Melds that can be laid together from one hand, no tile twice."""

    melds: tuple[Meld, ...]

    @property
    def value(self) -> int:
        """The sum of the melds' values."""
        return sum(meld.value for meld in self.melds)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles laid."""
        return tuple(tile for meld in self.melds for tile in meld.tiles)


def _meld(kind: str, places: Sequence[Place], okey: Tile) -> Meld:
    faces = tuple(face(COLOURS[row], 1 if n > NUMBERS else n) for row, n, _ in places)
    tiles = tuple(
        okey if wild else FALSE_JOKER if stands_for == okey else stands_for
        for stands_for, (_, _, wild) in zip(faces, places, strict=True)
    )
    return Meld("run" if kind == "run" else "set", tiles, faces)


def _layout(search: Search, okey: Tile) -> Layout:
    return Layout(
        tuple(sorted((_meld(*meld, okey) for meld in search.layout()), key=lambda meld: (meld.kind, meld.faces)))
    )


def most_laid(tiles: Sequence[Tile], okey: Tile) -> int:
    """Count the tiles, jokers included, that runs and sets can hold at most by the rules of Okey."""
    rows, jokers = rows_of(tiles, okey)
    return Search(MOST_TILES, rows, jokers).best


def most_laid_layout(tiles: Sequence[Tile], okey: Tile) -> Layout:
    """Return runs and sets that hold as many tiles as possible by the rules of Okey; of a winning hand, all."""
    rows, jokers = rows_of(tiles, okey)
    return _layout(Search(MOST_TILES, rows, jokers), okey)


def rank_discards(tiles: Sequence[Tile], okey: Tile) -> tuple[tuple[Tile, int], ...]:
    """For each print among 15 tiles of Okey, count what the other 14 can lay at most; the best discard first."""
    rows, jokers = rows_of(tiles, okey)
    search = Search(MOST_TILES, rows, jokers)
    found: list[tuple[Tile, int]] = []
    for tile in sorted(set(tiles)):
        stands_for = plays_as(tile, okey)
        if stands_for is None:
            laid = Search(MOST_TILES, rows, jokers - 1, ceiling=search.best).best
        else:
            row, n = divmod(stands_for, NUMBERS)
            laid = search.worth_without(row, n + 1)
            if laid < search.best:
                a, b, c, d = (held - (place == row) * (1 << 2 * n) for place, held in enumerate(rows))
                laid = Search(MOST_TILES, (a, b, c, d), jokers, floor=laid, ceiling=search.best).best
        found.append((tile, laid))
    return tuple(sorted(found, key=lambda ranked: (-ranked[1], ranked[0])))


def best_opening(tiles: Sequence[Tile], okey: Tile, required: Tile | None = None) -> Layout | None:
    """Return the opening of the highest value, with one tile at least left in the hand; among equals, of the most tiles (101: 8).

    `required` is a tile of the hand that must be laid, such as a taken discard (101: 6); None if it cannot be.
    """
    search = _opening(tiles, okey, required)
    if search is None:
        return None
    layout = _layout(search, okey)
    return _with_joker(layout, okey) if required == okey else layout


def opening_value(tiles: Sequence[Tile], okey: Tile, required: Tile | None = None) -> int | None:
    """Return the value of the best opening, or None when the required tile cannot be laid."""
    search = _opening(tiles, okey, required)
    return None if search is None or (required == okey and not search.best) else search.best // _VALUE


def _opening(tiles: Sequence[Tile], okey: Tile, required: Tile | None) -> Search | None:
    rows, jokers = rows_of(tiles, okey)
    search = Search(DEAREST, rows, jokers, needed=_needed(required, okey), one_stays=True)
    return None if search.best < 0 else search


def _needed(required: Tile | None, okey: Tile) -> tuple[int, int] | None:
    if required is None or required == okey:
        return None
    shown = okey if required == FALSE_JOKER else required
    return shown // NUMBERS, shown % NUMBERS + 1


def _with_joker(layout: Layout, okey: Tile) -> Layout | None:
    """Return the layout with a joker in it, for another tile of the same meld if need be: it is worth the same."""
    if okey in layout.tiles or not layout.melds:
        return layout if layout.melds else None
    meld = layout.melds[0]
    return Layout((Meld(meld.kind, (okey, *meld.tiles[1:]), meld.faces), *layout.melds[1:]))


def best_finish(tiles: Sequence[Tile], okey: Tile, required: Tile | None = None) -> Layout | None:
    """Return the dearest layout in runs and sets of all tiles but one, which is then thrown (101: 11); None if there is none."""
    best: Layout | None = None
    for tile in sorted(set(tiles)):
        others = without(tiles, tile)
        if (required is None or required in others) and all_in_melds(others, okey, OKEY_101):
            rows, jokers = rows_of(others, okey)
            search = Search(FULLEST, rows, jokers)
            if search.best // _TILE == len(others) and (best is None or search.best % _TILE > best.value):
                best = _layout(search, okey)
    return best


def best_pairs(tiles: Sequence[Tile], okey: Tile, required: Tile | None = None) -> tuple[Meld, ...]:
    """Return as many pairs as the hand has, with one tile at least left, `required` in one of them if it can be (101: 9)."""
    held = sorted(tiles, key=lambda tile: (tile == okey, tile != required, tile))
    pairs: list[Meld] = []
    singles: list[Tile] = []
    for tile in held:
        if tile in singles and tile != okey:
            singles.remove(tile)
            pairs.append(_pair(tile, tile, okey))
        else:
            singles.append(tile)
    wild = [tile for tile in singles if tile == okey]
    plain = [tile for tile in singles if tile != okey]
    plain.sort(key=lambda tile: tile != required)
    while wild and plain:
        pairs.append(_pair(plain.pop(0), wild.pop(), okey))
    if len(wild) == 2:
        pairs.append(_pair(okey, okey, okey))
    pairs.sort(key=lambda pair: required not in pair.tiles)
    return tuple(pairs[: (len(tiles) - 1) // 2])


def _pair(one: Tile, other: Tile, okey: Tile) -> Meld:
    pair = read_pair((one, other), okey)
    if pair is None:
        raise AssertionError("twins are a pair, and a joker with anything")
    return pair
