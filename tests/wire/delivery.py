"""From a person's wish to an INTERACTION_CREATE: payloads, command lines and filled-in modals."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.wire.checks import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
)
from tests.wire.checks_command import GROUP, SUBCOMMAND
from tests.wire.errors import Json
from tests.wire.interactions import Interaction
from tests.wire.objects import ALL_PERMISSIONS, Channel, Message, User, bit
from tests.wire.screen import Field, Modal, NotOnScreen, options_of
from tests.wire.world import World

INTEGER, BOOLEAN, USER_OPTION, CHANNEL_OPTION, NUMBER = 4, 5, 6, 7, 10
GUILD_CONTEXT, BOT_DM = 0, 1


def deliver(
    world: World, kind: int, user: User, channel: Channel, *, data: Json, source: Message | None = None, copies: int = 1
) -> Interaction:
    """Send an interaction to the bot, more than once if asked to."""
    interaction = Interaction(
        id=world.clock.snowflake(),
        type=kind,
        user=user,
        channel=channel,
        data=data,
        created=world.clock.now(),
        source=source,
        guild=channel.guild,
    )
    world.interactions[interaction.id] = interaction
    world.by_token[interaction.token] = interaction
    interaction.payload = _payload(world, interaction)
    for _ in range(copies):
        world.dispatch("INTERACTION_CREATE", interaction.payload, guild=channel.guild)
    return interaction


def _payload(world: World, interaction: Interaction) -> Json:
    channel, user, guild = interaction.channel, interaction.user, interaction.guild
    body: Json = {
        "id": interaction.id,
        "application_id": world.app_id,
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel.id,
        "locale": user.locale,
        "context": BOT_DM if guild is None else GUILD_CONTEXT,
        "authorizing_integration_owners": {"0": "0" if guild is None else guild.id},
        "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
        "app_permissions": str(channel.bot_permissions()),
    }
    if guild is None:
        body |= {"user": user.json(), "channel": channel.json()}
    else:
        member = guild.members[user.id]
        allowed = str(member.permissions)
        body |= {
            "guild_id": guild.id,
            "guild": guild.partial_json(),
            "guild_locale": guild.locale,
            "channel": channel.json() | {"permissions": allowed},
            "member": member.json() | {"permissions": allowed},
        }
    if interaction.source is not None:
        body["message"] = interaction.source.json()
    return body


# Commands.


def find_command(world: World, user: User, channel: Channel, name: str, kind: int = 1) -> Json:
    """The synced command of that name that this user can run here."""
    guild = channel.guild
    offered = [*world.commands.get(guild.id if guild else "", []), *world.commands.get(None, [])]
    for command in offered:
        if command["name"] == name and command["type"] == kind:
            if reason := _hidden(command, user, channel):
                raise NotOnScreen(f"{user.name} is not offered /{name} here: {reason}")
            return command
    raise NotOnScreen(f"no command {name!r} is synced, only {[command['name'] for command in offered]}")


def _hidden(command: Json, user: User, channel: Channel) -> str | None:
    guild = channel.guild
    contexts: list[int] | None = command["contexts"]
    if contexts is not None and (BOT_DM if guild is None else GUILD_CONTEXT) not in contexts:
        return f"its contexts are {contexts}"
    needed: str | None = command["default_member_permissions"]
    if guild is None or needed is None:
        return None
    has = guild.members[user.id].permissions
    if has & bit("administrator"):
        return None
    wanted = int(needed) or ALL_PERMISSIONS
    return None if has & wanted == wanted else f"it needs permissions {needed}"


def command_data(
    world: World, command: Json, path: Sequence[str], given: Mapping[str, Any], *, focus: str | None = None
) -> Json:
    """The `data` of a slash command; refuses what a client would not let one send."""
    resolved: Json = {}
    data: Json = {"id": command["id"], "name": command["name"], "type": 1}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    level, node = data, command
    for word in path:
        node = next(
            (o for o in node.get("options") or [] if o["name"] == word and o["type"] in (SUBCOMMAND, GROUP)), None
        )
        if node is None:
            raise NotOnScreen(f"/{command['name']} has no subcommand {word!r}")
        inner: Json = {"name": word, "type": node["type"]}
        level["options"] = [inner]
        level = inner
    options: list[Json] = node.get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        raise NotOnScreen(f"/{command['name']} {' '.join(path)} wants a subcommand")
    if unknown := given.keys() - {option["name"] for option in options}:
        raise NotOnScreen(f"/{command['name']} has no option {sorted(unknown)}")
    filled = [_option(world, option, given, resolved, focus) for option in options]
    level["options"] = [option for option in filled if option is not None]
    return data | ({"resolved": resolved} if resolved else {})


def _option(world: World, option: Json, given: Mapping[str, Any], resolved: Json, focus: str | None) -> Json | None:
    name, kind = option["name"], option["type"]
    if given.get(name) is None:
        if option.get("required") and focus is None:
            raise NotOnScreen(f"the option {name!r} is required")
        return None
    value = given[name]
    sent: Json = {"name": name, "type": kind}
    if focus == name:
        return sent | {"value": value, "focused": True}
    choices: list[Json] = option.get("choices") or []
    if choices:
        value = next((c["value"] for c in choices if value in (c["value"], c["name"])), None)
        if value is None:
            raise NotOnScreen(f"{given[name]!r} is no choice of {name!r}: {[c['name'] for c in choices]}")
    if kind in (USER_OPTION, CHANNEL_OPTION):
        value = _resolve(world, value, resolved)
    _check_option_value(option, value)
    return sent | {"value": value}


def _check_option_value(option: Json, value: Any) -> None:
    kind, name = option["type"], option["name"]
    proper = {INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}.get(kind, str)
    if not isinstance(value, proper) or (isinstance(value, bool) and kind != BOOLEAN):
        raise NotOnScreen(f"{value!r} does not fit the option {name!r}")
    if isinstance(value, int | float) and not option.get("min_value", value) <= value <= option.get("max_value", value):
        raise NotOnScreen(f"{value} is out of the range of {name!r}")
    if isinstance(value, str) and not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
        raise NotOnScreen(f"{value!r} has not the length of {name!r}")


def _resolve(world: World, target: Any, resolved: Json) -> str:
    """The id of a person or channel, which is also put beside the data as Discord does."""
    key = target if isinstance(target, str) else str(target.id)
    if key in world.channels:
        resolved.setdefault("channels", {})[key] = world.channels[key].json() | {"permissions": str(ALL_PERMISSIONS)}
        return key
    resolved.setdefault("users", {})[key] = world.users[key].json()
    for guild in world.guilds.values():
        if member := guild.members.get(key):
            body = member.json(with_user=False) | {"permissions": str(member.permissions)}
            resolved.setdefault("members", {})[key] = body
    return key


# Menus and modals.


def select_data(world: World, component: Json, values: Iterable[Any]) -> Json:
    """The `data` of a choice in a menu."""
    resolved: Json = {}
    chosen = _chosen(world, component, list(values), resolved)
    data: Json = {
        "custom_id": component["custom_id"],
        "component_type": component["type"],
        "id": component["id"],
        "values": chosen,
    }
    return data | ({"resolved": resolved} if resolved else {})


def _chosen(world: World, component: Json, values: Sequence[Any], resolved: Json) -> list[str]:
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    if not least <= len(values) <= most:
        raise NotOnScreen(f"{len(values)} chosen, the menu {component['custom_id']!r} takes {least} to {most}")
    if component["type"] != STRING_SELECT:
        return [_resolve(world, value, resolved) for value in values]
    chosen = [_value_of(component, value) for value in values]
    if len(set(chosen)) < len(chosen):
        raise NotOnScreen(f"{values} names an option twice")
    return chosen


def _value_of(component: Json, word: str) -> str:
    options = options_of(component)
    for option in options:
        if word in (option.value, option.label):
            return option.value
    raise NotOnScreen(f"{word!r} is not among {[option.label for option in options]}")


def submit_data(world: World, modal: Modal, given: Mapping[str, Any]) -> Json:
    """The `data` of a filled-in modal; fields are named by custom_id or label."""
    known = {word for field in modal.fields for word in (field.custom_id, field.label)}
    if unknown := given.keys() - known:
        raise NotOnScreen(f"the modal has no field {sorted(unknown)}")
    resolved: Json = {}
    parts: list[Json] = []
    for part in modal.payload["components"]:
        if part["type"] == TEXT:
            parts.append({"type": TEXT, "id": part["id"]})
        elif part["type"] == LABEL:
            field = Field(part["component"]["custom_id"], part["label"], part["component"])
            parts.append({"type": LABEL, "id": part["id"], "component": _filled(world, field, given, resolved)})
        else:
            inner = [
                _filled(world, Field(c["custom_id"], c.get("label", ""), c), given, resolved)
                for c in part["components"]
            ]
            parts.append({"type": part["type"], "id": part["id"], "components": inner})
    data: Json = {"custom_id": modal.custom_id, "components": parts}
    return data | ({"resolved": resolved} if resolved else {})


def _filled(world: World, field: Field, given: Mapping[str, Any], resolved: Json) -> Json:
    body = field.body
    kind = body["type"]
    sent: Json = {"type": kind, "id": body["id"], "custom_id": field.custom_id}
    value = given.get(field.custom_id, given.get(field.label))
    if kind == CHECKBOX:
        return sent | {"value": bool(body.get("default") if value is None else value)}
    needed = body.get("required", True)
    if kind == TEXT_INPUT:
        return sent | {"value": _typed(body, body.get("value") or "" if value is None else value, needed=needed)}
    defaults = [option.value for option in options_of(body) if option.default]
    if kind == RADIO_GROUP:
        pick = _value_of(body, value) if value is not None else next(iter(defaults), None)
        if pick is None and needed:
            raise NotOnScreen(f"the field {field.label!r} is required")
        return sent | {"value": pick}
    values: list[Any] = defaults if value is None else [value] if isinstance(value, str) else list(value)
    if not values and not needed:
        return sent | {"values": []}
    if not values:
        raise NotOnScreen(f"the field {field.label!r} is required")
    if kind in SELECTS:
        return sent | {"values": _chosen(world, body, values, resolved)}
    if kind == CHECKBOX_GROUP:
        return sent | {"values": [_value_of(body, word) for word in values]}
    assert kind == FILE_UPLOAD
    return sent | {"values": values}


def _typed(body: Json, text: str, *, needed: bool) -> str:
    least, most = body.get("min_length") or 0, body.get("max_length") or 4000
    if not text and not needed:
        return text
    if not max(least, 1 if needed else 0) <= len(text) <= most:
        raise NotOnScreen(f"{len(text)} characters typed, {body['custom_id']!r} takes {least} to {most}")
    return text


def forged_submit(custom_id: str, values: Mapping[str, str]) -> Json:
    """The `data` of a submit that no modal of the bot asked for."""
    parts = [
        {
            "type": LABEL,
            "id": 2 * place + 1,
            "component": {"type": TEXT_INPUT, "id": 2 * place + 2, "custom_id": key, "value": text},
        }
        for place, (key, text) in enumerate(values.items())
    ]
    return {"custom_id": custom_id, "components": parts}
