"""The unmodified bot on a simulated Discord: people who type commands and press what they see, and screens as lines of text."""

import contextlib
import copy
from collections.abc import AsyncGenerator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import discord
import simcord
from pydantic import SecretStr
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import InteractionResult

from bot.client import Otter
from bot.config import Settings
from bot.storage.database import Database

CONTAINERS = ("components", "component", "accessory")


class AtOnce(Executor):
    """Thinks in this process, at once: what workers do is tested with the house."""

    def __init__(self) -> None:
        self._processes: dict[int, Any] = {}

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Screen:
    """A message as somebody sees it now."""

    def __init__(self, den: "Den", channel: int, id_: int) -> None:
        self._den = den
        self.channel = channel
        self.id = id_

    @property
    def stored(self) -> Any:
        return self._den.env.backend.get_message(self.channel, self.id)

    @property
    def message(self) -> Any:
        return simcord.results.ResponseMessage(self._den.env, self.stored)

    @property
    def parts(self) -> list[dict[str, Any]]:
        return parts_of(self.stored.components)

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self.parts if "content" in part)

    @property
    def private(self) -> bool:
        return self.message.ephemeral

    @property
    def shows_hand(self) -> bool:
        """Whether it is a panel with somebody's cards, in English."""
        return self.private and self.text.startswith("### Your")

    @property
    def words(self) -> list[str]:
        """What can be pressed: the words of the ids, with their arguments."""
        return [
            part["custom_id"].split(":", 3)[3]
            for part in self.parts
            if "custom_id" in part and not part.get("disabled")
        ]

    def find(self, word: str) -> dict[str, Any]:
        """Return the component of an id, or of a word (`play.9S`, or its beginning `play`), the first if there are several."""
        for part in self.parts:
            id_ = part.get("custom_id", "::: ")
            said = id_.split(":", 3)[3]
            if word in {id_, said, said.split(".")[0]}:
                return part
        raise LookupError(f"no {word} on a screen with {self.words}")


