"""Runs of one colour: what the tiles of one colour are worth, alone, with up to two jokers.

A *row* holds the tiles of one colour as two bits a number (1 lowest, 13 highest), each 0, 1 or 2. Its worth is found by
dynamic programming over the numbers; the state is how many runs are open with one, two, and three or more tiles. A run of
three or more may end at any time, so extending it before a new one begins loses nothing; a shorter one must go on. At most
four runs (two tiles, two jokers) can cross a number: 35 states.

The numbers 1-7 are worked off from below and 8-13 from above, each half remembered (3,280 lower and 1,093 upper halves at
most, three times as many upper ones where a 1 may stand above 13), so that a row never met before costs one pass over the
states that its lower half can reach: some microseconds. The worths of whole rows are remembered too, up to `REMEMBERED`.
"""

# ruff: noqa: PLR1730 - numbers are compared by hand: min() and max() would take half as long again

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from games.tiles import FALSE_JOKER, NUMBERS, Tile

Rows: TypeAlias = tuple[int, int, int, int]
"""The tiles of a hand that are no jokers, by colour."""

Worth: TypeAlias = tuple[int, int, int, int]
"""The most that a row is worth in runs, what one and two jokers add to that at most, and the worth of all its tiles together."""

Laid: TypeAlias = tuple[int, bool]
"""A place in a run: the number, 14 for the high 1, and whether a joker stands there."""

PRESENT = 0x1555555
"""The lower bit of every number."""

REMEMBERED = 1 << 15
"""How many rows a table remembers before it forgets them all: some 5 MB."""

SPLIT = 7
LOWER = (1 << 2 * SPLIT) - 1
IMPOSSIBLE = -(1 << 28)
"""Less than anything, also when something is added to it."""

State: TypeAlias = tuple[int, int, int]
STATES: tuple[State, ...] = tuple(
    (one, two, long) for one in range(5) for two in range(5 - one) for long in range(5 - one - two)
)
"""How many open runs have one, two, and three or more tiles."""

NUMBER_OF = {state: number for number, state in enumerate(STATES)}
NOTHING_OPEN = NUMBER_OF[0, 0, 0]
ALL_MAY_END = frozenset(NUMBER_OF[0, 0, long] for long in range(5))


def rows_of(tiles: Iterable[Tile], okey: Tile) -> tuple[Rows, int]:
    """Return the rows that the tiles make, false joker played as the okey's face, and the number of jokers.

    :raises ValueError: when a face, or the joker, comes more than twice.
    """
    rows = [0, 0, 0, 0]
    jokers = 0
    for tile in tiles:
        if tile == okey:
            jokers += 1
        else:
            colour, n = divmod(okey if tile == FALSE_JOKER else tile, NUMBERS)
            if rows[colour] >> 2 * n & 2:
                raise ValueError("a face comes twice")
            rows[colour] += 1 << 2 * n
    if jokers > 2:
        raise ValueError("the joker comes twice")
    return (rows[0], rows[1], rows[2], rows[3]), jokers


def open_runs(state: State, laid: int) -> int:
    """Return the state after so many tiles were laid at the next number: short runs first, then long ones, then new ones."""
    one, two, long = state
    kept = min(long, laid - one - two)
    return NUMBER_OF[laid - one - two - kept, one, two + kept]


def _steps(state: State, tiles: int) -> tuple[tuple[int, int, int], ...]:
    """List what may be done at a number: how many tiles are laid, how many of them are jokers, and the state that follows.

    A tile that can extend a run of three or more always does: nothing else in the row could use it.
    """
    one, two, long = state
    least = max(one + two, min(tiles, one + two + long))
    return tuple((laid, max(0, laid - tiles), open_runs(state, laid)) for laid in range(least, min(tiles + 2, 4) + 1))


STEPS = tuple(tuple(_steps(state, tiles) for tiles in range(3)) for state in STATES)


class Scale(Struct, frozen=True):
    """What a laid tile counts by its number: `tiles[n]` for a tile, `jokers[n]` for a joker that stands for n; 14 is the high 1."""

    tiles: tuple[int, ...]
    jokers: tuple[int, ...]


def rising(each: int, number: int) -> Scale:
    """Return the scale on which a tile, or what a joker stands for, counts `each` and `number` times its number."""
    worth = tuple(each + number * (1 if n == 14 else n) for n in range(15))
    return Scale(worth, worth)


def tiles_in(row: int) -> int:
    """Count the tiles of a row."""
    return (row & PRESENT).bit_count() + 2 * (row >> 1 & PRESENT).bit_count()


