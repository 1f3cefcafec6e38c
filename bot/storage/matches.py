"""Matches on disk: the snapshot to play on from, the log of all that happened, and the outbox of boards to draw."""

import sqlite3
from typing import Any

import msgspec
from msgspec import Struct

from bot.fairness import Seal
from bot.match import Entry, Match, Phase
from bot.storage.database import Database, Unit
from games.codec import decode, encode


class Superseded(Exception):  # noqa: N818 - the loser of a compare-and-set
    """The match on disk is at another version than the change was made for."""


class Duplicate(Exception):  # noqa: N818 - a fact about an interaction
    """The interaction has acted before."""


class Result(Struct, frozen=True):
    """How one seat did in a finished match."""

    seat: int
    person: int | None
    score: int
    place: int
    counted: bool


class Write(Struct, frozen=True):
    """All that one change writes, in one transaction: log, snapshot, result, and the wish for a board of this version."""

    before: Match | None
    """What the change was made for; None for a new match."""
    after: Match
    entries: tuple[Entry, ...]
    interaction: int | None
    at: int
    opened_seals: tuple[Seal, ...] = ()
    """Seals of the deals this change dealt, in order."""
    results: tuple[Result, ...] = ()


class Board(Struct, frozen=True):
    """A row of the outbox: where a match's public message is and which version it shows."""

    match: str
    channel: int
    message: int | None
    posted_at: int | None
    wanted: int
    shown: int


def _body(match: Match) -> bytes:
    return encode(msgspec.structs.replace(match, state=None))


def store(write: Write) -> Unit[None]:
    """Make the unit of work that writes a change.

    :raises Duplicate: in the unit, when its interaction acted before.
    :raises Superseded: in the unit, when the match is at another version.
    """
    after, before = write.after, write.before
    # Encoding happens on the caller's thread: SQLite's does nothing but SQLite.
    body, state = _body(after), None if after.state is None else encode(after.state)
    first = 0 if before is None else before.length
    rows = [
        (after.id, seq, after.version, write.at, encode(entry), write.interaction if seq == first else None)
        for seq, entry in enumerate(write.entries, first)
    ]

    def unit(raw: sqlite3.Connection) -> None:
        if before is None:
            raw.execute(
                "INSERT INTO match (id, server, channel, number, game, phase, version, deadline, opened_at, moved_at, body, state)"
                " VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
                (after.id, after.place.server, after.place.channel, after.number, after.game, after.phase, after.version,
                 after.deadline, after.opened_at, after.moved_at, body.decode(), state and state.decode()),
            )  # fmt: skip
        else:
            done = raw.execute(
                "UPDATE match SET phase=?, version=?, deadline=?, moved_at=?, body=?, state=? WHERE id=? AND version=?",
                (after.phase, after.version, after.deadline, after.moved_at, body.decode(), state and state.decode(),
                 after.id, before.version),
            )  # fmt: skip
            if done.rowcount != 1:
                raise Superseded
        try:
            raw.executemany(
                "INSERT INTO log (match, seq, version, at, entry, interaction) VALUES (?,?,?,?,?,?)",
                [(*row[:4], row[4].decode(), row[5]) for row in rows],
            )
        except sqlite3.IntegrityError as error:
            raise Duplicate from error
        if before is None or before.chairs != after.chairs:
            _seat(raw, before, after)
        for number, seal in enumerate(write.opened_seals, after.deals - len(write.opened_seals)):
            raw.execute(
                "INSERT INTO deal (match, number, version, seed, contributions) VALUES (?,?,?,?,?)",
                (after.id, number, after.version, seal.seed, encode(seal.contributions).decode()),
            )
        raw.executemany(
            "INSERT INTO result (match, seat, person, game, server, ended_at, score, place, counted) VALUES (?,?,?,?,?,?,?,?,?)",
            [(after.id, r.seat, r.person, after.game, after.place.server, write.at, r.score, r.place, int(r.counted))
             for r in write.results],
        )  # fmt: skip
        raw.execute(
            "INSERT INTO outbox (match, channel, wanted, shown) VALUES (?,?,?,0)"
            " ON CONFLICT (match) DO UPDATE SET wanted=excluded.wanted",
            (after.id, after.place.channel, after.version),
        )

    return unit


def _seat(raw: sqlite3.Connection, before: Match | None, after: Match) -> None:
    held = {person: after.seat_of(person) for person in after.people()}
    if before is not None and held == {person: before.seat_of(person) for person in before.people()}:
        return
    raw.execute("DELETE FROM chair WHERE match=?", (after.id,))
    raw.executemany(
        "INSERT INTO chair (match, seat, person) VALUES (?,?,?)",
        [(after.id, seat, person) for person, seat in held.items()],
    )


