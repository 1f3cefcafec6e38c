"""The fake Discord of one test: REST and gateway on a port of its own, and all that a test does with it."""

import asyncio
import contextlib
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Self

from aiohttp import web

from tests.wire.clock import Clock
from tests.wire.directory import emoji_json
from tests.wire.errors import Json
from tests.wire.faults import Faults
from tests.wire.gateway import Gateway
from tests.wire.limits import Limits
from tests.wire.objects import ALL_PERMISSIONS, USUAL_PERMISSIONS, Channel, Guild, Member, Message, User, bit
from tests.wire.people import PATIENCE, Person
from tests.wire.routing import Request
from tests.wire.screen import Shown
from tests.wire.server import BIGGEST_REQUEST, Rest
from tests.wire.world import GUILDS, Violation, World


class WireViolation(AssertionError):  # noqa: N818 - a failed test, not an error of the code
    """The bot did what Discord would not stand for, or a scripted fault proved nothing."""


@dataclass
class Expectation:
    """A violation that a test declares: those noted while it is open and that hold the text are forgiven."""

    text: str
    found: list[Violation]


class Fake:
    """Use it as `async with Fake() as fake:`, or through the fixture; it has a server and a channel from the start."""

    def __init__(self) -> None:
        self.world = World()
        self.faults = Faults()
        self.rest = Rest(self.world, self.faults)
        self.gateway = Gateway(self.world)
        self.guild = self.world.add_guild("Holt")
        self.channel = self.world.add_channel(self.guild, "table")
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_exc: object) -> None:
        await self.close()

    async def start(self) -> None:
        """Listen on a free port of 127.0.0.1."""
        app = web.Application(client_max_size=BIGGEST_REQUEST)
        self.rest.mount(app)
        self.gateway.mount(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.world.origin = f"http://{host}:{port}"

    async def close(self) -> None:
        """Cut all connections and stop listening, within seconds."""
        self.gateway.drop()
        if self._runner is not None:
            async with asyncio.timeout(5):
                await self._runner.cleanup()
            self._runner = None

    # Where it is.

    @property
    def token(self) -> str:
        """The one good bot token."""
        return self.world.token

    @property
    def clock(self) -> Clock:
        """The clock of tokens and 3 s limits: `fake.clock.advance(16 * 60)`."""
        return self.world.clock

    @property
    def rest_url(self) -> str:
        return f"{self.world.origin}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"{self.world.origin.replace('http://', 'ws://')}/gateway/"

    @property
    def cdn_url(self) -> str:
        return f"{self.world.origin}/cdn"

    # Who and what there is.

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """The bot is invited into a new server."""
        guild = self.world.add_guild(name, locale)
        self.world.dispatch("GUILD_CREATE", guild.json(), intent=GUILDS, guild=guild)
        return guild

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """A new text channel."""
        home = guild or self.guild
        channel = self.world.add_channel(home, name)
        self.world.dispatch("CHANNEL_CREATE", channel.json(), intent=GUILDS, guild=home)
        return channel

    def person(
        self,
        name: str,
        locale: str = "en-US",
        *,
        admin: bool = False,
        at: Channel | None = None,
        patience: float = PATIENCE,
    ) -> Person:
        """Somebody new, member of the server of the channel they look at, with DMs open."""
        home = at or self.channel
        user = User(self.world.clock.snowflake(), name, locale=locale)
        self.world.users[user.id] = user
        person = Person(self.world, user, home, patience)
        if home.guild is not None:
            self.join(person, home.guild, admin=admin)
        return person

    def join(self, person: Person, guild: Guild, *, admin: bool = False) -> None:
        """A person becomes member of a server and reads what stands there."""
        permissions = ALL_PERMISSIONS if admin else USUAL_PERMISSIONS
        guild.members[person.id] = Member(person.user, self.world.clock.now(), permissions)
        for message in list(self.world.messages.values()):
            if message.channel.guild is guild and not message.ephemeral and not message.deleted:
                self.world.note_sight("message", message.id, message.json(), {person.id}, ephemeral=False)

    def leave(self, person: Person, guild: Guild | None = None) -> None:
        """A person leaves a server; without the members intent the bot is not told."""
        (guild or self.guild).members.pop(person.id, None)

    def deny(self, channel: Channel, *permissions: str) -> None:
        """Take permissions from the bot in a channel, by discord.py's names; without any name give all back."""
        channel.bot_denied = sum(bit(name) for name in permissions)
        self._channel_changed(channel)

    def hide(self, channel: Channel, person: Person) -> None:
        """Let a person no longer see a channel."""
        channel.hidden_from.add(person.id)
        self._channel_changed(channel)

    def _channel_changed(self, channel: Channel) -> None:
        self.world.dispatch("CHANNEL_UPDATE", channel.json(), intent=GUILDS, guild=channel.guild)

    def delete_channel(self, channel: Channel, *, tell: bool = True) -> None:
        """A moderator deletes a channel; `tell=False` loses the event."""
        channel.deleted = True
        if tell:
            self.world.dispatch("CHANNEL_DELETE", channel.json(), intent=GUILDS, guild=channel.guild)

    def delete_message(self, message: Shown | str) -> None:
        """A moderator deletes a message."""
        self.world.delete(self.message(message))

    def message(self, which: Shown | str) -> Message:
        """The message itself, deleted ones too."""
        return self.world.messages[which.id if isinstance(which, Shown) else which]

    def say(self, person: Person, content: str, channel: Channel | None = None) -> Message:
        """A person writes a message."""
        place = channel or person.home
        message = Message(self.world.clock.snowflake(), place, person.user, self.world.clock.now(), content)
        self.world.messages[message.id] = message
        self.world.show(message)
        self.world.announce("MESSAGE_CREATE", message.json(), place)
        return message

    def make_unavailable(self, guild: Guild | None = None) -> None:
        """The server goes down on Discord's side."""
        lost = guild or self.guild
        lost.available = False
        self.world.dispatch("GUILD_DELETE", {"id": lost.id, "unavailable": True}, intent=GUILDS, guild=lost)

    def make_available(self, guild: Guild | None = None) -> None:
        """The server is back."""
        back = guild or self.guild
        back.available, back.left = True, False
        self.world.dispatch("GUILD_CREATE", back.json(), intent=GUILDS, guild=back)

    def kick_bot(self, guild: Guild | None = None) -> None:
        """The bot is thrown out of a server."""
        lost = guild or self.guild
        lost.left = True
        self.world.dispatch("GUILD_DELETE", {"id": lost.id}, intent=GUILDS, guild=lost)

    def add_emoji(self, name: str) -> Json:
        """An application emoji that is already there."""
        emoji = emoji_json(self.world, name)
        self.world.emojis[emoji["id"]] = emoji
        return emoji

    # What happened.

    @property
    def limits(self) -> Limits:
        """Rate limits that are enforced: `fake.limits.set(EDIT, 5, 5.0)`."""
        return self.rest.limits

    @property
    def requests(self) -> list[Request]:
        """Every REST request so far, in order of arrival."""
        return self.rest.requests

    @property
    def commands(self) -> list[Json]:
        """The global commands that were synced."""
        return self.world.commands.get(None, [])

    @property
    def violations(self) -> list[Violation]:
        return self.world.violations

    @contextlib.contextmanager
    def expecting(self, text: str = "") -> Generator[Expectation]:
        """Violations that hold this text, noted inside, are what the test wants: at least one must come."""
        before = len(self.violations)
        expectation = Expectation(text, [])
        yield expectation
        new = self.violations[before:]
        expectation.found += [violation for violation in new if text in str(violation)]
        self.violations[before:] = [violation for violation in new if text not in str(violation)]
        if not expectation.found:
            raise WireViolation(f"no violation with {text!r} came, only {[str(v) for v in new]}")

    def verdict(self) -> None:
        """Raise if the bot did what Discord forbids, or a fault never struck; the fixture calls it at the end."""
        idle = [fault.pattern for fault in self.faults.idle()]
        wrong = [str(violation) for violation in self.violations] + [
            f"fault never struck: {pattern}" for pattern in idle
        ]
        if wrong:
            raise WireViolation("\n".join(wrong))

    # Waiting.

    async def until(self, what: Callable[[], object], *, within: float = 5.0, why: str = "") -> None:
        """Wait until this is true; looked at whenever something changes."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while not what():
            left = deadline - loop.time()
            if left <= 0:
                raise TimeoutError(why or f"not within {within} s")
            await self.world.change(min(left, 0.1))

    async def ready(self, *, within: float = 20.0) -> None:
        """Wait until a bot has identified and got its READY and servers."""
        await self.until(lambda: self.gateway.live, within=within, why="no bot came to the gateway")

    async def quiet(self, seconds: float = 0.15, *, within: float = 10.0) -> None:
        """Wait until no request is open and none has come for that long."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while loop.time() < deadline:
            count = len(self.requests)
            await asyncio.sleep(seconds)
            if count == len(self.requests) and all(request.took is not None for request in self.requests[-20:]):
                return
        raise TimeoutError(f"the bot was never quiet for {seconds} s within {within} s")
