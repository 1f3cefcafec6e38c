"""Why a move is not allowed (16.2), with what a sentence about it needs."""

from typing import assert_never

from games.core import Refusal
from games.melds_layouts import most_laid
from games.melds_win import winning_discards, without
from games.okey.deals import previous_player
from games.okey.model import Discard, Draw, Finish, Move, PassExhausted, Show, Table, Tiles, View
from games.okey.notation import write_tiles
from games.okey.wins import faulty, judge, placed
from games.tiles import Tile, is_joker


def refuse(view: View, move: Move) -> Refusal | None:
    """Say why the view's seat may not make the move now, or None if it may."""
    table = view.table
    if table.turn is None:
        return Refusal("round_over", "16.2")
    if type(move) is Show:
        return _refuse_show(view)
    if view.seat != table.turn:
        return Refusal("not_your_turn", "O-D22", {"seat": table.turn})
    match move:
        case Draw():
            return _refuse_draw(view, move)
        case Discard():
            return _refuse_discard(view, move.tile)
        case Finish():
            return _refuse_finish(view, move)
        case PassExhausted():
            return _refuse_pass(table)
    assert_never(move)


def okey_in_play(table: Table) -> Tile:
    """Return the okey of the round that is played."""
    okey = table.sheet.okey
    if okey is None:
        raise ValueError("no round has begun")
    return okey


def must_win(table: Table) -> bool:
    """Whether a discard may be taken only to win at once (8.5, O-D5)."""
    house = table.sheet.house
    return not table.centre and (house.exhaustion == "win_only" or table.takes >= len(table.sheet.players))


def wins_with(view: View, tile: Tile) -> bool:
    """Whether some discard wins once the tile is taken."""
    return bool(winning_discards((*view.rack, tile), okey_in_play(view.table)))


def _refuse_show(view: View) -> Refusal | None:
    table = view.table
    house = table.sheet.house
    if not house.gosterme or house.turns_up_the_okey:
        return Refusal("off", "7")
    if table.shown_by is not None:
        return Refusal("already_shown", "7", {"seat": table.shown_by})
    if view.seat not in table.windows:
        return Refusal("too_late", "O-D2")
    indicator = table.sheet.indicator
    if indicator not in view.rack:
        return Refusal("tile_not_held", "O-D10", {"tile": str(indicator)})
    return None


def _refuse_draw(view: View, move: Draw) -> Refusal | None:
    table, seat = view.table, view.table.turn
    if table.stage == "throw" or seat is None:
        return Refusal("must_discard", "8.2")
    if move.source == "centre":
        return None if table.centre else Refusal("centre_empty", "8.5")
    thrower = previous_player(table.sheet.players, seat)
    top = table.tops[thrower]
    if top is None:
        return Refusal("pile_empty", "8.2", {"seat": thrower})
    if must_win(table) and not wins_with(view, top):
        return Refusal("must_win_or_pass", "O-D5", {"tile": str(top)})
    return None


def _refuse_discard(view: View, tile: Tile) -> Refusal | None:
    table = view.table
    house = table.sheet.house
    if table.stage == "draw":
        return Refusal("must_draw", "8.2")
    if tile not in view.rack:
        return Refusal("tile_not_in_hand", "8.2", {"tile": str(tile)})
    if table.bound:
        return Refusal("must_declare", "8.5")
    if house.no_return_discard and tile == table.taken:
        return Refusal("same_tile", "O-D4", {"tile": str(tile)})
    if house.forbid_joker_discard and is_joker(tile, okey_in_play(table)):
        return Refusal("joker_discard_forbidden", "O-D11", {"tile": str(tile)})
    return None


def _refuse_finish(view: View, move: Finish) -> Refusal | None:
    """Refuse a hand that does not win, unless that is punished instead (11.4), and groups other than its own."""
    table, tile = view.table, move.tile
    if table.stage == "draw":
        return Refusal("must_draw", "8.2")
    if tile not in view.rack:
        return Refusal("tile_not_in_hand", "8.2", {"tile": str(tile)})
    okey = okey_in_play(table)
    shown = without(view.rack, tile)
    if judge(table.sheet.house, okey, view.rack, tile) is None:
        if table.sheet.house.false_show_penalty:
            return None
        values = {"tile": str(tile), "laid": most_laid(shown, okey), "tiles": len(shown)}
        return Refusal("not_a_winning_hand", "O-D10", values)
    return _refuse_groups(move, shown, okey) if move.groups else None


def _refuse_groups(move: Finish, shown: Tiles, okey: Tile) -> Refusal | None:
    if placed(move.groups) != shown:
        return Refusal("other_tiles", "11.1", {"tiles": write_tiles(shown)})
    fault = faulty(move.groups, okey)
    return None if fault is None else Refusal("no_group", "9", {"tiles": write_tiles(fault)})


def _refuse_pass(table: Table) -> Refusal | None:
    if table.bound:
        return None
    if table.stage == "throw":
        return Refusal("must_discard", "8.2")
    return Refusal("centre_not_empty", "8.5", {"centre": table.centre}) if table.centre else None
