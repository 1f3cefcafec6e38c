"""How far a hand of Okey is from winning: the fewest tiles that, turned into jokers, would make it win.

A winning hand has 14 places in at most four runs and sets. The distance is 14 less the jokers and less the most tiles of the hand
that such places can keep. A run keeps what it passes over: one of 3, 4 or 5 places from each number that has a tile (a longer one is
two of these; past 13 it only stands lower). For one colour a table gives the tiles kept by the places spent, found by recursion over
the lowest number and remembered for every rest of a row, wherever it lies. Sets of two, three or four tiles are searched number by
number; a branch ends when three tiles a set more, or two where no number has three colours, would still not be better.

About 0.1 ms a hand. Which tiles are still to be had does not enter.
"""

# ruff: noqa: PLR0913, PLR0917 - rows are passed one by one: in a tuple they would take half as long again

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from games.melds_rows import PRESENT, REMEMBERED, Rows, rows_of
from games.melds_win import without
from games.tiles import Tile

PLACES = 14

Kept: TypeAlias = tuple[int, ...]
"""The most tiles that can be kept by so many places, from 0 to `PLACES`."""

NOTHING: Kept = (0,) * (PLACES + 1)


@lru_cache(REMEMBERED)
def _kept_in_runs(row: int) -> Kept:
    """Return what runs keep of a row whose lowest number has a tile."""
    if not row:
        return NOTHING
    best = list(_lowest_first(row & ~3))
    for length in (3, 4, 5):
        passed = (row | row >> 1) & PRESENT & (1 << 2 * length) - 1
        tiles = passed.bit_count()
        for places, kept in enumerate(_lowest_first(row - passed)[: PLACES + 1 - length], length):
            best[places] = max(best[places], kept + tiles)
    return tuple(best)


def _lowest_first(row: int) -> Kept:
    lowest = (row & -row).bit_length() - 1 & ~1
    return _kept_in_runs(row >> max(lowest, 0))


@lru_cache(REMEMBERED)
def _kept_in_row(row: int) -> Kept:
    """Return what runs keep of the tiles of a colour, 1s also above 13."""
    kept = _lowest_first(row)
    for high in range(1, (row & 3) + 1):
        kept = tuple(map(max, kept, _lowest_first(row - high | high << 26)))
    return kept


@lru_cache(REMEMBERED)
def _kept_in_two(a: int, b: int) -> Kept:
    return _joined(_kept_in_row(a), _kept_in_row(b))


def _joined(one: Kept, other: Kept) -> Kept:
    best = list(one)
    kept = 0
    for places, more in enumerate(other):
        if more > kept:
            kept = more
            for rest in range(PLACES + 1 - places):
                best[rest + places] = max(best[rest + places], one[rest] + kept)
    return tuple(best)


_Taken: TypeAlias = tuple[int, int, int, int, int, int]
"""Places spent on sets of one number, tiles kept by them, and the tiles they take of each row."""


class _Column(Struct, frozen=True):
    """What sets of two to four tiles can take of one number, each take with the fewest places; and the widest sets, at most two."""

    takes: tuple[_Taken, ...]
    widths: tuple[int, int]


@cache
def _column(held: int) -> _Column:
    """Return the column of one number that holds so many tiles, two bits a row."""
    start = (held & 3, held >> 2 & 3, held >> 4 & 3, held >> 6)
    fewest = {start: 0}
    waiting = [start]
    for rest in waiting:  # grows while it is walked through
        for size in (2, 3, 4):
            for rows in combinations([row for row in range(4) if rest[row]], size):
                a, b, c, d = (count - (row in rows) for row, count in enumerate(rest))
                places = fewest[rest] + max(3, size)
                if places < min(PLACES + 1, fewest.get((a, b, c, d), PLACES + 1)):
                    fewest[a, b, c, d] = places
                    waiting.append((a, b, c, d))
    takes = [
        (places, sum(start) - sum(rest), *(had - has for had, has in zip(start, rest, strict=True)))
        for rest, places in fewest.items()
        if places
    ]
    takes.sort(key=lambda take: (-take[1], take))
    return _Column(
        tuple((places, kept, a, b, c, d) for places, kept, a, b, c, d in takes),
        (sum(map(bool, start)), sum(count == 2 for count in start)),
    )


