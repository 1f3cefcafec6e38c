"""Okey, the Turkish tile game: be the first whose 14 tiles are all in runs and sets, or seven pairs.

Law: the rules page of Okey; its sections and decisions are cited by number. Everybody starts with 20 points; a win costs each other
player 2, doubled for a joker thrown and for pairs; at 0 or less the match is over.

Options (16.1): `partners` (15.2), `start_points` (12), `deal` and `informal_tile_is_joker` (15.4), `end_mode` (15.1), `end_check`
(O-D3), `gosterme` (7) and `gosterme_window` (O-D2), `exhaustion` (O-D5), `indicator_last` (15.3), `one_colour` (15.5), `stacking`
(O-D6), `no_return_discard` (O-D4), `forbid_joker_discard` (O-D11), `false_show_penalty` (O-D10), `tie_break` (O-D12),
`three_losers` (14).

Decisions:

- O-D1  the stacks are one ring from the dealer's left end to the right.
- O-D2  the starter may show the indicator's twin until his first discard, or until his first draw; the others until they draw or take.
- O-D3  a gosterme ends the match when the round is over, or at once.
- O-D4  the tile just taken may be thrown back; a house rule forbids it and its twin.
- O-D5  with the centre empty a lap of discards may be taken freely, after it (or from the start) only to win at once.
- O-D6  doublings multiply, or are capped.
- O-D7  a hand that reads as pairs and as runs and sets counts as the dearer.
- O-D8  a joker may stand for a tile of which both copies are in sight.
- O-D9  two jokers are a pair.
- O-D10 a wrong show is refused and costs nothing, or so many points.
- O-D11 a joker may be thrown without a win, and taken; a house rule forbids it.
- O-D12 the last winner ranks above an equal score; then the better side is shared, unless nobody would lose; or extra rounds decide.
- O-D13 two and three play with the same deal and the same amounts.
- O-D14 eliminations come after the round is scored; if all would leave, the winner stays.
- O-D15 partners share a score; if both teams are through, the higher wins, then who won last.
- O-D16 in a hand of one colour a joker has the colour of the tile it stands for.
- O-D17 `red_black` counts a hand that is all red or all black.
- O-D18 an indicator that is drawn is an ordinary tile.
- O-D19 the tile turned up in an informal deal is the indicator, or the okey.
- O-D20 the starter may win with the first discard.
- O-D21 the last tile of a win lies on the indicator, on no pile.
- O-D22 nobody draws, takes or throws out of turn.
- O-D23 thirteen tiles and a high 1 are two runs, never one.
- O-D24 nobody has to show a winning hand.
- O-D25 discards may be taken for ever while the centre has tiles.
- O-D26 a gosterme stays charged in a drawn round.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from games.core import (
    Chance,
    Choice,
    Dice,
    GameInfo,
    IllegalMove,
    Number,
    Options,
    Over,
    Refusal,
    Seat,
    Shapes,
    Step,
    Turn,
    Waiting,
    refuse_start,
)
from games.okey import deals, turns
from games.okey.deals import previous_player
from games.okey.model import (
    Deal,
    Discard,
    Draw,
    Event,
    Finish,
    House,
    Move,
    PassExhausted,
    Sheet,
    Show,
    State,
    Table,
    View,
)
from games.okey.refusals import okey_in_play, refuse
from games.okey.rounds import begin
from games.okey.wins import finishes

INFO: Final = GameInfo(
    key="okey",
    rules_version=1,
    seats=(2, 3, 4),
    options=(
        Choice("partners", ("off", "on")),
        Number("start_points", default=20, low=1, high=99),
        Choice("deal", ("formal", "informal")),
        Choice("end_mode", ("first_zero", "elimination")),
        Choice("end_check", ("round", "immediate")),
        Choice("gosterme", ("on", "off")),
        Choice("gosterme_window", ("first_action", "first_draw")),
        Choice("exhaustion", ("take_any", "win_only")),
        Choice("indicator_last", ("off", "on")),
        Choice("one_colour", ("off", "any", "red_black")),
        Choice("stacking", ("multiply", "cap")),
        Choice("no_return_discard", ("off", "on")),
        Choice("forbid_joker_discard", ("off", "on")),
        Number("false_show_penalty", default=0, low=0, high=20),
        Choice("tie_break", ("shared", "extra_round")),
        Choice("three_losers", ("rest", "lowest")),
        Choice("informal_tile_is_joker", ("off", "on")),
    ),
    shapes=Shapes(state=State, move=Move, chance=Deal, event=Event, view=View),
    exhaustive=False,
)

_CHANCE: Final = Chance(deal=True)


class Okey:
    """The rules of Okey."""

    info = INFO

    def admit(self, seats: int, options: Options) -> Refusal | None:
        """Refuse partners unless there are four (14)."""
        if refusal := refuse_start(INFO, seats, options):
            return refusal
        if options["partners"] == "on" and seats != 4:
            return Refusal("partners", "14", {"seats": seats, "needed": 4})
        return None

    def setup(self, seats: int, options: Options) -> State:
        """Return the match before its first deal."""
        house, nothing = House.of(options), (0,) * seats
        sheet = Sheet(house, (house.start_points,) * seats, tuple(range(seats)), nothing)
        table = Table(sheet, "deal", None, 0, counts=nothing, heaps=nothing, tops=(None,) * seats)
        return State(table, ((),) * seats, ((),) * seats, ())

    def turn(self, state: State) -> Turn:
        """Wait for the seat in turn; while it holds 15 tiles it may end the round, and with it the windows of others."""
        table = state.table
        if table.turn is not None:
            grace = table.stage == "throw" and any(seat != table.turn for seat in table.windows)
            return Waiting(frozenset((table.turn,)), grace=grace)
        return _CHANCE if table.sheet.outcome is None else Over(table.sheet.outcome)

    def roll(self, state: State, dice: Dice) -> Deal:
        """Mix the tiles and throw the dice."""
        return deals.roll(state.table.sheet, dice)

    def resolve(self, state: State, chance: Deal) -> Step[State, Event]:
        """Begin the next round."""
        return begin(state, chance)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show a seat its rack, its own pile and its left neighbour's; of the others it sees the tops (8.4)."""
        table = state.table
        if seat is None:
            return View(None, table)
        if seat not in table.sheet.players:
            return View(seat, table)
        left = previous_player(table.sheet.players, seat)
        drawn = state.drawn if seat == table.turn else None
        return View(seat, table, state.racks[seat], state.piles[seat], state.piles[left], drawn)

    def legal(self, view: View) -> Iterator[Move]:
        """List what the seat may do: show, then win, then draw, take or throw; an end without a winner last.

        Of the ways to arrange a winning hand one is listed for each tile that can be put down; hands that do not win are never
        listed, also where a false show is only punished.
        """
        table, seat = view.table, view.seat
        if table.turn is None or seat is None:
            return
        if refuse(view, show := Show()) is None:
            yield show
        if seat == table.turn:
            yield from _draws(view) if table.stage == "draw" else _throws(view)

    def check(self, view: View, move: Move) -> Refusal | None:
        """Say why the move is not allowed, or None if it is."""
        return refuse(view, move)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        """Make a move.

        :raises IllegalMove: when `check` refuses it.
        """
        refusal = refuse(self.view(state, seat), move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case Draw():
                return turns.draw(state, seat) if move.source == "centre" else turns.take(state, seat)
            case Discard():
                return turns.throw(state, seat, move.tile)
            case Finish():
                return turns.finish(state, seat, move)
            case Show():
                return turns.show(state, seat)
            case PassExhausted():
                return turns.give_up(state, seat)
        assert_never(move)


def _draws(view: View) -> Iterator[Move]:
    moves: tuple[Move, ...] = (Draw("centre"), Draw("left"), PassExhausted())
    return (move for move in moves if refuse(view, move) is None)


def _throws(view: View) -> Iterator[Move]:
    table = view.table
    yield from finishes(table.sheet.house, okey_in_play(table), view.rack)
    if table.bound:
        yield PassExhausted()
        return
    for tile in dict.fromkeys(view.rack):
        if refuse(view, move := Discard(tile)) is None:
            yield move


GAME: Final = Okey()