def parts_of(components: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for each in components if isinstance(components, list) else [components]:
        found.append(each)
        for name in CONTAINERS:
            if name in each:
                found += parts_of(each[name])
    return found


class Somebody:
    """A member of the server."""

    def __init__(self, den: "Den", actor: Any) -> None:
        self._den = den
        self.actor = actor
        self.id: int = actor.id
        self.last: InteractionResult | None = None

    @property
    def seen(self) -> Screen:
        """The message that answered the last act: new, or drawn anew."""
        assert self.last is not None
        assert self.last.acknowledged
        shown = self.last.followups[-1:] or [self.last.response]
        assert shown[0] is not None
        return Screen(self._den, shown[0].channel_id, shown[0].id)

    @property
    def opened_form(self) -> bool:
        """Whether the last act was answered by a form."""
        return self.last is not None and self.last.modal is not None

    async def types(self, command: str, **options: Any) -> Screen:
        self.last = await self.actor.slash(self._den.channel, command, **options)
        return self.seen

    async def presses(self, screen: Screen, word: str, *values: str) -> Screen:
        """Press a button, or choose the values of a select."""
        id_ = screen.find(word)["custom_id"]
        if values:
            self.last = await self.actor.select(screen.message, list(values), custom_id=id_)
        else:
            self.last = await self.actor.click(screen.message, custom_id=id_)
        return screen if self.opened_form else self.seen

    async def press_on(self, screen: Screen, word: str) -> None:
        """Press a button whose answer is no message."""
        self.last = await self.actor.click(screen.message, custom_id=screen.find(word)["custom_id"])
        assert self.last is not None
        assert self.last.acknowledged

    async def submits(self, value: str) -> Screen:
        """Fill the form that the last press opened."""
        assert self.last is not None
        self.last = await self.actor.submit_modal(self.last, {"value": value})
        return self.seen


class Den:
    """A server with a channel, its people, and the bot."""

    def __init__(self, path: Path, locale: str) -> None:
        self.path = path
        self.locales: dict[int, str] = {}
        self.delivered: list[tuple[str, Any]] = []
        self.logs: list[Any] = []
        self._locale = locale

    async def open(self) -> None:
        self.database = await Database.open(self.path)
        self.bot = self._bot()
        self.env = simcord.Env(self.bot, shard_count=1, check_errors=False)
        self.guild = self.env.create_guild("Den", preferred_locale=self._locale)
        self.channel = self.guild.create_text_channel("cards")
        self._emit = self.env.backend.emit
        self.env.backend.emit = self._deliver
        await self.env.start()

    def _bot(self) -> Otter:
        settings = Settings(discord_token=SecretStr("token"), database_path=self.path, house_delay=0, house_workers=1)
        return Otter(settings, self.database)

    def _deliver(self, event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = self.locales.get(int(user["id"]), self._locale)
            payload["guild_locale"] = self._locale
            self.delivered.append((event, copy.deepcopy(payload)))
        self._emit(event, payload)

    async def press_raw(self, person: Somebody, screen: Screen, id_: str, *values: str) -> Screen:
        """Press with an id that need not stand on the message: kept from an older drawing, or forged."""
        data: dict[str, Any] = {"custom_id": id_, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        shown = {"message": dict(serializers.message_payload(self.env.backend, screen.stored))}
        channel = simcord.builders.ChannelHandle(self.env, self.guild, self.env.backend.get_channel(screen.channel))
        person.last = await _dispatch_actor_interaction(
            person.actor, 3, channel, data, extra=shown, source_message_id=screen.id
        )
        return screen if person.opened_form else person.seen

    async def deliver_again(self, number: int = -1) -> None:
        """Let Discord deliver an interaction a second time."""
        event, payload = self.delivered[number]
        self._emit(event, copy.deepcopy(payload))
        await self.env.settle()

    def person(self, name: str, locale: str | None = None) -> Somebody:
        actor = self.guild.add_member(self.env.create_user(name))
        if locale is not None:
            self.locales[actor.id] = locale
        return Somebody(self, actor)

    @property
    def boards(self) -> list[Screen]:
        """The messages in the channel, oldest first."""
        return [Screen(self, self.channel.id, message.id) for message in self.channel.history()]

    @property
    def board(self) -> Screen:
        return self.boards[-1]

    def text_of(self, result: InteractionResult) -> str:
        """The text of an answer."""
        assert result.response is not None
        return Screen(self, result.response.channel_id, result.response.id).text

    async def rows(self, query: str) -> list[Any]:
        return await self.database.run(lambda raw: raw.execute(query).fetchall())

    async def forbid(self, *permissions: str) -> None:
        """Take these permissions in the channel from the bot, and give back all others."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        overwrite = Overwrite(self.env.backend.bot_user.id, OverwriteType.MEMBER, deny=denied)
        self.env.backend.set_overwrite(self.channel.id, overwrite)
        await self.env.settle()

    @property
    def failures(self) -> list[Any]:
        """What the bot logged as an error."""
        return [log for log in self.logs if log["log_level"] == "error"]

    def requests(self, path: str) -> int:
        """How many requests the bot has made on paths with this in them."""
        return sum(path in each.path for each in self.env.http_requests)

    @property
    def callbacks(self) -> list[int]:
        """How interactions were answered at first: 4 a message, 5 and 6 a deferral, 7 an update, 9 a form."""
        return [body["type"] for path, body in self.sent if path.endswith("/callback")]

    @property
    def sent(self) -> list[tuple[str, dict[str, Any]]]:
        """What the bot has sent, by path."""
        return [(each.path, each.json) for each in self.env.http_requests if isinstance(each.json, dict)]

    def private_messages(self, person: Somebody) -> list[int]:
        """The messages in the channel that only this person sees."""
        stored = self.env.backend.messages[self.channel.id].values()
        return [each.id for each in stored if each.is_ephemeral and each.visible_to(person.id)]

    def thinking(self, message: int) -> bool:
        """Whether a message is still the placeholder of a deferral."""
        return bool(self.env.backend.get_message(self.channel.id, message).flags & 128)

    async def delete(self, screen: Screen) -> None:
        """Let a moderator delete a message."""
        self.env.backend.delete_message(screen.channel, screen.id)
        await self.env.settle()

    @contextlib.asynccontextmanager
    async def disk_refuses(self) -> AsyncGenerator[None]:
        """Let SQLite refuse every transaction meanwhile."""
        hop = self.database._connection.hop
        await hop(lambda raw: raw.execute("PRAGMA query_only=ON"))
        try:
            yield
        finally:
            await hop(lambda raw: raw.execute("PRAGMA query_only=OFF"))

    async def restart_after(self, statement: str) -> None:
        """Let the file say something else when the next bot reads it."""
        await self.database.run(lambda raw: raw.execute(statement).rowcount)
        await self.restart()

    async def restart(self, away: float = 0) -> None:
        """End the bot as a signal would, and start the next one on the same file."""
        await self.bot.close()
        await self.database.close()
        if away:
            self.env.backend.clock.advance(away)
        self.database = await Database.open(self.path)
        self.bot = self._bot()
        await self.env.restart_bot(self.bot)

    async def close(self) -> None:
        try:
            await self.bot.close()
            await self.env.shutdown()
        finally:
            await self.database.close()


async def table(den: Den, *people: Somebody, house: int = 0, **options: str) -> Screen:
    """Let the first of these people open a table, the others join, and the first start it; returns the first one's hand."""
    host = people[0]
    await host.types("play", game="odin")
    for person in people[1:]:
        await person.presses(den.board, "join")
    for _ in range(house):
        await host.presses(den.board, "house")
    sheet = await host.presses(den.board, "options")
    for option, value in options.items():
        word = option if option == "pace" else f"set.{option}"
        if word in sheet.words:
            await host.presses(sheet, word, value)
        else:
            await host.presses(sheet, f"number.{option}")
            await host.submits(value)
    return await host.presses(den.board, "start")


def moves(sheet: Screen) -> list[str]:
    """The moves a hand offers on buttons."""
    return [word for word in sheet.words if word.split(".")[0] in {"play", "pass"}]


async def act(person: Somebody, sheet: Screen) -> Screen:
    """Make the first move a hand offers, whatever it takes."""
    sheet = await person.presses(sheet, moves(sheet)[0])
    while any(".take." in word for word in moves(sheet)):
        sheet = await person.presses(sheet, moves(sheet)[0])
    return sheet