class Matches:
    """Reads and writes matches, their logs and their outbox rows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, write: Write) -> None:
        """Commit a change.

        :raises Duplicate: when its interaction acted before.
        :raises Superseded: when the match on disk is at another version.
        """
        await self._database.run(store(write))

    async def next_number(self, server: int | None, channel: int) -> int:
        """Return the number of the next table of a server (of a channel, in direct messages)."""
        where, key = ("server=?", server) if server is not None else ("server IS NULL AND channel=?", channel)
        query = f"SELECT COALESCE(MAX(number), 0) + 1 FROM match WHERE {where}"  # noqa: S608 - no text from outside
        return await self._database.run(lambda raw: raw.execute(query, (key,)).fetchone()[0])

    async def load(self, id_: str) -> tuple[Match, bytes | None] | None:
        """Return a match without its state, and the encoded state."""
        row = await self._database.run(
            lambda raw: raw.execute("SELECT body, state FROM match WHERE id=?", (id_,)).fetchone()
        )
        if row is None:
            return None
        body, state = row
        return decode(body, Match), None if state is None else state.encode()

    async def interactions(self, id_: str, last: int) -> list[int]:
        """List the latest interactions that acted in a match."""
        query = "SELECT interaction FROM log WHERE match=? AND interaction IS NOT NULL ORDER BY seq DESC LIMIT ?"
        return await self._database.run(lambda raw: [row[0] for row in raw.execute(query, (id_, last))])

    async def acted_in(self, interaction: int) -> str | None:
        """Return the match in which an interaction acted."""
        query = "SELECT match FROM log WHERE interaction=?"
        row = await self._database.run(lambda raw: raw.execute(query, (interaction,)).fetchone())
        return row and row[0]

    async def log(self, id_: str) -> list[Entry]:
        """Return all entries of a match's log, in order."""
        query = "SELECT entry FROM log WHERE match=? ORDER BY seq"
        rows: list[Any] = await self._database.run(lambda raw: raw.execute(query, (id_,)).fetchall())
        return [decode(entry, Entry) for (entry,) in rows]

    async def open_of(self, person: int) -> list[str]:
        """List the open matches a person sits at, the one moved latest first."""
        query = (
            "SELECT match.id FROM chair JOIN match ON match.id = chair.match"
            " WHERE chair.person=? AND match.phase IN ('lobby', 'playing', 'frozen') ORDER BY match.moved_at DESC, match.id"
        )
        return await self._database.run(lambda raw: [row[0] for row in raw.execute(query, (person,))])

    async def running(self) -> list[str]:
        """List the matches in play or in the lobby, the one moved latest first."""
        query = "SELECT id FROM match WHERE phase IN ('lobby', 'playing') ORDER BY moved_at DESC, id"
        return await self._database.run(lambda raw: [row[0] for row in raw.execute(query)])

    async def board(self, id_: str) -> Board | None:
        """Return where a match's board is."""
        query = "SELECT match, channel, message, posted_at, wanted, shown FROM outbox WHERE match=?"
        row = await self._database.run(lambda raw: raw.execute(query, (id_,)).fetchone())
        return None if row is None else Board(*row)

    async def behind(self) -> list[str]:
        """List the matches whose board shows less than it must."""
        return await self._database.run(
            lambda raw: [row[0] for row in raw.execute("SELECT match FROM outbox WHERE shown < wanted ORDER BY match")]
        )

    async def shown(self, id_: str, version: int, message: int | None = None, posted_at: int | None = None) -> None:
        """Note that the board shows a version, and in which message when a new one was posted."""

        def unit(raw: sqlite3.Connection) -> None:
            if message is None:
                raw.execute("UPDATE outbox SET shown=MAX(shown, ?) WHERE match=?", (version, id_))
            else:
                raw.execute(
                    "UPDATE outbox SET shown=?, message=?, posted_at=? WHERE match=?",
                    (version, message, posted_at, id_),
                )

        await self._database.run(unit)

    async def deadlines(self) -> list[tuple[str, int]]:
        """List the running matches that have a deadline, the next one first."""
        query = "SELECT id, deadline FROM match WHERE phase=? AND deadline IS NOT NULL ORDER BY deadline, id"
        return await self._database.run(lambda raw: raw.execute(query, (Phase.PLAYING,)).fetchall())
