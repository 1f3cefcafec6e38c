"""What a bot's database holds once its process is gone: every press once, and logs that replay to their snapshots."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.catalog import CATALOG
from bot.match import Entry, Match, Phase
from games.codec import Moved, Rolled, Started, decode, encode, replay
from games.core import Over

LogRow = tuple[int, int, Entry, int | None]
"""Number, version, what happened, and the interaction that did it."""


class Stored(Struct, frozen=True):
    """A match as it lies in the file."""

    match: Match
    state: bytes | None
    log: list[LogRow]
    results: list[tuple[int, int, int]]
    """Seat, score, place."""
    seeds: list[bytes]

    def replayed(self) -> Any:
        """The state that the log leads to; None before the start."""
        played = [entry for _, _, entry, _ in self.log if isinstance(entry, Started | Moved | Rolled)]
        return replay(CATALOG[self.match.game].game, played) if played else None

    def flaws(self) -> list[str]:
        """All that is not as it must be."""
        match, versions = self.match, [version for _, version, _, _ in self.log]
        wrong: list[str] = []
        if [seq for seq, _, _, _ in self.log] != list(range(match.length)):
            wrong.append(f"the log counts {[row[0] for row in self.log]}, not to {match.length}")
        if sorted(versions) != versions or set(versions) != set(range(1, match.version + 1)):
            wrong.append(f"the log holds the versions {versions}, the match is at {match.version}")
        state = self.replayed()
        if (None if state is None else encode(state)) != self.state:
            wrong.append("the log does not lead to the snapshot")
        elif state is not None:
            wrong += self._wrong_end(state)
        return [f"{match.id}: {flaw}" for flaw in wrong]

    def _wrong_end(self, state: Any) -> list[str]:
        turn = CATALOG[self.match.game].game.turn(state)
        over = self.match.phase is Phase.OVER
        if over is not isinstance(turn, Over):
            return [f"phase {self.match.phase}, turn {type(turn).__name__}"]
        outcome = turn.outcome if isinstance(turn, Over) else None
        due = [] if outcome is None else list(zip(range(99), outcome.scores, outcome.places, strict=False))
        return [] if due == self.results else [f"results {self.results}, due {due}"]


class Record:
    """The file of a bot that has ended."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with closing(sqlite3.connect(path)) as raw:
            self.integrity = [row[0] for row in raw.execute("PRAGMA integrity_check")]
            self.matches = {row[0]: _stored(raw, *row) for row in raw.execute("SELECT id, body, state FROM match")}

    def interactions(self) -> list[int]:
        """Every interaction that has acted, in any match, as often as it has."""
        return [by for match in self.matches.values() for _, _, _, by in match.log if by is not None]

    def flaws(self) -> list[str]:
        """All that is not as it must be, in the file and in each match."""
        wrong = [] if self.integrity == ["ok"] else [f"the file: {self.integrity}"]
        wrong += [flaw for match in self.matches.values() for flaw in match.flaws()]
        acted = self.interactions()
        return wrong + [f"interaction {by} acted twice" for by in sorted({by for by in acted if acted.count(by) > 1})]


def _stored(raw: sqlite3.Connection, id_: str, body: str, state: str | None) -> Stored:
    log = raw.execute("SELECT seq, version, entry, interaction FROM log WHERE match=? ORDER BY seq", (id_,))
    results = raw.execute("SELECT seat, score, place FROM result WHERE match=? ORDER BY seat", (id_,))
    seeds = raw.execute("SELECT seed FROM deal WHERE match=? ORDER BY number", (id_,))
    return Stored(
        decode(body, Match),
        None if state is None else state.encode(),
        [(seq, version, decode(entry, Entry), by) for seq, version, entry, by in log],
        results.fetchall(),
        [seed for (seed,) in seeds],
    )
