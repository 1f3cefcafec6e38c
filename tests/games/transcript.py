"""Writes down everything a game says about some matches, to compare what two processes say: `python -m tests.games.transcript odin`."""

import random
import sys
from collections.abc import Iterator

from games import codec
from games.core import Level, Waiting
from tests.games import play

STEPS = 100
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def transcript(key: str) -> Iterator[bytes]:
    rules = play.game(key)
    for row, options in enumerate(play.covering(rules)):
        for seats in play.admitted(rules, options):
            played = play.playout(key, seats, options, random.Random(row), steps=STEPS)
            yield from (codec.encode(entry) for entry in played.log)
            yield from (codec.encode(events) for events in played.events)
            for state in played.states[::11]:
                yield codec.encode(state)
                yield from _said(key, played, state)


def _said(key: str, played: play.Playout, state: object) -> Iterator[bytes]:
    turn = played.game.turn(state)
    for _, seat, view in play.views(played, state):
        yield codec.encode(view)
        yield codec.encode(list(played.game.legal(view)))
        if isinstance(turn, Waiting) and seat in turn.seats:
            for level in LEVELS:
                yield codec.encode(play.policy(key).choose(view, random.Random(1), level))
            yield codec.encode(play.policy(key).guess(view, random.Random(1)))


if __name__ == "__main__":
    for line in transcript(sys.argv[1]):
        sys.stdout.buffer.write(line + b"\n")
