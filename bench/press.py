"""What a whole press costs beside a bare discord.py handler: one JSON line.

Both get the same gateway payload as JSON text and answer through discord.py's own code to a session that stands for Discord and
answers at once. The bare handler edits the message with a fixed Components V2 layout as large as ODIN's hand. A whole press is
decoded, judged by the rules, committed durably (WAL, FULL), its board edited, and answered. 32 presses arrive at once, one a
table, as on a busy evening. CPU time of all threads, alternating rounds.

    python -m bench.press
"""

# pyright: reportPrivateUsage=false, reportAttributeAccessIssue=false
# ruff: noqa: SLF001 - the bench stands where Discord would, inside discord.py

import asyncio
import gc
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Self

import discord
import orjson
from discord import ui
from multidict import CIMultiDict
from pydantic import SecretStr

from bot.client import Otter
from bot.config import Settings
from bot.match import Match, Place
from bot.rendering.press import write
from bot.seats import choose, join, start
from bot.storage.database import Database
from games.odin.model import Lead, Pass, Play
from games.odin.rules import GAME

TABLES = 32
ROUNDS = 10 if os.environ.get("BENCH_SHORT") else 40
ANNA, BO, GUILD, CHANNEL, APPLICATION = 11, 12, 21, 31, 41
USER = {"id": str(ANNA), "username": "anna", "discriminator": "0", "avatar": None, "global_name": "Anna"}
MESSAGE = {
    "id": "51", "type": 0, "content": "", "channel_id": str(CHANNEL), "author": USER, "attachments": [], "embeds": [],
    "mentions": [], "mention_roles": [], "pinned": False, "mention_everyone": False, "tts": False,
    "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "flags": 32832, "components": [],
}  # fmt: skip


class Answer:
    """Discord's answer, come at once."""

    def __init__(self, body: Any) -> None:
        self.status, self.reason = 200, "OK"
        self.headers = CIMultiDict({"Content-Type": "application/json"})
        self._text = orjson.dumps(body).decode()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None: ...

    async def text(self, **_: Any) -> str:
        """Return the body."""
        return self._text


class Session:
    """Stands for Discord's REST side: counts what it is sent and answers it."""

    def __init__(self) -> None:
        self.answers, self.boards = 0, 0
        self.news = asyncio.Event()

    async def until(self, answers: int, boards: int = 0) -> None:
        """Wait, without spinning, until that much has arrived."""
        while self.answers < answers or self.boards < boards:
            self.news.clear()
            await self.news.wait()

    def request(self, _method: str, url: str, **_: Any) -> Answer:
        """Answer a request."""
        self.news.set()
        if "/callback" in url:
            self.answers += 1
            resource = {"type": 7, "message": MESSAGE}
            return Answer({"interaction": {"id": "1", "type": 3, "response_message_id": "51"}, "resource": resource})
        self.boards += 1
        return Answer(MESSAGE)


def payload(number: int, custom_id: str, values: list[str] | None = None) -> bytes:
    """Return the gateway's JSON of a press on a private message."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2, "id": 3}
    if values is not None:
        data |= {"component_type": 3, "values": values}
    member = {"user": USER, "roles": [], "flags": 0, "permissions": "0", "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False}  # fmt: skip
    channel = {
        "id": str(CHANNEL),
        "type": 0,
        "name": "cards",
        "position": 0,
        "guild_id": str(GUILD),
        "permissions": "8",
    }
    return orjson.dumps(
        {
            "id": str(number), "application_id": str(APPLICATION), "type": 3, "token": "t" * 200, "version": 1, "data": data,
            "guild_id": str(GUILD), "guild": {"id": str(GUILD), "locale": "en-US", "features": []}, "channel": channel,
            "channel_id": str(CHANNEL), "member": member, "app_permissions": "8", "locale": "en-US", "guild_locale": "en-US",
            "context": 0, "authorizing_integration_owners": {"0": str(GUILD)}, "entitlements": [],
            "attachment_size_limit": 10_485_760, "message": MESSAGE,
        }
    )  # fmt: skip


class Bare(discord.Client):
    """A handler that does nothing but edit the message with a layout as large as a hand."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Edit the message."""
        view = ui.LayoutView(timeout=None)
        buttons: list[ui.Button[Any]] = [ui.Button(label=f"{n} = 8♤ 2♤", custom_id=f"b{n}") for n in range(10)]
        options = [discord.SelectOption(label=f"{n}♤", value=str(n)) for n in range(9)]
        view.add_item(
            ui.Container(
                ui.TextDisplay("### Your hand · ODIN · table 1 · your turn\nBeat **2** with one or two cards."),
                ui.TextDisplay("**Your 9 cards:** 7♤ 3♤   7♥️ 3♥️ A♥️   8♦️ 6♦️ 4♦️   4♧"),
                ui.ActionRow(*buttons[:5]),
                ui.ActionRow(*buttons[5:]),
                ui.ActionRow(ui.Select(custom_id="s", options=options, max_values=9)),
                accent_colour=0x2F6FB8,
            )
        )
        view.stop()
        await interaction.response.edit_message(view=view, allowed_mentions=discord.AllowedMentions.none())


