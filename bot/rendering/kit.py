"""The pieces every screen is drawn with: Components V2 within Discord's limits, in views that leave nothing in memory.

A view is stopped before it is sent: discord.py then keeps no task and no key of it, and its components work all the same, since
one listener answers every press.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

import discord
from discord import ui
from msgspec import Struct

COMPONENTS = 40
CHARACTERS = 4000
OPTIONS = 25
ROW = 5
LABEL = 80

Item: TypeAlias = ui.Item[Any]
Button: TypeAlias = ui.Button[Any]
Weight: TypeAlias = Literal["safe", "commit", "good", "grave"]

_STYLES: dict[Weight, discord.ButtonStyle] = {
    "safe": discord.ButtonStyle.secondary,
    "commit": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "grave": discord.ButtonStyle.danger,
}


class TooLarge(ValueError):  # noqa: N818 - says what the screen is
    """A screen does not fit Discord's limits."""


def text(*lines: str) -> ui.TextDisplay[Any]:
    """Show lines of Markdown; empty ones are left out."""
    return ui.TextDisplay("\n".join(line for line in lines if line))


def rule() -> ui.Separator[Any]:
    """Draw a thin line."""
    return ui.Separator()


def button(label: str, custom_id: str, weight: Weight = "safe", *, disabled: bool = False) -> Button:
    """Make a button: grey is safe, blue commits, green begins, red is grave."""
    if not 0 < len(label) <= LABEL:
        raise TooLarge(f"a label of {len(label)} characters")
    return ui.Button(label=label, custom_id=custom_id, style=_STYLES[weight], disabled=disabled)


def rows(buttons: Iterable[Button]) -> list[ui.ActionRow[Any]]:
    """Set buttons in rows of five."""
    all_ = list(buttons)
    return [ui.ActionRow(*all_[at : at + ROW]) for at in range(0, len(all_), ROW)]


class Option(Struct, frozen=True):
    """One line of a select."""

    label: str
    value: str
    chosen: bool = False
    note: str | None = None


def select(
    custom_id: str, placeholder: str, options: Sequence[Option], *, least: int = 1, most: int = 1
) -> ui.ActionRow[Any]:
    """Make a select of at most 25 options, of which `least` to `most` are taken."""
    if not 1 <= len(options) <= OPTIONS:
        raise TooLarge(f"a select of {len(options)} options")
    return ui.ActionRow(
        ui.Select(
            custom_id=custom_id,
            placeholder=placeholder[:150],
            min_values=least,
            max_values=min(most, len(options)),
            options=[
                discord.SelectOption(label=each.label, value=each.value, default=each.chosen, description=each.note)
                for each in options
            ],
        )
    )


def page_of(items: Sequence[Any], page: int, size: int = OPTIONS) -> tuple[Sequence[Any], int, int]:
    """Return the page's items, its number within bounds and the number of pages (at least 1)."""
    pages = max(1, -(-len(items) // size))
    page = min(max(page, 0), pages - 1)
    return items[page * size : (page + 1) * size], page, pages


def screen(*items: Item, accent: int) -> ui.LayoutView:
    """Draw a message in one container.

    :raises TooLarge: beyond 40 components or 4,000 characters of text.
    """
    view = ui.LayoutView(timeout=None)
    try:
        view.add_item(ui.Container(*items, accent_colour=accent))
    except ValueError as error:
        raise TooLarge(str(error)) from error
    if view.total_children_count > COMPONENTS:
        raise TooLarge(f"{view.total_children_count} components")
    if view.content_length() > CHARACTERS:
        raise TooLarge(f"{view.content_length()} characters")
    view.stop()
    return view
