"""Olsen (Eights) as people see it."""

from typing import assert_never

from bot.i18n import Words
from bot.rendering.faces import card, cards
from bot.rendering.olsen_eights_panel import asks_suit, draw_panel, faces
from bot.rendering.presenter import Draft, Scene, Sheet
from bot.rendering.press import Press
from games.cards import STANDARD, Card
from games.core import Refusal, Seat, Value
from games.olsen_eights.matching import EIGHTS, SUIT_NAMES, drawable
from games.olsen_eights.model import (
    CallOlsen,
    CardShown,
    Caught,
    Challenge,
    DealerChosen,
    Draw,
    Drew,
    Event,
    FalselyCalled,
    HandBlocked,
    HandDealt,
    HandEnded,
    Keep,
    Kept,
    Laid,
    Lay,
    Move,
    NameSuit,
    OlsenCalled,
    OlsenForgotten,
    Passed,
    PileReshuffled,
    Show,
    Stage,
    StarterPutBack,
    StarterTurned,
    Suit,
    SuitNamed,
    Table,
    TurnLost,
    View,
    WentOut,
)
from games.olsen_eights.moves import false_call
from games.olsen_eights.rules import GAME

_CARD_VALUES = frozenset({"card", "drawn", "top"})


class OlsenEightsPresenter:
    """Draws Olsen (Eights)."""

    accent = 0x2E8B6F

    # The board

    def board(self, scene: Scene, view: View, t: Words) -> str:
        """Write the top card and the suit in force, each seat as the play runs, the draw pile."""
        table = view.table
        seats = [_seat_line(scene, table, seat, t) for seat in range(len(table.counts))]
        return "\n".join([f"### {_top_line(scene, table, t)}", *seats, f"-# {_foot(scene, table, t)}"])

    # The panel

    def sheet(self, scene: Scene, view: View, t: Words, draft: tuple[str, ...]) -> Sheet:
        """Draw a seat's private panel."""
        return draw_panel(scene, view, t, draft)

    # Presses

    def read(self, view: View, press: Press) -> Move | Draft | Refusal | None:
        """Read `lay.<card>[.<suit>][.olsen]`, `draw[.olsen]`, `keep`, `suit.<suit>`, `olsen[.sure]`, `catch.<seat>`, `show`, `cards`."""
        match press.word, press.arguments:
            case "lay", (name, *rest) if name in STANDARD:
                return _lay(view, Card.parse(name), rest)
            case "draw", () | ("olsen",):
                return Draw(olsen=bool(press.arguments))
            case "keep", ():
                return Keep()
            case "suit", (named,) if suit := _suit(named):
                return NameSuit(suit)
            case "olsen", () | ("sure",):
                return _call(view, sure=bool(press.arguments))
            case "catch", (seat,) if seat in map(str, range(len(view.table.counts))):
                return Challenge(int(seat))
            case "show", ("card",):
                names = [name for name in press.values if name in STANDARD]
                return Show(Card.parse(names[0])) if len(names) == 1 else None
            case "show", () | (_,):
                return Draft(("show", *(press.arguments or ("0",))))
            case "cards", (page,):
                return Draft(("cards", page))
            case _:
                return None

    # What happened

    def tell(self, scene: Scene, event: Event, t: Words) -> str | None:
        """Tell an event in one sentence."""
        match event:
            case DealerChosen() | HandDealt() | StarterTurned() | StarterPutBack() | PileReshuffled() | HandBlocked():
                return _told_deal(scene, event, t)
            case Laid() | SuitNamed() | Kept() | Passed() | TurnLost():
                return _told_turn(scene, event, t)
            case Drew(seat, count, why):
                # A card drawn in turn is told with what becomes of it, unless its owner has yet to decide that.
                told = why != "turn" or scene.options["drawn_card"] == "optional"
                return t(f"olsen_eights-event-drew.{why}", who=scene.who(seat), count=count) if told else None
            case OlsenCalled() | OlsenForgotten() | FalselyCalled() | Caught():
                return _told_call(scene, event, t)
            case CardShown(seat, shown):
                return t("olsen_eights-event-card_shown", who=scene.who(seat), card=card(str(shown)))
            case WentOut(seat, place):
                key = "olsen_eights-event-went_out" if place == 1 else "olsen_eights-event-went_out-place"
                return t(key, who=scene.who(seat), place=str(place))
            case HandEnded():
                return _told_end(scene, event, t)
            case _:
                assert_never(event)

    def values(self, scene: Scene, refusal: Refusal, t: Words) -> dict[str, Value]:
        """Write cards and suits as faces, seats by their holder, options by their name."""
        written: dict[str, Value] = {}
        for key, value in refusal.values.items():
            if key in _CARD_VALUES:
                written[key] = cards(str(value))
            elif key == "suit":
                written[key] = t(f"olsen_eights-suit.{value}")
            elif key == "seat" and int(value) in range(len(scene.chairs)):
                written[key] = scene.who(int(value))
            elif key == "option":
                written[key] = t(f"olsen_eights-option-{value}")
            else:
                written[key] = value
        return written

    def score(self, score: int, t: Words) -> str:
        """Write points; a hand won, or a seat left behind, counts as one."""
        return t("olsen_eights-points", points=score)


