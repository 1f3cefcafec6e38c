"""The unmodified bot on a simulated Discord in the browser: real games, no token, nothing sent anywhere.

The simulated server is made anew at each start, always in the same order, so that its ids are the same and the games of the
former run, kept in a database of their own, are found again with the same people in the same chairs.
"""

import asyncio
import contextlib
import signal
import sys
import time
from pathlib import Path
from typing import Any

import click
import simcord
import structlog
from pydantic import SecretStr

from bot import logs
from bot.client import Otter
from bot.config import Settings
from bot.i18n import Words
from bot.storage.database import Database, DatabaseRefused
from bot.storage.people import Facts

PEOPLE = (("anna", "Anna"), ("bo", "Bo"), ("carmen", "Carmen"), ("deniz", "Deniz"))

SETTLED = 0.3
"""Seconds of quiet after which the simulator takes an action for finished; house players think longer and are not waited for."""
LOOK = 0.2
"""Seconds between looks whether the bot has written something that the page does not show yet."""
OWN_PAGE = 1
"""The simulator counts a page of its own among the open ones."""

log = structlog.get_logger("otter.demo")


def main(database: Path, port: int) -> None:
    """Serve the demo until Ctrl-C.

    :raises SystemExit: with status 3 and one clear line when the database cannot be played on.
    """
    logs.configure("WARNING", "console", [])
    Words.strict = False
    try:
        asyncio.run(_serve(database, port))
    except DatabaseRefused as refusal:
        click.echo(str(refusal), err=True)
        sys.exit(3)
    except OSError as error:
        click.echo(f"Port {port} cannot be used ({error.strerror}): try --port with another number.", err=True)
        sys.exit(2)


async def _serve(path: Path, port: int) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    settings = Settings(discord_token=SecretStr("demo"), database_path=path)
    database = await Database.open(path)
    # The simulated Discord forgets the commands at each end, so they are synced at each start.
    await Facts(database).forget("commands ")
    bot = Otter(settings, database)
    env = simcord.Env(bot, settle_timeout=SETTLED, check_errors=False, shard_count=1)
    try:
        env.backend.edit_bot_profile("Otter")
        users = [env.create_user(name, global_name=shown) for name, shown in PEOPLE]
        guild = env.create_guild("Otter's Den", owner=users[0])
        channel = guild.create_text_channel("card-table")
        viewers = [guild.add_member(user) for user in users]
        # Only now the clock: the ids above stay the same in every run, those of messages and presses are new.
        env.backend.clock.advance(time.time() - env.now().timestamp())
        await env.start()
        with env.time_context():
            async with env.preview(channel, viewers=viewers, layout="channel", port=port) as preview:
                click.echo(
                    f"\n  Otter plays at  {preview.url}\n\n  Type /play there. Ctrl-C ends it; the games go on next time.\n"
                )
                await _follow(env, preview, stop)
    finally:
        await bot.close()
        with contextlib.suppress(Exception):
            await env.shutdown()
        await database.close()


async def _follow(env: simcord.Env, preview: Any, stop: asyncio.Event) -> None:
    """Let the page follow what the bot does by itself: house moves, clocks, boards posted anew."""
    turns, shown, press = asyncio.Lock(), -1, preview._action  # noqa: SLF001 - see below

    async def press_in_turn(context: str | None, body: Any) -> Any:
        nonlocal shown
        async with turns:
            answer = await press(context, body)
            # With one page open nothing is left to show; drawn again, it would refuse a press that follows quickly.
            if answer.get("settlement") == "settled" and len(preview._pages) <= OWN_PAGE + 1:  # noqa: SLF001
                shown = len(env.http_requests)
            return answer

    # A press that meets a redraw is an error to simcord, after which the page stays dead until it is loaded anew.
    preview._action = press_in_turn  # noqa: SLF001
    while not stop.is_set():
        if len(env.http_requests) != shown:
            async with turns:
                written = len(env.http_requests)
                try:
                    await preview.refresh()
                    shown = written
                except (simcord.SetupError, TimeoutError):
                    log.debug("page busy")  # the next look shows what this one could not
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), LOOK)
