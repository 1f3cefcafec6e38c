"""The one connection: group commit, units that fail alone, files that are refused with advice and left as they are."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import database as module
from bot.storage.database import Damaged, Database, Locked, Newer, Unwritable
from tests.bot.shell import ANNA, BO, Shell


def _note(key: str, value: str = "x"):
    def unit(raw: sqlite3.Connection) -> int:
        return raw.execute("INSERT INTO fact (key, value) VALUES (?, ?)", (key, value)).rowcount

    return unit


def _facts(raw: sqlite3.Connection) -> list[str]:
    return [row[0] for row in raw.execute("SELECT key FROM fact ORDER BY key")]


@pytest.fixture
async def database(shell: Shell) -> Database:
    return shell.database


# Groups


async def test_units_that_wait_together_are_committed_together(database: Database) -> None:
    begun: list[str] = []
    await database._connection.hop(lambda raw: raw.set_trace_callback(begun.append))
    answers = await asyncio.gather(*(database.run(_note(f"{number:03}")) for number in range(200)))
    assert answers == [1] * 200
    assert begun.count("BEGIN IMMEDIATE") == begun.count("COMMIT") <= 2
    assert len(await database.run(_facts)) == 200


async def test_a_unit_that_fails_is_undone_alone_and_only_its_caller_told(database: Database) -> None:
    def half(raw: sqlite3.Connection) -> None:
        _note("half")(raw)
        raise KeyError("half")

    first, failed, twice, last = await asyncio.gather(
        database.run(_note("a")),
        database.run(half),
        database.run(_note("a")),
        database.run(_note("b")),
        return_exceptions=True,
    )
    assert (first, last) == (1, 1)
    assert isinstance(failed, KeyError)
    assert isinstance(twice, sqlite3.IntegrityError)
    assert await database.run(_facts) == ["a", "b"]


async def test_nobody_sees_half_a_unit(database: Database) -> None:
    def both(raw: sqlite3.Connection) -> None:
        _note("a")(raw)
        _note("b")(raw)

    _, seen, _ = await asyncio.gather(database.run(_note("0")), database.run(_facts), database.run(both))
    assert seen == ["0"]


async def test_when_the_commit_fails_everybody_is_told_and_nothing_stands(database: Database) -> None:
    pages = await database.run(lambda raw: raw.execute("PRAGMA page_count").fetchone()[0])
    await database._connection.hop(lambda raw: raw.execute(f"PRAGMA max_page_count={pages}"))
    answers = await asyncio.gather(
        database.run(_note("small")), database.run(_note("large", "x" * 1_000_000)), return_exceptions=True
    )
    assert isinstance(answers[1], sqlite3.OperationalError)
    expected = [] if isinstance(answers[0], Exception) else ["small"]
    assert await database.run(_facts) == expected
    await database._connection.hop(lambda raw: raw.execute("PRAGMA max_page_count=1000000"))
    assert await database.run(_note("again")) == 1


async def test_a_cancelled_caller_undoes_nothing_and_leaves_no_transaction(database: Database) -> None:
    for turns in range(12):
        task = asyncio.create_task(database.run(_note(f"{turns:02}")))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert not await database._connection.hop(lambda raw: raw.in_transaction)
    written = await database.run(_facts)
    assert written == [f"{turns:02}" for turns in range(1, 12)]


async def test_the_writer_is_a_task_only_while_there_is_work(database: Database) -> None:
    await database.run(_facts)
    await asyncio.sleep(0)
    assert [task.get_name() for task in asyncio.all_tasks() if task.get_name() == "storage"] == []


async def test_closing_finishes_what_waits_and_again_does_nothing(shell: Shell) -> None:
    waiting = [asyncio.create_task(shell.database.run(_note(str(number)))) for number in range(5)]
    await asyncio.sleep(0)
    await shell.database.close()
    await shell.database.close()
    assert await asyncio.gather(*waiting) == [1] * 5
    reopened = await Shell.open(shell.database.path)
    assert len(await reopened.database.run(_facts)) == 5


# The file


async def test_it_keeps_what_was_committed_when_the_power_goes(database: Database) -> None:
    async def pragma(name: str) -> object:
        return await database._connection.hop(lambda raw: raw.execute(f"PRAGMA {name}").fetchone()[0])

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2
    assert await pragma("locking_mode") == "exclusive"
    assert await pragma("foreign_keys") == 1


async def test_only_its_owner_may_read_it(database: Database) -> None:
    for path in database.path.parent.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


async def test_a_second_bot_on_the_file_is_refused_and_the_first_goes_on(database: Database) -> None:
    with pytest.raises(Locked, match="in use by another Otter"):
        await Database.open(database.path)
    script = (
        "import asyncio, sys, pathlib\n"
        "from bot.storage.database import Database, Locked\n"
        "try:\n    asyncio.run(Database.open(pathlib.Path(sys.argv[1])))\n"
        "except Locked:\n    sys.exit(7)\n"
    )
    second = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", script, str(database.path)], timeout=50, check=False
    )
    assert second.returncode == 7
    assert await database.run(_note("still")) == 1


async def test_a_newer_file_is_refused_and_left_as_it_is(shell: Shell) -> None:
    await shell.execute("PRAGMA user_version=900")
    await shell.database.close()
    before = shell.database.path.read_bytes()
    with pytest.raises(Newer, match="newer Otter"):
        await Database.open(shell.database.path)
    assert shell.database.path.read_bytes() == before


@pytest.mark.parametrize("at", [0, 40, 4096, 4100, -1])
async def test_a_damaged_file_is_refused_and_left_as_it_is(shell: Shell, at: int) -> None:
    for _ in range(3):
        await shell.table(ANNA, BO)
    await shell.database.close()
    path = shell.database.path
    damaged = bytearray(path.read_bytes())
    if at < 0:
        damaged = damaged[: len(damaged) // 2]
    else:
        for offset in range(at, at + 60):
            damaged[offset] ^= 0xFF
    path.write_bytes(damaged)
    with pytest.raises(Damaged, match="restore a backup"):
        await Database.open(path)
    assert path.read_bytes() == bytes(damaged)


async def test_a_file_that_is_none_of_sqlites_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(Damaged):
        await Database.open(path)
    assert path.read_text() == "Dear diary, " * 100


async def test_a_path_through_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unwritable, match="DATABASE_PATH"):
        await Database.open(tmp_path / "file" / "otter.db")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)  # noqa: ASYNC240 - a moment
    with pytest.raises(Unwritable, match="rights"):
        await Database.open(tmp_path / "otter.db")


# The schema


async def test_a_step_that_fails_leaves_the_schema_before_it(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shell.table(ANNA, BO)
    await shell.database.close()
    steps = tmp_path / "schema"
    steps.mkdir()
    known = sorted(module.SCHEMA.glob("*.sql"))
    for step in known:
        (steps / step.name).write_text(step.read_text())
    last = steps / f"{len(known) + 1:04}_next.sql"
    last.write_text("CREATE TABLE one (a TEXT) STRICT;\nCREATE TABLE one (a TEXT) STRICT;\n")
    monkeypatch.setattr(module, "SCHEMA", steps)
    with pytest.raises(Exception, match="one already exists"):
        await Database.open(shell.database.path)
    last.write_text("CREATE TABLE one (a TEXT) STRICT;\n")
    reopened = await Shell.open(shell.database.path)
    assert await reopened.rows("SELECT name FROM sqlite_schema WHERE name='one'") == [("one",)]
    assert await reopened.rows("PRAGMA user_version") == [(len(known) + 1,)]
    assert await reopened.rows("SELECT COUNT(*) FROM match") == [(1,)]


async def test_the_columns_of_a_key_come_first_where_there_is_no_rowid(shell: Shell) -> None:
    """Else SQLite up to 3.40 takes sound rows for damage, and the next start would refuse the file."""
    for name, ddl in await shell.rows("SELECT name, sql FROM sqlite_schema WHERE type='table'"):
        if "WITHOUT ROWID" in ddl:
            keys = [row[5] for row in await shell.rows(f"PRAGMA table_info({name})")]
            width = max(keys)
            assert keys[:width] == list(range(1, width + 1)), name


async def test_a_file_with_a_row_in_each_table_passes_the_check_at_the_next_start(shell: Shell) -> None:
    await shell.played_out(await shell.table(ANNA, BO, options={"target": 1}))
    for table in ("person", "server"):
        await shell.execute(f"INSERT INTO {table} (id, language) VALUES (1, 'da')")
    await shell.database.run(_note("a"))
    names = [row[0] for row in await shell.rows("SELECT name FROM sqlite_schema WHERE type='table'")]
    assert [name for name in names if await shell.rows(f"SELECT COUNT(*) FROM {name}") == [(0,)]] == []
    shell = await shell.reopened()
    assert await shell.rows("PRAGMA integrity_check") == [("ok",)]
    assert await shell.rows("PRAGMA foreign_key_check") == []
