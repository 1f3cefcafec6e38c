"""What Discord demands of components and is stricter about than its OpenAPI: every flaw of a tree is found."""

import re
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from tests.wire.errors import Flaws, Json

Path = tuple[str | int, ...]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, FILE_UPLOAD = 9, 10, 11, 12, 13, 14, 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
TOP_V2 = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER})
LINK, PREMIUM = 5, 6

_SELECT_FIELDS = "custom_id placeholder min_values max_values disabled required"
FIELDS = {
    kind: frozenset(f"type id {names}".split())
    for kind, names in {
        ROW: "components",
        BUTTON: "style label emoji custom_id sku_id url disabled",
        STRING_SELECT: _SELECT_FIELDS + " options",
        TEXT_INPUT: "custom_id style label min_length max_length required value placeholder",
        USER_SELECT: _SELECT_FIELDS + " default_values",
        ROLE_SELECT: _SELECT_FIELDS + " default_values",
        MENTIONABLE_SELECT: _SELECT_FIELDS + " default_values",
        CHANNEL_SELECT: _SELECT_FIELDS + " default_values channel_types",
        SECTION: "components accessory",
        TEXT: "content",
        THUMBNAIL: "media description spoiler",
        GALLERY: "items",
        FILE: "file spoiler",
        SEPARATOR: "divider spacing",
        CONTAINER: "components accent_color spoiler",
        LABEL: "label description component",
        FILE_UPLOAD: "custom_id min_values max_values required",
        RADIO_GROUP: "custom_id options required",
        CHECKBOX_GROUP: "custom_id options min_values max_values required",
        CHECKBOX: "custom_id default",
    }.items()
}


