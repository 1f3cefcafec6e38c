"""Messages: how a body becomes one, how it is changed, and the channel routes for it."""

import re
from collections.abc import Mapping

from tests.wire.checks import LABEL
from tests.wire.checks_message import Known, Path, check_message
from tests.wire.clock import moment_of
from tests.wire.components import walk, with_ids
from tests.wire.errors import ApiError, Flaw, FormError, Json
from tests.wire.objects import EPHEMERAL, LOADING, Channel, Message
from tests.wire.routing import Reply, Request, route
from tests.wire.world import World

NONCE_LIFE = 300.0
OLD, OLD_EDITS, OLD_WINDOW = 3600.0, 3, 6.0


def compose(
    world: World, body: Json, files: Mapping[str, bytes], channel: Channel, *, path: Path = (), owner: str | None = None
) -> Message:
    """A new message of the bot from a body that Discord would take; raises if it would not."""
    attachments = _attachments(world, body, files, channel, old=[], path=path)
    known = Known(world.emojis.keys(), {a["filename"] for a in attachments})
    check_message(body, known, ephemeral_allowed=owner is not None, path=path)
    message = Message(world.clock.snowflake(), channel, world.bot, world.clock.now(), owner=owner)
    _pour(world, message, body, attachments)
    world.messages[message.id] = message
    channel.last_message = message.id
    return message


def amend(world: World, message: Message, body: Json, files: Mapping[str, bytes], path: Path = ()) -> None:
    """Change a message by a body that Discord would take; raises and changes nothing if it would not."""
    attachments = _attachments(world, body, files, message.channel, old=message.attachments, path=path)
    known = Known(world.emojis.keys(), {a["filename"] for a in attachments})
    check_message(body, known, ephemeral_allowed=True, path=path, old=message)
    _pour(world, message, body, attachments)
    message.flags &= ~LOADING
    message.edited = world.clock.now()
    message.versions += 1


def _pour(world: World, message: Message, body: Json, attachments: list[Json]) -> None:
    message.flags |= int(body.get("flags") or 0) & ~EPHEMERAL | (EPHEMERAL if message.owner else 0)
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [{"type": "rich", **embed} for embed in body["embeds"] or []]
    message.attachments = attachments
    if "components" in body:
        message.components = with_ids(body["components"] or [], attachments)
    message.mentions = _mentions(world, message, body.get("allowed_mentions"))


def _attachments(
    world: World, body: Json, files: Mapping[str, bytes], channel: Channel, *, old: list[Json], path: Path
) -> list[Json]:
    """What is attached afterwards: of the old ones those named again (all if none is named), and the new files."""
    listed: list[Json] | None = body.get("attachments")
    kept = list(old) if listed is None else [a for a in old if any(str(e.get("id")) == a["id"] for e in listed)]
    notes = {str(entry.get("id")): entry for entry in listed or []}
    known = {a["id"] for a in old} | {name.removeprefix("files[").removesuffix("]") for name in files}
    if unknown := notes.keys() - known:
        where = (*path, "attachments")
        raise FormError([Flaw(where, "ATTACHMENT_NOT_FOUND", f"No file {sorted(unknown)} was sent along.")])
    for field_name, data in files.items():
        number = field_name.removeprefix("files[").removesuffix("]")
        filename = str(notes.get(number, {}).get("filename") or files_name(field_name, number))
        key = world.clock.snowflake()
        address = f"{world.origin}/cdn/attachments/{channel.id}/{key}/{filename}"
        world.uploads[key] = data
        note = {"description": notes[number]["description"]} if notes.get(number, {}).get("description") else {}
        kept.append({"id": key, "filename": filename, "size": len(data), "url": address, "proxy_url": address, **note})
    return kept


def files_name(field_name: str, number: str) -> str:
    """The name of a file that came without a note."""
    return f"file{number}" if field_name.startswith("files[") else field_name


