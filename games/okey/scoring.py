"""Who loses points, when the match ends, and who has won it (sections 12 to 15)."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from games.core import Seat
from games.okey.model import House, Sheet

WIN: Final = 2
SHOW: Final = 1
RED_BLACK: Final = ("R", "K")


def loss(house: House, form: Literal["melds", "pairs"], *, joker: bool, one_colour: bool) -> int:
    """Return what a win costs each other player: doubled for a joker thrown, for pairs, for one colour (12, O-D6)."""
    if house.stacking == "multiply":
        return WIN << (joker + (form == "pairs") + one_colour)
    if joker and one_colour:
        return 4 * WIN
    return 2 * WIN if joker or one_colour or form == "pairs" else WIN


def colour_counts(house: House, colour: str | None) -> bool:
    """Whether a hand of that one colour is doubled (15.5, O-D17)."""
    match house.one_colour:
        case "off":
            return False
        case "any":
            return colour is not None
        case "red_black":
            return colour in RED_BLACK


def team(sheet: Sheet, seat: Seat) -> tuple[Seat, ...]:
    """Return who shares the seat's score: itself, and its partner opposite (15.2)."""
    return (seat % 2, seat % 2 + 2) if sheet.house.partners else (seat,)


def others(sheet: Sheet, seat: Seat) -> tuple[Seat, ...]:
    """Return the players who are not on the seat's side."""
    side = team(sheet, seat)
    return tuple(player for player in sheet.players if player not in side)


def charge(sheet: Sheet, losers: Sequence[Seat], points: int) -> Sheet:
    """Take points off; scores may go below zero."""
    scores = tuple(score - points if seat in losers else score for seat, score in enumerate(sheet.scores))
    return replace(sheet, scores=scores)


def reaches_the_end(sheet: Sheet) -> bool:
    """Whether some player stands at 0 or less (section 13)."""
    return any(sheet.scores[seat] <= 0 for seat in sheet.players)


def _sides(sheet: Sheet) -> list[tuple[Seat, ...]]:
    return [(0, 2), (1, 3)] if sheet.house.partners else [(seat,) for seat in range(len(sheet.scores))]


def _winning_sides(sheet: Sheet) -> int:
    """Count the sides above the line: two of four, one of three or two; two of three where the lowest alone loses."""
    match len(_sides(sheet)):
        case 4:
            return 2
        case 3 if sheet.house.three_losers == "lowest":
            return 2
        case _:
            return 1


def line_is_tied(sheet: Sheet) -> bool:
    """Whether equal scores stand on both sides of the line between winners and losers."""
    scores = sorted((sheet.scores[side[0]] for side in _sides(sheet)), reverse=True)
    line = _winning_sides(sheet)
    return scores[line - 1] == scores[line]


def final_places(sheet: Sheet) -> tuple[int, ...]:
    """Rank the seats (section 13, O-D12, O-D15).

    Winners share the first place, and losers the next where there is one line only. When all are equal and nobody has won a round,
    neither side can be shared, and all come first.
    """
    sides = _sides(sheet)
    settles = sheet.house.tie_break == "shared"
    ranks = [(sheet.scores[side[0]], settles and sheet.last_winner in side) for side in sides]
    line = sorted(ranks, reverse=True)[_winning_sides(sheet) - 1]
    winning = [rank >= line for rank in ranks]
    if all(winning):
        winning = [rank > line for rank in ranks]
    if not any(winning):
        winning = [True] * len(sides)
    ranked = len(sides) == 3 and sheet.house.three_losers == "rest"
    places = [1] * len(sheet.scores)
    for side, rank, wins in zip(sides, ranks, winning, strict=True):
        ahead = [other > rank for other in ranks] if ranked else winning
        for seat in side:
            places[seat] = 1 if wins else 1 + sum(ahead) * len(side)
    return tuple(places)


def eliminated(sheet: Sheet, winner: Seat | None) -> tuple[Seat, ...]:
    """Return who leaves at 0 or less; if all would, the winner of the round stays, or who stands highest (15.1, O-D14)."""
    out = tuple(seat for seat in sheet.players if sheet.scores[seat] <= 0)
    if len(out) < len(sheet.players):
        return out
    highest = max(sheet.scores[seat] for seat in out)
    return tuple(seat for seat in out if (sheet.scores[seat] < highest if winner is None else seat != winner))


def elimination_places(sheet: Sheet) -> tuple[int, ...]:
    """Rank by how long one stayed, and those who left together by score (15.1)."""
    stays = [(seat in sheet.players, sheet.left[seat], score) for seat, score in enumerate(sheet.scores)]
    ranks = [(stayed, 0 if stayed else left, score) for stayed, left, score in stays]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