# ---- presses ---------------------------------------------------------------------------------------------------------


def _suit(text: str) -> Suit | None:
    return next((suit for suit in SUIT_NAMES if suit == text), None)


def _lay(view: View, laid: Card, rest: list[str]) -> Move | Draft | Refusal | None:
    """Make a move of a card, asking for the suit of an eight that names one."""
    olsen = rest[-1:] == ["olsen"]
    suits = rest[:-1] if olsen else rest
    if suits:
        suit = _suit(suits[0])
        return None if suit is None or len(suits) > 1 else Lay(laid, suit, olsen)
    move = Lay(laid, None, olsen)
    if EIGHTS >> laid & 1 and asks_suit(view, laid, olsen=olsen):
        return GAME.check(view, move) or Draft(("suit", str(laid), *rest))
    return move


def _call(view: View, *, sure: bool) -> Move | Draft:
    """Call, asking once more where that costs a card (E-16)."""
    costs = view.seat is not None and false_call(view.table, view.seat) and GAME.check(view, CallOlsen()) is None
    return Draft(("false",)) if costs and not sure else CallOlsen()


# ---- the board --------------------------------------------------------------------------------------------------------


def _top_line(scene: Scene, table: Table, t: Words) -> str:
    top = card(str(table.top))
    if table.stage is Stage.NAME:
        return t("olsen_eights-board-naming", card=top, who=scene.who(table.seat))
    if table.free:
        return t("olsen_eights-board-free", card=top)
    return t("olsen_eights-board-top", card=top, suit=t(f"olsen_eights-suit.{table.suit}"))


def _seat_line(scene: Scene, table: Table, seat: Seat, t: Words) -> str:
    if seat in table.finished:
        parts = [t("olsen_eights-board-out", who=scene.who(seat), place=str(table.finished.index(seat) + 1))]
    else:
        parts = [t("olsen_eights-board-seat", who=scene.who(seat), count=table.counts[seat])]
    if table.rules.match == "wins":
        parts.append(t("olsen_eights-board-won", count=table.scores[seat]))
    elif table.rules.match == "points":
        parts.append(t("olsen_eights-board-points", points=table.scores[seat]))
    if call := _call_word(table, seat):
        parts.append(t(call))
    if table.shown[seat]:
        parts.append(t("olsen_eights-board-shows", cards=faces(table.shown[seat])))
    return f"{'▸ ' if seat == table.seat else ''}{' · '.join(parts)}"


def _call_word(table: Table, seat: Seat) -> str | None:
    """Name the words for where a seat stands with its call."""
    if table.called[seat]:
        return "olsen_eights-board-said"
    if table.grace == seat:
        return "olsen_eights-board-silent"
    if table.owing[seat]:
        return "olsen_eights-board-owes" if table.rules.olsen == "auto" else "olsen_eights-board-forgot"
    if table.barred and seat == table.seat:
        return "olsen_eights-board-barred"
    return None


