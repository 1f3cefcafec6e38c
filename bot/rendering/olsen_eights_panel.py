"""The private panel of Olsen (Eights): the hand as buttons, the call beside the play, the suit of an eight."""

from bot.i18n import Words
from bot.rendering import kit
from bot.rendering.faces import card
from bot.rendering.presenter import Scene, Sheet
from games.cards import STANDARD, Card, numbers
from games.core import Seat
from games.olsen_eights.matching import BARRED_LAST, EIGHTS, SUIT_MASKS, drawable, layable
from games.olsen_eights.model import CallOlsen, Draw, Lay, Stage, Suit, Table, View
from games.olsen_eights.moves import catchable, false_call
from games.olsen_eights.rules import GAME

BUTTONS = 15
"""How many cards have a button at once; of a larger hand only those that may be laid have one, so many less one a page."""

ORDER: tuple[Suit, ...] = ("S", "H", "D", "C")
"""In which order the suits of a hand are written."""


def draw_panel(scene: Scene, view: View, t: Words, draft: tuple[str, ...]) -> Sheet:
    """Draw a seat's panel; a draft that the table has overtaken is forgotten."""
    seat = view.seat
    if seat is None:
        return Sheet(_waiting(scene, t), "")
    hand = _hand(scene, view, seat, t)
    match draft:
        case ("suit", name, *olsen) if name in STANDARD and asks_suit(view, Card.parse(name), olsen=bool(olsen)):
            advice = t("olsen_eights-sheet-suit", card=card(name))
            rest = view.hand & ~(1 << STANDARD.index(name))
            suits = _suits(rest, t, {suit: scene.id_for("lay", name, suit, *olsen) for suit in ORDER})
            return Sheet(advice, hand, (*suits, _back(scene, t)))
        case ("false",) if false_call(view.table, seat) and GAME.check(view, CallOlsen()) is None:
            advice = t("olsen_eights-sheet-false", count=view.table.counts[seat])
            button = kit.button(t("olsen_eights-button-false"), scene.id_for("olsen", "sure"), "grave")
            return Sheet(advice, hand, (_back(scene, t, button),))
        case ("show", page) if view.table.rules.showing and hidden(view, seat):
            return Sheet(t("olsen_eights-sheet-show"), hand, _show_controls(scene, view, seat, t, _number(page)))
        case _:
            return _table_sheet(scene, view, seat, t, draft, hand)


def asks_suit(view: View, eight: Card, *, olsen: bool) -> bool:
    """Whether the eight may be laid now and names a suit."""
    return GAME.check(view, Lay(eight, "S", olsen)) is None


def hidden(view: View, seat: Seat) -> int:
    """Return the cards of the hand that nobody has been shown."""
    return view.hand & ~view.table.shown[seat]


def in_order(mask: int) -> list[str]:
    """List cards as a player holds them: suit by suit, highest first."""
    names = [STANDARD[number] for number in numbers(mask)]
    return [name for suit in ORDER for name in reversed(names) if name[1] == suit]


def faces(mask: int) -> str:
    """Write cards as a player holds them; a line breaks between suits, not within one."""
    suits = ("\N{NO-BREAK SPACE}".join(map(card, in_order(mask & SUIT_MASKS[suit]))) for suit in ORDER)
    return "   ".join(filter(None, suits))


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else 0


def _waiting(scene: Scene, t: Words) -> str:
    return t("sheet-wait", who=[scene.who(seat) for seat in sorted(scene.waiting)])


def _hand(scene: Scene, view: View, seat: Seat, t: Words) -> str:
    """Write the whole hand, and what of it everybody knows."""
    table = view.table
    if not view.hand:
        place = table.finished.index(seat) + 1 if seat in table.finished else len(scene.chairs)
        return t("olsen_eights-sheet-out", place=str(place))
    lines = [t("olsen_eights-sheet-hand", count=view.hand.bit_count()), f"### {faces(view.hand)}"]
    if table.shown[seat]:
        lines.append(f"-# {t('olsen_eights-sheet-shown', cards=faces(table.shown[seat]))}")
    return "\n".join(lines)


