"""The sets of one number: what they take from a hand, and what they count on a scale."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

from games.melds_rows import RunTable, Scale

Taken: TypeAlias = tuple[int, int, int, int, int, int]
"""What sets at one number count, the tiles they take from each row, and what their jokers count."""

TRIPLES_AND_QUADS = tuple(rows for size in (3, 4) for rows in combinations(range(4), size))


def _sums_of_sets() -> dict[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return the sets, as rows, behind every number of tiles that one or two sets of one number take from the four rows."""
    chosen = [(one,) for one in TRIPLES_AND_QUADS]
    chosen += [(one, two) for place, one in enumerate(TRIPLES_AND_QUADS) for two in TRIPLES_AND_QUADS[place:]]
    return {tuple(sum(row in one for one in sets) for row in range(4)): sets for sets in chosen}


SETS = _sums_of_sets()


class Melder:
    """What a search on one scale needs; it remembers tables, never hands.

    Where the scale counts the tiles last, a worth modulo `count_below` is their number.
    """

    def __init__(self, scale: Scale, *, high_one: bool, count_below: int = 1) -> None:
        self.scale = scale
        self.count_below = count_below
        self.table = RunTable(scale, high_one=high_one)
        self.sets = cache(self._sets)
        self.joker_sets = cache(self._joker_sets)

    def _sets(self, n: int, held: int) -> tuple[Taken, ...]:
        """List what sets without a joker can take at number n, most first; `held` has two bits a row."""
        counts = [held >> 2 * row & 3 for row in range(4)]
        found = [taken for taken in SETS if all(map(int.__le__, taken, counts))]
        found.sort(key=sum, reverse=True)
        return tuple(_taken(sum(taken) * self.scale.tiles[n], n, taken, 0) for taken in found)

    def _joker_sets(self, n: int, held: int, jokers: int) -> tuple[Taken, ...]:
        """List the sets of number n with so many jokers; `held` has one bit a row."""
        rows = [row for row in range(4) if held >> row & 1]
        sizes = (2, 3) if jokers == 1 else (1, 2) if n == 13 else (2,)
        wild = jokers * self.scale.jokers[n]
        return tuple(
            _taken(size * self.scale.tiles[n] + wild, n, [row in chosen for row in range(4)], wild)
            for size in sizes
            for chosen in combinations(rows, size)
        )


def _taken(worth: int, n: int, counts: Sequence[int], wild: int) -> Taken:
    a, b, c, d = (count << 2 * n - 2 for count in counts)
    return worth, a, b, c, d, wild