class RunTable(dict[int, Worth]):
    """The worth of rows on one scale: `table[row]`; computed when first asked for."""

    def __init__(self, scale: Scale, *, high_one: bool) -> None:
        super().__init__()
        self.scale = scale
        self.high_one = high_one
        # _gains[n][tiles][laid]: what counts when so many are laid at n, and so many of them can be tiles
        self._gains = tuple(
            tuple(
                tuple(min(tiles, laid) * scale.tiles[n] + max(0, laid - tiles) * scale.jokers[n] for laid in range(5))
                for tiles in range(3)
            )
            for n in range(15)
        )
        self._lower = cache(self._work_up)
        self._upper = cache(self._work_down)

    def __missing__(self, row: int) -> Worth:
        if len(self) >= REMEMBERED:
            self.clear()
        none, one, two = self._join(row, 0)
        for high in range(1, self._ones_above(row) + 1):
            none, one, two = map(max, (none, one, two), self._join(row - high, high))
        total = sum((row >> 2 * n - 2 & 3) * self.scale.tiles[n] for n in range(1, 14))
        self[row] = worth = (none, one - none, two - none, total)
        return worth

    def runs(self, row: int, jokers: int) -> list[list[Laid]]:
        """Return disjoint runs that together are worth most with at most so many jokers, each as numbers in order with its jokers marked."""
        if not self.most(row, jokers):
            return []
        for high in range(self._ones_above(row) + 1):
            if self._join(row - high, high)[jokers] == self.most(row, jokers):
                break
        else:
            raise AssertionError("the worth of a row comes from some number of high ones")
        return _string(_Path(self, row - high | high << 26).best(1, NOTHING_OPEN, jokers)[1])

    def most(self, row: int, jokers: int) -> int:
        """Return what a row is worth with at most so many jokers."""
        worth = self[row]
        return worth[0] + worth[jokers] if jokers else worth[0]

    def gain(self, n: int, tiles: int, laid: int) -> int:
        """Return what counts when so many tiles are laid at a number, jokers among them as far as the tiles run out."""
        return self._gains[n][tiles][laid]

    def _ones_above(self, row: int) -> int:
        """Return how many 1s may stand above 13: with nothing from 11 to 13 none is of use there."""
        return row & 3 if self.high_one and row >> 20 else 0

    def _join(self, row: int, high: int) -> tuple[int, int, int]:
        none, one, two = self._upper(row >> 2 * SPLIT | high << 2 * (13 - SPLIT), SPLIT + 1)
        without, with_one, with_two = self._lower(row & LOWER, SPLIT)
        best0 = best1 = best2 = 0
        for state, worth in without:
            if worth + none[state] > best0:
                best0 = worth + none[state]
            if worth + one[state] > best1:
                best1 = worth + one[state]
            if worth + two[state] > best2:
                best2 = worth + two[state]
        for state, worth in with_one:
            if worth + none[state] > best1:
                best1 = worth + none[state]
            if worth + one[state] > best2:
                best2 = worth + one[state]
        for state, worth in with_two:
            if worth + none[state] > best2:
                best2 = worth + none[state]
        return best0, best1, best2

    def _work_up(self, half: int, n: int) -> "_Lower":
        """Return the states that the numbers up to n can lead to, with what is laid: three lists, by the jokers used."""
        if not n:
            return ((NOTHING_OPEN, 0),), (), ()
        tiles = half >> 2 * (n - 1)
        gains = self._gains[n][tiles]
        found: tuple[dict[int, int], ...] = ({}, {}, {})
        for used, states in enumerate(self._lower(half ^ tiles << 2 * (n - 1), n - 1)):
            for state, worth in states:
                for laid, jokers, after in STEPS[state][tiles]:
                    if used + jokers < 3:
                        reached = found[used + jokers]
                        reached[after] = max(worth + gains[laid], reached.get(after, 0))
        return _undominated(found)

    def _work_down(self, half: int, n: int) -> tuple[list[int], list[int], list[int]]:
        """Return what the numbers from n on add, with at most no, one and two jokers, by the state they are reached in."""
        if n == 15 or (n == 14 and not half):
            ends = [0 if state in ALL_MAY_END else IMPOSSIBLE for state in range(len(STATES))]
            return ends, ends, ends
        tiles = half & 3
        gains = self._gains[n][tiles]
        after = self._upper(half >> 2, n + 1)
        best: tuple[list[int], list[int], list[int]] = ([], [], [])
        for by_tiles in STEPS:
            for budget in range(3):
                most = IMPOSSIBLE
                for laid, jokers, state in by_tiles[tiles]:
                    if jokers <= budget:
                        most = max(most, gains[laid] + after[budget - jokers][state])
                best[budget].append(most)
        return best


