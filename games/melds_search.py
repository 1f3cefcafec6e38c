"""The best layout of a hand in runs and sets, exactly: which tiles go into sets is searched, what is left of a colour is looked up.

Once it is decided which tiles go into sets, the colours have nothing to do with each other but the jokers, and a `RunTable`
knows what each is worth with none, one and two of them. So the search chooses sets: first those without a joker, number by
number from the highest, then those with one or both jokers, dearest first. A set of one tile and both jokers is no better than
a run of them, but for 13s.

A branch ends when it cannot get better. Two bounds hold for whatever is still to come: a colour gives at most its worth in runs
plus all its tiles that may yet go into sets, and at most all its tiles; jokers add at most what they add to the runs, or the
dearest set with them. A hand of 14 or 21 tiles costs some 15-100 us, one of 21 with both jokers 0.3 ms on average; for the most
awkward hands that hill climbing found (`bench/melds.py`) it is 50 ms. Memory: the tables of `melds_rows`, and a stack of at most
13 calls.
"""

# ruff: noqa: PLR0913, PLR0917 - rows are passed one by one, and numbers compared by hand: a tuple, or min() and max(),
# ruff: noqa: FURB136 - would take half as long again

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from games.melds_rows import IMPOSSIBLE, PRESENT, Needing, Rows, Worth, tiles_in
from games.melds_sets import SETS, Melder, Taken

Path: TypeAlias = tuple[Taken, ...]
"""The sets chosen so far."""

Place: TypeAlias = tuple[int, int, bool]
"""A laid tile: row, number (14 for the high 1), and whether a joker stands there."""


def added(a: Worth, b: Worth, c: Worth, d: Worth, jokers: int) -> int:
    """Return what at most so many jokers add to four rows."""
    if not jokers:
        return 0
    if jokers == 1:
        return max(a[1], b[1], c[1], d[1])
    low, high = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
    for one in (c[1], d[1]):
        if one > high:
            low, high = high, one
        elif one > low:
            low = one
    return max(low + high, a[2], b[2], c[2], d[2])


