"""A second way to solve hands of tiles, independent of `games.melds_*`: take the lowest tile, and drop it or lay it in any meld.

It knows no colours apart, no automata and no bounds: every meld that contains the tile is tried, each other place of it filled by a
tile or a joker, and what is left is solved again, with a memory for one hand. It answers all questions at once: for every number
of tiles that can be laid, the dearest way.
"""

import random
from collections.abc import Iterator
from functools import lru_cache

from games.tiles import DECK, FACES, FALSE_JOKER, Tile

Counts = tuple[int, ...]


def logical(tiles: tuple[Tile, ...], okey: Tile) -> tuple[Counts, int]:
    """How often each of the 52 faces is held, and the jokers."""
    plain = [okey if tile == FALSE_JOKER else tile for tile in tiles if tile != okey]
    return tuple(plain.count(face) for face in FACES), tiles.count(okey)


def places_of_melds(face: int, *, high_one: bool) -> Iterator[tuple[int, ...]]:
    """Every set of three and four and every run of three to five with the face; longer runs are made of these."""
    colour, n = divmod(face, 13)
    others = [c for c in range(4) if c != colour]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        yield face, others[one] * 13 + n, others[other] * 13 + n
    yield face, *(c * 13 + n for c in others)
    for length in (3, 4, 5):
        for first in range(13 + high_one - length + 1):
            run = tuple(colour * 13 + m % 13 for m in range(first, first + length))
            if face in run:
                yield run


MELDS = {
    high_one: [
        [(melded, sum(f % 13 + 1 for f in melded)) for melded in places_of_melds(face, high_one=high_one)]
        for face in range(52)
    ]
    for high_one in (False, True)
}


def fillings(counts: list[int], places: tuple[int, ...], jokers: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """The ways to fill the places: the faces of the tiles used, and the jokers; the first place is always a tile."""
    if not places:
        yield (), 0
        return
    face, *rest = places
    if counts[face]:
        for tiles, used in fillings(counts, tuple(rest), jokers):
            yield (face, *tiles), used
    if jokers:
        for tiles, used in fillings(counts, tuple(rest), jokers - 1):
            yield tiles, used + 1


def solve(counts: Counts, jokers: int, *, high_one: bool) -> dict[int, int]:
    """For every number of tiles that can be laid together, jokers included, the highest value."""

    @lru_cache(None)
    def best(held: Counts, wild: int) -> dict[int, int]:
        lowest = next((face for face in range(52) if held[face]), None)
        if lowest is None:
            return {0: 0}
        counts = list(held)
        counts[lowest] -= 1
        found = dict(best(tuple(counts), wild))
        for places, value in MELDS[high_one][lowest]:
            others = list(places)
            others.remove(lowest)
            for tiles, used in fillings(counts, tuple(others), wild):
                rest = counts.copy()
                for face in tiles:
                    rest[face] -= 1
                for laid, worth in best(tuple(rest), wild - used).items():
                    total = laid + len(places)
                    found[total] = max(found.get(total, 0), worth + value)
        return found

    return best(counts, jokers)


def covers(counts: list[int], jokers: int, *, high_one: bool) -> bool:
    """Whether every tile and every joker goes into a meld."""
    lowest = next((face for face in range(52) if counts[face]), None)
    if lowest is None:
        return not jokers
    counts[lowest] -= 1
    for places, _ in MELDS[high_one][lowest]:
        others = list(places)
        others.remove(lowest)
        if sum(not counts[face] for face in others) <= jokers:
            for tiles, used in fillings(counts, tuple(others), jokers):
                for face in tiles:
                    counts[face] -= 1
                covered = covers(counts, jokers - used, high_one=high_one)
                for face in tiles:
                    counts[face] += 1
                if covered:
                    counts[lowest] += 1
                    return True
    counts[lowest] += 1
    return False


def dealt(rng: random.Random, size: int, okey: Tile) -> tuple[Tile, ...]:
    """A hand as it is dealt."""
    return tuple(rng.sample(DECK, size))


def rich(rng: random.Random, size: int, okey: Tile) -> tuple[Tile, ...]:
    """A hand from a few neighbouring numbers or few colours: many twins, long runs, sets and runs that rival; jokers likely."""
    low = rng.randrange(13)
    numbers = {(low + step) % 13 for step in range(rng.randint(3, 8))}
    colours = rng.sample(range(4), rng.randint(1, 4))
    pool = [tile for tile in DECK if tile == okey or (tile % 13 in numbers and tile // 13 in colours)]
    spare = [tile for tile in FACES if tile not in pool] * 2
    rng.shuffle(spare)
    pool += spare[: max(0, size - len(pool))]
    return tuple(rng.sample(pool, size))


def nearly_laid(rng: random.Random, size: int, okey: Tile) -> tuple[Tile, ...]:
    """Melds of random tiles, up to three tiles then exchanged, and up to two for jokers."""
    left = [0 if tile == okey else 2 for tile in FACES]
    hand: list[Tile] = []
    while len(hand) < size:
        melds = MELDS[True][rng.randrange(52)]
        for face in rng.choice(melds)[0]:
            if left[face] and len(hand) < size:
                left[face] -= 1
                hand.append(FACES[face])
    rng.shuffle(hand)
    jokers = rng.choice((0, 0, 1, 1, 2))
    hand = hand[jokers + rng.randint(0, 3) :]
    while len(hand) < size - jokers:
        face = rng.randrange(52)
        if left[face]:
            left[face] -= 1
            hand.append(FACES[face])
    return (*hand, *(okey,) * jokers)


KINDS = (dealt, rich, nearly_laid)


def hands(seed: int, count: int, size: int) -> Iterator[tuple[tuple[Tile, ...], Tile]]:
    """Random hands of all kinds in turn, each with an okey."""
    rng = random.Random(seed)
    for number in range(count):
        okey = FACES[rng.randrange(52)]
        yield KINDS[number % len(KINDS)](rng, size, okey), okey
