"""How a round begins and ends, and the match with it (sections 3, 8.5, 12 to 15)."""

from msgspec.structs import replace

from games.core import Outcome, Seat, Step
from games.okey.deals import deal, next_player
from games.okey.model import (
    Deal,
    Event,
    ExtraRoundDue,
    MatchEnded,
    PlayersEliminated,
    RoundDealt,
    RoundDrawn,
    RoundWon,
    Sheet,
    State,
    Table,
    Tiles,
)
from games.okey.scoring import (
    eliminated,
    elimination_places,
    final_places,
    line_is_tied,
    reaches_the_end,
)
from games.tiles import Tile, okey_of


def begin(state: State, chance: Deal) -> Step[State, Event]:
    """Deal the next round; the starter is to throw a tile."""
    before = state.table.sheet
    house, players, seats = before.house, before.players, len(before.scores)
    dealer = chance.dealer if before.dealer is None else next_player(players, before.dealer)
    if dealer is None:
        raise ValueError("this deal draws a dealer")
    dealt = deal(before, chance)
    okey = dealt.indicator if house.turns_up_the_okey else okey_of(dealt.indicator)
    centre = (*dealt.centre, dealt.indicator) if house.indicator_last else dealt.centre
    sheet = replace(before, round=before.round + 1, dealer=dealer, indicator=dealt.indicator, okey=okey)
    racks: list[Tiles] = [()] * seats
    starter = seat = next_player(players, dealer)
    for rack in dealt.racks:
        racks[seat] = tuple(sorted(rack))
        seat = next_player(players, seat)
    table = Table(
        sheet,
        "throw",
        turn=starter,
        centre=len(centre),
        counts=tuple(map(len, racks)),
        heaps=(0,) * seats,
        tops=(None,) * seats,
        windows=players if house.gosterme and not house.turns_up_the_okey else (),
    )
    told = RoundDealt(
        sheet.round,
        dealer,
        starter,
        players,
        chance.dice,
        chance.put_back,
        dealt.indicator,
        okey,
        len(centre),
    )
    return Step(State(table, tuple(racks), ((),) * seats, centre), (told,))


def end_won(state: State, seat: Seat, won: RoundWon, sheet: Sheet) -> Step[State, Event]:
    """End the round with a winning hand shown, which has been charged on the sheet; no rack holds it any more."""
    table = state.table
    racks = tuple(() if player == seat else rack for player, rack in enumerate(state.racks))
    counts = tuple(map(len, racks))
    after = State(replace(table, counts=counts, taken=None, bound=False), racks, state.piles, state.centre)
    return _end_round(after, replace(sheet, last_winner=seat, ending=won), seat, (won,))


def end_drawn(state: State, seat: Seat, returned: Tile | None) -> Step[State, Event]:
    """End the round without a winner; what was charged in it stays charged (O-D26)."""
    sheet = state.table.sheet
    drawn = RoundDrawn(seat, returned, sheet.scores)
    return _end_round(state, replace(sheet, ending=drawn), None, (drawn,))


def end_at_once(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Look at the end of the match in the middle of a round, where the house does (O-D3); on a tied line the round goes on."""
    sheet = state.table.sheet
    house = sheet.house
    due = house.end_check == "immediate" and not house.eliminates and reaches_the_end(sheet)
    if not due or (house.tie_break == "extra_round" and line_is_tied(sheet)):
        return Step(state, events)
    return _end_match(state, sheet, final_places(sheet), events)


def _end_round(state: State, sheet: Sheet, winner: Seat | None, events: tuple[Event, ...]) -> Step[State, Event]:
    if not reaches_the_end(sheet):
        return _deal_again(state, sheet, events)
    if sheet.house.eliminates:
        return _eliminate(state, sheet, winner, events)
    if sheet.house.tie_break == "extra_round" and line_is_tied(sheet):
        return _deal_again(state, sheet, (*events, ExtraRoundDue(sheet.players)))
    return _end_match(state, sheet, final_places(sheet), events)


def _eliminate(state: State, sheet: Sheet, winner: Seat | None, events: tuple[Event, ...]) -> Step[State, Event]:
    out = eliminated(sheet, winner)
    staying = tuple(seat for seat in sheet.players if seat not in out)
    left = tuple(sheet.round if seat in out else before for seat, before in enumerate(sheet.left))
    over = len(staying) == 1 or reaches_the_end(replace(sheet, players=staying))
    sheet = replace(sheet, players=staying, left=left)
    events = (*events, PlayersEliminated(out, staying)) if out else events
    if over:
        return _end_match(state, sheet, elimination_places(sheet), events)
    return _deal_again(state, sheet, events)


def _deal_again(state: State, sheet: Sheet, events: tuple[Event, ...]) -> Step[State, Event]:
    return Step(replace(state, table=_closed(state.table, sheet, over=False), drawn=None), events)


def _end_match(state: State, sheet: Sheet, places: tuple[int, ...], events: tuple[Event, ...]) -> Step[State, Event]:
    sheet = replace(sheet, outcome=Outcome(sheet.scores, places))
    ended = MatchEnded(sheet.scores, places)
    return Step(replace(state, table=_closed(state.table, sheet, over=True), drawn=None), (*events, ended))


def _closed(table: Table, sheet: Sheet, *, over: bool) -> Table:
    return replace(table, sheet=sheet, stage="over" if over else "deal", turn=None, windows=(), taken=None, bound=False)
