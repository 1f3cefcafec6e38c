"""How house players play Okey, and a guess at what they cannot see.

`easy` takes and throws by the tiles it could lay at once, looks after nobody else and sometimes slips; `normal` and `hard` go the
shortest way to a win, count what may still come, and spare the next player nothing he needs (`games/okey/tactics.py`). All show the
indicator's twin, keep their jokers, win as soon as they can, and never declare a hand that does not win.
"""

from collections.abc import Iterator
from random import Random

from games.core import Level
from games.melds_distance import distance
from games.melds_layouts import most_laid, rank_discards
from games.okey.model import Discard, Draw, Move, PassExhausted, RoundWon, Show, State, Tiles, View
from games.okey.refusals import okey_in_play, refuse, wins_with
from games.okey.tactics import Judgement, seen_piles, unseen
from games.okey.wins import finishes, placed
from games.tiles import Tile, is_joker

SLIP = 0.1
"""How often `easy` throws whatever comes to hand."""


def choose(view: View, rng: Random, level: Level) -> Move:
    """Return the move of a house player of this level."""
    table = view.table
    if refuse(view, show := Show()) is None:
        return show
    if table.stage == "draw":
        return _draw(view, level)
    okey = okey_in_play(table)
    for finish in finishes(table.sheet.house, okey, view.rack):
        return finish
    if level == "easy":
        return Discard(_plain_discard(view, okey, rng))
    return Discard(Judgement(view).discard())


def _draw(view: View, level: Level) -> Move:
    table = view.table
    if refuse(view, take := Draw("left")) is None and _helps(view, level):
        return take
    return Draw("centre") if table.centre else PassExhausted()


def _helps(view: View, level: Level) -> bool:
    """Whether to take the left neighbour's discard: if it wins, and while there is a centre, if it brings the hand on (O-D25)."""
    table, okey = view.table, okey_in_play(view.table)
    tile = view.left_pile[-1]
    if not table.centre:
        return wins_with(view, tile)
    if is_joker(tile, okey):
        return True
    with_it = (*view.rack, tile)
    if level == "easy":
        return most_laid(with_it, okey) > most_laid(view.rack, okey) or wins_with(view, tile)
    return distance(with_it, okey).least < distance(view.rack, okey).least


def _plain_discard(view: View, okey: Tile, rng: Random) -> Tile:
    allowed = [
        tile
        for tile, _ in rank_discards(view.rack, okey)
        if not is_joker(tile, okey) and refuse(view, Discard(tile)) is None
    ]
    return rng.choice(allowed) if rng.random() < SLIP else allowed[0]


def guess(view: View, rng: Random) -> State:
    """Spread the tiles the seat cannot see over racks, piles and centre."""
    table = view.table
    if table.sheet.indicator is None:
        return State(table, ((),) * len(table.counts), ((),) * len(table.counts), ())
    hidden = iter(_hidden(view, rng))
    racks = tuple(
        view.rack if seat == view.seat and view.rack else _some(hidden, count)
        for seat, count in enumerate(table.counts)
    )
    piles = tuple(
        (*_some(hidden, heap - len(seen)), *seen) for heap, seen in zip(table.heaps, seen_piles(view), strict=True)
    )
    last = (table.sheet.indicator,) if table.sheet.house.indicator_last and table.centre else ()
    centre = tuple(rng.sample(rest := list(hidden), len(rest)))
    return State(table, racks, piles, (*centre, *last), _drawn(view, racks, rng))


def _hidden(view: View, rng: Random) -> list[Tile]:
    """Return the tiles that lie nowhere in sight, mixed; the hand that has just won is in sight."""
    table = view.table
    hidden = unseen(view)
    ending = table.sheet.ending
    if isinstance(ending, RoundWon) and table.turn is None and not table.counts[ending.seat]:
        hidden.subtract((*placed(ending.groups), ending.tile))
    tiles = sorted(hidden.elements())
    rng.shuffle(tiles)
    return tiles


def _some(tiles: Iterator[Tile], count: int) -> Tiles:
    return tuple(sorted(next(tiles) for _ in range(count)))


def _drawn(view: View, racks: tuple[Tiles, ...], rng: Random) -> Tile | None:
    """Imagine which tile the seat in turn drew, unless it took one or is the starter on its first turn."""
    table = view.table
    if table.turn is None or table.turn == view.seat:
        return view.drawn
    if table.stage == "draw" or table.taken is not None or not any(table.heaps):
        return None
    return rng.choice(racks[table.turn])
