"""Does a hand go down entirely in runs and sets, or in seven pairs: the win of Okey (10), and going out in Okey 101.

Number by number it is chosen which tiles go into sets; what is left of each colour must be covered by runs to the last tile. For
one colour that is read off by a finite automaton: a state is the set of ways in which runs may be open, each with the fewest jokers
it takes (the states of `melds_rows`, determinised), and the next state follows from the tiles left at the next number. There are 102
states, 1,887 where a 1 may also stand above 13; each is built when a hand first leads to it. As soon as the states of the four colours take more jokers together than the hand has,
the choice of sets is given up, so most hands are refused at the second or third number: 2-10 us a hand, with two jokers as without.

Jokers that are left over always find a place in a hand of 14: a run of less than 13 tiles, a set of three, or beside a tile taken from
any longer meld.
"""

# ruff: noqa: PLR0913, PLR0917 - colours are passed one by one: in a tuple they would take half as long again

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from games.melds_rows import ALL_MAY_END, NOTHING_OPEN, NUMBER_OF, STATES, open_runs
from games.tiles import FALSE_JOKER, NUMBERS, Tile

TOO_MANY = 3
"""Jokers: more than there are."""

_Ways: TypeAlias = frozenset[tuple[tuple[int, int], int]]
"""Open runs and 1s kept for above 13, and the fewest jokers used so far."""


class Cover(dict[int, "Cover"]):
    """A state of the automaton: `cover[tiles]` follows it, found when first asked for.

    `least` jokers were needed so far, `all_told` if no number follows.
    """

    __slots__ = ("_known", "_ways", "all_told", "least")

    def __init__(self, ways: _Ways, known: "dict[_Ways, Cover]") -> None:
        super().__init__()
        self._ways = ways
        self._known = known
        self.least = min((used for _, used in ways), default=TOO_MANY)
        ends = (
            used + jokers
            for (state, ones), used in ways
            for jokers, after in _cover(state, ones)
            if after in ALL_MAY_END
        )
        self.all_told = min((*ends, TOO_MANY))

    def __missing__(self, tiles: int) -> "Cover":
        fewest: dict[tuple[int, int], int] = {}
        for (state, ones), used in self._ways:
            for jokers, after in _cover(state, tiles):
                if used + jokers < min(TOO_MANY, fewest.get((after, ones), TOO_MANY)):
                    fewest[after, ones] = used + jokers
        self[tiles] = found = _known_cover(fewest, self._known)
        return found


def _cover(state: int, tiles: int) -> Iterable[tuple[int, int]]:
    """List the jokers that may stand beside all the tiles of a number, and the state that follows."""
    one, two, _ = STATES[state]
    for laid in range(max(tiles, one + two), min(tiles + 2, 4) + 1):
        yield laid - tiles, open_runs(STATES[state], laid)


def _known_cover(fewest: Mapping[tuple[int, int], int], known: dict[_Ways, Cover]) -> Cover:
    """Return the one state for these ways, less those to which another, with more runs that may end, is never worse."""

    def worse(state: int, ones: int, used: int) -> bool:
        one, two, long = STATES[state]
        more = (NUMBER_OF[one, two, longer] for longer in range(long + 1, 5 - one - two))
        return any(fewest.get((other, ones), TOO_MANY) <= used for other in more)

    ways = frozenset(way for way in fewest.items() if not worse(*way[0], way[1]))
    if ways not in known:
        known[ways] = Cover(ways, known)
    return known[ways]


def _before_number_one(*, high_one: bool) -> Cover:
    """Return the state before number 1, where it is settled which 1s are kept for above 13."""
    known: dict[_Ways, Cover] = {}
    start = Cover(frozenset({((NOTHING_OPEN, 0), 0)}), {})
    for tiles in range(3):
        fewest: dict[tuple[int, int], int] = {}
        for ones in range(tiles + 1 if high_one else 1):
            fewest |= {(after, ones): jokers for jokers, after in _cover(NOTHING_OPEN, tiles - ones)}
        start[tiles] = _known_cover(fewest, known)
    return start


_Rest: TypeAlias = tuple[int, int, int, int, int]
"""The jokers that sets of one number take, and the tiles they leave of each colour."""


def _rests() -> list[list[tuple[_Rest, ...]]]:
    """For so many jokers and the tiles of one number, two bits a colour: what sets can leave, with the fewest jokers it takes."""
    sets = [(rows, max(0, 3 - size)) for size in (2, 3, 4) for rows in combinations(range(4), size)]
    found: list[list[tuple[_Rest, ...]]] = [[], [], []]
    for held in range(256):
        fewest = {(held & 3, held >> 2 & 3, held >> 4 & 3, held >> 6): 0}
        waiting = list(fewest) if 3 not in next(iter(fewest)) else []
        for rest in waiting:  # grows while it is walked through
            for rows, jokers in sets:
                a, b, c, d = (count - (row in rows) for row, count in enumerate(rest))
                used = fewest[rest] + jokers
                if min(a, b, c, d) >= 0 and used < min(TOO_MANY, fewest.get((a, b, c, d), TOO_MANY)):
                    fewest[a, b, c, d] = used
                    waiting.append((a, b, c, d))
        # what leaves least is likeliest to be covered
        rests = sorted(((used, *rest) for rest, used in fewest.items()), key=lambda rest: (rest[0], sum(rest), rest))
        for jokers in range(3):
            found[jokers].append(tuple(rest for rest in rests if rest[0] <= jokers))
    return found


