"""Policies for the house that misbehave; a worker process finds them by name."""

import os
import time
from random import Random
from typing import Any

from games.odin import policy
from games.odin.model import Lead
from games.odin.notation import Cards

FOREIGN = Lead(Cards.parse("KS"))
"""A card that the smallest deck of ODIN has not."""


def sound(view: Any, rng: Random, level: Any) -> Any:
    return policy.choose(view, rng, level)


def raising(view: Any, rng: Random, level: Any) -> Any:
    raise ValueError("no idea")


def hanging(view: Any, rng: Random, level: Any) -> Any:
    time.sleep(3600)


def dying(view: Any, rng: Random, level: Any) -> Any:
    os._exit(1)


def cheating(view: Any, rng: Random, level: Any) -> Any:
    return FOREIGN
