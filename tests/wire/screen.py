"""What one person sees: messages as read by a client, with their buttons, menus and modals."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from tests.wire.checks import BUTTON, LABEL, SELECTS, TEXT, TEXT_INPUT
from tests.wire.components import walk
from tests.wire.errors import Json
from tests.wire.messages import text_of
from tests.wire.objects import EPHEMERAL, LOADING


class NotOnScreen(AssertionError):  # noqa: N818 - a failed expectation of a test, not an error of the code
    """An honest person cannot do this: there is no such button, or it is greyed out."""


@dataclass(frozen=True)
class Button:
    """A button; `word` is what one reads on it."""

    message_id: str
    custom_id: str | None
    label: str
    emoji: str
    style: int
    disabled: bool
    url: str | None
    id: int

    @property
    def word(self) -> str:
        return self.label or self.emoji

    def answers_to(self, what: str) -> bool:
        """Whether a test that says this means this button."""
        return what in (self.label, self.custom_id, self.emoji, f"{self.emoji} {self.label}")

    def __str__(self) -> str:
        text = f"{self.emoji} {self.label}".strip()
        return f"({text})" if self.disabled else f"[{text}]"


@dataclass(frozen=True)
class Option:
    """One line of a menu."""

    label: str
    value: str
    description: str = ""
    emoji: str = ""
    default: bool = False


@dataclass(frozen=True)
class Select:
    """A menu; `type` 3 has options of its own, the others offer users, roles or channels."""

    message_id: str
    custom_id: str
    type: int
    placeholder: str
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool
    id: int

    def answers_to(self, what: str) -> bool:
        """Whether a test that says this means this menu."""
        return what in (self.custom_id, self.placeholder)

    def value_of(self, word: str) -> str:
        """The value behind a label, or the value itself."""
        for option in self.options:
            if word in (option.value, option.label):
                return option.value
        raise NotOnScreen(f"{word!r} is not among {[option.label for option in self.options]}")

    def __str__(self) -> str:
        offers = ", ".join(("*" if o.default else "") + o.label for o in self.options)
        return f"<{self.placeholder or self.custom_id}: {offers} ({self.least}-{self.most})>"


@dataclass(frozen=True)
class Shown:
    """A message as it stood when one looked at it."""

    payload: Json = field(repr=False)

    @property
    def id(self) -> str:
        return self.payload["id"]

    @property
    def channel_id(self) -> str:
        return self.payload["channel_id"]

    @property
    def text(self) -> str:
        """All its texts in reading order."""
        return text_of(self.payload)

    @property
    def ephemeral(self) -> bool:
        return bool(self.payload["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it says "thinking..."."""
        return bool(self.payload["flags"] & LOADING)

    @property
    def components(self) -> list[Json]:
        """All components at any depth, in reading order."""
        return walk(self.payload["components"])

    @property
    def buttons(self) -> list[Button]:
        return [_button(self.id, c) for c in self.components if c["type"] == BUTTON]

    @property
    def selects(self) -> list[Select]:
        return [_select(self.id, c) for c in self.components if c["type"] in SELECTS]

    @property
    def files(self) -> list[str]:
        """The addresses of its pictures and files, fetchable over HTTP."""
        return [attachment["url"] for attachment in self.payload["attachments"]]

    def button(self, what: str) -> Button:
        """The button with this label, emoji or custom_id."""
        for button in self.buttons:
            if button.answers_to(what):
                return button
        raise NotOnScreen(f"no button {what!r} on:\n{self}")

    def select(self, what: str | None = None) -> Select:
        """The menu with this placeholder or custom_id; without a name the only one."""
        fitting = [select for select in self.selects if what is None or select.answers_to(what)]
        if len(fitting) != 1:
            raise NotOnScreen(f"{len(fitting)} menus are {what!r} on:\n{self}")
        return fitting[0]

    def __str__(self) -> str:
        lines = ["(only you see this)"] if self.ephemeral else []
        lines += [self.payload["content"]] if self.payload["content"] else []
        lines += ["... is thinking"] if self.loading else []
        return "\n".join(lines + _drawn(self.id, self.payload["components"]))


def _drawn(message_id: str, components: Sequence[Json]) -> list[str]:
    lines: list[str] = []
    row: list[str] = []
    for component in walk(list(components)):
        if component["type"] == BUTTON:
            row.append(str(_button(message_id, component)))
            continue
        lines += [" ".join(row)] if row else []
        row = []
        if component["type"] == TEXT:
            lines.append(component["content"])
        elif component["type"] in SELECTS:
            lines.append(str(_select(message_id, component)))
    return lines + ([" ".join(row)] if row else [])


