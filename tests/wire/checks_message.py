"""What Discord demands of a whole message or modal beyond each single component."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from tests.wire.checks import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    ComponentCheck,
    Path,
)
from tests.wire.errors import ApiError, Flaws, FormError, Json, ServerError
from tests.wire.objects import EPHEMERAL, V2, Message

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
MOST_BYTES, MOST_MEDIA = 10_170, 64
GROUPS = {RADIO_GROUP: 2, CHECKBOX_GROUP: 1}
IN_LABEL = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}


@dataclass(frozen=True)
class Known:
    """What a body may refer to: emoji ids of the application, and attachments by name."""

    emojis: AbstractSet[str]
    files: AbstractSet[str] = frozenset()


def check_message(
    body: Json, known: Known, *, ephemeral_allowed: bool, path: Path = (), old: Message | None = None
) -> None:
    """Raise unless the body makes a message, or changes `old` into one, that Discord would take."""
    flaws = Flaws()
    flags = int(body.get("flags") or 0)
    _check_flags(flags, flaws, path, ephemeral_allowed=ephemeral_allowed or old is not None)
    v2 = bool((flags | (old.flags if old else 0)) & V2)
    content = body.get("content", old.content if old else None)
    embeds = body.get("embeds", old.embeds if old else None)
    components = body.get("components", old.components if old else None)
    _check_text(body, flaws, path)
    if v2:
        for name, value in (("content", content), ("embeds", embeds), ("poll", body.get("poll"))):
            if value:
                sentence = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                flaws.add((*path, name), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)
    check = ComponentCheck(known.emojis, known.files, flaws)
    if body.get("components"):
        check.message(body["components"], (*path, "components"), v2=v2)
    if flaws.found:
        raise FormError(flaws.found)
    if not (content or embeds or components or known.files or body.get("sticker_ids") or body.get("poll")):
        raise ApiError(400, 50006)
    if v2 and not components:
        raise ApiError(400, 50006)
    if check.text_bytes > MOST_BYTES:
        raise ServerError(f"texts of {check.text_bytes} bytes, Discord breaks above {MOST_BYTES}")
    if check.media > MOST_MEDIA:
        raise ServerError(f"{check.media} media items, Discord breaks above {MOST_MEDIA}")


def _check_flags(flags: int, flaws: Flaws, path: Path, *, ephemeral_allowed: bool) -> None:
    allowed = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | V2 | (EPHEMERAL if ephemeral_allowed else 0)
    if flags & ~allowed:
        flaws.add((*path, "flags"), "MESSAGE_INVALID_FLAGS", f"Bits {flags & ~allowed:#x} cannot be set here.")


def check_deferral(body: Json, path: Path) -> None:
    """Raise unless a type 5 or 6 sets nothing but EPHEMERAL."""
    flags = int(body.get("flags") or 0)
    if flags & ~EPHEMERAL:
        flaws = Flaws()
        flaws.add((*path, "flags"), "MESSAGE_INVALID_FLAGS", "A deferred answer may be EPHEMERAL and nothing else.")
        raise FormError(flaws.found)


def _check_text(body: Json, flaws: Flaws, path: Path) -> None:
    if body.get("content") is not None:
        flaws.length((*path, "content"), body["content"], 0, 2000)
    embeds: list[Json] = body.get("embeds") or []
    if len(embeds) > 10:
        flaws.add((*path, "embeds"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if sum(len(_embed_text(embed)) for embed in embeds) > 6000:
        flaws.add((*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
    nonce = body.get("nonce")
    if nonce is not None:
        flaws.length((*path, "nonce"), str(nonce), 1, 25)
    mentions: Mapping[str, list[str]] = body.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if kind in (mentions.get("parse") or []) and mentions.get(kind):
            where = (*path, "allowed_mentions")
            flaws.add(
                where,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:[{kind!r}] and {kind}: [...] exclude each other.",
            )


def _embed_text(embed: Json) -> str:
    fields: list[Json] = embed.get("fields") or []
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    return "".join(str(part or "") for part in parts) + "".join(f"{f.get('name')}{f.get('value')}" for f in fields)


def check_choices(choices: object, path: Path) -> None:
    """Raise unless these answer an autocomplete."""
    flaws = Flaws()
    if not isinstance(choices, list):
        flaws.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        raise FormError(flaws.found)
    offers: list[Json] = choices
    if len(offers) > 25:
        flaws.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 25 in length.")
    for place, offer in enumerate(offers):
        flaws.length((*path, place, "name"), offer.get("name"), 1, 100)
        if isinstance(offer.get("value"), str):
            flaws.length((*path, place, "value"), offer["value"], 1, 100)
    if flaws.found:
        raise FormError(flaws.found)


def check_modal(body: Json, known: Known, path: Path) -> None:
    """Raise unless the body is a modal that Discord would open."""
    check = ComponentCheck(known.emojis, known.files)
    flaws = check.flaws
    flaws.length((*path, "title"), body.get("title"), 1, 45)
    flaws.length((*path, "custom_id"), body.get("custom_id"), 1, 100)
    components: list[Json] = body.get("components") or []
    if not 1 <= len(components) <= 5:
        flaws.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for place, part in enumerate(components):
        here = (*path, "components", place)
        if part.get("type") == LABEL:
            _check_label(part, check, here)
        elif part.get("type") == ROW and all(c.get("type") == TEXT_INPUT for c in part.get("components") or []):
            inputs: list[Json] = part.get("components") or []
            if len(inputs) != 1:
                flaws.add((*here, "components"), "BASE_TYPE_BAD_LENGTH", "A row of a modal holds one text input.")
            for inner in inputs:
                flaws.length((*here, "components", 0, "label"), inner.get("label"), 1, 45)
                _check_text_input(inner, check, (*here, "components", 0))
        else:
            check.one(part, here, {TEXT, LABEL})
    if flaws.found:
        raise FormError(flaws.found)


def _check_label(body: Json, check: ComponentCheck, path: Path) -> None:
    flaws = check.flaws
    flaws.length((*path, "label"), body.get("label"), 1, 45)
    if body.get("description") is not None:
        flaws.length((*path, "description"), body["description"], 1, 100)
    if not flaws.required(path, body, "component"):
        return
    inner: Json = body["component"]
    here = (*path, "component")
    kind = inner.get("type")
    if kind not in IN_LABEL:
        flaws.add((*here, "type"), "BASE_TYPE_CHOICES", f"Type {kind!r} cannot stand in a label.")
        return
    if inner.get("disabled"):
        flaws.add((*here, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "A modal holds no disabled component.")
    if kind == TEXT_INPUT:
        if inner.get("label") is not None:
            flaws.add((*here, "label"), "TEXT_INPUT_LABEL_IN_LABEL", "The Label carries the label.")
        _check_text_input(inner, check, here)
    else:
        check.one(inner, here, {kind})
        if kind in GROUPS:
            check.options(inner, here, GROUPS[kind], 10)
    flaws.required(here, inner, "custom_id")


def _check_text_input(body: Json, check: ComponentCheck, path: Path) -> None:
    flaws = check.flaws
    check.one(body, path, {TEXT_INPUT})
    flaws.required(path, body, "custom_id")
    flaws.number((*path, "style"), body.get("style"), 1, 2)
    least, most = body.get("min_length") or 0, body.get("max_length") or 4000
    flaws.number((*path, "min_length"), least, 0, 4000)
    flaws.number((*path, "max_length"), most, 1, 4000)
    if least > most:
        flaws.add((*path, "min_length"), "TEXT_INPUT_MIN_MAX", f"min {least} is more than max {most}.")
    if body.get("value") is not None:
        flaws.length((*path, "value"), body["value"], 0, most)
    if body.get("placeholder") is not None:
        flaws.length((*path, "placeholder"), body["placeholder"], 0, 100)
