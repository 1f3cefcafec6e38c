"""The shell of Otter without Discord: a file, the door, a watch to turn, and moves by seat."""

import contextlib
import random
import sqlite3
from collections.abc import AsyncGenerator, Mapping
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from bot.catalog import CATALOG
from bot.match import Accepted, Answer, House, Match, Person, Phase, Place
from bot.play import Change, Play
from bot.seats import add_house, choose, join, set_pace, start
from bot.storage.database import Database
from bot.storage.matches import Matches
from games.codec import encode
from games.core import AnyGame, Seat, Value

GAMES: Mapping[str, AnyGame] = {key: entry.game for key, entry in CATALOG.items()}
PLACE = Place(900, 901)
ANNA, BO, CARMEN, DENIZ = 11, 12, 13, 14
_interactions = count(1000)


def interaction() -> int:
    """A press never seen before."""
    return next(_interactions)


class Watch:
    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def forward(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


class Shell:
    """A file and the door to it; `reopened` is the next process on the same file."""

    opened: ClassVar[list[Database]] = []
    """To be closed when the test ends, however it ends: an open file keeps the process alive."""

    def __init__(self, database: Database, games: Mapping[str, AnyGame], watch: Watch) -> None:
        self.database = database
        self.watch = watch
        self.matches = Matches(database)
        self.play = Play(self.matches, games, watch)

    @classmethod
    async def open(cls, path: Path, games: Mapping[str, AnyGame] = GAMES, watch: Watch | None = None) -> "Shell":
        database = await Database.open(path)
        cls.opened.append(database)
        return cls(database, games, watch or Watch())

    async def reopened(self, games: Mapping[str, AnyGame] = GAMES) -> "Shell":
        await self.database.close()
        return await Shell.open(self.database.path, games, self.watch)

    async def lobby(self, *people: int, game: str = "odin", house: int = 0, pace: int = 0) -> Match:
        """Open a table with these people and so many house players."""
        match = await self.play.open(game, PLACE, people[0], interaction())
        for person in people[1:]:
            await self.accepted(match.id, lambda found, person=person: join(found, person))
        for _ in range(house):
            await self.accepted(match.id, lambda found: add_house(found, people[0]))
        return await self.accepted(match.id, lambda found: set_pace(found, people[0], pace))

    async def table(
        self,
        *people: int,
        game: str = "odin",
        house: int = 0,
        pace: int = 0,
        options: Mapping[str, Value] | None = None,
    ) -> Match:
        """Start a match of these people and so many house players."""
        match, rules = await self.lobby(*people, game=game, house=house, pace=pace), self.play.game
        for key, value in (options or {}).items():
            await self.accepted(
                match.id, lambda found, key=key, value=value: choose(found, people[0], rules(found), key, value)
            )
        return await self.accepted(match.id, lambda found: start(found, people[0], rules(found)))

    async def accepted(self, id_: str, change: Change, **by: int) -> Match:
        answer = await self.play.change(id_, change, **by)
        assert isinstance(answer, Accepted), answer
        return answer.match

    async def now(self, match: Match) -> Match:
        found = await self.play.find(match.id)
        assert found is not None
        return found

    def legal(self, match: Match, seat: Seat) -> list[Any]:
        return list(self.play.game(match).legal(self.play.view(match, seat)))

    def waited(self, match: Match) -> Seat:
        return min(self.play.waiting(match))

    async def press(
        self, match: Match, seat: Seat, move: Any = None, *, seen: int | None = None, by: int | None = None
    ) -> Answer:
        """Let a seat make a move (its first legal one) on a screen of version `seen` (this one), as interaction `by` (a new one)."""
        move = self.legal(match, seat)[0] if move is None else move
        holder = match.chairs[seat].holder
        return await self.play.change(
            match.id,
            self.play.move(seat, move, match.version if seen is None else seen),
            person=holder.id if isinstance(holder, Person) else None,
            interaction=interaction() if by is None else by,
        )

    async def step(self, match: Match, rng: random.Random | None = None) -> Match:
        """Let a seat that is waited for make a legal move, the first one or any."""
        seat = self.waited(match)
        moves = self.legal(match, seat)
        answer = await self.press(match, seat, rng.choice(moves) if rng else moves[0])
        assert isinstance(answer, Accepted), answer
        return answer.match

    async def played_out(self, match: Match, rng: random.Random | None = None, most: int = 5000) -> Match:
        for _ in range(most):
            if match.phase is not Phase.PLAYING:
                break
            match = await self.step(match, rng)
        return match

    @contextlib.asynccontextmanager
    async def disk_refuses(self) -> AsyncGenerator[None]:
        """Let SQLite refuse every transaction meanwhile."""
        hop = self.database._connection.hop
        await hop(lambda raw: raw.execute("PRAGMA query_only=ON"))
        try:
            yield
        finally:
            await hop(lambda raw: raw.execute("PRAGMA query_only=OFF"))

    async def rows(self, query: str, *values: Any) -> list[Any]:
        return await self.database.run(lambda raw: raw.execute(query, values).fetchall())

    async def execute(self, statement: str, *values: Any) -> None:
        def unit(raw: sqlite3.Connection) -> None:
            raw.execute(statement, values)

        await self.database.run(unit)


def as_bytes(match: Match) -> bytes:
    """All there is to a match, state included."""
    return encode(msgspec.structs.replace(match, state=None)) + encode(match.state)


def houses(match: Match) -> list[str]:
    return [chair.holder.name for chair in match.chairs if isinstance(chair.holder, House)]
