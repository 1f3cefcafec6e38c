"""The private panel of Olsen (Hearts): every card of the hand as a button, the exchange as a select."""

from collections.abc import Iterable

from bot.i18n import Words
from bot.rendering import kit
from bot.rendering.faces import SUITS as FACES
from bot.rendering.faces import card
from bot.rendering.presenter import Scene, Sheet
from games.cards import STANDARD, SUITS, Card, Cards, numbers
from games.core import Seat
from games.olsen_hearts.deals import receivers
from games.olsen_hearts.model import Table, View
from games.olsen_hearts.plays import HEARTS, playable, reneges, settled
from games.tricks import SUIT_MASKS, taker

MOST_BUTTONS = 20
"""How many cards have a button each at once; a larger hand is shown a suit at a time."""

ORDER = "SHDC"
"""In which order the suits of a hand are written."""


def holders(scene: Scene, seats: Iterable[Seat]) -> list[str]:
    """Write the holders of seats."""
    return [scene.who(seat) for seat in seats]


def trick_line(scene: Scene, table: Table) -> str:
    """Write who laid what to the trick on the table, the card that takes it so far in bold."""
    first, best = table.players.index(table.leader), taker(table.trick)
    turns = [table.players[(first + place) % len(table.players)] for place in range(len(table.trick))]
    return " · ".join(
        f"{scene.who(seat)} {marked(played, place == best)}"
        for place, (seat, played) in enumerate(zip(turns, table.trick, strict=True))
    )


def marked(played: Card, best: bool) -> str:  # noqa: FBT001 - a card is written in one of two ways
    """Write a card, in bold if it takes the trick."""
    return f"**{card(str(played))}**" if best else card(str(played))


def draw_panel(scene: Scene, view: View, t: Words, draft: tuple[str, ...]) -> Sheet:
    """Draw the hand with every card as a button, those that may not be played pale; in the exchange as a select."""
    table, hand = view.table, _hand(scene, view, t)
    if view.seat not in table.players:
        return Sheet(t("olsen_hearts-sheet-out", who=holders(scene, table.players)), hand)
    if table.stage == "exchange":
        return _exchange_sheet(scene, view, view.seat, t, draft, hand)
    on_table = t("olsen_hearts-sheet-trick", cards=trick_line(scene, table)) if table.trick else ""
    if view.seat != table.to_play:
        advice, controls = t("sheet-wait", who=holders(scene, sorted(scene.waiting))), []
    elif draft[:1] == ("renege",) and (fined := reneges(table, view.hand) & Cards.parse(draft[1])):
        return _renege_sheet(scene, str(Cards(fined)), t, hand)
    else:
        advice, controls = _advice(view, t), _card_buttons(scene, view, draft)
    if settled(table):
        advice = t("olsen_hearts-sheet-claim")
        controls += kit.rows([kit.button(t("olsen_hearts-button-claim"), scene.id_for("claim"), "good")])
    return Sheet("\n".join(filter(None, (advice, on_table))), hand, tuple(controls))


def _sorted(mask: int) -> list[str]:
    """List cards as a player holds them: suit by suit, highest first."""
    names = [STANDARD[number] for number in numbers(mask)][::-1]
    return sorted(names, key=lambda name: ORDER.index(name[1]))


def _faces(mask: int) -> str:
    return " ".join(map(card, _sorted(mask)))


def _of_suit(mask: int, suit: str) -> int:
    return mask & SUIT_MASKS[SUITS.index(suit)]


def _hand(scene: Scene, view: View, t: Words) -> str:
    """Write the whole hand, and what only this seat knows of it."""
    table, seat = view.table, view.seat
    held = "   ".join(_faces(suit) for each in ORDER if (suit := _of_suit(view.hand, each)))
    lines = [t("olsen_hearts-sheet-hand", cards=held, count=view.hand.bit_count())] if held else []
    if view.got and seat is not None:
        to = receivers(table)[table.players.index(seat)]
        from_ = table.players[receivers(table).index(seat)]
        gave, got = _faces(view.gave), _faces(view.got)
        passed = t("olsen_hearts-sheet-passed", gave=gave, to=scene.who(to), got=got, giver=scene.who(from_))
        lines.append(f"-# {passed}")
    if view.reneges:
        lines.append(f"-# {t('olsen_hearts-sheet-reneges', count=view.reneges)}")
    return "\n".join(lines)