@dataclass
class ComponentCheck:
    """Walks a tree of components once and keeps the sums that Discord limits."""

    emojis: AbstractSet[str]
    files: AbstractSet[str]
    flaws: Flaws = field(default_factory=Flaws)
    count: int = 0
    text: int = 0
    text_bytes: int = 0
    media: int = 0
    custom_ids: set[str] = field(default_factory=set[str])
    ids: set[int] = field(default_factory=set[int])

    def message(self, components: object, path: Path, *, v2: bool) -> None:
        """Check the components of a message."""
        if not isinstance(components, list):
            self.flaws.add(path, "LIST_TYPE_CONVERT", "Must be a list.")
            return
        if not v2 and len(components) > 5:
            self.flaws.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        self._children(components, path, TOP_V2 if v2 else frozenset({ROW}), v2=v2)
        if self.count > 40:
            self.flaws.add(path, "BASE_TYPE_MAX_LENGTH", f"A message has at most 40 components, this has {self.count}.")
        if self.text > 4000:
            self.flaws.add(path, "BASE_TYPE_MAX_LENGTH", f"The texts hold {self.text} characters, at most 4000 go.")

    def one(self, component: object, path: Path, allowed: AbstractSet[int], *, v2: bool = True) -> None:
        """Check a component and all below it."""
        if not isinstance(component, dict):
            self.flaws.add(path, "DICT_TYPE_CONVERT", "Must be an object.")
            return
        body: Json = component
        kind = body.get("type")
        self.count += 1
        if not isinstance(kind, int) or kind not in allowed or kind not in FIELDS:
            hint = "" if v2 or kind not in TOP_V2 else " (the message lacks the Components V2 flag)"
            self.flaws.add(
                (*path, "type"), "BASE_TYPE_CHOICES", f"Type {kind!r} is not one of {sorted(allowed)}{hint}."
            )
            return
        for name in sorted(body.keys() - FIELDS[kind]):
            self.flaws.add((*path, name), "UNKNOWN_FIELD", "Discord knows no such field here.")
        self._identity(body, path)
        self._content(kind, body, path, v2=v2)

    def _children(self, items: object, path: Path, allowed: AbstractSet[int], *, v2: bool = True) -> None:
        if not isinstance(items, list) or not items:
            self.flaws.add(path, "BASE_TYPE_REQUIRED", "This field is required.")
            return
        children: list[Any] = items
        for place, child in enumerate(children):
            self.one(child, (*path, place), allowed, v2=v2)

    def _identity(self, body: Json, path: Path) -> None:
        number = body.get("id")
        if number is not None:
            self.flaws.number((*path, "id"), number, 0, 2**31 - 1)
            if number and number in self.ids:
                self.flaws.add((*path, "id"), "COMPONENT_ID_DUPLICATED", f"Component id {number} is used twice.")
            self.ids.add(number)
        custom_id = body.get("custom_id")
        if custom_id is not None:
            self.flaws.length((*path, "custom_id"), custom_id, 1, 100)
            if custom_id in self.custom_ids:
                sentence = f"Component custom id {custom_id!r} cannot be duplicated"
                self.flaws.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", sentence)
            self.custom_ids.add(custom_id)

    def _content(self, kind: int, body: Json, path: Path, *, v2: bool) -> None:
        if kind == ROW:
            self._row(body, path, v2=v2)
        elif kind == BUTTON:
            self._button(body, path)
        elif kind in SELECTS:
            self.select(body, path)
        elif kind == SECTION:
            self._section(body, path)
        elif kind == TEXT:
            self._text(body, path)
        elif kind == CONTAINER:
            self._children(body.get("components"), (*path, "components"), TOP_V2 - {CONTAINER})
            if body.get("accent_color") is not None:
                self.flaws.number((*path, "accent_color"), body["accent_color"], 0, 0xFFFFFF)
        elif kind == SEPARATOR:
            self.flaws.number((*path, "spacing"), body.get("spacing", 1), 1, 2)
        else:
            self._pictures(kind, body, path)

    def _row(self, body: Json, path: Path, *, v2: bool) -> None:
        below = (*path, "components")
        self._children(body.get("components"), below, SELECTS | {BUTTON}, v2=v2)
        kinds = [c.get("type") for c in body.get("components") or [] if isinstance(c, dict)]
        wide = any(kind in SELECTS for kind in kinds)
        if len(kinds) > (1 if wide else 5):
            self.flaws.add(below, "BASE_TYPE_BAD_LENGTH", "A row holds at most five buttons or one select.")

    def _button(self, body: Json, path: Path) -> None:
        style = body.get("style")
        self.flaws.number((*path, "style"), style, 1, 6)
        if style == LINK:
            if self.flaws.required(path, body, "url"):
                self.flaws.length((*path, "url"), body["url"], 1, 512)
            if body.get("custom_id") is not None:
                self.flaws.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Not both.")
        elif style == PREMIUM:
            self.flaws.required(path, body, "sku_id")
            return
        elif self.flaws.required(path, body, "custom_id") and body.get("url") is not None:
            self.flaws.add((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Not both.")
        if body.get("label") is not None:
            self.flaws.length((*path, "label"), body["label"], 0, 80)
        if not body.get("label") and not body.get("emoji"):
            self.flaws.add(path, "BUTTON_COMPONENT_LABEL_EMOJI_REQUIRED", "A button needs a label or an emoji.")
        self._emoji(body.get("emoji"), (*path, "emoji"), "BUTTON_COMPONENT_INVALID_EMOJI")

    def _emoji(self, emoji: object, path: Path, code: str) -> None:
        if emoji is None:
            return
        if not isinstance(emoji, dict):
            self.flaws.add(path, "DICT_TYPE_CONVERT", "Must be an object.")
            return
        body: Json = emoji
        number, name = body.get("id"), body.get("name")
        if number is not None:
            if str(number) not in self.emojis:
                self.flaws.add((*path, "id"), code, f"Invalid emoji {number}")
        elif not isinstance(name, str) or not name or name.isascii() or re.search(r"[A-Za-z\s]", name):
            self.flaws.add((*path, "name"), code, f"Invalid emoji {name!r}")

    def select(self, body: Json, path: Path) -> None:
        """Check a select menu; on a message or in a modal."""
        self.flaws.required(path, body, "custom_id")
        if body.get("placeholder") is not None:
            self.flaws.length((*path, "placeholder"), body["placeholder"], 0, 150)
        least = 1 if body.get("min_values") is None else body["min_values"]
        most = 1 if body.get("max_values") is None else body["max_values"]
        self.flaws.number((*path, "min_values"), least, 0, 25)
        self.flaws.number((*path, "max_values"), most, 1, 25)
        if least > most:
            self.flaws.add((*path, "min_values"), "SELECT_COMPONENT_MIN_MAX", f"min {least} is more than max {most}.")
        if body["type"] == STRING_SELECT:
            options = self.options(body, path, 1, 25)
            if most > len(options):
                sentence = f"max_values {most} with {len(options)} options"
                self.flaws.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", sentence)
            if sum(bool(option.get("default")) for option in options) > most:
                self.flaws.add(
                    (*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values."
                )

    def options(self, body: Json, path: Path, least: int, most: int) -> list[Json]:
        """Check the options of a select or group, and give those that are objects."""
        below = (*path, "options")
        given: list[Any] = body.get("options") or []
        if not least <= len(given) <= most:
            self.flaws.add(below, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        options: list[Json] = [option for option in given if isinstance(option, dict)]
        values: set[str] = set()
        for place, option in enumerate(options):
            here = (*below, place)
            for name in sorted(option.keys() - {"label", "value", "description", "emoji", "default"}):
                self.flaws.add((*here, name), "UNKNOWN_FIELD", "Discord knows no such field here.")
            self.flaws.length((*here, "label"), option.get("label"), 1, 100)
            self.flaws.length((*here, "value"), option.get("value"), 1, 100)
            if option.get("description") is not None:
                self.flaws.length((*here, "description"), option["description"], 1, 100)
            if option.get("value") in values:
                sentence = f"The value {option.get('value')!r} is used twice."
                self.flaws.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)
            values.add(option.get("value", ""))
            self._emoji(option.get("emoji"), (*here, "emoji"), "SELECT_COMPONENT_INVALID_EMOJI")
        return options

    def _section(self, body: Json, path: Path) -> None:
        texts: list[Any] = body.get("components") or []
        if not 1 <= len(texts) <= 3:
            self.flaws.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 3 in length.")
        for place, child in enumerate(texts):
            self.one(child, (*path, "components", place), {TEXT})
        if self.flaws.required(path, body, "accessory"):
            self.one(body["accessory"], (*path, "accessory"), {BUTTON, THUMBNAIL})

    def _text(self, body: Json, path: Path) -> None:
        content = body.get("content")
        self.flaws.length((*path, "content"), content, 1, 4000)
        if isinstance(content, str):
            self.text += len(content)
            self.text_bytes += len(content.encode("utf-8", "surrogatepass")) + 12

    def _pictures(self, kind: int, body: Json, path: Path) -> None:
        if kind == GALLERY:
            items: list[Json] = body.get("items") or []
            if not 1 <= len(items) <= 10:
                self.flaws.add((*path, "items"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.")
            for place, item in enumerate(items):
                self._media(item, "media", (*path, "items", place))
        elif kind == THUMBNAIL:
            self._media(body, "media", path)
        elif kind == FILE:
            self._media(body, "file", path)

    def _media(self, body: Json, key: str, path: Path) -> None:
        self.media += 1
        if body.get("description") is not None:
            self.flaws.length((*path, "description"), body["description"], 1, 1024)
        if not self.flaws.required(path, body, key):
            return
        url = str(body[key].get("url"))
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.files:
                self.flaws.add((*path, key, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", url)
        elif key == "file" or not url.startswith(("http://", "https://")):
            self.flaws.add((*path, key, "url"), "URL_TYPE_INVALID_SCHEME", f"Not a usable address: {url}")
