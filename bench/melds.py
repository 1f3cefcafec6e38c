"""How fast hands of tiles are solved beside OR-tools' CP-SAT and okey-solver-py: `python -m bench.melds`, one JSON line.

The same random, nearly laid, two-joker and rich hands (many twins, long runs, sets and runs that rival) go to all solvers, in turns,
and every answer of ours is compared with CP-SAT's (one worker; the model, built a hand, holds the 65 sets and 120 short runs that the
hand can fill). okey-solver-py (its integer program) has other rules about 12-13-1 and false jokers, so only its time and how often it
reaches at least our value are told. Times are microseconds of CPU; ours a hand is the fastest of a few, since the machine is shared.
`first` is ours when the process has not seen such hands before. `differences` must be 0.
"""

import json
import os
import random
import time
from collections.abc import Callable, Iterable
from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

import okey_solver.solver
import okey_solver.types
from ortools.sat.python import cp_model

from games.melds_distance import distance, distances_after
from games.melds_layouts import most_laid, opening_value, rank_discards
from games.melds_win import all_in_melds
from games.tiles import DECK, FACES, FALSE_JOKER, Tile
from tests.games.melds_oracle import MELDS, dealt, logical, nearly_laid, rich

Hand = tuple[Tile, ...]
Deal = Callable[[random.Random, int, Tile], Hand]

THEIRS: Any = okey_solver.solver.create_standard_okey_solver(strategy="ilp")  # it is typed with enums of pydantic
KIND: Any = okey_solver.types
COLOURS = [KIND.TileColor.RED, KIND.TileColor.BLACK, KIND.TileColor.BLUE, KIND.TileColor.YELLOW]
TEMPLATES = {
    high_one: sorted({(tuple(sorted(places)), value) for melds in by_face for places, value in melds})
    for high_one, by_face in MELDS.items()
}
REPEATS = 5
SHARE = 20 if os.environ.get("BENCH_SHORT") else 1
"""A short run takes this part of the hands: does all still agree?"""


class Set(NamedTuple):
    """Hands of one kind, and what is asked of them."""

    name: str
    question: str
    deal: Deal
    size: int
    jokers: int | None
    many: int


SETS = (
    Set("random", "win", dealt, 14, None, 300),
    Set("near", "win", nearly_laid, 14, None, 300),
    Set("two jokers", "win", nearly_laid, 14, 2, 150),
    Set("rich", "win", rich, 14, None, 150),
    Set("random", "count", dealt, 14, None, 60),
    Set("near", "count", nearly_laid, 14, None, 100),
    Set("two jokers", "count", nearly_laid, 14, 2, 60),
    Set("rich", "count", rich, 14, None, 60),
    Set("random", "value", dealt, 21, None, 60),
    Set("near", "value", nearly_laid, 21, None, 100),
    Set("two jokers", "value", nearly_laid, 21, 2, 100),
    Set("rich", "value", rich, 22, None, 60),
)
WORST = (
    "R3 K3 B3 Y3 R4 K4 B4 Y4 R11 R11 K11 K11 B11 Y11 Y11 K12 R13 K13 B13 Y13",
    "R1 K1 K1 B1 Y1 R2 R2 K2 K2 B2 B2 Y2 Y2 R3 K3 B3 Y3 R6 B6 Y6",
    "R2 K2 B2 Y2 R5 K5 B5 Y5 K10 R11 R11 K11 B11 Y11 Y11 R12 K12 B12 Y12 Y13",
    "R4 K4 B4 Y4 R5 K5 B5 B5 Y5 R6 K6 B6 Y6 R7 K7 B7 Y7 R13 K13 B13",
)
"""Hands that, with two jokers, took longest in a search for such hands by hill climbing."""

RICHEST = "R13 K13 B13 Y13 R13 K13 B13 Y13 R12 K12 B12 Y12 R12 K12 B12 Y12 Y2 Y2 R11 K11 B11 R1"


def hands_of(kind: Set) -> list[tuple[Hand, Tile]]:
    rng = random.Random(f"{kind.name} {kind.question}")
    found: list[tuple[Hand, Tile]] = []
    while len(found) < kind.many:
        okey = FACES[rng.randrange(52)]
        hand = kind.deal(rng, kind.size, okey)
        if kind.jokers in (None, hand.count(okey)):
            found.append((hand, okey))
    return found


