"""Starting and stopping the real process: faults F5, F6, F11, F17, F18, F48, F49, F52, F53, F58."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import Settings
from bot.storage.database import Database
from tests.wire.fake import Fake
from tests.wire.process import BotProcess

ROOT = Path(__file__).parents[2]
STOPPED, DEFECT, SETTINGS, DATABASE, DISCORD = range(5)
LOGIN = "GET /users/@me"

pytestmark = pytest.mark.timeout(120)  # a busy machine starts a process slowly


@pytest.fixture
async def fake() -> AsyncIterator[Fake]:
    async with Fake() as running:
        yield running


@pytest.fixture
async def bot(fake: Fake, tmp_path: Path) -> AsyncIterator[BotProcess]:
    environment = {"LOG_FORMAT": "json", "LOG_LEVEL": "DEBUG", "HOUSE_WORKERS": "1", "HOUSE_DELAY": "0"}
    process = BotProcess(fake, "bot", environment, database=tmp_path / "otter.db")
    yield process
    await process.end()
    assert fake.token not in process.output


async def refused(bot: BotProcess) -> tuple[int, str]:
    """Start what cannot start; give its exit status and what it says, which is one line and no traceback."""
    await bot.start(ready=False)
    return await refusal(bot)


async def refusal(bot: BotProcess) -> tuple[int, str]:
    status = await bot.ended(within=30)
    assert "Traceback" not in bot.output
    lines = [json.loads(line) for line in bot.lines if line.startswith("{")]
    (critical,) = [line for line in lines if line["level"] == "critical"]
    assert "\n" not in critical["event"]
    return status, critical["event"]


def otter(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a folder of its own, with these settings and no others."""
    ours = {name.upper() for name in Settings.model_fields}
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# ---- settings ---------------------------------------------------------------------------------------------------------


def test_without_a_token_it_says_so_in_one_line_and_touches_nothing(tmp_path: Path):
    ended = otter(tmp_path)
    assert (ended.returncode, ended.stdout) == (SETTINGS, "")
    assert ended.stderr.startswith("Settings: DISCORD_TOKEN is missing")
    assert ended.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_wrong_settings_are_all_told_at_once_without_the_token(tmp_path: Path):
    ended = otter(tmp_path, "run", DISCORD_TOKEN="my s3cret", HOUSE_DELAY="soon", LOG_FORMAT="xml")
    assert ended.returncode == SETTINGS
    assert ended.stderr.count("\n") == 1
    assert all(name in ended.stderr for name in ("DISCORD_TOKEN", "HOUSE_DELAY", "LOG_FORMAT"))
    assert "s3cret" not in ended.stderr


def test_help_names_the_commands(tmp_path: Path):
    ended = otter(tmp_path, "--help")
    assert ended.returncode == STOPPED
    assert "demo" in ended.stdout
    assert "run" in ended.stdout


# ---- the database, before a word to Discord ---------------------------------------------------------------------------


async def test_f11_f48_a_database_in_use_is_refused_before_discord_hears_of_it(
    fake: Fake, bot: BotProcess, tmp_path: Path
):
    first = await Database.open(tmp_path / "otter.db")
    try:
        status, line = await refused(bot)
    finally:
        await first.close()
    assert (status, fake.requests) == (DATABASE, [])
    assert "in use" in line


@pytest.mark.parametrize("place", [0, 4096])
async def test_f49_a_damaged_database_is_refused_and_kept(fake: Fake, bot: BotProcess, tmp_path: Path, place: int):
    path = tmp_path / "otter.db"
    await (await Database.open(path)).close()
    content = bytearray(path.read_bytes())
    content[place : place + 512] = b"\xa5" * 512
    path.write_bytes(content)
    status, line = await refused(bot)
    assert (status, fake.requests) == (DATABASE, [])
    assert "damaged" in line
    assert "restore a backup" in line
    assert path.read_bytes() == bytes(content)


