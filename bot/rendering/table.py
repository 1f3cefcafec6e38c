"""A table in play: the public board, a seat's private panel, the log, and what stands behind "More"."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.i18n import Words
from bot.match import Person, Phase
from bot.rendering import kit
from bot.rendering.lobby import table_title
from bot.rendering.presenter import AnyPresenter, Scene
from games.core import Outcome, Refusal, Seat

TOLD = 3
"""How many of the last events stand on the board."""

LINES_A_PAGE = 15

NEUTRAL = 0x6B7280


def _turn(scene: Scene, t: Words) -> str:
    seats = sorted(scene.waiting)
    if not seats:
        return t("board-quiet")
    key = "board-turn" if len(seats) == 1 else "board-turn-many"
    turn = t(key, who=[scene.who(seat) for seat in seats])
    return turn if scene.deadline is None else f"{turn} · {t('board-clock', when=f'<t:{scene.deadline}:R>')}"


def draw_board(  # noqa: PLR0913, PLR0917 - a board is made of these
    scene: Scene, presenter: AnyPresenter, view: Any, told: Sequence[str], t: Words, note: str = ""
) -> ui.LayoutView:
    """Draw the public board: what happened, whose turn it is, the table, what can be pressed."""
    return kit.screen(
        kit.text(f"## {table_title(scene, t)}", *told),
        kit.text(_turn(scene, t), note),
        kit.rule(),
        kit.text(presenter.board(scene, view, t)),
        *_board_buttons(scene, t),
        accent=presenter.accent,
    )


def _board_buttons(scene: Scene, t: Words) -> list[kit.Item]:
    return kit.rows(
        [
            kit.button(t("button-hand"), scene.id_for("hand"), "commit"),
            kit.button(t("button-rules"), scene.id_for("rules")),
            kit.button(t("button-log"), scene.id_for("log")),
            kit.button(t("button-more"), scene.id_for("more")),
        ]
    )


def draw_closed(scene: Scene, t: Words) -> ui.LayoutView:
    """Draw the board of a match that ended without a result, or that had to be stopped."""
    key = "board-frozen" if scene.phase is Phase.FROZEN else "board-closed"
    return kit.screen(kit.text(f"## {table_title(scene, t)}", t(key)), accent=NEUTRAL)


def draw_panel(  # noqa: PLR0913, PLR0917 - a panel is made of these
    scene: Scene,
    presenter: AnyPresenter,
    view: Any,
    seat: Seat,
    t: Words,
    draft: tuple[str, ...] = (),
    notice: str = "",
) -> ui.LayoutView:
    """Draw a seat's private panel, with a line on top where something has to be said first."""
    if seat in scene.waiting:
        title = f"{t('sheet-turn')} · {table_title(scene, t)}"
    else:
        title = t("sheet-title", game=t(f"{scene.game}-name"), number=str(scene.number))
    sheet = presenter.sheet(scene, view, t, draft)
    return kit.screen(
        kit.text(f"### {title}", notice, sheet.advice),
        kit.text(sheet.hand),
        *sheet.controls,
        accent=presenter.accent,
    )


def refusal_text(scene: Scene, presenter: AnyPresenter, refusal: Refusal, area: str, t: Words) -> str:
    """Say why something is not allowed, with the rule it stands in."""
    if area == "table":
        values = dict(refusal.values)
        if "host" in values:
            values["host"] = f"<@{values['host']}>"
        return t("sheet-refused", why=t(f"table-refusal-{refusal.code}", **values))
    why = t(f"{area}-refusal-{refusal.code}", **presenter.values(scene, refusal, t))
    return t("sheet-refused-rule", why=why, rule=refusal.rule)


def draw_notice(*lines: str, accent: int = NEUTRAL) -> ui.LayoutView:
    """Draw a private word that belongs to no hand."""
    return kit.screen(kit.text(*lines), accent=accent)


