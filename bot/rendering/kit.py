"""The pieces every screen is drawn with: Components V2 within Discord's limits, in views that leave nothing in memory.

A piece is the component as Discord's API reads it, not a `discord.ui` item: items exist to carry callbacks, which Otter has none
of, and building them cost more than everything else a press does. A `Screen` is what discord.py takes for a view. It is stopped
before it is sent: discord.py then keeps no task and no key of it, and its components work all the same, since one listener
answers every press.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias
from zlib import crc32

from discord import ButtonStyle, ComponentType, ui
from msgspec import Struct

COMPONENTS = 40
CHARACTERS = 4000
OPTIONS = 25
ROW = 5
LABEL = 80
CHOICE = 100
PLACEHOLDER = 150

Item: TypeAlias = dict[str, Any]
"""A component of a message."""
Button: TypeAlias = dict[str, Any]
Weight: TypeAlias = Literal["safe", "commit", "good", "grave"]

_STYLES: dict[Weight, int] = {
    "safe": ButtonStyle.secondary.value,
    "commit": ButtonStyle.primary.value,
    "good": ButtonStyle.success.value,
    "grave": ButtonStyle.danger.value,
}
_ROW, _BUTTON, _SELECT = ComponentType.action_row.value, ComponentType.button.value, ComponentType.select.value
_BELOW = 2**30 - 1
"""Discord numbers the other components of a message itself, from 1."""
_TEXT, _LINE, _CONTAINER = (
    ComponentType.text_display.value,
    ComponentType.separator.value,
    ComponentType.container.value,
)


class TooLarge(ValueError):  # noqa: N818 - says what the screen is
    """A screen does not fit Discord's limits."""


class Screen(ui.LayoutView):
    """A message drawn once, with nothing to wait for: no children, no timeout, finished from the start."""

    def __init__(self, components: list[Item]) -> None:  # pyright: ignore[reportMissingSuperCall] - what a view keeps, this one has not
        self._drawn = components

    def is_finished(self) -> bool:
        """Say that nothing waits for it, so that discord.py keeps nothing of it."""
        return True

    def is_dispatchable(self) -> bool:
        """Say that it has no callbacks."""
        return False

    def to_components(self) -> list[Item]:
        """Return the components as Discord's API reads them."""
        return self._drawn

    def has_components_v2(self) -> bool:
        """Say that they are of the second version."""
        return True


def text(*lines: str) -> Item:
    """Show lines of Markdown; empty ones are left out."""
    return {"type": _TEXT, "content": "\n".join(line for line in lines if line)}


def rule() -> Item:
    """Draw a thin line."""
    return {"type": _LINE, "divider": True, "spacing": 1}


def button(label: str, custom_id: str, weight: Weight = "safe", *, disabled: bool = False) -> Button:
    """Make a button: grey is safe, blue commits, green begins, red is grave."""
    if not 0 < len(label) <= LABEL:
        raise TooLarge(f"a label of {len(label)} characters")
    return {"type": _BUTTON, "style": _STYLES[weight], "label": label, "custom_id": custom_id, "disabled": disabled}


def rows(buttons: Iterable[Button], size: int = ROW) -> list[Item]:
    """Set buttons in rows of at most five, or fewer."""
    all_ = list(buttons)
    return [{"type": _ROW, "components": all_[at : at + size]} for at in range(0, len(all_), size)]


class Option(Struct, frozen=True):
    """One line of a select."""

    label: str
    value: str
    chosen: bool = False
    note: str | None = None


def select(custom_id: str, placeholder: str, options: Sequence[Option], *, least: int = 1, most: int = 1) -> Item:
    """Make a select of at most 25 options, of which `least` to `most` are taken."""
    if not 1 <= len(options) <= OPTIONS:
        raise TooLarge(f"a select of {len(options)} options")
    if len(placeholder) > PLACEHOLDER or any(
        max(len(each.label), len(each.value), len(each.note or "")) > CHOICE for each in options
    ):
        raise TooLarge("a line of a select is too long")
    menu = {
        "type": _SELECT,
        "id": _identity(custom_id, options),
        "custom_id": custom_id,
        "placeholder": placeholder,
        "min_values": least,
        "max_values": min(most, len(options)),
        "options": [_option(each) for each in options],
    }
    return {"type": _ROW, "components": [menu]}


def _identity(custom_id: str, options: Sequence[Option]) -> int:
    """Give a select the number of what it offers, so that one that offers something else keeps no tick of the former."""
    offered = [custom_id.rpartition(":")[2], *(f"{each.value} {each.chosen}" for each in options)]
    return crc32("\n".join(offered).encode()) & _BELOW | _BELOW + 1


def _option(option: Option) -> Item:
    line = {"label": option.label, "value": option.value, "default": option.chosen}
    return line if option.note is None else line | {"description": option.note}


def page_of(items: Sequence[Any], page: int, size: int = OPTIONS) -> tuple[Sequence[Any], int, int]:
    """Return the page's items, its number within bounds and the number of pages (at least 1)."""
    pages = max(1, -(-len(items) // size))
    page = min(max(page, 0), pages - 1)
    return items[page * size : (page + 1) * size], page, pages


def screen(*items: Item, accent: int) -> Screen:
    """Draw a message in one container; a text without words is left out.

    :raises TooLarge: beyond 40 components or 4,000 characters of text, or when two have the same id.
    """
    kept = [item for item in items if item.get("content") != ""]
    inner = [part for item in kept for part in item.get("components", ())]
    ids = [part["custom_id"] for part in inner]
    if len(kept) + len(inner) + 1 > COMPONENTS:
        raise TooLarge(f"{len(kept) + len(inner) + 1} components")
    if sum(len(item["content"]) for item in kept if item["type"] == _TEXT) > CHARACTERS:
        raise TooLarge("too many characters")
    if len(set(ids)) < len(ids):
        raise TooLarge("two components with one id")
    return Screen([{"type": _CONTAINER, "accent_color": accent, "components": kept}])