def cp_sat(hand: Hand, okey: Tile, question: str) -> int:
    """Answer by integer programming: how often each meld is laid, and how many of its places are jokers."""
    counts, jokers = logical(hand, okey)
    model = cp_model.CpModel()
    uses: dict[int, list[cp_model.IntVar]] = {}
    laid: list[tuple[cp_model.IntVar, int, int]] = []
    for places, value in TEMPLATES[question != "value"]:
        if sum(not counts[face] for face in places) <= jokers:
            times = model.new_int_var(0, 2, "")
            laid.append((times, value, len(places)))
            for face in places:
                uses.setdefault(face, []).append(times)
    wild = {face: model.new_int_var(0, jokers, "") for face in uses} if jokers else {}
    model.add(sum(wild.values()) <= jokers)
    for face, times in uses.items():
        model.add_linear_constraint(
            sum(times) - wild.get(face, 0), counts[face] if question == "win" else 0, counts[face]
        )
    tiles = sum(size * times for times, _, size in laid)
    match question:
        case "win":
            # a tile that no meld can take leaves too few
            model.add(tiles == len(hand))
        case "count":
            model.maximize(tiles)
        case _:
            model.add(tiles <= len(hand) - 1)
            model.maximize(sum(value * times for times, value, _ in laid))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    if question == "win":
        return int(status in (cp_model.OPTIMAL, cp_model.FEASIBLE))
    if status != cp_model.OPTIMAL:
        raise RuntimeError("CP-SAT found no optimum")
    return round(solver.objective_value)


def ours(hand: Hand, okey: Tile, question: str) -> int:
    match question:
        case "win":
            return all_in_melds(hand, okey)
        case "count":
            return most_laid(hand, okey)
        case _:
            return opening_value(hand, okey) or 0


def theirs(hand: Hand, okey: Tile) -> int:
    tiles = [
        KIND.Tile(id=str(place), color=COLOURS[tile // 13], value=tile % 13 + 1) for place, tile in enumerate(hand)
    ]
    meta = KIND.OkeyMeta(color=COLOURS[okey // 13], value=okey % 13 + 1)
    return THEIRS.find_best_arrangement(tiles, meta).totalScore


def timed(work: Callable[[Hand, Tile], object], hand: Hand, okey: Tile) -> float:
    start = time.process_time()
    work(hand, okey)
    return (time.process_time() - start) * 1e6


def fastest(work: Callable[[Hand, Tile], object], hand: Hand, okey: Tile) -> float:
    return min(timed(work, hand, okey) for _ in range(REPEATS))


def summary(times: Iterable[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "mean": round(fmean(ordered), 1),
        "median": round(ordered[len(ordered) // 2], 1),
        "max": round(ordered[-1], 1),
    }


def measured(kind: Set) -> dict[str, Any]:
    hands = hands_of(kind)
    ask = partial(ours, question=kind.question)
    ask_cp_sat = partial(cp_sat, question=kind.question)
    first = [timed(ask, hand, okey) for hand, okey in hands]
    ours_us: list[float] = []
    cp_sat_us: list[float] = []
    beside: list[tuple[float, float, bool]] = []
    differences = 0
    for hand, okey in hands:
        cp_sat_us.append(timed(ask_cp_sat, hand, okey))
        ours_us.append(fastest(ask, hand, okey))
        answer = ask(hand, okey)
        differences += answer != ask_cp_sat(hand, okey)
        if kind.question == "value" and FALSE_JOKER not in hand:
            beside.append((timed(theirs, hand, okey), ours_us[-1], theirs(hand, okey) >= answer))
    line: dict[str, Any] = {
        "hands": f"{kind.name} {kind.size}, {kind.question}",
        "us": summary(ours_us),
        "first_us": round(fmean(first), 1),
        "cp_sat_us": round(fmean(cp_sat_us)),
        "cp_sat_ratio": round(fmean(cp_sat_us) / fmean(ours_us), 1),
        "differences": differences,
    }
    if beside:
        their_us, our_us, reached = (fmean(column) for column in zip(*beside, strict=True))
        line |= {
            "okey_solver_us": round(their_us),
            "okey_solver_ratio": round(their_us / our_us, 1),
            "okey_solver_reached": round(reached, 2),
        }
    return line


def times_of(work: Callable[[Hand, Tile], object], size: int, count: int) -> dict[str, float]:
    rng = random.Random(size)
    times: list[float] = []
    for number in range(count):
        okey = FACES[rng.randrange(52)]
        times.append(fastest(work, (dealt, nearly_laid)[number % 2](rng, size, okey), okey))
    return summary(times)


def main() -> None:
    cp_sat(DECK[:14], FACES[20], "count")  # the first model loads the library
    lines = [measured(kind._replace(many=kind.many // SHARE)) for kind in SETS]
    unused = Tile.parse("Y9")
    worst = [(*map(Tile.parse, hand.split()), unused, unused) for hand in WORST]
    richest = tuple(map(Tile.parse, RICHEST.split()))
    okey = Tile.parse("Y2")
    result = {
        "bench": "melds",
        "sets": lines,
        "differences": sum(line["differences"] for line in lines),
        "discards_ranked_us": times_of(rank_discards, 15, 100 // SHARE),
        "distance_us": times_of(distance, 14, 100 // SHARE),
        "distances_after_us": times_of(distances_after, 15, 60 // SHARE),
        "worst_22_us": summary(fastest(opening_value, hand, unused) for hand in worst),
        "richest_22_us": round(fastest(opening_value, richest, okey), 1),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
