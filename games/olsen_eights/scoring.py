"""What a hand brings, and what a match comes to (section 9)."""

from msgspec.structs import replace

from games.cards import numbers
from games.core import Outcome, Seat, places
from games.olsen_eights.matching import VALUES
from games.olsen_eights.model import Event, HandEnded, Stage, State, Table


def outcome(table: Table) -> Outcome:
    """Rank the seats at the end: points are bad, everything else is good."""
    return Outcome(table.scores, places(table.scores, low_wins=table.rules.match == "points"))


def end_hand(state: State, events: list[Event]) -> State:
    """Score the hand, and end the match or make the next deal due."""
    table = state.table
    rules = table.rules
    ranks = _ranks(table)
    points: tuple[int, ...] = ()
    match rules.match:
        case "single":
            gains = tuple(len(ranks) - rank if rules.play_on else int(rank == 1) for rank in ranks)
        case "wins":
            gains = tuple(int(rank == 1) for rank in ranks)
        case "points":
            gains = points = tuple(
                0 if rank == 1 else sum(VALUES[card] for card in numbers(hand))
                for rank, hand in zip(ranks, state.hands, strict=True)
            )
    scores = tuple(map(int.__add__, table.scores, gains))
    events.append(HandEnded(ranks, points, scores))
    target = {"single": 0, "wins": rules.wins, "points": rules.points}[rules.match]
    over = max(scores) >= target
    ended = replace(
        table,
        stage=Stage.OVER if over else Stage.DEAL,
        dealer=table.dealer if over else _next_dealer(table, ranks),
        scores=scores,
        grace=None,
        hit=False,
    )
    return replace(state, table=ended)


def _ranks(table: Table) -> tuple[int, ...]:
    """Places in the hand; without `play_on` only the first counts, and the others share the second."""
    order = [table.finished.index(seat) - 6 if seat in table.finished else n for seat, n in enumerate(table.counts)]
    if not table.rules.play_on:
        best = min(order)
        order = [int(rank > best) for rank in order]
    return places(order, low_wins=True)


def _next_dealer(table: Table, ranks: tuple[int, ...]) -> Seat | None:
    """Return the winner or the next seat clockwise (E-20)."""
    if table.rules.next_dealer == "winner" and ranks.count(1) == 1:
        return ranks.index(1)
    return None if table.dealer is None else (table.dealer + 1) % len(ranks)
