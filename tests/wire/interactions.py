"""Interactions: the one answer, the token's quarter of an hour, `@original` and followups."""

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from tests.wire.checks_message import Known, check_choices, check_deferral, check_modal
from tests.wire.components import with_ids
from tests.wire.errors import ApiError, Flaw, FormError, Json
from tests.wire.messages import amend, compose
from tests.wire.objects import EPHEMERAL, LOADING, Channel, Guild, Message, User
from tests.wire.routing import Reply, Request, route
from tests.wire.world import World, is_ephemeral

ANSWER_WITHIN, TOKEN_LIFE = 3.0, 900.0
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
DATA: tuple[str, ...] = ("data",)


@dataclass(eq=False)
class Interaction:
    """One interaction on its way: who, where, what, and how it was answered so far."""

    id: str
    type: int
    user: User
    channel: Channel
    data: Json
    created: float
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    source: Message | None = None
    guild: Guild | None = None
    payload: Json = field(default_factory=dict[str, Any])
    answer_type: int | None = None
    answered: float | None = None
    original: Message | None = None
    told: Json | None = None
    """The first message it was answered with, as it was sent: later edits do not touch it."""
    modal: Json | None = None
    choices: list[Json] | None = None
    refusals: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    created_messages: list[Message] = field(default_factory=list[Message])
    sent: float = field(default_factory=time.monotonic)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def metadata(self) -> Json:
        """How a message made by this interaction tells of it."""
        owner = {"0": self.guild.id} if self.guild else {"0": "0"}
        body: Json = {
            "id": self.id,
            "type": self.type,
            "user": self.user.json(),
            "authorizing_integration_owners": owner,
        }
        if self.source is not None:
            body["interacted_message_id"] = self.source.id
        if self.type == SUBMIT:
            body["triggering_interaction_metadata"] = {
                k: v for k, v in body.items() if k != "interacted_message_id"
            } | {
                "type": COMMAND if self.source is None else COMPONENT,
                **({} if self.source is None else {"interacted_message_id": self.source.id}),
            }
        return body


@route("POST", "/interactions/{interaction}/{token}/callback", needs_token=False)
def answer(world: World, request: Request) -> Reply:
    interaction = world.interactions.get(request.params["interaction"])
    if interaction is None or interaction.token != request.params["token"]:
        raise ApiError(404, 10062)
    _answer(world, interaction, request)
    interaction.answered = time.monotonic()
    interaction.done.set()
    world.changed()
    if request.query.get("with_response") in ("1", "true"):
        return 200, _callback_json(interaction)
    return 204, None


def _answer(world: World, interaction: Interaction, request: Request) -> None:
    if world.clock.now() - interaction.created > ANSWER_WITHIN:
        raise ApiError(404, 10062)
    if interaction.answer_type is not None:
        raise ApiError(400, 40060)
    kind = request.form.get("type")
    _check_kind(interaction, kind)
    data: Json = request.form.get("data") or {}
    match kind:
        case 4:
            _reply(world, interaction, data, request)
        case 5:
            check_deferral(data, DATA)
            _defer(world, interaction, data)
        case 6:
            check_deferral(data, DATA)
            interaction.original = interaction.source
        case 7:
            _update(world, interaction, data, request)
        case 8:
            check_choices(data.get("choices"), (*DATA, "choices"))
            interaction.choices = data["choices"]
            world.note_sight("choices", interaction.id, data, {interaction.user.id}, ephemeral=True)
        case _:
            check_modal(data, Known(world.emojis.keys()), DATA)
            interaction.modal = data | {"components": with_ids(data["components"], [])}
            world.note_sight("modal", interaction.id, interaction.modal, {interaction.user.id}, ephemeral=True)
    interaction.answer_type = kind
    if kind in (MESSAGE, UPDATE):
        interaction.told = data


def _check_kind(interaction: Interaction, kind: object) -> None:
    on_message = interaction.source is not None
    allowed = {
        COMMAND: {MESSAGE, DEFERRED, MODAL},
        COMPONENT: {MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL},
        AUTOCOMPLETE: {CHOICES},
        SUBMIT: {MESSAGE, DEFERRED} | ({DEFERRED_UPDATE, UPDATE} if on_message else set[int]()),
    }[interaction.type]
    if kind not in allowed:
        sentence = f"A type {kind!r} does not answer an interaction of type {interaction.type}."
        raise FormError([Flaw(("type",), "INTERACTION_RESPONSE_TYPE_INVALID", sentence)])


def _reply(world: World, interaction: Interaction, data: Json, request: Request) -> None:
    message = _compose(world, interaction, data, request, DATA)
    interaction.original = message
    _publish(world, message)


def _owner(interaction: Interaction, body: Json) -> str | None:
    return interaction.user.id if is_ephemeral(int(body.get("flags") or 0)) else None


