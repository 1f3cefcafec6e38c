"""The private panel of Olenon: every play as a button, the pass, and cards shown to everybody."""

from collections.abc import Sequence

from bot.i18n import Words
from bot.rendering import kit
from bot.rendering.presenter import Scene, Sheet
from games.core import Seat
from games.olenon.model import Play, Redeal, Table, View
from games.olenon.notation import ONE, VALUES, held, singles
from games.olenon.rules import GAME, plays

BUTTONS = 12
"""How many plays have a button of their own; the others stand in one select."""

A_ROW = 4
"""How many of these short buttons stand beside each other on a phone."""


def group(value: int, count: int) -> str:
    """Write some cards of one number: `5 5 5`."""
    return "\N{NO-BREAK SPACE}".join([str(value)] * count)


def faces(cards: int) -> str:
    """Write cards as a player holds them; a line breaks between numbers, not within one."""
    return "   ".join(group(value, held(cards, value)) for value in VALUES if held(cards, value))


def draw_panel(scene: Scene, view: View, t: Words, draft: tuple[str, ...]) -> Sheet:
    """Draw a seat's panel."""
    seat = view.seat
    if seat is None:
        return Sheet(_waiting(scene, t), "")
    hand = _hand(scene, view, seat, t)
    if draft == ("show",):
        return Sheet(t("olenon-sheet-show"), hand, _show_controls(scene, view, seat, t))
    return Sheet(_advice(scene, view, seat, t), hand, tuple(_controls(scene, view, seat, t)))


def _waiting(scene: Scene, t: Words) -> str:
    return t("sheet-wait", who=[scene.who(seat) for seat in sorted(scene.waiting)])


def _hand(scene: Scene, view: View, seat: Seat, t: Words) -> str:
    """Write the whole hand, the partner, and what of the hand everybody has seen."""
    partner = (seat + 2) % 4
    lines = [
        t("olenon-sheet-hand", count=view.sizes[seat]),
        f"### {faces(view.hand)}",
        f"-# {t('olenon-sheet-partner', who=scene.who(partner), count=view.sizes[partner])}",
    ]
    if shown := view.table.shown[seat]:
        lines.append(f"-# {t('olenon-sheet-shown', cards=faces(shown))}")
    return "\n".join(lines)


def _advice(scene: Scene, view: View, seat: Seat, t: Words) -> str:
    """Say what may be done now."""
    table = view.table
    taken = table.taken[seat]
    if taken is not None:
        return t("olenon-sheet-sits_out", value=str(taken), who=[scene.who(each) for each in sorted(scene.waiting)])
    if seat != table.turn:
        return _waiting(scene, t)
    if not table.count:
        passed = any(each is not None for each in table.taken)
        return t("olenon-sheet-must_lead" if passed else "olenon-sheet-lead")
    lies = group(table.value, table.count)
    if not any(plays(table, view.hand)):
        return t("olenon-sheet-nothing", cards=lies, value=str(table.value))
    key = "olenon-sheet-answer_six" if table.value == max(VALUES) else "olenon-sheet-answer"
    return t(key, cards=lies, value=str(table.value), count=table.count)


def _controls(scene: Scene, view: View, seat: Seat, t: Words) -> list[kit.Item]:
    table = view.table
    mine = seat == table.turn
    offered = [*plays(table, view.hand)] if mine else []
    items = kit.rows((_play_button(scene, view, play, t) for play in offered[:BUTTONS]), A_ROW)
    if offered[BUTTONS:]:
        options = [
            kit.Option(group(play.value, play.count), f"{play.value}-{play.count}") for play in offered[BUTTONS:]
        ]
        items.append(kit.select(scene.id_for("play"), t("olenon-select-play"), options))
    passing = mine and table.count > 0
    label = t("olenon-button-pass_take", value=str(table.value)) if passing else t("olenon-button-pass")
    last = [
        kit.button(label, scene.id_for("pass"), "safe" if offered or not passing else "commit", disabled=not passing),
        kit.button(t("olenon-button-show"), scene.id_for("show")),
    ]
    if GAME.check(view, Redeal()) is None:
        last.append(kit.button(t("olenon-button-redeal"), scene.id_for("redeal"), "grave"))
    return [*items, *kit.rows(last)]


def _play_button(scene: Scene, view: View, play: Play, t: Words) -> kit.Button:
    cards = group(play.value, play.count)
    wins = play.count * ONE[play.value] == view.hand
    return kit.button(
        _play_label(view.table, play, cards, t),
        scene.id_for("play", str(play.value), str(play.count)),
        "good" if wins else "commit",
    )


def _play_label(table: Table, play: Play, cards: str, t: Words) -> str:
    if not table.count:
        return cards
    return t("olenon-button-add" if play.value == table.value else "olenon-button-replace", cards=cards)


def _show_controls(scene: Scene, view: View, seat: Seat, t: Words) -> tuple[kit.Item, ...]:
    """Offer each card of the hand: 25 at most, since the others hold at least one each of the 28 dealt."""
    values: Sequence[int] = [*singles(view.hand)]
    options = [kit.Option(str(value), f"{value}-{place}") for place, value in enumerate(values)]
    menu = kit.select(scene.id_for("show", "cards"), t("olenon-select-show"), options, most=len(options))
    everything = view.table.shown[seat] == view.hand
    buttons = [
        kit.button(t("button-back"), scene.id_for("hand")),
        kit.button(t("olenon-button-show_all"), scene.id_for("show", "all"), "grave", disabled=everything),
    ]
    return (menu, *kit.rows(buttons))
