"""The state of the fake Discord, shared by its REST side, its gateway and its people."""

import asyncio
import copy
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from tests.wire.clock import Clock
from tests.wire.errors import ApiError, Json
from tests.wire.objects import (
    DM_CHANNEL,
    EPHEMERAL,
    TEXT_CHANNEL,
    USUAL_PERMISSIONS,
    Channel,
    Guild,
    Member,
    Message,
    User,
    bit,
)

if TYPE_CHECKING:
    from tests.wire.interactions import Interaction

# Intents without which Discord keeps an event to itself.
NO_INTENT, GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 0, 1 << 0, 1 << 9, 1 << 12


@dataclass(frozen=True)
class Sight:
    """One thing that was shown: a version of a message, a modal or a list of choices, and to whom."""

    kind: Literal["message", "modal", "choices"]
    id: str
    payload: Json
    audience: frozenset[str]
    ephemeral: bool
    at: float


@dataclass(frozen=True)
class Violation:
    """Something the bot did that Discord would not stand for."""

    what: str
    request: str

    def __str__(self) -> str:
        return f"{self.request}: {self.what}"


@dataclass(eq=False)
class World:
    """Everything that exists, by id."""

    clock: Clock = field(default_factory=Clock)
    token: str = field(default_factory=lambda: f"wire.{secrets.token_hex(8)}")
    users: dict[str, User] = field(default_factory=dict[str, User])
    guilds: dict[str, Guild] = field(default_factory=dict[str, Guild])
    channels: dict[str, Channel] = field(default_factory=dict[str, Channel])
    messages: dict[str, Message] = field(default_factory=dict[str, Message])
    interactions: "dict[str, Interaction]" = field(default_factory=dict[str, "Interaction"])
    by_token: "dict[str, Interaction]" = field(default_factory=dict[str, "Interaction"])
    commands: dict[str | None, list[Json]] = field(default_factory=dict[str | None, list[Json]])
    emojis: dict[str, Json] = field(default_factory=dict[str, Json])
    uploads: dict[str, bytes] = field(default_factory=dict[str, bytes])
    sights: list[Sight] = field(default_factory=list[Sight])
    violations: list[Violation] = field(default_factory=list[Violation])
    old_edits: dict[str, list[float]] = field(default_factory=dict[str, list[float]])
    origin: str = ""
    dispatch: Callable[..., None] = lambda *_args, **_kwargs: None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.bot = User(self.clock.snowflake(), "Otter", bot=True)
        self.owner = User(self.clock.snowflake(), "Owner")
        self.users |= {self.bot.id: self.bot, self.owner.id: self.owner}

    @property
    def app_id(self) -> str:
        """The application and its bot share one id."""
        return self.bot.id

    def changed(self) -> None:
        """Wake everybody who waits for something to be different."""
        before, self._changed = self._changed, asyncio.Event()
        before.set()

    async def change(self, within: float) -> None:
        """Wait until something is different, or the time is over."""
        event = self._changed
        try:
            async with asyncio.timeout(within):
                await event.wait()
        except TimeoutError:
            return

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """A new server with the bot in it; the bot hears of it if connected."""
        bot = Member(self.bot, self.clock.now(), USUAL_PERMISSIONS)
        guild = Guild(
            self.clock.snowflake(), name, bot, locale, owner_id=self.owner.id, bot_role=self.clock.snowflake()
        )
        bot.roles.append(guild.bot_role)
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild: Guild, name: str, kind: int = TEXT_CHANNEL, parent: Channel | None = None) -> Channel:
        """A new channel or thread in a server."""
        channel = Channel(self.clock.snowflake(), name, guild, kind, parent=parent)
        guild.channels[channel.id] = self.channels[channel.id] = channel
        return channel

    def dm_of(self, user: User) -> Channel:
        """The one channel that the bot and this user share."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.clock.snowflake(), "", type=DM_CHANNEL, recipient=user)
        self.channels[channel.id] = channel
        return channel

    def audience(self, message: Message) -> frozenset[str]:
        """Who can read a message now."""
        if message.owner is not None:
            return frozenset({message.owner})
        return frozenset(user for user in self.users if message.channel.seen_by(user))

    def show(self, message: Message) -> None:
        """Put the message as it stands before the eyes of all who can read it."""
        self.note_sight("message", message.id, message.json(), self.audience(message), ephemeral=message.ephemeral)

    def note_sight(
        self,
        kind: Literal["message", "modal", "choices"],
        key: str,
        payload: Json,
        audience: Iterable[str],
        *,
        ephemeral: bool,
    ) -> None:
        """Remember for good that these users were shown this."""
        seen = frozenset(audience)
        self.sights.append(Sight(kind, key, copy.deepcopy(payload), seen, ephemeral, self.clock.now()))
        self.changed()

    def violate(self, what: str, request: str) -> None:
        """Note something that fails the test unless it was expected."""
        self.violations.append(Violation(what, request))

    def channel(self, channel_id: str, *needed: str) -> Channel:
        """The channel a request names, if the bot may do what is needed there."""
        found = self.channels.get(channel_id)
        if found is None or found.deleted or (found.guild is not None and found.guild.left):
            raise ApiError(404, 10003)
        mask = found.bot_permissions()
        if not mask & bit("view_channel"):
            raise ApiError(403, 50001)
        if any(not mask & bit(name) for name in needed):
            raise ApiError(403, 50013)
        return found

    def public_message(self, channel: Channel, message_id: str) -> Message:
        """A message by the channel route, which knows no ephemeral ones."""
        found = self.messages.get(message_id)
        if found is None or found.deleted or found.ephemeral or found.channel is not channel:
            raise ApiError(404, 10008)
        return found

    def delete(self, message: Message) -> None:
        """The message is gone for everybody."""
        message.deleted = True
        if not message.ephemeral:
            self.announce("MESSAGE_DELETE", {"id": message.id}, message.channel)
        self.changed()

    def announce(self, event: str, body: dict[str, Any], channel: Channel) -> None:
        """Tell the bot of something about a message, if its intents ask for that."""
        where: Json = {"channel_id": channel.id}
        if channel.guild is not None:
            where["guild_id"] = channel.guild.id
        intent = DIRECT_MESSAGES if channel.guild is None else GUILD_MESSAGES
        self.dispatch(event, body | where, intent=intent, guild=channel.guild)


def is_ephemeral(flags: int) -> bool:
    """Whether the flags of a body ask for a message that one user sees."""
    return bool(flags & EPHEMERAL)
