"""The private panel of Olsen (Hearts): the hand by suits, a button for every card that may be played, the exchange."""

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
"""How many cards have a button each at once; of more, a suit at a time is shown."""

A_ROW = 4
"""How many cards stand side by side: as many as a phone is wide."""

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
        f"{scene.who(seat)}\N{NO-BREAK SPACE}{marked(played, place == best)}"
        for place, (seat, played) in enumerate(zip(turns, table.trick, strict=True))
    )


def marked(played: Card, best: bool) -> str:  # noqa: FBT001 - a card is written in one of two ways
    """Write a card, in bold if it takes the trick."""
    return f"**{card(str(played))}**" if best else card(str(played))


def draw_panel(scene: Scene, view: View, t: Words, draft: tuple[str, ...]) -> Sheet:
    """Draw the hand with a button for every card that may be played; in the exchange a select."""
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
        advice, controls = _advice(view, t), _cards(scene, view, t, draft)
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
    suits = [_faces(suit) for each in ORDER if (suit := _of_suit(view.hand, each))]
    lines = [t("olsen_hearts-sheet-hand", count=view.hand.bit_count()), *suits] if suits else []
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
        return t("olsen_hearts-sheet-follow", suit=FACES[suit])
    key = "olsen_hearts-sheet-void" if free == hand else "olsen_hearts-sheet-void-first"
    return t(key, suit=FACES[suit])


def _cards(scene: Scene, view: View, t: Words, draft: tuple[str, ...]) -> list[kit.Item]:
    """Draw a button for every card that follows the rules, and one select for those that would cost a fine."""
    shown, tabs = playable(view.table, view.hand), []
    if shown.bit_count() > MOST_BUTTONS:
        suit = _page(draft, shown)
        tabs = [_tab(scene, each, _of_suit(shown, each).bit_count(), open_=each == suit) for each in ORDER]
        shown = _of_suit(shown, suit)
    buttons = [kit.button(card(name), scene.id_for("play", name), "commit") for name in _sorted(shown)]
    fined = [kit.Option(card(name), name) for name in _sorted(reneges(view.table, view.hand))]
    asked = [kit.select(scene.id_for("renege"), t("olsen_hearts-select-renege"), fined)] if fined else []
    return [*kit.rows(tabs), *kit.rows(buttons, A_ROW), *asked]


def _page(draft: tuple[str, ...], shown: int) -> str:
    """Return the suit to show: the one asked for while it can be played, else the first that can."""
    wanted = draft[1] if draft[:1] == ("suit",) else ""
    return wanted if wanted and _of_suit(shown, wanted) else next(suit for suit in ORDER if _of_suit(shown, suit))


def _tab(scene: Scene, suit: str, count: int, *, open_: bool) -> kit.Button:
    return kit.button(f"{FACES[suit]} {count}", scene.id_for("suit", suit), disabled=open_ or not count)


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
