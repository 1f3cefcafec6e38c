"""Discord's refusals: status, code and sentence, and the tree of a refused form."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

SENTENCES = {
    0: "401: Unauthorized",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    30008: "Maximum number of emojis reached (2000)",
    30034: "Max number of daily application command creates has been reached (200)",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50003: "Cannot execute action on a DM channel",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
}


class ApiError(Exception):
    """The request is refused with this status and code."""

    def __init__(self, status: int, code: int, *, extra: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{status}/{code} {SENTENCES[code]}")
        self.status = status
        self.code = code
        self.extra = dict(extra or {})

    def body(self) -> Json:
        """The JSON that Discord would send."""
        return {"message": SENTENCES[self.code], "code": self.code, **self.extra}


@dataclass(frozen=True)
class Flaw:
    """One thing wrong with a body: where, Discord's name for it, and a sentence."""

    path: tuple[str | int, ...]
    code: str
    sentence: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'body'}: {self.code}: {self.sentence}"


class FormError(ApiError):
    """400/50035: the body has these flaws."""

    def __init__(self, flaws: Sequence[Flaw]) -> None:
        super().__init__(400, 50035, extra={"errors": _tree(flaws)})
        self.flaws = tuple(flaws)


class ServerError(Exception):
    """Discord breaks over this request: 500 and no reason."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)


def _tree(flaws: Sequence[Flaw]) -> Json:
    root: Json = {}
    for flaw in flaws:
        node = root
        for step in flaw.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": flaw.code, "message": flaw.sentence})
    return root


@dataclass
class Flaws:
    """A growing list of flaws with a shorthand to add one."""

    found: list[Flaw] = field(default_factory=list[Flaw])

    def add(self, path: tuple[str | int, ...], code: str, sentence: str) -> None:
        """Note one flaw."""
        self.found.append(Flaw(path, code, sentence))

    def length(self, path: tuple[str | int, ...], text: object, least: int, most: int) -> None:
        """Note a text that is no text, too short or too long."""
        if not isinstance(text, str):
            self.add(path, "STRING_TYPE_CONVERT", f"Could not interpret {text!r} as string.")
        elif not least <= len(text) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length, is {len(text)}.")

    def number(self, path: tuple[str | int, ...], value: object, least: int, most: int) -> None:
        """Note a number that is none or out of range."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.add(path, "NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}, is {value!r}.")

    def required(self, path: tuple[str | int, ...], body: Json, key: str) -> bool:
        """Note a field that is not there, and say whether it is."""
        if body.get(key) is None:
            self.add((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
            return False
        return True