def _table_sheet(  # noqa: PLR0913, PLR0917 - what a panel is drawn from
    scene: Scene, view: View, seat: Seat, t: Words, draft: tuple[str, ...], hand: str
) -> Sheet:
    table = view.table
    controls: list[kit.Item] = []
    if seat != table.seat:
        advice = [_waiting(scene, t)]
    elif table.stage is Stage.NAME:
        advice = [t("olsen_eights-sheet-suit", card=card(str(table.top)))]
        controls += _suits(view.hand, t, {suit: scene.id_for("suit", suit) for suit in ORDER})
    else:
        advice = [_advice(view, t)]
        controls += _cards(scene, view, seat, t, _number(draft[1]) if draft[:1] == ("cards",) and draft[1:] else 0)
    advice += _about_olsen(scene, view, seat, t)
    controls += kit.rows(_beside(scene, view, seat, t))
    controls += kit.rows(
        kit.button(t("olsen_eights-button-catch", who=scene.names[other]), scene.id_for("catch", str(other)), "grave")
        for other in range(len(table.counts))
        if other != seat and catchable(table, other)
    )
    return Sheet("\n".join(advice), hand, tuple(controls))


# ---- what to do ----------------------------------------------------------------------------------------------------


def _advice(view: View, t: Words) -> str:
    """Say what fits, or why nothing does."""
    table, hand = view.table, view.hand
    if view.drawn is not None:
        return t("olsen_eights-sheet-keep", card=card(str(view.drawn)))
    top = str(table.top)
    if not layable(table, hand):
        return _stuck(table, hand, t)
    if table.free:
        fits = t("olsen_eights-sheet-free", card=card(top))
    elif top[0] == "8":
        fits = t("olsen_eights-sheet-fits_eight", suit=_in_force(table, t))
    else:
        rank = "10" if top[0] == "T" else top[0]
        fits = t("olsen_eights-sheet-fits", suit=t(f"olsen_eights-suit.{table.suit}"), rank=rank)
    if table.rules.must_play or not drawable(table):
        return fits
    return f"{fits} {t('olsen_eights-sheet-or_draw')}"


def _stuck(table: Table, hand: int, t: Words) -> str:
    if not drawable(table):
        return t("olsen_eights-sheet-pass")
    if hand.bit_count() == 1 and table.barred:
        return t("olsen_eights-sheet-barred")
    if hand.bit_count() == 1 and hand & BARRED_LAST[table.rules.finish]:
        return t("olsen_eights-sheet-not_last", card=faces(hand))
    return t("olsen_eights-sheet-draw", top=_in_force(table, t))


def _in_force(table: Table, t: Words) -> str:
    """Write what a card has to fit: the top card, or the suit named with an eight."""
    top = str(table.top)
    return t(f"olsen_eights-suit.{table.suit}") if top[0] == "8" else card(top)


def _about_olsen(scene: Scene, view: View, seat: Seat, t: Words) -> list[str]:
    """Say where the seat stands with its call, where that matters."""
    table = view.table
    if table.rules.olsen == "off":
        return []
    if table.grace == seat:
        return [t("olsen_eights-sheet-say_now", who=[scene.who(other) for other in sorted(scene.waiting)])]
    if table.called[seat]:
        return [t("olsen_eights-sheet-said")]
    if table.owing[seat]:
        return [t("olsen_eights-sheet-silent" if catchable(table, seat) else "olsen_eights-sheet-owes")]
    if seat == table.seat and table.counts[seat] == 2 and layable(table, view.hand) and table.stage is not Stage.NAME:
        return [t("olsen_eights-sheet-say_with")]
    return []


# ---- what to press -------------------------------------------------------------------------------------------------


