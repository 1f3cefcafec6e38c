"""What a seat does in its turn, and the showing of the indicator's twin (sections 7, 8 and 11)."""

from bisect import bisect_left
from typing import TypeVar

from msgspec.structs import replace

from games.core import Seat, Step
from games.melds_win import without
from games.okey.deals import next_player, previous_player
from games.okey.model import (
    DiscardTaken,
    Event,
    FalseShowPunished,
    Finish,
    IndicatorShown,
    RoundWon,
    State,
    Table,
    TileDrawn,
    Tiles,
    TileThrown,
)
from games.okey.refusals import must_win, okey_in_play
from games.okey.rounds import end_at_once, end_drawn, end_won
from games.okey.scoring import SHOW, charge, others, team
from games.okey.wins import Win, judge, shown_groups
from games.tiles import Tile, is_joker

T = TypeVar("T")


def show(state: State, seat: Seat) -> Step[State, Event]:
    """Show the indicator's twin: the others lose a point at once, and it goes back to the rack (section 7)."""
    table = state.table
    indicator = table.sheet.indicator
    if indicator is None:
        raise ValueError("no round has begun")
    losers = others(table.sheet, seat)
    sheet = charge(table.sheet, losers, SHOW)
    shown = IndicatorShown(seat, indicator, losers, sheet.scores)
    return end_at_once(replace(state, table=replace(table, sheet=sheet, windows=(), shown_by=seat)), (shown,))


def draw(state: State, seat: Seat) -> Step[State, Event]:
    """Draw the next tile of the centre."""
    table = state.table
    tile, centre = state.centre[0], state.centre[1:]
    told = TileDrawn(seat, len(centre), tile if table.sheet.house.indicator_last and not centre else None)
    table = replace(
        table,
        stage="throw",
        centre=len(centre),
        counts=_with(table.counts, seat, table.counts[seat] + 1),
        windows=tuple(other for other in table.windows if other != seat),
    )
    racks = _with(state.racks, seat, _added(state.racks[seat], tile))
    return Step(State(table, racks, state.piles, centre, drawn=tile), (told,))


def take(state: State, seat: Seat) -> Step[State, Event]:
    """Take what the left neighbour has thrown; the tile beneath becomes the top (8.3)."""
    table = state.table
    thrower = previous_player(table.sheet.players, seat)
    *beneath, tile = state.piles[thrower]
    table = replace(
        _with_pile(state, thrower, tuple(beneath)),
        stage="throw",
        counts=_with(table.counts, seat, table.counts[seat] + 1),
        windows=tuple(other for other in table.windows if other != seat),
        taken=tile,
        bound=must_win(table),
        takes=table.takes + (not table.centre),
    )
    racks = _with(state.racks, seat, _added(state.racks[seat], tile))
    piles = _with(state.piles, thrower, tuple(beneath))
    return Step(State(table, racks, piles, state.centre), (DiscardTaken(seat, tile, thrower),))


def throw(state: State, seat: Seat, tile: Tile) -> Step[State, Event]:
    """Throw a tile on one's own pile; the turn goes to the right."""
    table = state.table
    sheet = table.sheet
    pile = (*state.piles[seat], tile)
    # Whoever throws with his window open is the starter: the others drew before.
    closes = sheet.house.gosterme_window == "first_action"
    table = replace(
        _with_pile(state, seat, pile),
        stage="draw",
        turn=next_player(sheet.players, seat),
        counts=_with(table.counts, seat, table.counts[seat] - 1),
        windows=tuple(other for other in table.windows if other != seat) if closes else table.windows,
        taken=None,
    )
    racks = _with(state.racks, seat, without(state.racks[seat], tile))
    thrown = TileThrown(seat, tile, is_joker(tile, okey_in_play(table)))
    return Step(State(table, racks, _with(state.piles, seat, pile), state.centre), (thrown,))


def finish(state: State, seat: Seat, move: Finish) -> Step[State, Event]:
    """Show a winning hand, or pay for one that is none (11.4)."""
    table = state.table
    rack = state.racks[seat]
    win = judge(table.sheet.house, okey_in_play(table), rack, move.tile)
    return _punish(state, seat) if win is None else _win(state, seat, move, win)


def _win(state: State, seat: Seat, move: Finish, win: Win) -> Step[State, Event]:
    sheet = state.table.sheet
    losers = others(sheet, seat)
    charged = charge(sheet, losers, win.loss)
    groups = shown_groups(sheet, state.racks[seat], move, win)
    won = RoundWon(seat, move.tile, groups, win.form, win.joker, win.colour, win.loss, losers, charged.scores)
    return end_won(state, seat, won, charged)


def _punish(state: State, seat: Seat) -> Step[State, Event]:
    table = state.table
    losers, points = team(table.sheet, seat), table.sheet.house.false_show_penalty
    sheet = charge(table.sheet, losers, points)
    told = FalseShowPunished(seat, losers, points, sheet.scores)
    return end_at_once(replace(state, table=replace(table, sheet=sheet)), (told,))


def give_up(state: State, seat: Seat) -> Step[State, Event]:
    """End the round in a draw; a tile that was taken to win with goes back (8.5)."""
    table = state.table
    tile = table.taken if table.bound else None
    if tile is None:
        return end_drawn(state, seat, None)
    thrower = previous_player(table.sheet.players, seat)
    pile = (*state.piles[thrower], tile)
    table = replace(_with_pile(state, thrower, pile), counts=_with(table.counts, seat, table.counts[seat] - 1))
    racks = _with(state.racks, seat, without(state.racks[seat], tile))
    return end_drawn(State(table, racks, _with(state.piles, thrower, pile), state.centre), seat, tile)


def _with_pile(state: State, seat: Seat, pile: Tiles) -> Table:
    table = state.table
    top = pile[-1] if pile else None
    return replace(table, heaps=_with(table.heaps, seat, len(pile)), tops=_with(table.tops, seat, top))


def _added(rack: Tiles, tile: Tile) -> Tiles:
    place = bisect_left(rack, tile)
    return (*rack[:place], tile, *rack[place:])


def _with(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