OKEY = _before_number_one(high_one=True)
OKEY_101 = _before_number_one(high_one=False)
_RESTS = _rests()
_FALSE_JOKERS_AT = 8 * NUMBERS
_BITS = (*(1 << 8 * (tile % NUMBERS) + 2 * (tile // NUMBERS) for tile in range(52)), 1 << _FALSE_JOKERS_AT)
_ONCE = int.from_bytes(b"\x55" * (NUMBERS + 1), "little")
"""The lower bit of every face, and of the false joker."""


def _held(tiles: Sequence[Tile], okey: Tile) -> tuple[int, int]:
    """Return a byte a number with two bits a colour, and the number of jokers."""
    held = sum([_BITS[tile] for tile in tiles])
    twice = held >> 1 & _ONCE
    if held & twice or (held & _ONCE).bit_count() + 2 * twice.bit_count() != len(tiles):
        raise ValueError("a face comes only twice")
    okey_bit = _BITS[okey]
    jokers = held // okey_bit & 3
    false_jokers = held >> _FALSE_JOKERS_AT
    return held - (false_jokers << _FALSE_JOKERS_AT) + okey_bit * (false_jokers - jokers), jokers


def _covered(columns: Sequence[int], n: int, a: Cover, b: Cover, c: Cover, d: Cover, jokers: int) -> bool:
    """Whether the numbers from n + 1 on can be covered, after the colours were left in these states."""
    while n < NUMBERS:
        rests = _RESTS[jokers - a.least - b.least - c.least - d.least][columns[n]]
        n += 1
        for used, ra, rb, rc, rd in rests[:-1]:
            sa, sb, sc, sd = a[ra], b[rb], c[rc], d[rd]
            left = jokers - used
            if sa.least + sb.least + sc.least + sd.least <= left and _covered(columns, n, sa, sb, sc, sd, left):
                return True
        used, ra, rb, rc, rd = rests[-1]
        a, b, c, d = a[ra], b[rb], c[rc], d[rd]
        jokers -= used
        if a.least + b.least + c.least + d.least > jokers:
            return False
    return a.all_told + b.all_told + c.all_told + d.all_told <= jokers


def all_in_melds(tiles: Sequence[Tile], okey: Tile, start: Cover = OKEY) -> bool:
    """Whether every tile goes into runs and sets, under the rules of Okey or (`OKEY_101`) of Okey 101; jokers may be left over.

    :raises ValueError: when a face comes more than twice.
    """
    held, jokers = _held(tiles, okey)
    return _covered(held.to_bytes(NUMBERS, "little"), 0, start, start, start, start, jokers)


def count_pairs(tiles: Sequence[Tile], okey: Tile) -> int:
    """Count the pairs that tiles can form, jokers with single tiles first (Okey 10b, 101: 9)."""
    return _pairs(*_held(tiles, okey))


def _pairs(held: int, jokers: int) -> int:
    with_single = min((held & _ONCE).bit_count(), jokers)
    return (held >> 1 & _ONCE).bit_count() + with_single + (jokers - with_single) // 2


class Forms(Struct, frozen=True):
    """In which of the two ways a hand of 14 wins."""

    melds: bool
    pairs: bool

    def __bool__(self) -> bool:
        return self.melds or self.pairs


def winning_forms(tiles: Sequence[Tile], okey: Tile) -> Forms:
    """Say how a hand of 14 tiles wins in Okey, if it does.

    :raises ValueError: when there are not 14 tiles, or a face comes more than twice.
    """
    if len(tiles) != 14:
        raise ValueError("a hand that wins has 14 tiles")
    held, jokers = _held(tiles, okey)
    melds = _covered(held.to_bytes(NUMBERS, "little"), 0, OKEY, OKEY, OKEY, OKEY, jokers)
    return Forms(melds=melds, pairs=_pairs(held, jokers) == 7)


def wins(tiles: Sequence[Tile], okey: Tile) -> bool:
    """Whether a hand of 14 tiles wins in Okey.

    :raises ValueError: when there are not 14 tiles, or a face comes more than twice.
    """
    return bool(winning_forms(tiles, okey))


def winning_discards(tiles: Sequence[Tile], okey: Tile) -> tuple[Tile, ...]:
    """List the tiles, each print once, that leave a winning hand when they are thrown from 15."""
    return tuple(tile for tile in sorted(set(tiles)) if wins(without(tiles, tile), okey))


def without(tiles: Sequence[Tile], tile: Tile) -> tuple[Tile, ...]:
    """Return the tiles less one of them."""
    place = tiles.index(tile)
    return (*tiles[:place], *tiles[place + 1 :])


def single_colour(tiles: Iterable[Tile], okey: Tile) -> str | None:
    """Return the one colour of a winning hand: that of all its tiles, since jokers can then always stand for it too (O-D16)."""
    colours = {okey.colour if tile == FALSE_JOKER else tile.colour for tile in tiles if tile != okey}
    return colours.pop() if len(colours) == 1 else None