def _cards(scene: Scene, view: View, seat: Seat, t: Words, page: int) -> list[kit.Item]:
    """Draw a button for every card, those that may not be laid pale; of a large hand those alone that may, by pages."""
    table, hand = view.table, view.hand
    free = 1 << view.drawn if view.drawn is not None else layable(table, hand)
    shown = in_order(hand if hand.bit_count() <= BUTTONS else free)
    more: list[kit.Button] = []
    if len(shown) > BUTTONS:
        shown, page, pages = kit.page_of(shown, page, BUTTONS - 1)
        more = [kit.button(t("olsen_eights-button-more"), scene.id_for("cards", str((page + 1) % pages)))]
    calls = table.counts[seat] == 2 and table.rules.olsen != "off" and not table.called[seat]
    buttons: list[kit.Button] = []
    for name in shown:
        fits = bool(free >> STANDARD.index(name) & 1)
        weight: kit.Weight = "commit" if fits else "safe"
        buttons.append(kit.button(card(name), scene.id_for("lay", name), weight, disabled=not fits))
        if fits and calls:
            label = t("olsen_eights-button-lay_olsen", card=card(name))
            buttons.append(kit.button(label, scene.id_for("lay", name, "olsen"), "good"))
    return kit.rows([*buttons, *more])


def _beside(scene: Scene, view: View, seat: Seat, t: Words) -> list[kit.Button]:
    """Draw what stays in its place below the cards: the draw, the call, showing a card."""
    table = view.table
    if not view.hand:
        return []
    buttons: list[kit.Button] = []
    if view.drawn is not None:
        buttons.append(kit.button(t("olsen_eights-button-keep"), scene.id_for("keep")))
    else:
        draws = seat == table.seat and GAME.check(view, Draw()) is None
        passes = draws and not drawable(table)
        label = t("olsen_eights-button-pass" if passes else "olsen_eights-button-draw")
        weight: kit.Weight = "commit" if draws and not layable(table, view.hand) else "safe"
        buttons.append(kit.button(label, scene.id_for("draw"), weight, disabled=not draws))
    if table.rules.olsen != "off":
        buttons.append(_olsen_button(scene, view, seat, t))
    if table.rules.showing:
        label = t("olsen_eights-button-show")
        buttons.append(kit.button(label, scene.id_for("show"), disabled=not hidden(view, seat)))
    return buttons


def _olsen_button(scene: Scene, view: View, seat: Seat, t: Words) -> kit.Button:
    """Draw the call: with the draw that may lay the second card, or alone."""
    table = view.table
    if not table.called[seat] and GAME.check(view, Draw(olsen=True)) is None:
        return kit.button(t("olsen_eights-button-draw_olsen"), scene.id_for("draw", "olsen"), "good")
    due = table.grace == seat or catchable(table, seat)
    refused = GAME.check(view, CallOlsen()) is not None
    return kit.button(
        t("olsen_eights-button-olsen"), scene.id_for("olsen"), "good" if due else "safe", disabled=refused
    )


def _suits(rest: int, t: Words, ids: dict[Suit, str]) -> list[kit.Item]:
    """Draw a button for each suit, with how many cards of it stay in hand."""
    buttons: list[kit.Button] = []
    for suit, id_ in ids.items():
        count = (rest & SUIT_MASKS[suit] & ~EIGHTS).bit_count()
        label = t(f"olsen_eights-suit.{suit}")
        buttons.append(kit.button(f"{label} · {count}" if count else label, id_, "commit"))
    return kit.rows(buttons, 2)


def _back(scene: Scene, t: Words, *buttons: kit.Button) -> kit.Item:
    return kit.rows([kit.button(t("button-back"), scene.id_for("hand")), *buttons])[0]


def _show_controls(scene: Scene, view: View, seat: Seat, t: Words, page: int) -> tuple[kit.Item, ...]:
    names, page, pages = kit.page_of(in_order(hidden(view, seat)), page)
    options = [kit.Option(card(name), name) for name in names]
    more: list[kit.Button] = []
    if pages > 1:
        more.append(kit.button(t("olsen_eights-button-more"), scene.id_for("show", str((page + 1) % pages))))
    menu = kit.select(scene.id_for("show", "card"), t("olsen_eights-select-show"), options)
    return (menu, _back(scene, t, *more))