async def test_f52_a_file_that_cannot_be_made_is_refused(fake: Fake, tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    bot = BotProcess(fake, "bot", {"LOG_FORMAT": "json"}, database=tmp_path / "file" / "otter.db")
    status, line = await refused(bot)
    assert (status, fake.requests) == (DATABASE, [])
    assert "DATABASE_PATH" in line


async def test_f53_a_newer_database_is_refused_unharmed(fake: Fake, bot: BotProcess, tmp_path: Path):
    path = tmp_path / "otter.db"
    await (await Database.open(path)).close()
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 9999")
    newer.close()
    content = path.read_bytes()
    status, line = await refused(bot)
    assert (status, fake.requests) == (DATABASE, [])
    assert "newer" in line
    assert path.read_bytes() == content


# ---- Discord ----------------------------------------------------------------------------------------------------------


async def test_f17_a_token_that_discord_does_not_know_is_one_line(fake: Fake, tmp_path: Path):
    environment = {"LOG_FORMAT": "json", "DISCORD_TOKEN": "not.the.right-one"}
    bot = BotProcess(fake, "bot", environment, database=tmp_path / "otter.db")
    status, line = await refused(bot)
    assert status == DISCORD
    assert "DISCORD_TOKEN" in line
    assert "not.the.right-one" not in bot.output


@pytest.mark.parametrize(("code", "word"), [(4004, "token"), (4014, "intents"), (4011, "4011")])
async def test_f17_a_gateway_that_closes_for_good_is_one_line(fake: Fake, bot: BotProcess, code: int, word: str):
    await bot.start()
    await fake.gateway.close(code)
    status, line = await refusal(bot)
    assert status == DISCORD
    assert word in line


async def test_f18_an_outage_at_the_start_is_waited_out(fake: Fake, bot: BotProcess):
    fault = fake.faults.fail(LOGIN, 503, times=2)
    await bot.start(within=40)
    assert len(fault.hits) == 2
    assert bot.output.count("Discord cannot be reached") == 2
    assert await bot.terminate() == STOPPED


async def test_f18_a_signal_ends_the_wait_for_discord(fake: Fake, bot: BotProcess):
    fake.faults.fail(LOGIN, 503, times=None)
    await bot.start(ready=False)
    await bot.says("Discord cannot be reached", within=30)
    assert await bot.terminate(within=5) == STOPPED


# ---- stopping ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_f5_a_signal_closes_everything_within_five_seconds(
    bot: BotProcess, tmp_path: Path, number: signal.Signals
):
    await bot.start()
    begun = time.monotonic()
    bot.signal(number)
    assert await bot.ended(within=10) == STOPPED
    assert time.monotonic() - begun < 5
    assert "Traceback" not in bot.output
    await (await Database.open(tmp_path / "otter.db")).close()  # neither locked nor damaged
    assert not (tmp_path / "otter.db-wal").exists()


async def test_f5_a_signal_during_the_start_ends_it_too(fake: Fake, bot: BotProcess):
    fake.faults.delay(LOGIN, 3)
    await bot.start(ready=False)
    await bot.says("logging in", within=30)
    assert await bot.terminate(within=6) == STOPPED
    assert "Traceback" not in bot.output


async def test_f6_only_a_start_that_ended_badly_is_remembered(bot: BotProcess, tmp_path: Path):
    starts = tmp_path / "otter.starts"
    await bot.start()
    assert len(json.loads(starts.read_text())) == 1
    await bot.terminate()
    assert json.loads(starts.read_text()) == []
    for _ in range(2):
        await bot.start()
        bot.kill9()
        await bot.ended()
    assert len(json.loads(starts.read_text())) == 2


async def test_f6_a_crash_loop_waits_before_it_speaks_to_discord(fake: Fake, bot: BotProcess, tmp_path: Path):
    (tmp_path / "otter.starts").write_text(json.dumps([time.time() - 3, time.time() - 2, time.time() - 1]))
    await bot.start(ready=False)
    await bot.says("too often", within=30)
    await asyncio.sleep(0.5)
    assert fake.requests == []
    assert await bot.terminate(within=5) == STOPPED


def test_f58_a_thread_that_never_ends_does_not_hold_the_process():
    program = (
        "import threading; from bot import start; "
        "threading.Thread(target=threading.Event().wait).start(); "
        "start._end_within(0.3, start.Exit.DATABASE)"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run([sys.executable, "-c", program], env=environment, timeout=30, check=False)
    assert ended.returncode == DATABASE
