"""Winning hands: what they cost the others, and how they are shown (sections 10 and 11)."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from games.melds import read_pair, readings
from games.melds_layouts import most_laid_layout
from games.melds_win import single_colour, winning_discards, winning_forms, without
from games.okey.model import Finish, Groups, House, Sheet, Tiles
from games.okey.scoring import colour_counts, loss
from games.tiles import Tile, is_joker


class Win(Struct, frozen=True):
    """What a winning hand counts; the dearer reading of two (O-D7), and pairs are never the cheaper one."""

    form: Literal["melds", "pairs"]
    joker: bool
    colour: str | None
    loss: int


def judge(house: House, okey: Tile, rack: Tiles, tile: Tile) -> Win | None:
    """Say what it counts to put the tile down and show the rest; None if the rest does not win."""
    shown = without(rack, tile)
    forms = winning_forms(shown, okey)
    if not forms:
        return None
    form = "pairs" if forms.pairs else "melds"
    colour = single_colour(shown, okey)
    counts = colour_counts(house, colour)
    joker = is_joker(tile, okey)
    cost = loss(house, form, joker=joker, one_colour=counts)
    return Win(form, joker, colour if counts else None, cost)


def arrange(tiles: Sequence[Tile], okey: Tile, form: Literal["melds", "pairs"]) -> Groups:
    """Lay out 14 tiles that win."""
    if form == "pairs":
        return _seven_pairs(tiles, okey)
    return tuple(meld.tiles for meld in most_laid_layout(tiles, okey).melds)


def _seven_pairs(tiles: Sequence[Tile], okey: Tile) -> Groups:
    plain = sorted(tile for tile in tiles if not is_joker(tile, okey))
    jokers = [tile for tile in tiles if is_joker(tile, okey)]
    pairs: list[Tiles] = []
    while plain:
        tile = plain.pop(0)
        pairs.append((tile, plain.pop(0) if plain[:1] == [tile] else jokers.pop()))
    return (*pairs, (jokers[0], jokers[1])) if jokers else tuple(pairs)


def faulty(groups: Groups, okey: Tile) -> Tiles | None:
    """Return a group that is no run and no set, or, among seven groups of two, no pair; None if all are in order (10)."""
    as_pairs = all(len(group) == 2 for group in groups)
    for group in groups:
        if not (read_pair(group, okey) if as_pairs else readings(group, okey, high_one=True)):
            return group
    return None


def shown_groups(sheet: Sheet, rack: Tiles, move: Finish, win: Win) -> Groups:
    """Return the groups as they were shown, or found where none were, or where another reading is dearer."""
    okey = sheet.okey
    if okey is None:
        raise ValueError("no round has begun")
    pairs = all(len(group) == 2 for group in move.groups)
    if move.groups and pairs == (win.form == "pairs"):
        return move.groups
    return arrange(without(rack, move.tile), okey, win.form)


def finishes(house: House, okey: Tile, rack: Tiles) -> list[Finish]:
    """List a way to win for each tile that can be put down, the dearest first."""
    found = [(tile, win) for tile in winning_discards(rack, okey) if (win := judge(house, okey, rack, tile))]
    found.sort(key=lambda ranked: -ranked[1].loss)
    return [Finish(tile, arrange(without(rack, tile), okey, win.form)) for tile, win in found]


def placed(groups: Groups) -> Tiles:
    """Return all tiles of some groups, sorted."""
    return tuple(sorted(tile for group in groups for tile in group))
