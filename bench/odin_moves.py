"""How fast the rules of ODIN are beside OpenSpiel's Crazy Eights through Python: `python -m bench.odin_moves`, one JSON line.

Ours is turn, view, check and apply of a given move, with all its events, by the canonical rules; the deals are replayed too.
Theirs is the leanest honest loop: current_player, legal_actions, and apply_action of a random one of them, deals included.
Both play whole games of four. Rounds alternate, so that a busy machine slows both. `ratio` is the median of the rounds' ratios of
moves that players made, `ratio_best` compares the fastest round of each; `ratio_actions` counts each card that OpenSpiel deals or draws as a move as well, our deals as none.
"""

import json
import os
import random
import statistics
import time
from typing import Any, NamedTuple, final

import pyspiel

from games.core import Chance, Over, Seat, Waiting
from games.odin.model import Deal, Move, Pass, State
from games.odin.rules import GAME

OPEN_SPIEL: Any = pyspiel  # its compiled module has no types
TERMINAL = int(OPEN_SPIEL.PlayerId.TERMINAL)
ROUNDS = 10 if os.environ.get("BENCH_SHORT") else 60
MATCHES = 10
DEALS = 60
SEATS = 4


@final
class Made(NamedTuple):
    """A move, and who made it."""

    seat: Seat
    move: Move


class Record(NamedTuple):
    """One match: where it starts, and what is done in turn."""

    start: State
    acts: list[Made | Deal]


class _Dice:
    def __init__(self, source: random.Random) -> None:
        self.below = source.randrange


def record(rng: random.Random) -> Record:
    """Play a match at random and write down what was done."""
    start = state = GAME.setup(SEATS, GAME.info.defaults())
    acts: list[Made | Deal] = []
    while True:
        match GAME.turn(state):
            case Waiting(seats):
                (seat,) = seats
                move = rng.choice(list(GAME.legal(GAME.view(state, seat))))
                acts.append(Made(seat, move))
                state = GAME.apply(state, seat, move).state
            case Chance():
                deal = GAME.roll(state, _Dice(rng))
                acts.append(deal)
                state = GAME.resolve(state, deal).state
            case Over():
                return Record(start, acts)


def replay(records: list[Record]) -> float:
    """Return the seconds of processor time that replaying takes, each move judged and made."""
    turn, view, check, apply, resolve = GAME.turn, GAME.view, GAME.check, GAME.apply, GAME.resolve
    begin = time.process_time()
    for start, acts in records:
        state = start
        for act in acts:
            turn(state)
            if type(act) is Made:
                seat, move = act
                if check(view(state, seat), move) is not None:
                    raise AssertionError("a recorded move was refused")
                state = apply(state, seat, move).state
            else:
                state = resolve(state, act).state
    return time.process_time() - begin


def crazy_eights(game: Any, rng: random.Random) -> tuple[int, int, float]:
    """Return how many moves the players made, how many actions there were with those of chance, and the processor time."""
    draw, players, actions, terminal = rng.random, 0, 0, TERMINAL
    begin = time.process_time()
    for _ in range(DEALS):
        state = game.new_initial_state()
        while (player := state.current_player()) != terminal:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            actions += 1
            players += player >= 0
    return players, actions, time.process_time() - begin


def main() -> None:
    rng = random.Random(1)
    records = [record(rng) for _ in range(MATCHES)]
    moves = sum(type(act) is Made for found in records for act in found.acts)
    passes = sum(type(act) is Made and type(act.move) is Pass for found in records for act in found.acts)
    game = OPEN_SPIEL.load_game("crazy_eights(players=4)")
    rates: list[tuple[float, float, float]] = []
    for _ in range(ROUNDS + 1):
        seconds = replay(records)
        players, dealt_too, their_seconds = crazy_eights(game, rng)
        rates.append((moves / seconds, players / their_seconds, dealt_too / their_seconds))
    rates = rates[1:]  # the first round warms both up
    ours, theirs, actions = (statistics.median(column) for column in zip(*rates, strict=True))
    print(
        json.dumps(
            {
                "bench": "odin_moves",
                "ratio": round(statistics.median(mine / other for mine, other, _ in rates), 2),
                "ratio_best": round(max(mine for mine, _, _ in rates) / max(other for _, other, _ in rates), 2),
                "ratio_actions": round(statistics.median(mine / other for mine, _, other in rates), 2),
                "odin_moves_per_second": round(ours),
                "crazy_eights_moves_per_second": round(theirs),
                "crazy_eights_actions_per_second": round(actions),
                "odin_moves": moves,
                "odin_passes": passes,
                "rounds": ROUNDS,
            }
        )
    )


if __name__ == "__main__":
    main()
