"""What exists on the fake Discord: users, servers, channels, messages, and their JSON."""

from dataclasses import dataclass, field
from typing import Any

import discord

from tests.wire.clock import iso
from tests.wire.errors import Json

EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
TEXT_CHANNEL, DM_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12

ALL_PERMISSIONS = discord.Permissions.all().value
USUAL_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    read_message_history=True,
    embed_links=True,
    attach_files=True,
    use_external_emojis=True,
    use_application_commands=True,
).value


def bit(name: str) -> int:
    """The bit of a permission by discord.py's name for it."""
    return discord.Permissions(**{name: True}).value


@dataclass
class User:
    """An account, of a person or of the bot."""

    id: str
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True

    def json(self) -> Json:
        return {
            "id": self.id,
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "discriminator": "0000" if self.bot else "0",
            "avatar": None,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "public_flags": 0,
            "flags": 0,
            "bot": self.bot,
        }


@dataclass
class Member:
    """A user in a server."""

    user: User
    joined: float
    permissions: int = USUAL_PERMISSIONS
    nick: str | None = None
    roles: list[str] = field(default_factory=list[str])

    def json(self, *, with_user: bool = True) -> Json:
        body: Json = {
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "roles": list(self.roles),
            "joined_at": iso(self.joined),
            "premium_since": None,
            "pending": False,
            "communication_disabled_until": None,
            "flags": 0,
            "mute": False,
            "deaf": False,
        }
        return body | {"user": self.user.json()} if with_user else body


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a DM; what the bot may do in it, and who cannot see it."""

    id: str
    name: str
    guild: "Guild | None" = None
    type: int = TEXT_CHANNEL
    recipient: User | None = None
    parent: "Channel | None" = None
    bot_denied: int = 0
    hidden_from: set[str] = field(default_factory=set[str])
    members: set[str] = field(default_factory=set[str])
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    last_message: str | None = None
    deleted: bool = False
    topic: str | None = None

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    def bot_permissions(self) -> int:
        """What the bot may do here; nothing without sight of the channel."""
        if self.guild is None:
            return ALL_PERMISSIONS
        home = self.parent or self
        allowed = self.guild.bot.permissions & ~home.bot_denied
        return allowed if allowed & bit("view_channel") else 0

    def seen_by(self, user_id: str) -> bool:
        """Whether this user can open the channel."""
        if self.deleted:
            return False
        if self.guild is None:
            return self.recipient is not None and self.recipient.id == user_id
        if user_id not in self.guild.members or user_id in (self.parent or self).hidden_from:
            return False
        return self.type != PRIVATE_THREAD or user_id in self.members

    def json(self) -> Json:
        body: Json = {"id": self.id, "type": self.type, "flags": 0, "last_message_id": self.last_message}
        if self.guild is None:
            return body | {"recipients": [self.recipient.json()] if self.recipient else []}
        body |= {"guild_id": self.guild.id, "name": self.name, "rate_limit_per_user": 0}
        if self.is_thread:
            return body | self._thread_json()
        return body | {
            "position": 0,
            "parent_id": None,
            "topic": self.topic,
            "nsfw": False,
            "permission_overwrites": self._overwrites(),
        }

    def _thread_json(self) -> Json:
        assert self.guild is not None
        assert self.parent is not None
        return {
            "parent_id": self.parent.id,
            "owner_id": self.guild.bot.user.id,
            "message_count": 0,
            "member_count": len(self.members),
            "total_message_sent": 0,
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": self.archive_after,
                "archive_timestamp": iso(0),
                "create_timestamp": iso(0),
                **({"invitable": False} if self.type == PRIVATE_THREAD else {}),
            },
        }

    def _overwrites(self) -> list[Json]:
        assert self.guild is not None
        denied = [(self.guild.bot.user.id, self.bot_denied)] if self.bot_denied else []
        denied += [(user, bit("view_channel")) for user in sorted(self.hidden_from)]
        return [{"id": user, "type": 1, "allow": "0", "deny": str(mask)} for user, mask in denied]


@dataclass(eq=False)
class Guild:
    """A server with the bot in it."""

    id: str
    name: str
    bot: Member
    locale: str = "en-US"
    members: dict[str, Member] = field(default_factory=dict[str, Member])
    channels: dict[str, Channel] = field(default_factory=dict[str, Channel])
    available: bool = True
    left: bool = False
    owner_id: str = "1"
    bot_role: str = "2"

    def partial_json(self) -> Json:
        """What an interaction tells of the server."""
        return {"id": self.id, "locale": self.locale, "features": []}

    def json(self) -> Json:
        """The body of GUILD_CREATE, of which the bot sees itself as the only member."""
        open_channels = [c for c in self.channels.values() if not c.deleted]
        return {
            "id": self.id,
            "name": self.name,
            "icon": None,
            "splash": None,
            "owner_id": self.owner_id,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "nsfw": False,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "preferred_locale": self.locale,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [
                _role(self.id, "@everyone", USUAL_PERMISSIONS, 0),
                _role(self.bot_role, self.bot.user.name, self.bot.permissions, 1),
            ],
            "channels": [c.json() for c in open_channels if not c.is_thread],
            "threads": [c.json() for c in open_channels if c.is_thread and not c.archived],
            "members": [self.bot.json()],
            "member_count": len(self.members) + 1,
            "large": False,
            "unavailable": False,
            "joined_at": iso(self.bot.joined),
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


def _role(role_id: str, name: str, permissions: int, position: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": position,
        "permissions": str(permissions),
        "managed": position > 0,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


@dataclass(eq=False)
class Message:
    """A message as it stands now."""

    id: str
    channel: Channel
    author: User
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Json] = field(default_factory=list[Json])
    flags: int = 0
    nonce: str | None = None
    enforced: bool = False
    edited: float | None = None
    owner: str | None = None
    deleted: bool = False
    mentions: list[Json] = field(default_factory=list[Json])
    metadata: Json | None = None
    application_id: str | None = None
    reference: Json | None = None
    versions: int = 1
    gone_for_owner: bool = False

    @property
    def ephemeral(self) -> bool:
        return self.owner is not None

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    def json(self) -> Json:
        body: Json = {
            "id": self.id,
            "channel_id": self.channel.id,
            "type": 20 if self.metadata and self.metadata["type"] == 2 else 19 if self.reference else 0,
            "author": self.author.json(),
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": self.attachments,
            "flags": self.flags,
            "mentions": self.mentions,
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "timestamp": iso(self.created),
            "edited_timestamp": None if self.edited is None else iso(self.edited),
        }
        optional: dict[str, Any] = {
            "nonce": self.nonce,
            "interaction_metadata": self.metadata,
            "application_id": self.application_id,
            "webhook_id": self.application_id,
            "message_reference": self.reference,
        }
        return body | {key: value for key, value in optional.items() if value is not None}