def _emoji(component: Json) -> str:
    return (component.get("emoji") or {}).get("name") or ""


def _button(message_id: str, body: Json) -> Button:
    return Button(
        message_id=message_id,
        custom_id=body.get("custom_id"),
        label=body.get("label") or "",
        emoji=_emoji(body),
        style=body["style"],
        disabled=bool(body.get("disabled")),
        url=body.get("url"),
        id=body["id"],
    )


def _select(message_id: str, body: Json) -> Select:
    return Select(
        message_id=message_id,
        custom_id=body["custom_id"],
        type=body["type"],
        placeholder=body.get("placeholder") or "",
        options=options_of(body),
        least=body.get("min_values", 1),
        most=body.get("max_values", 1),
        disabled=bool(body.get("disabled")),
        id=body["id"],
    )


def options_of(body: Json) -> tuple[Option, ...]:
    """The options of a menu or of a group in a modal."""
    return tuple(
        Option(o["label"], o["value"], o.get("description") or "", _emoji(o), bool(o.get("default")))
        for o in body.get("options") or []
    )


@dataclass(frozen=True)
class Field:
    """One thing to fill in on a modal."""

    custom_id: str
    label: str
    body: Json = field(repr=False)

    @property
    def options(self) -> tuple[Option, ...]:
        return options_of(self.body)


@dataclass(frozen=True)
class Modal:
    """An open modal."""

    interaction_id: str
    payload: Json = field(repr=False)

    @property
    def custom_id(self) -> str:
        return self.payload["custom_id"]

    @property
    def title(self) -> str:
        return self.payload["title"]

    @property
    def text(self) -> str:
        """All that can be read on it."""
        return f"{self.title}\n{text_of(self.payload)}"

    @property
    def fields(self) -> list[Field]:
        found: list[Field] = []
        for part in self.payload["components"]:
            if part["type"] == LABEL:
                found.append(Field(part["component"]["custom_id"], part["label"], part["component"]))
            elif part["type"] != TEXT:
                found += [
                    Field(c["custom_id"], c.get("label") or "", c)
                    for c in part["components"]
                    if c["type"] == TEXT_INPUT
                ]
        return found


class Screen:
    """Messages from top to bottom, as one person sees them now."""

    def __init__(self, messages: Sequence[Shown], owner: str) -> None:
        self._messages = list(messages)
        self._owner = owner

    def __getitem__(self, place: int) -> Shown:
        return self._messages[place]

    def __len__(self) -> int:
        return len(self._messages)

    def __iter__(self) -> Iterator[Shown]:
        return iter(self._messages)

    @property
    def text(self) -> str:
        """All that can be read, message after message."""
        return "\n".join(message.text for message in self)

    @property
    def public(self) -> list[Shown]:
        return [message for message in self if not message.ephemeral]

    @property
    def ephemeral(self) -> list[Shown]:
        return [message for message in self if message.ephemeral]

    @property
    def buttons(self) -> list[Button]:
        return [button for message in self for button in message.buttons]

    @property
    def selects(self) -> list[Select]:
        return [select for message in self for select in message.selects]

    def find(self, what: str | Callable[[Shown], bool]) -> Shown:
        """The lowest message that holds this text or passes this test."""
        for message in reversed(self._messages):
            if (what in message.text) if isinstance(what, str) else what(message):
                return message
        raise NotOnScreen(f"{what!r} is not on the screen of {self._owner}:\n{self}")

    def button(self, what: str) -> Button:
        """The lowest button with this label, emoji or custom_id, enabled ones first."""
        fitting = [button for button in self.buttons if button.answers_to(what)]
        if not fitting:
            raise NotOnScreen(f"no button {what!r} on the screen of {self._owner}:\n{self}")
        return next((button for button in reversed(fitting) if not button.disabled), fitting[-1])

    def select(self, what: str | None = None) -> Select:
        """The lowest menu with this placeholder or custom_id; without a name the lowest of all."""
        for select in reversed(self.selects):
            if what is None or select.answers_to(what):
                return select
        raise NotOnScreen(f"no menu {what!r} on the screen of {self._owner}:\n{self}")

    def __str__(self) -> str:
        return "\n---\n".join(map(str, self))