def text_of(message: Message | Json) -> str:
    """All that can be read in a message, in order: content, texts, and labels of modals."""
    payload = message.json() if isinstance(message, Message) else message
    parts = [payload.get("content") or ""]
    for embed in payload.get("embeds") or []:
        parts += [embed.get("title") or "", embed.get("description") or ""]
    for component in walk(payload.get("components") or []):
        parts.append(component.get("content") or "")
        if component["type"] == LABEL:
            parts += [component.get("label") or "", component.get("description") or ""]
    return "\n".join(part for part in parts if part)


def _mentions(world: World, message: Message, allowed: Json | None) -> list[Json]:
    """The users whom this text pings: all it names by default, else those allowed."""
    named = list(dict.fromkeys(re.findall(r"<@!?(\d+)>", text_of(message))))
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        named = [user for user in named if user in [str(a) for a in allowed.get("users") or []]]
    return [world.users[user].json() for user in named if user in world.users]


def _may_write(channel: Channel) -> str:
    return "send_messages_in_threads" if channel.is_thread else "send_messages"


@route("POST", "/channels/{channel}/messages")
def create_message(world: World, request: Request) -> Reply:
    body = request.form
    channel = world.channels.get(request.params["channel"])
    channel = world.channel(request.params["channel"], _may_write(channel) if channel else "send_messages")
    if channel.recipient is not None and not channel.recipient.dms_open:
        raise ApiError(403, 50007)
    if channel.is_thread and channel.locked:
        raise ApiError(400, 50083)
    nonce = body.get("nonce")
    if body.get("enforce_nonce") and nonce is not None and (twin := _same_nonce(world, channel, str(nonce))):
        return 200, twin.json()
    reference: Json | None = body.get("message_reference")
    if reference is not None and reference.get("fail_if_not_exists", True):
        _check_reference(world, channel, reference)
    message = compose(world, body, request.files, channel)
    message.nonce = None if nonce is None else str(nonce)
    message.enforced = bool(body.get("enforce_nonce"))
    message.reference = (
        {"type": 0, "channel_id": channel.id, "message_id": reference["message_id"]} if reference else None
    )
    channel.archived = False
    world.show(message)
    world.announce("MESSAGE_CREATE", message.json(), channel)
    return 200, message.json()


def _same_nonce(world: World, channel: Channel, nonce: str) -> Message | None:
    since = world.clock.now() - NONCE_LIFE
    for message in world.messages.values():
        if message.channel is channel and message.enforced and message.nonce == nonce and message.created > since:
            return message
    return None


def _check_reference(world: World, channel: Channel, reference: Json) -> None:
    try:
        world.public_message(channel, str(reference.get("message_id")))
    except ApiError:
        flaw = Flaw(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        raise FormError([flaw]) from None


@route("GET", "/channels/{channel}/messages/{message}")
def get_message(world: World, request: Request) -> Reply:
    channel = world.channel(request.params["channel"], "read_message_history")
    return 200, world.public_message(channel, request.params["message"]).json()


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit_message(world: World, request: Request) -> Reply:
    channel = world.channel(request.params["channel"])
    message = world.public_message(channel, request.params["message"])
    if message.author is not world.bot:
        raise ApiError(403, 50005)
    if channel.is_thread and channel.archived:
        raise ApiError(400, 50083)
    _spare_old_messages(world, message)
    amend(world, message, request.form, request.files)
    world.show(message)
    world.announce("MESSAGE_UPDATE", message.json(), channel)
    return 200, message.json()


def _spare_old_messages(world: World, message: Message) -> None:
    """Edits of messages older than an hour have a limit of their own in each channel."""
    now = world.clock.now()
    if now - moment_of(message.id) <= OLD:
        return
    recent = [at for at in world.old_edits.get(message.channel.id, []) if now - at < OLD_WINDOW]
    if len(recent) >= OLD_EDITS:
        raise ApiError(429, 30046, extra={"retry_after": round(recent[0] + OLD_WINDOW - now, 3), "global": False})
    world.old_edits[message.channel.id] = [*recent, now]


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete_message(world: World, request: Request) -> Reply:
    channel = world.channel(request.params["channel"])
    message = world.public_message(channel, request.params["message"])
    if message.author is not world.bot:
        world.channel(channel.id, "manage_messages")
    if channel.is_thread and channel.archived:
        raise ApiError(400, 50083)
    world.delete(message)
    return 204, None
