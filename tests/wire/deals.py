"""Hands dealt by the rules alone, for tests that want a state before any bot has one."""

import random
from typing import Any

from bot.catalog import CATALOG
from games.codec import encode
from games.core import Chance, Waiting


class Rolls:
    """Dice of a seeded generator."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def below(self, n: int, /) -> int:
        return self._rng.randrange(n)


def played(key: str, seats: int, moves: int, rng: random.Random) -> tuple[Any, list[bytes]]:
    """Deal a game by its default rules and make so many moves; return the state, in which somebody is to move, and the events."""
    game = CATALOG[key].game
    state, told = game.setup(seats, game.info.defaults()), list[bytes]()
    while moves or isinstance(game.turn(state), Chance):
        turn = game.turn(state)
        if isinstance(turn, Chance):
            step = game.resolve(state, game.roll(state, Rolls(rng)))
        else:
            assert isinstance(turn, Waiting)
            seat, moves = min(turn.seats), moves - 1
            step = game.apply(state, seat, rng.choice(list(game.legal(game.view(state, seat)))))
        state = step.state
        told += map(encode, step.events)
    return state, told