def draw_more(scene: Scene, t: Words, *, seated: bool, sure: bool) -> ui.LayoutView:
    """Draw what stands behind "More": leaving, asked twice, or coming back."""
    title = t("more-title", game=t(f"{scene.game}-name"), number=str(scene.number))
    options = kit.button(t("button-options"), scene.id_for("options"))
    if not seated:
        return kit.screen(
            kit.text(f"### {title}"),
            *kit.rows([kit.button(t("button-join"), scene.id_for("join")), options]),
            accent=NEUTRAL,
        )
    if sure:
        buttons = [
            kit.button(t("button-stay"), scene.id_for("more")),
            kit.button(t("button-leave-sure"), scene.id_for("leave", "sure"), "grave"),
        ]
        return kit.screen(kit.text(f"### {title}", t("more-leave-sure")), *kit.rows(buttons), accent=NEUTRAL)
    buttons = [kit.button(t("button-leave"), scene.id_for("leave"), "grave"), options]
    return kit.screen(kit.text(f"### {title}", t("more-leave")), *kit.rows(buttons), accent=NEUTRAL)


def draw_log(scene: Scene, presenter: AnyPresenter, events: Sequence[Any], page: int | None, t: Words) -> ui.LayoutView:
    """Draw a page of all that happened in public, the last one when no page is named."""
    lines = [line for event in events if (line := presenter.tell(scene, event, t)) is not None]
    last = max(0, -(-len(lines) // LINES_A_PAGE) - 1)
    shown, page, pages = kit.page_of(lines, last if page is None else page, LINES_A_PAGE)
    buttons = [
        kit.button(t("button-previous"), scene.id_for("log", str(max(0, page - 1))), disabled=page == 0),
        kit.button(t("button-next"), scene.id_for("log", str(page + 1)), disabled=page + 1 >= pages),
    ]
    if page == 0:
        # Two ids on a message must differ, pressable or not.
        buttons[0] = kit.button(t("button-previous"), scene.id_for("log", "first"), disabled=True)
    where = t("log-page", page=str(page + 1), pages=str(pages))
    return kit.screen(
        kit.text(f"### {t('log-title', game=t(f'{scene.game}-name'), number=str(scene.number))}"),
        kit.text(*(shown or [t("log-empty")])),
        *([kit.text(f"-# {where}"), *kit.rows(buttons)] if pages > 1 else []),
        accent=presenter.accent,
    )


def _result(scene: Scene, presenter: AnyPresenter, outcome: Outcome, t: Words, *, pairs: bool) -> list[str]:
    """Write who won, then the places; partners stand in one line."""
    scores, places = outcome.scores, outcome.places
    sides = len(places) // 2 if pairs else len(places)
    winners = [scene.who(seat) for seat, place in enumerate(places) if place == 1]
    lines = [
        t(
            "result-line",
            place=str(1 + sum(places[other] < places[side] for other in range(sides))),
            who=[scene.who(seat) for seat in range(side, len(places), sides)],
            score=presenter.score(scores[side], t),
        )
        for side in sorted(range(sides), key=lambda side: (places[side], side))
    ]
    alone = len(winners) * sides == len(places)
    return [t(("pairs-won" if pairs else "result-winner") if alone else "result-winners", who=winners), *lines]


def draw_over(  # noqa: PLR0913 - a result is made of these
    scene: Scene, presenter: AnyPresenter, outcome: Outcome, t: Words, notice: str, *, pairs: bool
) -> ui.LayoutView:
    """Draw, in place of a hand, how its match ended."""
    return kit.screen(
        kit.text(f"### {table_title(scene, t)}", notice, t("sheet-over")),
        kit.text(*_result(scene, presenter, outcome, t, pairs=pairs)),
        accent=presenter.accent,
    )


def draw_result(  # noqa: PLR0913 - a result is made of these
    scene: Scene,
    presenter: AnyPresenter,
    outcome: Outcome,
    told: Sequence[str],
    t: Words,
    *,
    next_number: int | None,
    pairs: bool = False,
) -> ui.LayoutView:
    """Draw how a match ended."""
    counted = len(outcome.scores) > 1 and all(isinstance(chair.holder, Person) for chair in scene.chairs)
    after = [t("result-counted" if counted else "result-casual")]
    if next_number is not None:
        after.append(t("result-next", number=str(next_number)))
    return kit.screen(
        kit.text(f"## {table_title(scene, t)}", *told),
        kit.text(*_result(scene, presenter, outcome, t, pairs=pairs)),
        kit.text(*(f"-# {line}" for line in after)),
        *kit.rows(
            [
                kit.button(t("button-rematch"), scene.id_for("rematch"), "good", disabled=next_number is not None),
                kit.button(t("button-log"), scene.id_for("log")),
                kit.button(t("button-rules"), scene.id_for("rules")),
            ]
        ),
        accent=presenter.accent,
    )
