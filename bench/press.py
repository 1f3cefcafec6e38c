"""What a whole press costs beside a bare discord.py handler: one JSON line.

Both get the same gateway payload as JSON text and answer through discord.py's own code to a session that stands for Discord and
answers at once. The bare handler edits the message with a fixed Components V2 layout as large as ODIN's hand. A whole press is
decoded, judged by the rules, committed durably (WAL, FULL), its board edited, and answered. CPU time of all threads, alternating
rounds.

    python -m bench.press
"""

# pyright: reportPrivateUsage=false, reportAttributeAccessIssue=false

import asyncio
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import discord
import orjson
from discord import ui
from multidict import CIMultiDict
from pydantic import SecretStr

from bot.client import Otter
from bot.config import Settings
from bot.match import Accepted, Place
from bot.rendering.odin import OdinPresenter
from bot.rendering.press import write
from bot.seats import choose, join, start
from bot.storage.database import Database
from games.odin.model import Lead, Pass, Play
from games.odin.rules import GAME

ROUNDS = 3 if os.environ.get("BENCH_SHORT") else 15
PRESSES = 40
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

    async def __aenter__(self) -> "Answer":
        return self

    async def __aexit__(self, *_: object) -> None: ...

    async def text(self, encoding: str = "utf-8") -> str:
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

    def request(self, method: str, url: str, **_: Any) -> Answer:
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
    client.http._HTTPClient__session = session  # type: ignore[attr-defined]
    client.http._global_over = asyncio.Event()
    client.http._global_over.set()
    client._connection.application_id = APPLICATION
    client._connection.user = discord.ClientUser(state=client._connection, data=USER)  # type: ignore[arg-type]
    return session


def deliver(client: discord.Client, text: bytes) -> None:
    """Let a gateway event in."""
    client._connection.parsers["INTERACTION_CREATE"](orjson.loads(text))


async def bare_round(client: Bare, session: Session, number: int) -> float:
    """Return the CPU seconds of a press on the bare handler."""
    texts = [payload(number + each, "b1") for each in range(PRESSES)]
    started = time.process_time()
    for text in texts:
        wanted = session.answers + 1
        deliver(client, text)
        await session.until(wanted)
    return (time.process_time() - started) / PRESSES


class Table:
    """A match of two people, of whom one presses and the other moves by himself outside the measured time."""

    def __init__(self, otter: Otter, session: Session, rng: Random) -> None:
        self.otter, self.session, self.rng = otter, session, rng
        self.play, self.id = otter._play, ""

    async def open(self) -> None:
        """Begin a match that lasts."""
        match = await self.play.open("odin", Place(GUILD, CHANNEL), ANNA, None)
        self.id = match.id
        await self.play.change(self.id, lambda found: join(found, BO))
        await self.play.change(self.id, lambda found: choose(found, ANNA, GAME, "target", 100))
        await self.play.change(self.id, lambda found: start(found, ANNA, GAME))
        await self.idle()

    async def idle(self) -> None:
        """Wait until the outbox has nothing to write, neither board nor panel."""
        screens = self.otter._screens
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

    async def annas_turn(self) -> Any:
        """Move for Bo until Anna is waited for; a finished match is followed by a new one."""
        while True:
            match = await self.play.find(self.id)
            if match is None or not match.open:
                await self.open()
                continue
            (seat,) = self.play.waiting(match)
            if seat == 0:
                return match
            move = self.rng.choice(list(GAME.legal(self.play.view(match, seat))))
            answer = await self.play.change(self.id, self.play.move(seat, move, match.version))
            if not isinstance(answer, Accepted):
                raise RuntimeError("a legal move was not accepted")
            await self.idle()

    async def press(self, number: int) -> float:
        """Return the CPU seconds of one whole press of Anna's."""
        match = await self.annas_turn()
        move = self.rng.choice(list(GAME.legal(self.play.view(match, 0))))
        match move:
            case Pass():
                words = ["pass"]
            case Lead(cards) | Play(cards, None):
                words = ["play", str(cards)]
            case Play(cards, take):
                words = ["play", str(cards), "take", str(take)]
            case _:
                raise TypeError(move)
        text = payload(number, write(self.id, match.version, *words))
        answers, boards = self.session.answers + 1, self.session.boards + 1
        started = time.process_time()
        deliver(self.otter, text)
        await self.session.until(answers, boards)
        await self.idle()
        spent = time.process_time() - started
        after = await self.play.find(self.id)
        if after is None or after.version == match.version:
            raise RuntimeError("the press did nothing")
        return spent


async def main() -> None:
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        database = await Database.open(path)
        settings = Settings(discord_token=SecretStr("x"), database_path=path, house_workers=1)
        otter, bare = Otter(settings, database), Bare(intents=discord.Intents(guilds=True))
        loop = asyncio.get_running_loop()
        for client in (otter, bare):
            client.loop = loop
            client._connection.loop = loop
        ours, theirs = plug(otter), plug(bare)
        table = Table(otter, ours, rng)
        await table.open()
        number = 10_000
        rounds: list[tuple[float, float]] = []
        for each in range(ROUNDS + 1):
            alone = await bare_round(bare, theirs, number)
            whole = 0.0
            for _ in range(PRESSES):
                number += 1
                whole += await table.press(number)
            number += PRESSES
            if each:  # the first round warms up
                rounds.append((whole / PRESSES, alone))
        await database.close()
    whole = statistics.median(pair[0] for pair in rounds)
    alone = statistics.median(pair[1] for pair in rounds)
    ratio = statistics.median(a / b for a, b in rounds)
    print(json.dumps({"bench": "press", "whole_us": round(whole * 1e6), "bare_us": round(alone * 1e6), "ratio": round(ratio, 2), "goal": 2.0}))  # fmt: skip


if __name__ == "__main__":
    asyncio.run(main())
