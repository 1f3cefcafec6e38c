"""How strong a house player is: `python -m bench.strength --game odin`, one JSON line a game.

One side (a seat, or two partners) plays at the level asked for, all others at random or at another level. The side changes chairs
from match to match, and each deal is played once from every chair. `rate` is how often the side came first (shared places count),
with its 95 % Wilson interval; a player no better than the others reaches `even`.
"""

import argparse
import importlib
import json
import math
import os
import random
import statistics
import time
from collections.abc import Callable
from typing import Any, cast

from bot.catalog import CATALOG
from games.core import AnyGame, Chance, Level, Number, Options, Outcome, Over, Seat, Value, Waiting

LEVELS = ("easy", "normal", "hard")
Z = 1.96
"""Standard deviations that hold 95 % of a normal distribution."""

Player = Callable[[Any, random.Random], Any]


class Dice:
    """Seeded dice: the same deals for every side."""

    def __init__(self, source: random.Random) -> None:
        self.below = source.randrange


def player(key: str, level: str) -> Player:
    """Return a player of a level, or one that takes any legal move."""
    rules: AnyGame = importlib.import_module(f"games.{key}.rules").GAME
    if level == "random":
        return lambda view, rng: rng.choice(list(rules.legal(view)))
    choose = importlib.import_module(f"games.{key}.policy").choose
    return lambda view, rng: choose(view, rng, cast("Level", level))


def play(rules: AnyGame, options: Options, players: list[Player], seed: int) -> Outcome:
    """Play one match."""
    dice, rng = Dice(random.Random(seed)), random.Random(seed + 1)
    state = rules.setup(len(players), options)
    while True:
        match rules.turn(state):
            case Over(outcome):
                return outcome
            case Chance():
                state = rules.resolve(state, rules.roll(state, dice)).state
            case Waiting(seats):
                seat = min(seats)
                state = rules.apply(state, seat, players[seat](rules.view(state, seat), rng)).state


def sides(rules: AnyGame, seats: int) -> list[tuple[Seat, ...]]:
    """Return who plays together."""
    if rules.info.sides == "pairs" and seats == 4:
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(seats)]


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate."""
    rate, square = wins / matches, Z * Z / matches
    centre, spread = rate + square / 2, Z * math.sqrt(rate * (1 - rate) / matches + square / matches / 4)
    return (centre - spread) / (1 + square), (centre + spread) / (1 + square)


def option(text: str) -> tuple[str, str]:
    key, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError("an option is written key=value")
    return key, value


def chosen(rules: AnyGame, pairs: list[tuple[str, str]]) -> dict[str, Value]:
    """Return the defaults with the options of the command line, numbers read as such."""
    numbers = {number.key for number in rules.info.options if isinstance(number, Number)}
    return rules.info.defaults() | {key: int(value) if key in numbers else value for key, value in pairs}


def measure(asked: argparse.Namespace) -> dict[str, Any]:
    """Play the matches and sum them up."""
    rules: AnyGame = importlib.import_module(f"games.{asked.game}.rules").GAME
    options = chosen(rules, asked.option)
    seats: int = asked.seats or next(n for n in rules.info.seats if rules.admit(n, options) is None)
    if refusal := rules.admit(seats, options):
        raise SystemExit(f"{asked.game} cannot start: {refusal}")
    strong, weak = player(asked.game, asked.level), player(asked.game, asked.against)
    tables = sides(rules, seats)
    wins, begin = 0, time.perf_counter()
    mine: list[int] = []
    theirs: list[int] = []
    for number in range(asked.matches):
        deal, side = number // len(tables), tables[number % len(tables)]
        outcome = play(rules, options, [strong if seat in side else weak for seat in range(seats)], deal)
        wins += outcome.places[side[0]] == 1
        for seat, score in enumerate(outcome.scores):
            (mine if seat in side else theirs).append(score)
    low, high = wilson(wins, asked.matches)
    return {
        "bench": "strength",
        "game": asked.game,
        "level": asked.level,
        "against": asked.against,
        "seats": seats,
        "matches": asked.matches,
        "rate": round(wins / asked.matches, 4),
        "interval": [round(low, 4), round(high, 4)],
        "even": round(1 / len(tables), 4),
        "score": round(statistics.fmean(mine), 2),
        "score_others": round(statistics.fmean(theirs), 2),
        "seconds": round(time.perf_counter() - begin, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength", description="Measure how strong a house player is."
    )
    parser.add_argument("--game", help="the key of a game, such as odin; all that are on offer by default")
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--against", choices=("random", *LEVELS), default="random")
    parser.add_argument("--seats", type=int, help="the smallest number by default")
    parser.add_argument("--matches", type=int, default=8 if os.environ.get("BENCH_SHORT") else 400)
    parser.add_argument("--option", type=option, action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else list(CATALOG):
        print(json.dumps(measure(argparse.Namespace(**{**vars(asked), "game": game}))))


if __name__ == "__main__":
    main()