class Needing(dict[int, Worth]):
    """The worth of rows on condition that a tile of number n goes into one of their runs; `IMPOSSIBLE` without jokers if need be."""

    def __init__(self, table: RunTable, n: int) -> None:
        super().__init__()
        self._table = table
        self._n = n

    def __missing__(self, row: int) -> Worth:
        none, one, two = (self.most(row, jokers) for jokers in range(3))
        self[row] = worth = (none, one - none, two - none, self._table[row][3])
        return worth

    def most(self, row: int, jokers: int) -> int:
        """Return what a row is worth on that condition with at most so many jokers."""
        return max((worth for _, _, _, worth in self._ways(row, jokers)), default=IMPOSSIBLE)

    def runs(self, row: int, jokers: int) -> list[list[Laid]]:
        """Return disjoint runs, one of them with the needed tile, that together are worth most."""
        run, rest, used, _ = max(self._ways(row, jokers), key=lambda way: way[3])
        return [run, *self._table.runs(rest, jokers - used)]

    def _ways(self, row: int, budget: int) -> Iterator[tuple[list[Laid], int, int, int]]:
        """List the short runs with the needed tile: the run, the row without it, its jokers, and what all is worth.

        A longer run is such a run and another one. A joker may stand where the row has a tile that serves another run.
        """
        n = self._n
        if not row >> 2 * n - 2 & 3:
            return
        scale = self._table.scale
        for first, last in ((p, q) for p in range(max(1, n - 4), n + 1) for q in range(n, 14) if 3 <= q - p + 1 <= 5):
            others = [m for m in range(first, last + 1) if m != n]
            for jokers in range(budget + 1):
                for wild in combinations(others, jokers):
                    tiles = [m for m in others if m not in wild]
                    if all(row >> 2 * m - 2 & 3 for m in tiles):
                        rest = row - sum(1 << 2 * m - 2 for m in (*tiles, n))
                        worth = sum(scale.tiles[m] for m in (*tiles, n)) + sum(scale.jokers[m] for m in wild)
                        worth += self._table.most(rest, budget - jokers)
                        yield [(m, m in wild) for m in range(first, last + 1)], rest, jokers, worth


_Lower: TypeAlias = tuple[Sequence[tuple[int, int]], Sequence[tuple[int, int]], Sequence[tuple[int, int]]]


def _undominated(found: tuple[dict[int, int], ...]) -> _Lower:
    """Keep the states that nothing cheaper in jokers reaches with as much laid."""
    kept: list[tuple[tuple[int, int], ...]] = []
    best: dict[int, int] = {}
    for reached in found:
        better = [(state, worth) for state, worth in sorted(reached.items()) if worth > best.get(state, -1)]
        best.update(better)
        kept.append(tuple(better))
    return kept[0], kept[1], kept[2]


_Places: TypeAlias = tuple[tuple[int, int, int], ...]


class _Path:
    """The way through one row that its worth came from, found top-down over the states that are really reached."""

    def __init__(self, table: RunTable, row: int) -> None:
        self._table = table
        self._row = row
        self._last = 14 if row >> 26 else 13
        self.best = cache(self._best)

    def _best(self, n: int, state: int, jokers: int) -> tuple[int, _Places]:
        """Return the most that the numbers from n on add, and how: a number, the tiles laid there, and the jokers among them."""
        if n > self._last:
            return (0 if state in ALL_MAY_END else IMPOSSIBLE), ()
        tiles = self._row >> 2 * n - 2 & 3
        most: tuple[int, _Places] = IMPOSSIBLE, ()
        for laid, wild, after in STEPS[state][tiles]:
            if wild <= jokers:
                worth, places = self.best(n + 1, after, jokers - wild)
                worth += self._table.gain(n, tiles, laid)
                if worth > most[0]:
                    most = worth, ((n, laid, wild), *places) if laid else places
        return most


def _string(places: _Places) -> list[list[Laid]]:
    """Turn the tiles laid at each number into runs, extending in the order of `open_runs`."""
    runs: list[list[Laid]] = []
    for n, laid, wild in places:
        going = sorted((run for run in runs if run[-1][0] == n - 1), key=lambda run: min(len(run), 3))
        fresh: list[list[Laid]] = [[] for _ in range(laid - len(going))]
        for place, run in enumerate((*going[:laid], *fresh)):
            run.append((n, place < wild))
        runs += fresh
    return [part for run in runs for part in _split(run)]


def _split(run: list[Laid]) -> Iterator[list[Laid]]:
    """Cut the one run that is too long, 1 to 13 and the high 1, in two."""
    if len(run) <= 13:
        yield run
    else:
        yield run[:7]
        yield run[7:]