class _Search:
    """The search for the most tiles that 14 places keep: `best`, known to be from `floor` to `ceiling`."""

    def __init__(self, rows: Rows, floor: int, ceiling: int) -> None:
        self.best = floor
        self._ceiling = ceiling
        a, b, c, d = rows
        pa, pb, pc, pd = ((row | row >> 1) & PRESENT for row in rows)
        several = pa & pb | pc & pd | (pa | pb) & (pc | pd)
        columns: list[tuple[int, _Column]] = []
        for at in range(0, 26, 2):
            if several >> at & 1:
                held = a >> at & 3 | (b >> at & 3) << 2 | (c >> at & 3) << 4 | (d >> at & 3) << 6
                columns.append((at, _column(held)))
        columns.sort(key=lambda column: column[1].widths)
        widest: list[int] = []
        self._by_sets: list[list[int]] = [[0] * (PLACES // 3)]
        for _, column in columns:
            widest = sorted((*widest, *column.widths), reverse=True)[: PLACES // 3]
            self._by_sets.append([sum(widest[:sets]) for sets in range(1, PLACES // 3 + 1)])
        # the richest numbers first; from each number on, the most that one, two, three and four sets keep
        self._columns = columns[::-1]
        self._by_sets.reverse()
        self._visit(0, PLACES, 0, a, b, c, d)

    def _visit(self, start: int, places: int, kept: int, a: int, b: int, c: int, d: int) -> None:
        one = _kept_in_two(a, b)
        two = _kept_in_two(c, d)
        value = kept + max(map(int.__add__, one[: places + 1], two[places::-1]))
        self.best = max(self.best, value)
        if start == len(self._columns):
            return
        runs = [max(map(int.__add__, one[: left + 1], two[left::-1])) for left in range(places - 3, -1, -3)]
        for column in range(start, len(self._columns)):
            most = kept + max(map(int.__add__, self._by_sets[column], runs), default=0)
            if most <= self.best or self.best >= self._ceiling:
                return
            at, sets = self._columns[column]
            for spent, tiles, ta, tb, tc, td in sets.takes:
                if spent <= places:
                    self._visit(
                        column + 1,
                        places - spent,
                        kept + tiles,
                        a - (ta << at),
                        b - (tb << at),
                        c - (tc << at),
                        d - (td << at),
                    )


class Distance(Struct, frozen=True):
    """The fewest tiles to be exchanged until a hand wins with runs and sets, and with seven pairs."""

    melds: int
    pairs: int

    @property
    def least(self) -> int:
        """The shorter way."""
        return min(self.melds, self.pairs)


def distance(tiles: Sequence[Tile], okey: Tile) -> Distance:
    """Say how far 14 tiles of Okey, or the best 14 of 15, are from winning; 0 for a hand that wins.

    :raises ValueError: when a face comes more than twice.
    """
    return _distance(tiles, okey, 0, PLACES)


def _distance(tiles: Sequence[Tile], okey: Tile, floor: int, ceiling: int) -> Distance:
    rows, jokers = rows_of(tiles, okey)
    kept = _Search(rows, floor, min(ceiling, PLACES - jokers)).best
    return Distance(max(0, PLACES - jokers - kept), max(0, PLACES // 2 - jokers - _natural_pairs(rows)))


def _natural_pairs(rows: Rows) -> int:
    return sum((row >> 1 & PRESENT).bit_count() for row in rows)


def distances_after(tiles: Sequence[Tile], okey: Tile) -> tuple[tuple[Tile, Distance], ...]:
    """Say for each print among 15 tiles of Okey how far the other 14 are from winning; the best discard first."""
    rows, _ = rows_of(tiles, okey)
    most = _Search(rows, 0, PLACES).best
    found: list[tuple[Tile, Distance]] = []
    for tile in sorted(set(tiles)):
        others = without(tiles, tile)
        # the places that keep the most lose one tile at most
        found.append((tile, _distance(others, okey, most - (tile != okey), most)))
    return tuple(sorted(found, key=lambda ranked: (ranked[1].least, ranked[1].melds + ranked[1].pairs, ranked[0])))