def _foot(scene: Scene, table: Table, t: Words) -> str:
    active = sum(map(bool, table.counts))
    parts = [
        t("olsen_eights-board-pile", count=table.stock) if drawable(table) else t("olsen_eights-board-nothing"),
        t("olsen_eights-board-clockwise" if active > 2 else "olsen_eights-board-in_turn"),
    ]
    if table.dealer is not None:
        parts.append(t("olsen_eights-board-dealer", who=scene.who(table.dealer)))
    match table.rules.match:
        case "wins":
            parts.append(t("olsen_eights-board-wins", wins=table.rules.wins))
        case "points":
            parts.append(t("olsen_eights-board-target", points=table.rules.points))
        case "single" if table.rules.play_on:
            parts.append(t("olsen_eights-board-places"))
        case "single":
            pass
    return " · ".join(parts)


# ---- the log ----------------------------------------------------------------------------------------------------------


def _told_deal(
    scene: Scene,
    event: DealerChosen | HandDealt | StarterTurned | StarterPutBack | PileReshuffled | HandBlocked,
    t: Words,
) -> str:
    match event:
        case DealerChosen(seat):
            return t("olsen_eights-event-dealer_chosen", who=scene.who(seat))
        case HandDealt(dealer, size):
            return t("olsen_eights-event-hand_dealt", who=scene.who(dealer), count=size)
        case StarterTurned(starter):
            return t("olsen_eights-event-starter_turned", card=card(str(starter)))
        case StarterPutBack(starter):
            return t("olsen_eights-event-starter_put_back", card=card(str(starter)))
        case PileReshuffled(count):
            return t("olsen_eights-event-pile_reshuffled", count=count)
        case HandBlocked():
            return t("olsen_eights-event-hand_blocked")


def _told_turn(scene: Scene, event: Laid | SuitNamed | Kept | Passed | TurnLost, t: Words) -> str:
    who = scene.who(event.seat)
    match event:
        case Laid(_, laid, left, drawn):
            key = "olsen_eights-event-laid-drawn" if drawn else "olsen_eights-event-laid"
            told = t(key, who=who, card=card(str(laid)))
            return f"{told} {t('olsen_eights-event-laid-one_left')}" if left == 1 else told
        case SuitNamed(_, suit):
            return t("olsen_eights-event-suit_named", who=who, suit=t(f"olsen_eights-suit.{suit}"))
        case Kept():
            offered = scene.options["drawn_card"] == "optional"
            return t("olsen_eights-event-kept" if offered else "olsen_eights-event-kept-drew", who=who)
        case Passed():
            return t("olsen_eights-event-passed", who=who)
        case TurnLost():
            return t("olsen_eights-event-turn_lost", who=who)


def _told_call(scene: Scene, event: OlsenCalled | OlsenForgotten | FalselyCalled | Caught, t: Words) -> str:
    who = scene.who(event.seat)
    match event:
        case OlsenCalled():
            return t("olsen_eights-event-olsen_called", who=who)
        case OlsenForgotten():
            return t("olsen_eights-event-olsen_forgotten", who=who)
        case FalselyCalled():
            return t("olsen_eights-event-falsely_called", who=who)
        case Caught(_, by):
            return t("olsen_eights-event-caught", who=who, by=scene.who(by))


def _told_end(scene: Scene, event: HandEnded, t: Words) -> str | None:
    """Tell what the hand brought; a single one is told by the result."""
    if scene.options["match"] == "single":
        return None
    seats = range(len(event.scores))
    if event.points:
        added = " · ".join(f"{scene.who(seat)} +{event.points[seat]} = {event.scores[seat]}" for seat in seats)
        return t("olsen_eights-event-hand_ended-points", scores=added)
    winners = [scene.who(seat) for seat in seats if event.places[seat] == 1]
    won = " · ".join(f"{scene.who(seat)} {event.scores[seat]}" for seat in seats)
    return t("olsen_eights-event-hand_ended", who=winners, scores=won)
