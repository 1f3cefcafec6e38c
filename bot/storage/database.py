"""The one connection to SQLite: whole units of work, many in one transaction, in one hop to its thread.

A unit is a plain function of the `sqlite3.Connection`, which may run twice: it does nothing but what it does there. All units that
wait are run together: `BEGIN IMMEDIATE`, the units, `COMMIT`, then all callers wake. Where one fails the group is rolled back and run
again with a savepoint a unit: the one that fails is undone alone, and only its caller told. Reads go the same way, so
nobody sees half a transaction. The writer is a task while there is work and ends with it.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import aiosqlite

T = TypeVar("T")
Unit: TypeAlias = Callable[[sqlite3.Connection], T]

SCHEMA = Path(__file__).parents[2] / "data" / "schema"


class DatabaseRefused(Exception):  # noqa: N818 - it is a refusal with advice, not a defect
    """The file cannot be played on; the text says what is wrong and what to do."""


class Locked(DatabaseRefused):
    """Another process has the file open."""


class Newer(DatabaseRefused):
    """A later version of Otter wrote the file."""


class Damaged(DatabaseRefused):
    """The file is not a sound database."""


class Unwritable(DatabaseRefused):
    """The file or its folder cannot be written."""


class _Connection(aiosqlite.Connection):
    """aiosqlite has no public call for work that needs several statements in one hop."""

    async def hop(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run the work on the connection's own thread."""
        return await self._execute(lambda: work(self._conn))  # pyright: ignore[reportUnknownMemberType] - untyped there


class Database:
    """An open database file that this process alone may use."""

    def __init__(self, connection: _Connection, path: Path) -> None:
        self._connection = connection
        self._waiting: list[tuple[Unit[Any], asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None
        self.path = path

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Open, lock, check and migrate the file, creating it where there is none.

        :raises DatabaseRefused: when it cannot be played on; the file is then unharmed.
        """
        with _advice(path):
            _make_private(path)
            connection = _Connection(
                lambda: sqlite3.connect(path, isolation_level=None, timeout=0.5), iter_chunk_size=64
            )
            await connection
            try:
                await connection.hop(lambda raw: _prepare(raw, path))
            except BaseException:
                await connection.close()
                raise
        return cls(connection, path)

    async def run(self, unit: Unit[T]) -> T:
        """Run a unit of work within a transaction and return its value after COMMIT; its exception undoes it alone.

        A cancelled caller does not undo its unit.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((unit, future))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="storage")
        return await future

    async def _write(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                try:
                    answers = await self._connection.hop(
                        lambda raw, group=group: _commit(raw, [unit for unit, _ in group])
                    )
                except Exception as error:  # noqa: BLE001 - it is handed to those who wait
                    answers = [error] * len(group)
                for (_, future), answer in zip(group, answers, strict=True):
                    if future.done():
                        continue
                    if isinstance(answer, Exception):
                        future.set_exception(answer)
                    else:
                        future.set_result(answer[0])
        finally:
            self._writer = None

    async def close(self) -> None:
        """Finish what waits and close the file; calling it again does nothing."""
        while self._writer is not None:
            await asyncio.wait([self._writer])
        await self._connection.close()


def _make_private(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _commit(raw: sqlite3.Connection, units: list[Unit[Any]]) -> list[tuple[Any] | Exception]:
    """Run units in one transaction; where one fails, once more with a savepoint each, since nearly always none does."""
    answers, failed = _attempt(raw, units, saving=False)
    return _attempt(raw, units, saving=True)[0] if failed else answers


def _attempt(
    raw: sqlite3.Connection, units: list[Unit[Any]], *, saving: bool
) -> tuple[list[tuple[Any] | Exception], bool]:
    answers: list[tuple[Any] | Exception] = []
    raw.execute("BEGIN IMMEDIATE")
    try:
        for unit in units:
            if saving:
                raw.execute("SAVEPOINT unit")
            try:
                answers.append((unit(raw),))
            except Exception as error:  # noqa: BLE001 - its caller alone is told
                if not saving:
                    if raw.in_transaction:
                        raw.execute("ROLLBACK")
                    return answers, True
                raw.execute("ROLLBACK TO unit")
                answers.append(error)
            if saving:
                raw.execute("RELEASE unit")
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        raise
    return answers, False


def _prepare(raw: sqlite3.Connection, path: Path) -> None:
    raw.execute("PRAGMA locking_mode=EXCLUSIVE")
    (mode,) = raw.execute("PRAGMA journal_mode=WAL").fetchone()
    if mode != "wal":
        raise Unwritable(
            f"{path} cannot be kept in SQLite's WAL mode (it says {mode!r}): put DATABASE_PATH on a local disk."
        )
    raw.execute("PRAGMA synchronous=FULL")
    raw.execute("PRAGMA foreign_keys=ON")
    # A savepoint keeps what it may have to undo; in a file that takes three times as long as the unit itself.
    raw.execute("PRAGMA temp_store=MEMORY")
    raw.execute("BEGIN IMMEDIATE")
    raw.execute("COMMIT")
    problems = [row[0] for row in raw.execute("PRAGMA quick_check(3)")]
    if problems != ["ok"]:
        raise sqlite3.DatabaseError("; ".join(problems))
    _migrate(raw, path)


def _migrate(raw: sqlite3.Connection, path: Path) -> None:
    steps = sorted(SCHEMA.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    (version,) = raw.execute("PRAGMA user_version").fetchone()
    if version > len(steps):
        raise Newer(
            f"{path} was written by a newer Otter (schema {version}, this one knows {len(steps)}): "
            "run that version, or restore a backup made before the update."
        )
    for number, step in enumerate(steps[version:], version + 1):
        script = step.read_text(encoding="utf-8")
        try:
            raw.executescript(f"BEGIN IMMEDIATE;\n{script}\n;PRAGMA user_version={number};COMMIT;")
        except BaseException:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            raise


@contextlib.contextmanager
def _advice(path: Path):  # noqa: ANN202 - a generator of nothing
    try:
        yield
    except OSError as error:
        raise Unwritable(
            f"{path} cannot be opened ({error.strerror}): check DATABASE_PATH and its folder's rights."
        ) from error
    except sqlite3.DatabaseError as error:
        text = str(error)
        if "locked" in text:
            raise Locked(
                f"{path} is in use by another Otter: stop that one first, or set another DATABASE_PATH."
            ) from error
        if "readonly" in text or "unable to open" in text or "disk is full" in text:
            raise Unwritable(
                f"{path} cannot be written ({text}): check its rights, its owner and the free space."
            ) from error
        raise Damaged(
            f"{path} is damaged ({text}) and was left as it is: move it and its -wal file away and restore a backup."
        ) from error
