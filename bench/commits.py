"""How many presses are acknowledged on a busy evening: one JSON line.

32 tables write the whole transaction of a press (log row, snapshot with compare-and-set, outbox row) through `Database.run`, which
commits what waits together, in one hop; beside it the same transactions are committed one by one with `sqlite3`. WAL and FULL in
both, alternating rounds.

    python -m bench.commits
"""

import asyncio
import json
import os
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

import msgspec

from bot.fairness import seal
from bot.match import Chair, Match, Person, Phase, Place
from bot.storage.database import Database
from bot.storage.matches import Write, store
from games.codec import Moved, encode
from games.odin.model import Pass
from games.odin.rules import GAME

TABLES = 32
PRESSES = 20
ROUNDS = 5 if os.environ.get("BENCH_SHORT") else 15
MOVE = Moved(0, msgspec.Raw(encode(Pass())))


def opened(number: int) -> Match:
    """Return a match in play of some 2 kB, as it is written."""
    state = GAME.setup(4, GAME.info.defaults())
    table = seal(f"t{number}/0")
    state = GAME.resolve(state, GAME.roll(state, table.stream("deal"))).state
    told = (msgspec.Raw(encode(Pass())),) * 12
    return Match(
        id=f"t{number}", number=number, place=Place(1, number), game="odin", rules_version=1, options=GAME.info.defaults(),
        host=1, chairs=tuple(Chair(Person(each)) for each in range(4)), phase=Phase.PLAYING, seal=table, current=table,
        opened_at=0, moved_at=0, told=told, state=state,
    )  # fmt: skip


def pressed(match: Match) -> tuple[Match, Write]:
    """Return the match a press later, and what the press writes."""
    after = msgspec.structs.replace(match, version=match.version + 1, length=match.length + 1)
    return after, Write(match, after, (MOVE,), None, 0)


async def together(database: Database, tables: list[Match]) -> float:
    """Return presses a second of 32 tables through the one writer."""

    async def press(table: int) -> None:
        for _ in range(PRESSES):
            tables[table], write = pressed(tables[table])
            await database.run(store(write))

    started = time.perf_counter()
    await asyncio.gather(*(press(table) for table in range(TABLES)))
    return TABLES * PRESSES / (time.perf_counter() - started)


def one_by_one(raw: sqlite3.Connection, tables: list[Match]) -> float:
    """Return presses a second of the same transactions, each committed alone."""
    started = time.perf_counter()
    for _ in range(PRESSES):
        for table in range(TABLES):
            tables[table], write = pressed(tables[table])
            raw.execute("BEGIN IMMEDIATE")
            store(write)(raw)
            raw.execute("COMMIT")
    return TABLES * PRESSES / (time.perf_counter() - started)


async def main() -> None:
    """Measure both in turns and print the line."""
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "together.db")
        alone = await Database.open(Path(folder) / "alone.db")
        ours, theirs = ([opened(number) for number in range(TABLES)] for _ in range(2))
        for base, tables in ((database, ours), (alone, theirs)):
            for match in tables:
                await base.run(store(Write(None, match, (MOVE,), None, 0)))
        await alone.close()
        raw = sqlite3.connect(Path(folder) / "alone.db", isolation_level=None)
        for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            raw.execute(f"PRAGMA {pragma}")
        ours = [msgspec.structs.replace(match, length=match.length + 1) for match in ours]
        theirs = [msgspec.structs.replace(match, length=match.length + 1) for match in theirs]
        rounds = [(await together(database, ours), one_by_one(raw, theirs)) for _ in range(ROUNDS)]
        raw.close()
        await database.close()
    group, single = (statistics.median(rates) for rates in zip(*rounds, strict=True))
    ratio = statistics.median(ours / theirs for ours, theirs in rounds)
    line = {"bench": "commits", "tables": TABLES, "presses_s": round(group), "one_by_one_s": round(single), "ratio": round(ratio, 2), "goal": 4.0}  # fmt: skip
    print(json.dumps(line))


if __name__ == "__main__":
    asyncio.run(main())
