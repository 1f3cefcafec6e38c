"""Draws any screen of a match, for everybody or for one person."""

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.catalog import Entry
from bot.i18n import Words
from bot.match import Match, Phase, Refused
from bot.play import Play
from bot.rendering import table
from bot.rendering.lobby import draw_lobby, draw_options
from bot.rendering.presenter import Scene, scene_of
from games.codec import decode
from games.core import Over

REMEMBERED = 20_000
"""How many told events are kept."""


class Painter:
    """Brings matches, presenters, words and names together."""

    def __init__(self, play: Play, catalog: Mapping[str, Entry], names: Mapping[int, str]) -> None:
        self._play = play
        self._catalog = catalog
        self._names = names
        self._lines: dict[tuple[Any, ...], str | None] = {}

    def scene(self, match: Match, t: Words) -> Scene:
        """Return the public facts of a match."""
        return scene_of(match, self._play.waiting(match), self._names, t)

    def board(self, match: Match, t: Words, *, next_number: int | None = None, note: str = "") -> ui.LayoutView:
        """Draw the public message of a match; `note` is a line about Otter itself."""
        scene, entry = self.scene(match, t), self._catalog.get(match.game)
        if entry is None or match.phase in {Phase.ENDED, Phase.FROZEN}:
            return table.draw_closed(scene, t)
        if match.phase is Phase.LOBBY:
            return draw_lobby(scene, entry.game.info, t, note=note)
        told = self._told(match, scene, entry, t)
        if match.phase is Phase.OVER and isinstance(over := entry.game.turn(match.state), Over):
            pairs = entry.game.info.sides == "pairs"
            return table.draw_result(
                scene, entry.presenter, over.outcome, told, t, next_number=next_number, pairs=pairs
            )
        view = entry.game.view(match.state, None)
        return table.draw_board(scene, entry.presenter, view, told, t, note=note)

    def panel(
        self, match: Match, person: int, t: Words, draft: tuple[str, ...] = (), notice: str = ""
    ) -> ui.LayoutView:
        """Draw a person's private panel: the hand in play, the result after it, else a word on why there is none."""
        scene, seat, entry = self.scene(match, t), match.seat_of(person), self._catalog.get(match.game)
        if seat is None:
            return table.draw_notice(notice or t("sheet-not-seated"))
        if match.phase is Phase.PLAYING and entry is not None:
            view = entry.game.view(match.state, seat)
            return table.draw_panel(scene, entry.presenter, view, seat, t, draft, notice)
        if match.phase is Phase.OVER and entry is not None and isinstance(over := entry.game.turn(match.state), Over):
            pairs = entry.game.info.sides == "pairs"
            return table.draw_over(scene, entry.presenter, over.outcome, t, notice, pairs=pairs)
        if match.phase is Phase.FROZEN:
            return table.draw_notice(notice, t("notice-frozen"))
        return table.draw_notice(notice, t("sheet-lobby" if match.phase is Phase.LOBBY else "sheet-over"))

    def options(self, match: Match, person: int, t: Words, notice: str = "") -> ui.LayoutView:
        """Draw the house rules, changeable by the host in the lobby."""
        info = self._catalog[match.game].game.info
        return draw_options(self.scene(match, t), info, t, host=match.host == person, notice=notice)

    def log(self, match: Match, events: list[Any], page: int | None, t: Words) -> ui.LayoutView:
        """Draw a page of what happened."""
        return table.draw_log(self.scene(match, t), self._catalog[match.game].presenter, events, page, t)

    def more(self, match: Match, person: int, t: Words, *, sure: bool = False) -> ui.LayoutView:
        """Draw what stands behind "More"."""
        return table.draw_more(self.scene(match, t), t, seated=match.seat_of(person) is not None, sure=sure)

    def refusal(self, refused: Refused, t: Words) -> str:
        """Say why something is not allowed."""
        match = refused.match
        scene, presenter = self.scene(match, t), self._catalog[match.game].presenter
        return table.refusal_text(scene, presenter, refused.refusal, refused.area, t)

    def _told(self, match: Match, scene: Scene, entry: Entry, t: Words) -> list[str]:
        """Tell the last few public events that are worth a line, oldest first."""
        lines: list[str] = []
        who = tuple(chair.holder for chair in match.chairs)
        for event in reversed(match.told):
            line = self._line((match.id, bytes(event), who, t.language), scene, entry, t)
            if line is not None:
                lines.append(line)
            if len(lines) == table.TOLD:
                break
        return lines[::-1]

    def _line(self, key: tuple[Any, ...], scene: Scene, entry: Entry, t: Words) -> str | None:
        # The same event is told in three drawings of a board, as the newest, the second and the third.
        if key not in self._lines:
            if len(self._lines) >= REMEMBERED:
                self._lines.clear()
            event = decode(key[1], entry.game.info.shapes.event)
            self._lines[key] = entry.presenter.tell(scene, event, t)
        return self._lines[key]
