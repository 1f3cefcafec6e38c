"""How late the event loop is while house players think on every free core: one JSON line.

A ticker wants to wake every 5 ms; its lateness is measured idle and while all workers choose moves without a pause, in turns.

    python -m bench.loop
"""

import asyncio
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bot.catalog import CATALOG
from bot.fairness import seal
from bot.house import HousePlayers
from bot.play import Play
from bot.storage.database import Database
from bot.storage.matches import Matches
from games.core import Waiting

TICK = 0.005
SECONDS = 2.0 if os.environ.get("BENCH_SHORT") else 5.0
ROUNDS = 3
WORKERS = max(1, (os.cpu_count() or 2) - 1)


async def lateness() -> list[float]:
    """Return how many milliseconds late each tick came."""
    loop, late = asyncio.get_running_loop(), list[float]()
    end = loop.time() + SECONDS
    while loop.time() < end:
        due = loop.time() + TICK
        await asyncio.sleep(TICK)
        late.append((loop.time() - due) * 1000)
    return late


def views() -> list[tuple[str, Any]]:
    """Return a first decision of every game: its key and the view of a seat that is waited for."""
    found: list[tuple[str, Any]] = []
    for key, entry in CATALOG.items():
        game = entry.game
        state = game.setup(
            game.info.seats[-1] if len(game.info.seats) == 1 else game.info.seats[0], game.info.defaults()
        )
        dice = seal(key).stream("deal")
        while not isinstance(turn := game.turn(state), Waiting):
            state = game.resolve(state, game.roll(state, dice)).state
        found.append((key, game.view(state, min(turn.seats))))
    return found


def think(decisions: list[tuple[str, Any]], seed: int) -> int:
    """Choose moves for a while, as a worker does; return how many."""
    rng, end, count = Random(seed), time.monotonic() + 0.1, 0
    while time.monotonic() < end:
        key, view = decisions[count % len(decisions)]
        CATALOG[key].choose(view, rng, "normal")
        count += 1
    return count


async def main() -> None:
    """Measure both in turns and print the line."""
    decisions = views()
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.db")
        games = {key: entry.game for key, entry in CATALOG.items()}
        house = HousePlayers(Play(Matches(database), games, lambda: None), {}, workers=WORKERS, delay=0)  # type: ignore[arg-type, return-value]
        await house.warm()
        idle, busy, moves = list[float](), list[float](), 0
        for _ in range(ROUNDS):
            idle += await lateness()
            stop = asyncio.Event()

            async def keep_thinking(worker: int, stop: asyncio.Event = stop) -> int:
                done = 0
                while not stop.is_set():
                    done += await asyncio.get_running_loop().run_in_executor(house._pool, think, decisions, worker)  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
                return done

            thinking = [asyncio.create_task(keep_thinking(worker)) for worker in range(WORKERS)]
            busy += await lateness()
            stop.set()
            moves += sum(await asyncio.gather(*thinking))
        await house.close()
        await database.close()
    p99 = [statistics.quantiles(late, n=100)[98] for late in (busy, idle)]
    line = {"bench": "loop", "workers": WORKERS, "moves": moves, "p99_ms": round(p99[0], 2), "idle_p99_ms": round(p99[1], 2), "goal": 5.0}  # fmt: skip
    print(json.dumps(line))


if __name__ == "__main__":
    asyncio.run(main())
