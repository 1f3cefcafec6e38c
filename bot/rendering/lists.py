"""Private lists to choose from: a game, or one of the tables somebody sits at."""

from collections.abc import Sequence

from discord import ui

from bot.i18n import Words
from bot.rendering import kit
from bot.rendering.presenter import Scene

ACCENT = 0x57A773


def draw_games(games: Sequence[str], question: str, custom_id: str, t: Words) -> ui.LayoutView:
    """Ask for a game."""
    options = [kit.Option(t(f"{game}-name"), game, note=_cut(t(f"{game}-tagline"))) for game in games]
    placeholder = _cut(", ".join(option.label for option in options))
    return kit.screen(kit.text(f"### {question}"), kit.select(custom_id, placeholder, options), accent=ACCENT)


def _cut(line: str) -> str:
    """Keep a line of a select within Discord's limit."""
    return line if len(line) <= kit.CHOICE else f"{line[: kit.CHOICE - 1].rstrip()}…"


def draw_tables(scenes: Sequence[Scene], person: int, question: str, word: str, t: Words) -> ui.LayoutView:
    """Ask for one of a person's tables; each button does `word` there."""
    buttons = [kit.button(_table(scene, person, t), scene.id_for(word), _weight(scene, person)) for scene in scenes]
    return kit.screen(kit.text(f"### {question}"), *kit.rows(buttons[: 4 * kit.ROW]), accent=ACCENT)


def _mine(scene: Scene, person: int) -> bool:
    return any(scene.who(seat) == f"<@{person}>" for seat in scene.waiting)


def _table(scene: Scene, person: int, t: Words) -> str:
    key = "hand-table-turn" if _mine(scene, person) else "hand-table"
    return t(key, game=t(f"{scene.game}-name"), number=str(scene.number))


def _weight(scene: Scene, person: int) -> kit.Weight:
    return "commit" if _mine(scene, person) else "safe"
