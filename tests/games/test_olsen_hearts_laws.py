"""Olsen (Hearts) counts the same lines of play from a deal, and plays recorded matches line by line."""

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from games import codec
from games.cards import Card, Cards
from games.core import Options, Over, Waiting
from games.olsen_hearts.model import Choose, Claim, Deal, Move, Play, State
from games.olsen_hearts.rules import GAME
from tests.games import olsen_hearts_table as t
from tests.games.play import playout

HERE = Path(__file__).parent
PERFT: list[dict[str, Any]] = msgspec.json.decode((HERE / "perft" / "olsen_hearts.json").read_bytes())
PLAYTHROUGHS = sorted((HERE / "playthroughs").glob("olsen_hearts*.txt"))


# ---- perft: how many lines of moves lead from a deal


def lines(state: State, depth: int) -> int:
    match GAME.turn(state):
        case Waiting(seats) if depth:
            (seat,) = seats
            moves = GAME.legal(GAME.view(state, seat))
            return sum(lines(GAME.apply(state, seat, move).state, depth - 1) for move in moves)
        case _:
            return 1


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["name"])
def test_perft(case: dict[str, Any]) -> None:
    hands = tuple(map(Cards.parse, case["hands"]))
    state = GAME.resolve(t.start(len(hands), case["options"]), Deal(0, hands)).state
    for packet in case.get("packets", ()):
        state = GAME.apply(state, packet["seat"], Choose(Cards.parse(packet["cards"]))).state
    state, _ = t.play_all(state, case.get("played", ""))
    assert case["counts"] == [lines(state, depth) for depth in range(1, len(case["counts"]) + 1)]


# ---- matches, line by line


def written(move: Move) -> str:
    match move:
        case Choose(cards):
            return f"choose {cards}"
        case Play(card):
            return f"play {card}"
        case Claim():
            return "claim"


def read(text: str) -> Move:
    match text.split():
        case "choose", cards:
            return Choose(Cards.parse(cards))
        case "play", card:
            return Play(Card.parse(card))
        case _:
            return Claim()


def stands(state: State) -> str:
    table = state.table
    return (
        f"  = {'/'.join(map(str, state.hands))} {table.stage} {table.to_play} {''.join(map(str, table.trick))}".rstrip()
    )


def said(seats: int, options: Options, acts: list[str]) -> list[str]:
    """Carry out acts (`deal <chance>` or `<seat>: <move>`), and write down what came of each."""
    state = t.start(seats, options)
    report = [f"{seats} {codec.encode(options).decode()}"]
    for act in acts:
        who, what = act.split(" ", 1)
        if who == "deal":
            step = GAME.resolve(state, codec.decode(what, Deal))
        else:
            step = GAME.apply(state, int(who.removesuffix(":")), read(what))
        state = step.state
        report += [act, *(f"  {codec.encode(event).decode()}" for event in step.events), stands(state)]
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    return [*report, f"over {codec.encode(turn.outcome).decode()}"]


def random_acts(seats: int, options: Options) -> list[str]:
    match = playout("olsen_hearts", seats, t.options(options), Random(6))
    return [
        f"deal {codec.encode(act).decode()}" if seat is None else f"{seat}: {written(act)}" for seat, act in match.acts
    ]


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    recorded = path.read_text().splitlines()
    seats, options = int(recorded[0][0]), msgspec.json.decode(recorded[0][2:])
    acts = [line for line in recorded if line.startswith("deal ") or line[1] == ":"]
    if os.environ.get("PLAYTHROUGH") == "write":
        acts = random_acts(seats, options)
        recorded = said(seats, options, acts)
        path.write_text("\n".join(recorded) + "\n")
    assert said(seats, options, acts) == recorded


def test_there_are_matches_to_play() -> None:
    assert len(PLAYTHROUGHS) >= 3
