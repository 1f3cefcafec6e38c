"""Counting a hand, and who has won the match (sections 6 and 7)."""

from collections.abc import Sequence

from games.core import Outcome, Seat, places
from games.olsen_hearts.model import HandScored, House, Table
from games.olsen_hearts.plays import ALL_POINTS

JACK_BONUS = -10
RENEGE_PENALTY = 13
MOST_EXTRA_HANDS = 3


def score_hand(table: Table, reneges: tuple[int, ...]) -> HandScored:
    """Count the captured cards of the hand on the table, and add them up unless the hand is an extra one."""
    captured = table.captured
    sweeper = captured.index(ALL_POINTS) if ALL_POINTS in captured else None
    jack = table.jack if table.house.jack_of_diamonds else None
    scores = tuple(
        _score(table.house, seat, captured[seat], sweeper)
        + (JACK_BONUS if seat == jack else 0)
        + RENEGE_PENALTY * reneges[seat]
        if seat in table.players
        else 0
        for seat in range(len(table.totals))
    )
    totals = table.totals
    if not table.extra:
        totals = tuple(total + score for total, score in zip(totals, scores, strict=True))
    return HandScored(table.players, captured, sweeper, jack, reneges, scores, totals, table.extra)


def _score(house: House, seat: Seat, captured: int, sweeper: Seat | None) -> int:
    if sweeper is None:
        return captured
    if house.moon == "self_minus_26":
        return -ALL_POINTS if seat == sweeper else 0
    return 0 if seat == sweeper else ALL_POINTS


def played_out(table: Table) -> bool:
    """Whether the hands so far reach the agreed length (H-10)."""
    if table.house.end == "target":
        return max(table.totals) >= table.house.target
    return table.hand >= table.house.deals


def leaders(table: Table) -> tuple[Seat, ...]:
    """Return who has the lowest total and, after extra hands, is still in (H-11)."""
    standings = _standings(table)
    return tuple(seat for seat, standing in enumerate(standings) if standing == min(standings))


def needs_extra_hand(table: Table) -> bool:
    """Whether a match that is played out still looks for its winner (H-11)."""
    return table.house.tie == "extra_hand" and table.extra < MOST_EXTRA_HANDS and len(leaders(table)) > 1


def outcome(table: Table) -> Outcome:
    """Return the totals, and the places: by total, then by the extra hands of those tied for the lowest."""
    standings = _standings(table)
    order = sorted(set(standings))
    return Outcome(table.totals, places([order.index(standing) for standing in standings], low_wins=True))


def _standings(table: Table) -> Sequence[tuple[int, ...]]:
    # Who stays in longer had the lowest score in every hand before, so comparing hand by hand also says who stayed longer.
    return [(total, *extras) for total, extras in zip(table.totals, table.extras, strict=True)]
