"""Starting and stopping: settings, logs, the database, and only then Discord; one clear line for each way it can be refused.

Exit statuses: 0 stopped as asked, 1 a defect (or no clean end in time), 2 settings, 3 the database, 4 Discord refused.
"""

import asyncio
import contextlib
import gc
import importlib
import os
import signal
import socket
import sys
import threading
from enum import IntEnum
from pathlib import Path

import aiohttp
import click
import discord
import structlog

from bot import config, logs
from bot.client import Otter
from bot.config import Settings, SettingsRefused
from bot.i18n import Words
from bot.starts import Starts
from bot.storage.database import Database, DatabaseRefused

log = structlog.get_logger("otter.start")

GRACE = 5.0
"""Seconds from a signal to the end of the process, at most."""
LONGEST_RETRY = 300.0

OUTAGES = (
    discord.DiscordServerError,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
    socket.gaierror,
)
"""What a login raises while Discord, the network or the name server is down: all worth another try."""


class Exit(IntEnum):
    """Why the process ended."""

    STOPPED = 0
    DEFECT = 1
    SETTINGS = 2
    DATABASE = 3
    DISCORD = 4


@click.group(invoke_without_command=True)
@click.pass_context
def otter(context: click.Context) -> None:
    """Otter deals cards and tiles on Discord."""
    if context.invoked_subcommand is None:
        context.invoke(run)


@otter.command()
def run() -> None:
    """Run the bot (the default)."""
    try:
        settings = config.load()
    except SettingsRefused as refusal:
        click.echo(refusal, err=True)
        sys.exit(Exit.SETTINGS)
    logs.configure(settings.log_level, settings.log_format, [settings.discord_token.get_secret_value()])
    Words.strict = False
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    try:
        status = asyncio.run(serve(settings))
    except DatabaseRefused as refusal:
        log.critical(str(refusal))
        status = Exit.DATABASE
    except Exception as error:
        line = refusal_of(error)
        log.critical(line or "Otter stopped by a defect", exc_info=None if line else error)
        status = Exit.DISCORD if line else Exit.DEFECT
    _end_within(GRACE, status)
    sys.exit(status)


@otter.command()
@click.option(
    "--database",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("data/demo.db"),
    show_default=True,
    help="The demo's own SQLite file.",
)
@click.option("--port", type=int, default=8090, show_default=True, help="The local port of the page.")
def demo(database: Path, port: int) -> None:
    """Play in the browser, without Discord (needs the packages that `make demo` installs)."""
    # Loaded by name: the bot itself runs without the simulator of Discord that the demo is made of.
    try:
        module = importlib.import_module("bot.demo")
    except ModuleNotFoundError as missing:
        if missing.name != "simcord":
            raise
        click.echo("The demo needs more packages than the bot: `make demo` installs them.", err=True)
        sys.exit(Exit.SETTINGS)
    module.main(database, port)


def refusal_of(error: Exception) -> str | None:
    """Say in one line what Discord will not have, or None when the error is another one."""
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return "Discord refused the token: copy a new one (developer portal, Bot, Reset Token) to DISCORD_TOKEN."
        case discord.PrivilegedIntentsRequired() | discord.ConnectionClosed(code=4013 | 4014):
            return "Discord refused the bot's intents: run Otter as it is, it needs none that must be switched on."
        case discord.ConnectionClosed():
            return f"Discord closed the connection for good (code {error.code}): see its list of gateway close codes."
        case _:
            return None


async def serve(settings: Settings) -> Exit:
    """Run the bot until a signal or a refusal ends it; an outage of Discord is waited out.

    :raises DatabaseRefused: before anything is said to Discord.
    """
    stop = _stop_on_signals()
    starts = Starts(settings.database_path.with_suffix(".starts"), discord.utils.utcnow)
    pause = 1.0
    while outage := await _session(settings, starts, stop):
        log.debug("outage", exc_info=outage)
        await _wait(stop, pause, f"Discord cannot be reached ({type(outage).__name__})")
        pause = min(2 * pause, LONGEST_RETRY)
    return Exit.STOPPED


async def _session(settings: Settings, starts: Starts, stop: asyncio.Event) -> Exception | None:
    """Return the outage that ended it, or None when it ended as asked."""
    database = await Database.open(settings.database_path)
    try:
        await _wait(stop, starts.pause(), "Otter ended badly too often within the hour")
        if not stop.is_set():
            starts.note()
            # All that is loaded by now stays: the collector need not look at it again during play.
            gc.collect()
            gc.freeze()
            await _play(Otter(settings, database), settings.discord_token.get_secret_value(), stop)
            starts.forget()
    except OUTAGES as outage:
        starts.forget()
        return outage
    finally:
        await database.close()
    return None


async def _play(client: Otter, token: str, stop: asyncio.Event) -> None:
    playing = asyncio.create_task(client.start(token), name="discord")
    stopping = asyncio.create_task(stop.wait(), name="signal")
    try:
        await asyncio.wait({playing, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            await playing
    finally:
        stopping.cancel()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(client.close(), GRACE - 1)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def _wait(stop: asyncio.Event, seconds: float, reason: str) -> None:
    if seconds:
        log.warning(reason, seconds_until_the_next_try=round(seconds, 1))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), seconds)


def _stop_on_signals() -> asyncio.Event:
    stop = asyncio.Event()

    def asked() -> None:
        log.info("stopping")
        _end_within(GRACE, Exit.DEFECT)
        stop.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        # On Windows there is no such handler; there Ctrl-C cancels `serve`, which closes all the same.
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, asked)
    return stop


def _end_within(seconds: float, status: Exit) -> None:
    """End the process then, whatever still holds it (aiosqlite's thread or a worker that hangs): all that counts is on disk."""
    timer = threading.Timer(seconds, os._exit, [int(status)])
    timer.daemon = True
    timer.start()