def _compose(world: World, interaction: Interaction, data: Json, request: Request, path: tuple[str, ...]) -> Message:
    owner = _owner(interaction, data)
    message = compose(world, data, request.files, interaction.channel, path=path, owner=owner)
    _claim(world, interaction, message)
    return message


def _claim(world: World, interaction: Interaction, message: Message) -> None:
    message.metadata = interaction.metadata()
    message.application_id = world.app_id
    interaction.created_messages.append(message)


def _publish(world: World, message: Message) -> None:
    world.show(message)
    if not message.ephemeral:
        world.announce("MESSAGE_CREATE", message.json(), message.channel)


def _defer(world: World, interaction: Interaction, data: Json) -> None:
    owner = _owner(interaction, data)
    flags = LOADING | (EPHEMERAL if owner else 0)
    message = Message(
        world.clock.snowflake(), interaction.channel, world.bot, world.clock.now(), flags=flags, owner=owner
    )
    world.messages[message.id] = message
    _claim(world, interaction, message)
    interaction.original = message
    _publish(world, message)


def _update(world: World, interaction: Interaction, data: Json, request: Request) -> None:
    source = interaction.source
    assert source is not None
    if source.deleted:
        raise ApiError(404, 10008)
    _amend(world, source, data, request, DATA)
    interaction.original = source


def _amend(world: World, message: Message, data: Json, request: Request, path: tuple[str, ...] = ()) -> None:
    amend(world, message, data, request.files, path)
    world.show(message)
    if not message.ephemeral:
        world.announce("MESSAGE_UPDATE", message.json(), message.channel)


def _callback_json(interaction: Interaction) -> Json:
    told: Json = {"id": interaction.id, "type": interaction.type, "channel_id": interaction.channel.id}
    if interaction.guild is not None:
        told["guild_id"] = interaction.guild.id
    message = interaction.original
    if message is not None:
        told |= {
            "response_message_id": message.id,
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
        }
    body: Json = {"interaction": told}
    if message is not None and interaction.answer_type in (MESSAGE, DEFERRED, UPDATE):
        kind = MESSAGE if interaction.answer_type in (MESSAGE, DEFERRED) else UPDATE
        body["resource"] = {"type": kind, "message": message.json()}
    return body


def _alive(world: World, request: Request) -> Interaction:
    """The interaction of a token that is still good."""
    interaction = world.by_token.get(request.params["token"])
    if interaction is None or request.params["app"] != world.app_id:
        raise ApiError(404, 10015)
    if world.clock.now() - interaction.created > TOKEN_LIFE:
        raise ApiError(401, 50027)
    if interaction.answer_type is None:
        raise ApiError(404, 10015)
    return interaction


def _named(world: World, request: Request) -> Message:
    """The message a webhook route names: the original, a followup or the message under the component."""
    interaction = _alive(world, request)
    key = request.params.get("message", "@original")
    reachable = [*interaction.created_messages, interaction.original, interaction.source]
    found = interaction.original if key == "@original" else next((m for m in reachable if m and m.id == key), None)
    if found is None or found.deleted:
        raise ApiError(404, 10008)
    return found


@route("GET", "/webhooks/{app}/{token}/messages/@original", needs_token=False)
@route("GET", "/webhooks/{app}/{token}/messages/{message}", needs_token=False)
def get_by_token(world: World, request: Request) -> Reply:
    return 200, _named(world, request).json()


@route("PATCH", "/webhooks/{app}/{token}/messages/@original", needs_token=False)
@route("PATCH", "/webhooks/{app}/{token}/messages/{message}", needs_token=False)
def edit_by_token(world: World, request: Request) -> Reply:
    message = _named(world, request)
    _amend(world, message, request.form, request)
    _note_told(_alive(world, request), request)
    return 200, message.json()


@route("DELETE", "/webhooks/{app}/{token}/messages/@original", needs_token=False)
@route("DELETE", "/webhooks/{app}/{token}/messages/{message}", needs_token=False)
def delete_by_token(world: World, request: Request) -> Reply:
    world.delete(_named(world, request))
    return 204, None


@route("POST", "/webhooks/{app}/{token}", needs_token=False)
def follow_up(world: World, request: Request) -> Reply:
    interaction = _alive(world, request)
    if interaction.type == AUTOCOMPLETE:
        raise ApiError(404, 10015)
    body = request.form
    placeholder = interaction.original
    if placeholder is not None and placeholder.loading and not placeholder.deleted:
        fill = body | {"flags": int(body.get("flags") or 0) & ~EPHEMERAL}
        _amend(world, placeholder, fill, request)
        _note_told(interaction, request)
        return 200, placeholder.json()
    message = _compose(world, interaction, body, request, ())
    first = interaction.original
    if first is not None and message.metadata is not None:
        message.metadata["original_response_message_id"] = first.id
    _publish(world, message)
    _note_told(interaction, request)
    return 200, message.json()


def _note_told(interaction: Interaction, request: Request) -> None:
    if interaction.told is None:
        interaction.told = request.form
