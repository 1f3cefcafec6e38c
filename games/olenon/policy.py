"""How house players play Olenon.

`easy` plays whenever it can and thinks of nobody else. `normal` and `hard` look one move ahead and weigh what they see then; the
weights are those of a logistic regression of won rounds over such positions, from games of the policy against itself, rounded.
"""

from collections.abc import Iterator
from math import comb
from random import Random
from typing import cast

from msgspec import Struct

from games.core import Level, Seat
from games.olenon.model import Move, Pass, Play, Redeal, State, Table, View
from games.olenon.notation import COPIES, DECK, ONE, VALUES, Cards, held, singles, size
from games.olenon.rules import ENDLESS, MOST, SEATS, beats, plays

SLIP = 0.1
"""How often `easy` passes although it could play."""

NEAR = (0.0, 1.0, 0.6, 0.2)
"""How near a player is to going out with so many cards."""


class Prospect(Struct, frozen=True):
    """What a seat sees after a move of its own, taken cards counted with the hands they will go to."""

    seat: Seat
    hand: int
    sizes: tuple[int, ...]
    active: tuple[bool, ...]
    value: int
    count: int
    top: Seat
    """Whose play lies on the table, or who leads the next trick."""
    ended: bool
    unseen: tuple[int, ...]
    """How many cards of each value are neither in the own hand nor open."""


def choose(view: View, rng: Random, level: Level) -> Move:
    """Return a move for the seat that is waited for."""
    table, hand = view.table, view.hand
    seat = cast("Seat", view.seat)
    if table.moves >= ENDLESS and not table.redeal[seat]:
        return Redeal()
    options = list(plays(table, hand))
    for play in options:
        if play.count * ONE[play.value] == hand:
            return play
    if level == "easy":
        return _easy(table, options, rng)
    moves: list[Move] = [*options, Pass()] if table.count else [*options]
    return max(moves, key=lambda move: worth(prospect(view, move)))


def guess(view: View, rng: Random) -> State:
    """Deal the unseen cards at random among the other hands, leaving shown cards where they were shown."""
    table = view.table
    unseen = list(singles(_unseen(view)))
    rng.shuffle(unseen)
    hands: list[Cards] = []
    for seat in SEATS:
        if seat == view.seat:
            hands.append(view.hand)
            continue
        shown = table.shown[seat]
        wanting = view.sizes[seat] - size(shown)
        hands.append(Cards(shown + sum(ONE[unseen.pop()] for _ in range(wanting))))
    return State(table, tuple(hands), Cards(sum(ONE[value] for value in unseen)))


def _unseen(view: View) -> int:
    """Return the cards that are neither open nor in the own hand nor shown by others."""
    table = view.table
    open_cards = table.count * ONE[table.value] + sum(ONE[value] for value in table.taken if value is not None)
    shown = sum(table.shown[seat] for seat in SEATS if seat != view.seat)
    return DECK - view.hand - open_cards - shown


def _easy(table: Table, options: list[Play], rng: Random) -> Move:
    if not table.count:
        return max(options, key=lambda play: play.count)
    if not options or rng.random() < SLIP:
        return Pass()
    return options[0]


def prospect(view: View, move: Move) -> Prospect:
    """Look at the table after a play or a pass."""
    table, seat, hand = view.table, cast("Seat", view.seat), int(view.hand)
    value, count, top, taken = table.value, table.count, table.last, list(table.taken)
    if isinstance(move, Play):
        hand -= move.count * ONE[move.value]
        count = count + move.count if count and move.value == value else move.count
        value, top = move.value, seat
        ended = count == MOST
    else:
        count -= 1
        taken[seat] = value
        hand += ONE[value]
        ended = taken[(seat + 2) % 4] is not None
    sizes = [most + (card is not None) for most, card in zip(view.sizes, taken, strict=True)]
    sizes[seat] = size(hand)
    unseen = DECK - hand - (0 if ended else count * ONE[value])
    unseen -= sum(ONE[card] for other, card in enumerate(taken) if card is not None and other != seat)
    return Prospect(
        seat,
        hand,
        tuple(sizes),
        tuple(ended or card is None for card in taken),
        value,
        0 if ended else count,
        cast("Seat", top),
        ended,
        tuple(held(unseen, each) for each in VALUES),
    )


def worth(seen: Prospect) -> float:
    """Say how good a prospect is for the pair of its seat, as the logarithm of the odds to win the round."""
    seat = seen.seat
    partner, left, right = (seat + 2) % 4, (seat + 1) % 4, (seat + 3) % 4
    counts = [held(seen.hand, value) for value in VALUES]
    groups = sum(map(bool, counts))
    score = 0.25 * counts[6] + 0.1 * counts[5] - 0.15 * groups - 0.05 * sum(count == 1 for count in counts[1:5])
    score += 0.3 * (groups == 1)
    score += 0.7 * _near(seen.sizes[partner]) - 1.25 * (_near(seen.sizes[left]) + _near(seen.sizes[right]))
    if seen.ended:
        if seen.top == seat:
            return score + (4.0 if groups == 1 else 0.5 if groups == 2 else 0.2)
        return score if seen.top == partner else score - 0.2
    if not seen.count:
        return score
    return score + _worth_of_table(seen, groups)


def _near(cards: int) -> float:
    return NEAR[cards] if cards < len(NEAR) else 0.0


def _worth_of_table(seen: Prospect, groups: int) -> float:
    seat, partner = seen.seat, (seen.seat + 2) % 4
    quiet = {opponent: 1.0 - _answer(seen, opponent) for opponent in ((seat + 1) % 4, (seat + 3) % 4)}
    score = sum(0.5 * still for opponent, still in quiet.items() if seen.sizes[opponent] <= 2)
    if seen.top not in (seat, partner):
        return score
    kept = 1.0
    for still in quiet.values():
        kept *= still
    score += 0.2 * kept + 0.15 * sum(not seen.active[opponent] for opponent in quiet)
    score += 0.2 * (seen.top == partner) - 0.25 * (not seen.active[seat] or not seen.active[partner])
    return score + 1.0 * kept if seen.top == seat and groups == 1 else score


def _answer(seen: Prospect, other: Seat) -> float:
    """Estimate how likely a seat can add to the table or replace it, were the unseen cards dealt at random."""
    if not seen.active[other]:
        return 0.0
    total = sum(seen.unseen)
    drawn = min(seen.sizes[other], total)
    silent = 1.0
    for value, need in _answers(seen):
        copies = seen.unseen[value]
        fewer = sum(comb(copies, got) * comb(total - copies, drawn - got) for got in range(min(need, drawn + 1)))
        silent *= fewer / comb(total, drawn)
    return 1.0 - silent


def _answers(seen: Prospect) -> Iterator[tuple[int, int]]:
    """Yield which values answer the table, and how many of each it takes."""
    for value, copies in enumerate(COPIES):
        need = 1 if value == seen.value else seen.count
        if copies >= need and (value == seen.value or beats(value, seen.value)):
            yield value, need