def _advice(view: View, t: Words) -> str:
    """Say what may be played now, and why."""
    table, hand = view.table, view.hand
    free = playable(table, hand)
    if not table.trick:
        if not table.tricks:
            return t("olsen_hearts-sheet-opening", card=card(str(table.opening)))
        if free != hand:
            return t("olsen_hearts-sheet-lead-unbroken")
        return t("olsen_hearts-sheet-lead" if table.broken or hand & ~HEARTS else "olsen_hearts-sheet-lead-hearts")
    suit = SUITS[table.trick[0] // 13]
    if _of_suit(hand, suit):
        key = "olsen_hearts-sheet-follow-fined" if reneges(table, hand) else "olsen_hearts-sheet-follow"
    else:
        key = "olsen_hearts-sheet-void" if free == hand else "olsen_hearts-sheet-void-first"
    return t(key, suit=FACES[suit])


def _card_buttons(scene: Scene, view: View, draft: tuple[str, ...]) -> list[kit.Item]:
    free, fined = playable(view.table, view.hand), reneges(view.table, view.hand)
    shown, tabs = int(view.hand), []
    if view.hand.bit_count() > MOST_BUTTONS:
        suit = _page(draft, free, fined)
        shown = _of_suit(shown, suit)
        tabs = [_tab(scene, each, view.hand, each != suit and bool(_of_suit(free | fined, each))) for each in ORDER]
    return [*kit.rows(tabs), *kit.rows(_card_button(scene, name, free, fined) for name in _sorted(shown))]


def _page(draft: tuple[str, ...], free: int, fined: int) -> str:
    """Return the suit to show: the one asked for if it can be played at all, else the first that can be without a fine."""
    wanted = draft[1] if draft[:1] == ("suit",) else ""
    if wanted and _of_suit(free | fined, wanted):
        return wanted
    return next(suit for suit in ORDER if _of_suit(free, suit))


def _tab(scene: Scene, suit: str, hand: int, pressable: bool) -> kit.Button:  # noqa: FBT001 - as kit.button has it
    label = f"{FACES[suit]} {_of_suit(hand, suit).bit_count()}"
    return kit.button(label, scene.id_for("suit", suit), disabled=not pressable)


def _card_button(scene: Scene, name: str, free: int, fined: int) -> kit.Button:
    number = STANDARD.index(name)
    weight: kit.Weight = "commit" if free >> number & 1 else "grave" if fined >> number & 1 else "safe"
    return kit.button(card(name), scene.id_for("play", name), weight, disabled=weight == "safe")


def _renege_sheet(scene: Scene, name: str, t: Words, hand: str) -> Sheet:
    buttons = [
        kit.button(t("button-back"), scene.id_for("hand")),
        kit.button(t("olsen_hearts-button-renege", card=card(name)), scene.id_for("renege", name), "grave"),
    ]
    return Sheet(t("olsen_hearts-sheet-renege", card=card(name)), hand, tuple(kit.rows(buttons)))


def _exchange_sheet(  # noqa: PLR0913, PLR0917 - what a panel is drawn from
    scene: Scene, view: View, seat: Seat, t: Words, draft: tuple[str, ...], hand: str
) -> Sheet:
    """Ask for the packet; what was chosen, or lies ready of a large hand, is marked."""
    table, count = view.table, view.table.house.pass_count
    to = scene.who(receivers(table)[table.players.index(seat)])
    ready = Cards.parse(draft[1]) if draft[:1] == ("packet",) else view.gave
    if ready.bit_count() == count:
        chosen = t("olsen_hearts-sheet-chosen", cards=_faces(ready), to=to)
        advice = f"{chosen}\n{t('sheet-wait', who=holders(scene, table.choosing))}"
    elif ready:
        missing = count - ready.bit_count()
        advice = t("olsen_hearts-sheet-more", cards=_faces(ready), count=missing, to=to)
    else:
        advice = t("olsen_hearts-sheet-choose", count=count, to=to)
    names = _sorted(view.hand)
    if len(names) <= kit.OPTIONS:
        placeholder = t("olsen_hearts-select-packet", count=count)
        menu = kit.select(scene.id_for("choose"), placeholder, _options(names, ready), least=count, most=count)
        return Sheet(advice, hand, (menu,))
    middle = len(names) // 2
    halves = [_half(scene, str(at), half, ready, count) for at, half in enumerate((names[:middle], names[middle:]))]
    return Sheet(advice, hand, tuple(halves))


def _options(names: list[str], ready: Cards) -> list[kit.Option]:
    return [kit.Option(card(name), name, chosen=bool(ready >> STANDARD.index(name) & 1)) for name in names]


def _half(scene: Scene, at: str, names: list[str], ready: Cards, count: int) -> kit.Item:
    """Make a select of half a large hand; its id keeps what lies ready of the other half."""
    beside = Cards(ready & ~Cards.parse("".join(names)))
    placeholder = f"{card(names[0])} … {card(names[-1])}"
    return kit.select(scene.id_for("choose", at, str(beside)), placeholder, _options(names, ready), least=0, most=count)