class Search:
    """The search for one hand: `best` is the worth of the best layout, and `layout` the layout if it is worth more than `floor`.

    `needed` is a row and a number: a tile of that face must be laid. If `one_stays`, not all tiles may be. No layout is worth more than
    `ceiling`, if it is told.
    """

    def __init__(
        self,
        melder: Melder,
        rows: Rows,
        jokers: int,
        *,
        needed: tuple[int, int] | None = None,
        one_stays: bool = False,
        floor: int = -1,
        ceiling: int = -IMPOSSIBLE,
    ) -> None:
        self.best = floor
        self._melder = melder
        self._table = melder.table
        self._jokers = jokers
        # the row with the needed tile comes first, so that only one place has to look after it
        self._order = [0, 1, 2, 3]
        self._need = 0
        first: Mapping[int, Worth] = self._table
        self._needing = Needing(self._table, needed[1]) if needed else None
        if needed and self._needing is not None:
            self._order.insert(0, self._order.pop(needed[0]))
            self._need = 3 << 2 * needed[1] - 2
            first = self._needing
        a, b, c, d = (rows[row] for row in self._order)
        self._found: tuple[Rows, bool, Path, int] = (a, b, c, d), False, (), 0
        self._too_many = sum(map(tiles_in, rows)) + jokers if one_stays else -1
        self._all = sum(self._table[row][3] for row in rows)
        self._other = self._dearest_jokers(max(rows), jokers - 1)
        self._enough = min(ceiling, self._most_of_all(rows, jokers, one_stays=one_stays))
        if self.best < self._enough:
            self._plan(a, b, c, d)
            self._visit(0, 0, a, b, c, d, first, ())

    def _most_of_all(self, rows: Rows, jokers: int, *, one_stays: bool) -> int:
        """Bound every layout: all tiles and the dearest jokers; if one stays, that is the cheapest tile or a joker."""
        highest = max(rows)
        most = self._all + self._dearest_jokers(highest, jokers)
        if not one_stays:
            return most
        tiles = self._melder.scale.tiles
        cheapest = min((tiles[n] for n in range(1, 14) for row in rows if row >> 2 * n - 2 & 3), default=0)
        return max(most - cheapest, self._all + self._dearest_jokers(highest, jokers - 1))

    def _dearest_jokers(self, highest_row: int, jokers: int) -> int:
        """Return the most that so many jokers can count: in a run they stand at most one and two above the highest tile."""
        above = (highest_row.bit_length() + 1) // 2 + 1
        worth = self._melder.scale.jokers
        return sum(max(worth[1 : min(above + place, 13) + 1]) for place in range(jokers))

    def _plan(self, a: int, b: int, c: int, d: int) -> None:
        """List the sets that the hand allows, and for each number what the rows still hold for the sets from there on."""
        pa, pb, pc, pd = ((row | row >> 1) & PRESENT for row in (a, b, c, d))
        self._columns: list[tuple[Taken, ...]] = []
        open_to_sets = [(0, 0, 0, 0)]
        three = pa & pb & (pc | pd) | pc & pd & (pa | pb)
        while three:
            low = three & -three
            three ^= low
            at = low.bit_length() - 1
            counts = a >> at & 3, b >> at & 3, c >> at & 3, d >> at & 3
            n = at // 2 + 1
            self._columns.append(self._melder.sets(n, counts[0] | counts[1] << 2 | counts[2] << 4 | counts[3] << 6))
            worth = self._melder.scale.tiles[n]
            ra, rb, rc, rd = (so_far + worth * count for so_far, count in zip(open_to_sets[-1], counts, strict=True))
            open_to_sets.append((ra, rb, rc, rd))
        self._columns.reverse()
        self._open_to_sets = open_to_sets[::-1]
        self._with_one: list[Taken] = []
        self._with_both: list[Taken] = []
        self._with_some = False
        if self._jokers and a | b | c | d:
            self._plan_jokers(pa, pb, pc, pd)

    def _plan_jokers(self, pa: int, pb: int, pc: int, pd: int) -> None:
        two = pa & pb | pc & pd | (pa | pb) & (pc | pd)
        several = two
        while two:
            low = two & -two
            two ^= low
            at = low.bit_length() - 1
            held = pa >> at & 1 | (pb >> at & 1) << 1 | (pc >> at & 1) << 2 | (pd >> at & 1) << 3
            self._with_one += self._melder.joker_sets(at // 2 + 1, held, 1)
            if self._jokers == 2:
                self._with_both += self._melder.joker_sets(at // 2 + 1, held, 2)
        thirteens = (pa | pb | pc | pd) >> 24
        if self._jokers == 2 and thirteens and not several >> 24:
            held = pa >> 24 | pb >> 24 << 1 | pc >> 24 << 2 | pd >> 24 << 3
            self._with_both += self._melder.joker_sets(13, held, 2)
        scale = self._melder.scale
        numbers = range(1, (max(pa, pb, pc, pd).bit_length() + 1) // 2 + 1)
        self._dearest_set = max(scale.tiles[n] for n in numbers)
        self._with_one.sort(reverse=True)
        self._with_both.sort(reverse=True)
        self._forget_cheap_jokers()

    def _visit(
        self, start: int, gain: int, a: int, b: int, c: int, d: int, first: Mapping[int, Worth], path: Path
    ) -> None:
        """Try everything that the rows still allow, after sets that count `gain`, with sets from column `start` on."""
        table = self._table
        jokers = self._jokers
        wa, wb, wc, wd = table[a], table[b], table[c], table[d]
        wf = first[a]
        in_runs = added(wa, wb, wc, wd, jokers)
        value = gain + wf[0] + wb[0] + wc[0] + wd[0] + (in_runs if wf is wa else added(wf, wb, wc, wd, jokers))
        if value > self.best:
            self._keep(value, (a, b, c, d), first, path, jokers)
        if self._cannot_gain(start, gain, in_runs, wa, wb, wc, wd):
            return
        if self._with_both:
            self._visit_both(gain, a, b, c, d, first, path)
        if self._with_one:
            self._visit_ones(self._with_one, 0, jokers - 1, 0, gain, a, b, c, d, first, path)
        for column in range(start, len(self._columns)):
            if self.best >= self._enough or self._cannot_gain(column, gain, in_runs, wa, wb, wc, wd):
                return
            for taken in self._columns[column]:
                worth, ta, tb, tc, td, _ = taken
                after = table if ta & self._need else first
                self._visit(column + 1, gain + worth, a - ta, b - tb, c - tc, d - td, after, (*path, taken))

    def _cannot_gain(self, start: int, gain: int, in_runs: int, a: Worth, b: Worth, c: Worth, d: Worth) -> bool:
        """Whether nothing with sets from column `start` on beats the best; `in_runs` is what jokers add to the runs."""
        sa, sb, sc, sd = self._open_to_sets[start]
        ra, rb, rc, rd = a[0] + sa, b[0] + sb, c[0] + sc, d[0] + sd
        ma, mb, mc, md = a[3], b[3], c[3], d[3]
        most = gain + in_runs - self.best
        most += (ra if ra < ma else ma) + (rb if rb < mb else mb) + (rc if rc < mc else mc) + (rd if rd < md else md)
        if most > 0 or not self._with_some:
            return most <= 0
        tiles = self._uncounted(ma - ra, mb - rb, mc - rc, md - rd)
        in_sets = 0
        if self._with_one:
            in_sets = min(self._with_one[0][0], self._dearest_one + tiles)
            if self._jokers == 2:
                in_sets += max(in_sets, added(a, b, c, d, 1))
        if self._with_both:
            in_sets = max(in_sets, min(self._with_both[0][0], self._dearest_both + tiles))
        return most - in_runs + in_sets <= 0

    def _uncounted(self, a: int, b: int, c: int, d: int) -> int:
        """Return the most that the tiles of a set with a joker add, when so much of each row is not counted yet."""
        dearest = self._dearest_set
        a = 0 if a < 0 else a if a < dearest else dearest
        b = 0 if b < 0 else b if b < dearest else dearest
        c = 0 if c < 0 else c if c < dearest else dearest
        d = 0 if d < 0 else d if d < dearest else dearest
        return a + b + c + d - min(a, b, c, d)

    def _visit_both(self, gain: int, a: int, b: int, c: int, d: int, first: Mapping[int, Worth], path: Path) -> None:
        """Try the sets with both jokers."""
        table = self._table
        none = gain + table[a][0] + table[b][0] + table[c][0] + table[d][0]
        for taken in self._with_both:
            worth, ta, tb, tc, td, _ = taken
            if none + worth <= self.best:
                return
            if (ta and not a & 3 * ta) or (tb and not b & 3 * tb) or (tc and not c & 3 * tc) or (td and not d & 3 * td):
                continue
            self._lay(taken, gain, a, b, c, d, table if ta & self._need else first, path, 0)

    def _visit_ones(
        self,
        sets: Sequence[Taken],
        start: int,
        left: int,
        laid: int,
        gain: int,
        a: int,
        b: int,
        c: int,
        d: int,
        first: Mapping[int, Worth],
        path: Path,
    ) -> None:
        """Try the sets with one joker, from number `start` of the list on; `left` jokers remain, the one laid counted `laid`."""
        table = self._table
        wa, wb, wc, wd = table[a], table[b], table[c], table[d]
        none = gain + wa[0] + wb[0] + wc[0] + wd[0]
        tiles = self._uncounted(wa[3] - wa[0], wb[3] - wb[0], wc[3] - wc[0], wd[3] - wd[0])
        dearest = min(sets[0][0], self._dearest_one + tiles)
        cheap = self._all + laid
        if left:
            none += max(added(wa, wb, wc, wd, 1), dearest)
            cheap += self._other
        if none + dearest <= self.best:
            return
        for place in range(start, len(sets)):
            taken = sets[place]
            worth, ta, tb, tc, td, wild = taken
            if none + worth <= self.best:
                return
            if cheap + wild <= self.best or (
                (ta and not a & 3 * ta) or (tb and not b & 3 * tb) or (tc and not c & 3 * tc) or (td and not d & 3 * td)
            ):
                continue
            after = table if ta & self._need else first
            rest = self._lay(taken, gain, a, b, c, d, after, path, left)
            if left and rest + worth > self.best:
                way = (*path, taken)
                self._visit_ones(sets, place, 0, wild, gain + worth, a - ta, b - tb, c - tc, d - td, after, way)

    def _lay(
        self,
        taken: Taken,
        gain: int,
        a: int,
        b: int,
        c: int,
        d: int,
        first: Mapping[int, Worth],
        path: Path,
        jokers: int,
    ) -> int:
        """Lay a set with jokers and the rest in runs with the jokers left; return what all is worth without those, whatever is needed."""
        worth, ta, tb, tc, td, _ = taken
        a, b, c, d = a - ta, b - tb, c - tc, d - td
        table = self._table
        wa, wb, wc, wd = first[a], table[b], table[c], table[d]
        others = gain + worth + wb[0] + wc[0] + wd[0]
        value = others + wa[0] + (added(wa, wb, wc, wd, jokers) if jokers else 0)
        if value > self.best:
            self._keep(value, (a, b, c, d), first, (*path, taken), jokers)
        return others + table[a][0]

    def _keep(self, value: int, rows: Rows, first: Mapping[int, Worth], path: Path, jokers: int) -> None:
        if value % self._melder.count_below == self._too_many:
            self._keep_leaving_one(value, rows, first, path, jokers)
            return
        self.best = value
        if self._with_some:
            self._forget_cheap_jokers()
        self._found = rows, first is not self._table, path, jokers

    def _keep_leaving_one(self, value: int, rows: Rows, first: Mapping[int, Worth], path: Path, jokers: int) -> None:
        """Keep the best way to let one tile or joker stay beside the same sets; where a set loses one, the sets are others."""
        ways = [(rows, jokers - 1)] if jokers else []
        for place, row in enumerate(rows):
            for bit in (1 << at for at in range(0, 26, 2) if row >> at & 3):
                a, b, c, d = (held - bit * (other == place) for other, held in enumerate(rows))
                ways.append(((a, b, c, d), jokers))
        in_runs = self._in_runs(rows, first, jokers)
        for fewer, left in ways:
            worth = value - in_runs + self._in_runs(fewer, first, left)
            if worth > self.best:
                self._keep(worth, fewer, first, path, left)

    def _in_runs(self, rows: Rows, first: Mapping[int, Worth], jokers: int) -> int:
        table = self._table
        a, b, c, d = first[rows[0]], table[rows[1]], table[rows[2]], table[rows[3]]
        return a[0] + b[0] + c[0] + d[0] + added(a, b, c, d, jokers)

    def _forget_cheap_jokers(self) -> None:
        """Drop the sets whose jokers count too little: with all tiles, and the other joker at its dearest, it would not be better."""
        short = self.best - self._all  # what the jokers must count more than
        self._with_both = [taken for taken in self._with_both if taken[5] > short]
        short -= self._other
        self._with_one = [taken for taken in self._with_one if taken[5] > short]
        self._with_some = bool(self._with_one or self._with_both)
        self._dearest_one = max((taken[5] for taken in self._with_one), default=0)
        self._dearest_both = max((taken[5] for taken in self._with_both), default=0)

    def worth_without(self, row: int, n: int) -> int:
        """Return what is left of the best layout at least when a tile of the hand is missing; nothing must be needed."""
        rows, _, _, jokers = self._found
        bit = 1 << 2 * n - 2
        if not rows[row] & 3 * bit:
            # it is in a set, which may fall
            return self.best - 4 * max(self._melder.scale.tiles[n], self._melder.scale.jokers[n])
        a, b, c, d = (held - bit * (place == row) for place, held in enumerate(rows))
        table = self._table
        return self.best - self._in_runs(rows, table, jokers) + self._in_runs((a, b, c, d), table, jokers)

    def layout(self) -> list[tuple[str, list[Place]]]:
        """Return the best layout: runs and sets, each as the places of its tiles."""
        rows, needing, path, jokers = self._found
        melds: list[tuple[str, list[Place]]] = []
        for taken in path:
            melds += [("set", places) for places in self._set_places(taken)]
        first = self._needing if needing and self._needing is not None else self._table
        tables = [first, self._table, self._table, self._table]
        shares = max(
            (
                (i, j, k, jokers - i - j - k)
                for i in range(3)
                for j in range(3 - i)
                for k in range(3 - i - j)
                if i + j + k <= jokers
            ),
            key=lambda shares: sum(
                table.most(row, share) for table, row, share in zip(tables, rows, shares, strict=True)
            ),
        )
        for table, row, share, colour in zip(tables, rows, shares, self._order, strict=True):
            melds += [("run", [(colour, n, wild) for n, wild in run]) for run in table.runs(row, share)]
        return melds

    def _set_places(self, taken: Taken) -> Iterator[list[Place]]:
        """Return the sets behind what was taken at one number; jokers stand for the first colours that are missing."""
        _, *takes, wild_worth = taken
        n = (max(takes).bit_length() + 1) // 2
        counts = tuple(take >> 2 * n - 2 for take in takes)
        jokers = wild_worth // self._melder.scale.jokers[n]
        if not jokers:
            for rows in SETS[counts]:
                yield sorted((self._order[row], n, False) for row in rows)
            return
        colours = {self._order[row] for row, count in enumerate(counts) if count}
        wild = [row for row in range(4) if row not in colours][:jokers]
        yield [(row, n, row in wild) for row in sorted((*colours, *wild))]
