"""A fake Discord for each test that asks for one, and the means to run a bot against it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path

import discord
import discord.gateway
import discord.http
import pytest
import pytest_asyncio
import yarl

from tests.wire.bots.tiny import Tiny
from tests.wire.evening import SETTINGS, Evening
from tests.wire.fake import Fake
from tests.wire.process import BotProcess

StartProcess = Callable[..., Awaitable[BotProcess]]
StartTiny = Callable[..., Awaitable[Tiny]]


@pytest.fixture
async def fake() -> AsyncIterator[Fake]:
    """A fake Discord; violations and faults that never struck fail the test when it ends."""
    async with Fake() as running:
        yield running
    running.verdict()


@pytest.fixture
async def bot_process(fake: Fake, tmp_path: Path) -> AsyncIterator[StartProcess]:
    """Starts a module as the bot in a child process: `bot = await bot_process("bot", {"HOUSE_DELAY": "0"})`."""
    async with contextlib.AsyncExitStack() as stack:

        async def start(module: str = "bot", env: Mapping[str, str] | None = None, *, ready: bool = True) -> BotProcess:
            process = BotProcess(fake, module, env, database=tmp_path / "otter.sqlite3")
            stack.push_async_callback(process.end)
            await process.start(ready=ready)
            return process

        yield start


@pytest.fixture
async def start_tiny(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StartTiny]:
    """Starts the tiny bot in this process and waits until it is connected."""
    monkeypatch.setattr(discord.http.Route, "BASE", fake.rest_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(fake.gateway_url))
    monkeypatch.setattr(discord.Asset, "BASE", fake.cdn_url)
    fake.rest.check_answers = True
    async with contextlib.AsyncExitStack() as stack:

        async def start(**options: object) -> Tiny:
            bot = Tiny(**options)
            stack.push_async_callback(bot.stop)
            await bot.begin(fake.token)
            await asyncio.wait_for(bot.wait_until_ready(), 10)
            return bot

        yield start


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def otter(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Fake, BotProcess, Path]]:
    """The real bot in a child process, one for all tests of a module."""
    database = tmp_path_factory.mktemp("otter") / "otter.sqlite3"
    async with Fake() as running, BotProcess(running, "bot", SETTINGS, database=database) as process:
        yield running, process, database


@pytest_asyncio.fixture(loop_scope="module")
async def evening(otter: tuple[Fake, BotProcess, Path]) -> AsyncIterator[Evening]:
    """Tables at the real bot; in the end each press has acted as often as its presser was told, and nothing was forbidden."""
    running, process, database = otter
    if not process.running:
        await Evening(running, process, database).restart()
    evening = Evening(running, process, database)
    yield evening
    running.faults.clear()
    await evening.reckon()
    running.verdict()
    running.violations.clear()
