"""The rules of a game, page by page."""

from collections.abc import Sequence

from discord import ui

from bot.i18n import Page, Words
from bot.rendering import kit

ACCENT = 0x8B6F47


def draw_rules(game: str, pages: Sequence[Page], page: int, t: Words) -> ui.LayoutView:
    """Draw one section of a game's rules, with a select to all the others."""
    shown = pages[page % len(pages)]
    options = [
        kit.Option(each.title[:100], str(number), number == page % len(pages)) for number, each in enumerate(pages)
    ]
    # A rules page belongs to no match: its id names the game where others name the match.
    return kit.screen(
        kit.text(f"### {t('rules-title', game=t(f'{game}-name'), page=shown.title)}"),
        kit.text(shown.text),
        kit.select(f"o:rules:0:page.{game}", shown.title, options),
        accent=ACCENT,
    )
