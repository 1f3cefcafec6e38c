"""Matches on disk: the snapshot to play on from, the log of all that happened, and the outbox of boards to draw."""

import sqlite3
from typing import Any

import msgspec
from msgspec import Struct

from bot.fairness import Seal
from bot.match import Entry, Match, Person, Phase
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


def _body(match: Match) -> str:
    return encode(msgspec.structs.replace(match, state=None)).decode()


def store(write: Write) -> Unit[None]:
    """Make the unit of work that writes a change.

    :raises Duplicate: in the unit, when its interaction acted before.
    :raises Superseded: in the unit, when the match is at another version.
    """
    after, before = write.after, write.before
    # What can be done on the caller's thread is done here: all tables share the one that speaks to SQLite.
    body, state = _body(after), None if after.state is None else encode(after.state).decode()
    first = 0 if before is None else before.length
    log = [
        (after.id, seq, after.version, write.at, encode(entry).decode(), write.interaction if seq == first else None)
        for seq, entry in enumerate(write.entries, first)
    ]
    same_people = before is not None and _sitting(before) == _sitting(after)
    rare = not same_people or bool(write.opened_seals) or bool(write.results)

    def unit(raw: sqlite3.Connection) -> None:
        if before is None:
            _open(raw, after, body, state)
        else:
            _advance(raw, before, after, body, state)
        try:
            raw.executemany("INSERT INTO log (match, seq, version, at, entry, interaction) VALUES (?,?,?,?,?,?)", log)
        except sqlite3.IntegrityError as error:
            raise Duplicate from error
        if rare:
            _write_rare(raw, write, same_people=same_people)

    return unit


def _sitting(match: Match) -> list[int | None]:
    return [chair.holder.id if isinstance(chair.holder, Person) else None for chair in match.chairs]


def _open(raw: sqlite3.Connection, match: Match, body: str, state: str | None) -> None:
    raw.execute(
        "INSERT INTO match (id, server, channel, number, game, phase, version, deadline, opened_at, moved_at, body, state)"
        " VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
        (match.id, match.place.server, match.place.channel, match.number, match.game, match.phase, match.version,
         match.deadline, match.opened_at, match.moved_at, body, state),
    )  # fmt: skip
    raw.execute(
        "INSERT INTO outbox (match, channel, wanted, shown) VALUES (?,?,?,0)",
        (match.id, match.place.channel, match.version),
    )


def _advance(raw: sqlite3.Connection, before: Match, after: Match, body: str, state: str | None) -> None:
    """Write the newer version over the older; the phase, which is indexed, only when it changed."""
    values = (after.version, after.deadline, after.moved_at, body, state)
    phase, phases = ("", ()) if before.phase is after.phase else (", phase=?", (after.phase,))
    done = raw.execute(
        f"UPDATE match SET version=?, deadline=?, moved_at=?, body=?, state=?{phase} WHERE id=? AND version=?",  # noqa: S608 - one of two texts
        (*values, *phases, after.id, before.version),
    )
    if done.rowcount != 1:
        raise Superseded
    raw.execute("UPDATE outbox SET wanted=? WHERE match=?", (after.version, after.id))


def _write_rare(raw: sqlite3.Connection, write: Write, *, same_people: bool) -> None:
    """Write what few changes bring: who sits where, a deal, a result."""
    after = write.after
    if not same_people:
        seats = [(after.id, person, after.seat_of(person)) for person in after.people()]
        raw.execute("DELETE FROM chair WHERE match=?", (after.id,))
        raw.executemany("INSERT INTO chair (match, person, seat) VALUES (?,?,?)", seats)
    for number, seal in enumerate(write.opened_seals, after.deals - len(write.opened_seals)):
        raw.execute(
            "INSERT INTO deal (match, number, version, seed, contributions) VALUES (?,?,?,?,?)",
            (after.id, number, after.version, seal.seed, encode(seal.contributions).decode()),
        )
    raw.executemany(
        "INSERT INTO result (match, seat, person, game, server, ended_at, score, place, counted) VALUES (?,?,?,?,?,?,?,?,?)",
        [(after.id, each.seat, each.person, after.game, after.place.server, write.at, each.score, each.place,
          int(each.counted)) for each in write.results],
    )  # fmt: skip


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