def plug(client: discord.Client) -> Session:
    """Give a client a Discord that answers at once."""
    session = Session()
    client.loop = client._connection.loop = asyncio.get_running_loop()
    client.http._HTTPClient__session = session  # type: ignore[attr-defined]
    client.http._global_over = asyncio.Event()
    client.http._global_over.set()
    client._connection.application_id = APPLICATION
    client._connection.user = discord.ClientUser(state=client._connection, data=USER)  # type: ignore[arg-type]
    return session


def deliver(client: discord.Client, text: bytes) -> None:
    """Let a gateway event in."""
    client._connection.parsers["INTERACTION_CREATE"](orjson.loads(text))


async def bare_round(bare: Bare, session: Session, number: int) -> float:
    """Return the CPU seconds a press on the bare handler, 32 at once."""
    texts = [payload(number + each, "b1") for each in range(TABLES)]
    wanted = session.answers + TABLES
    started = time.process_time()
    for each in texts:
        deliver(bare, each)
    await session.until(wanted)
    return (time.process_time() - started) / TABLES


class Table:
    """A match of two people: Anna presses, Bo moves by himself outside the measured time."""

    def __init__(self, otter: Otter, channel: int, rng: Random) -> None:
        self._play, self._channel, self._rng = otter._play, channel, rng
        self._id = ""

    async def open(self) -> None:
        """Begin a match that lasts."""
        match = await self._play.open("odin", Place(GUILD, self._channel), ANNA, None)
        self._id = match.id
        await self._play.change(self._id, lambda found: join(found, BO))
        await self._play.change(self._id, lambda found: choose(found, ANNA, GAME, "target", 100))
        await self._play.change(self._id, lambda found: start(found, ANNA, GAME))

    async def ready(self) -> Match:
        """Move for Bo until Anna is waited for; a finished match is followed by a new one."""
        while True:
            match = await self._play.find(self._id)
            if match is None or not match.open:
                await self.open()
                continue
            (seat,) = self._play.waiting(match)
            if seat == 0:
                return match
            move = self._rng.choice(list(GAME.legal(self._play.view(match, seat))))
            await self._play.change(self._id, self._play.move(seat, move, match.version))

    def press(self, match: Match, number: int) -> bytes:
        """Return the gateway's text of a press that is a legal move of Anna's."""
        move = self._rng.choice(list(GAME.legal(self._play.view(match, 0))))
        match move:
            case Pass():
                words = ["pass"]
            case Lead(cards) | Play(cards, None):
                words = ["play", str(cards)]
            case Play(cards, take):
                words = ["play", str(cards), "take", str(take)]
            case _:
                raise TypeError(move)
        return payload(number, write(match.id, match.version, *words))


class Room:
    """All tables of the bot, and when its outbox has nothing to write."""

    def __init__(self, otter: Otter, session: Session) -> None:
        rng = Random(1)
        self._otter, self._session = otter, session
        self._tables = [Table(otter, CHANNEL + each, rng) for each in range(TABLES)]

    async def idle(self) -> None:
        """Wait until neither a board nor a panel is being written."""
        screens = self._otter._screens
        while writers := [
            *screens._writers.values(),
            *(
                each.writer
                for panels in screens._panels.values()
                for each in panels.values()
                if each.writer is not None
            ),
        ]:
            await asyncio.wait(writers)

    async def round(self, number: int) -> float:
        """Return the CPU seconds of a whole press, one at each table at once."""
        matches = [await table.ready() for table in self._tables]
        texts = [
            table.press(match, number + each)
            for each, (table, match) in enumerate(zip(self._tables, matches, strict=True))
        ]
        await self.idle()
        answers, boards = self._session.answers + TABLES, self._session.boards + TABLES
        started = time.process_time()
        for each in texts:
            deliver(self._otter, each)
        await self._session.until(answers, boards)
        await self.idle()
        spent = time.process_time() - started
        for match in matches:
            after = await self._otter._play.find(match.id)
            if after is None or after.version == match.version:
                raise RuntimeError("a press did nothing")
        return spent / TABLES


async def main() -> None:
    """Measure both in turns and print the line."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        database = await Database.open(path)
        settings = Settings(discord_token=SecretStr("x"), database_path=path, house_workers=1)
        otter, bare = Otter(settings, database), Bare(intents=discord.Intents(guilds=True))
        room, theirs = Room(otter, plug(otter)), plug(bare)
        gc.collect()
        gc.freeze()  # as bot/start.py does
        rounds: list[tuple[float, float]] = []
        for each in range(ROUNDS + 2):
            number = 10_000 + each * 2 * TABLES
            pair = await room.round(number), await bare_round(bare, theirs, number + TABLES)
            if each >= 2:  # the first rounds warm up
                rounds.append(pair)
        await database.close()
    whole, alone = (statistics.median(times) * 1e6 for times in zip(*rounds, strict=True))
    ratio = statistics.median(ours / bare for ours, bare in rounds)
    line = {"bench": "press", "tables": TABLES, "whole_us": round(whole), "bare_us": round(alone), "ratio": round(ratio, 2), "goal": 2.0}  # fmt: skip
    print(json.dumps(line))


if __name__ == "__main__":
    asyncio.run(main())
