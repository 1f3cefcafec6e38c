"""ODIN as people see it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import assert_never

from bot.i18n import Words
from bot.rendering import kit
from bot.rendering.faces import SUITS, card
from bot.rendering.presenter import Draft, Scene, Sheet
from bot.rendering.press import Press
from games.cards import numbers
from games.core import Refusal, Value
from games.odin.model import (
    Event,
    HandDealt,
    HandEnded,
    Lead,
    Led,
    MatchEnded,
    Move,
    Pass,
    Passed,
    Play,
    Played,
    PlayoffBegan,
    TableCleared,
    View,
)
from games.odin.notation import NAMES, RANK_OF, Card, Cards
from games.odin.notation import value_text as notated
from games.odin.rules import GAME

LEADS, LEADS_A_ROW = 12, 4
"""How many leads have a button of their own (all of them, as a rule), and how many stand beside each other on a phone."""

SHORTCUTS, SHORTCUTS_A_ROW = 9, 3
"""The same of the likeliest plays that beat the centre."""

REMEMBERED = 20_000
"""How many combinations are kept as they are written: a panel names the same ones at each redraw."""

_CARD_VALUES = frozenset({"cards", "centre", "take"})


@lru_cache(REMEMBERED)
def _as_played(mask: Cards) -> str:
    """Write a combination as it is read: highest card first."""
    return " ".join(card(NAMES[number]) for number in sorted(numbers(mask), key=lambda each: (-RANK_OF[each], each)))


@lru_cache(REMEMBERED)
def _in_brief(mask: Cards, deck: str) -> str:
    """Write a combination as its number and its suit or suits: `431 ♥️`, `88 ♤♧`."""
    held = [NAMES[number] for number in _sorted(mask)]
    if len(held) == 1:
        return card(held[0])
    suits = "".join(SUITS[suit] for suit in dict.fromkeys(name[1] for name in held))
    return f"{value_text(mask, deck)} {suits}"


@lru_cache(REMEMBERED)
def value_text(mask: int, deck: str) -> str:
    """Write a combination's number as people read it, a ten in two digits."""
    return notated(mask, deck).replace("T", "10")


class OdinPresenter:
    """Draws ODIN."""

    accent = 0x2F6FB8

    def board(self, scene: Scene, view: View, t: Words) -> str:
        """Write the centre, then each seat with cards and points."""
        table = view.table
        deck = table.sheet.house.deck
        if table.centre and table.owner is not None:
            value = value_text(table.centre, deck)
            centre = f"### {t('odin-board-centre')} {value} · {_as_played(table.centre)} · {scene.who(table.owner)}"
        else:
            centre = f"### {t('odin-board-empty')}"
        seats = [
            t("odin-board-seat", who=scene.who(seat), count=table.counts[seat], points=table.sheet.totals[seat])
            for seat in range(len(scene.chairs))
            if seat in table.sheet.players
        ]
        head = t("odin-board-hand", number=str(table.sheet.number), target=table.sheet.house.target)
        return "\n".join([centre, *seats, f"-# {head}"])

    def sheet(self, scene: Scene, view: View, t: Words, draft: tuple[str, ...]) -> Sheet:
        """Draw the hand with the likeliest plays as buttons and every other within one select."""
        hand = f"{t('odin-sheet-hand', count=view.hand.bit_count())}\n### {_by_suit(view.hand)}"
        if view.seat is None or view.seat not in scene.waiting:
            return Sheet(t("sheet-wait", who=[scene.who(seat) for seat in sorted(scene.waiting)]), hand)
        if draft[:1] == ("take",) and len(draft) == 2:
            return self._choose_take(scene, view, t, Cards.parse(draft[1]), hand)
        table = view.table
        deck = table.sheet.house.deck
        plays = _distinct(GAME.legal(view))
        if not table.centre:
            advice = t("odin-sheet-lead")
        elif plays:
            size = table.centre.bit_count()
            advice = t("odin-sheet-beat", value=value_text(table.centre, deck), low=size, high=size + 1)
        else:
            advice = t("odin-sheet-nothing", value=value_text(table.centre, deck))
        most, a_row = (SHORTCUTS, SHORTCUTS_A_ROW) if table.centre else (LEADS, LEADS_A_ROW)
        shown = sorted(plays[:most], key=_as_number)
        controls = kit.rows((self._play_button(scene, view, play) for play in shown), a_row)
        if len(shown) < len(plays):
            options = [kit.Option(card(NAMES[number]), NAMES[number]) for number in _sorted(view.hand)]
            controls.append(kit.select(scene.id_for("choose"), t("odin-select-cards"), options, most=len(options)))
        # Last, where it stays whatever comes above.
        controls += kit.rows([kit.button(t("odin-button-pass"), scene.id_for("pass"), disabled=not table.centre)])
        return Sheet(advice, hand, tuple(controls))

    def _play_button(self, scene: Scene, view: View, play: Cards) -> kit.Button:
        label = _in_brief(play, view.table.sheet.house.deck)
        return kit.button(label, scene.id_for("play", str(play)), "good" if play == view.hand else "commit")

    def _choose_take(self, scene: Scene, view: View, t: Words, play: Cards, hand: str) -> Sheet:
        deck = view.table.sheet.house.deck
        advice = t("odin-sheet-take", value=value_text(play, deck), cards=_as_played(play))
        buttons = [
            kit.button(
                t("odin-button-take", card=card(NAMES[number])),
                scene.id_for("play", str(play), "take", NAMES[number]),
                "commit",
            )
            for number in _sorted(view.table.centre)
        ]
        back = kit.button(t("button-back"), scene.id_for("hand"))
        return Sheet(advice, hand, (*kit.rows(buttons), *kit.rows([back])))

    def read(self, view: View, press: Press) -> Move | Draft | Refusal | None:
        """Read `pass`, `play.<cards>[.take.<card>]` and the select `choose`."""
        match press.word, press.arguments:
            case "pass", ():
                return Pass()
            case "play", (held,):
                return _intended(view, _parsed(held))
            case "play", (held, "take", taken) if taken in NAMES:
                play = _parsed(held)
                return None if play is None else Play(play, Card.parse(taken))
            case "choose", ():
                return _intended(view, _parsed("".join(press.values)))
            case _:
                return None

    def tell(self, scene: Scene, event: Event, t: Words) -> str | None:
        """Tell an event in one sentence."""
        match event:
            case HandDealt(number, starter, _, count, playoff):
                key = "odin-event-playoff_dealt" if playoff else "odin-event-hand_dealt"
                return t(key, number=str(number), who=scene.who(starter), count=count)
            case Led(seat, played):
                return t("odin-event-led", who=scene.who(seat), cards=_as_played(played))
            case Played(seat, played, _, taken):
                deck = str(scene.options["deck"])
                key = "odin-event-played" if taken is not None else "odin-event-played_out"
                took = "" if taken is None else card(str(taken))
                return t(key, who=scene.who(seat), cards=_as_played(played), value=value_text(played, deck), card=took)
            case Passed(seat, auto):
                return t("odin-event-passed_auto" if auto else "odin-event-passed", who=scene.who(seat))
            case TableCleared(leader):
                return t("odin-event-table_cleared", who=scene.who(leader))
            case HandEnded(winner, points, totals, playoff):
                key = "odin-event-playoff_ended" if playoff else "odin-event-hand_ended"
                added = [f"{scene.who(seat)} +{more}" for seat, more in enumerate(points) if more]
                return t(key, who=scene.who(winner), points=added, totals=[str(total) for total in totals])
            case PlayoffBegan(seats):
                return t("odin-event-playoff_began", who=[scene.who(seat) for seat in seats])
            case MatchEnded():
                return None
            case _:
                assert_never(event)

    def values(self, scene: Scene, refusal: Refusal, t: Words) -> dict[str, Value]:
        """Write cards as faces, seats by their holder, decks and options by their name."""
        written: dict[str, Value] = {}
        for key, value in refusal.values.items():
            if key in _CARD_VALUES and isinstance(value, str):
                written[key] = _as_played(Cards.parse(value))
            elif key in {"value", "centre_value"}:
                written[key] = str(value).replace("T", "10")
            elif key == "option":
                written[key] = t(f"odin-option-{value}")
            elif key == "seat":
                written[key] = scene.who(int(value))
            elif key == "deck":
                written[key] = t(f"odin-option-deck.{value}")
            else:
                written[key] = value
        return written

    def score(self, score: int, t: Words) -> str:
        """Write points."""
        return t("odin-points", points=score)


def _parsed(text: str) -> Cards | None:
    try:
        return Cards.parse(text)
    except ValueError:
        return None


def _intended(view: View, play: Cards | None) -> Move | Draft | Refusal | None:
    """Make a move of chosen cards, asking for the card to take only where there is a choice (4.2)."""
    if play is None:
        return None
    centre = view.table.centre
    if not centre:
        return Lead(play)
    if play == view.hand:
        return Play(play)
    takes = [Card(number) for number in numbers(centre)]
    move = Play(play, takes[0])
    if len(takes) == 1:
        return move
    return GAME.check(view, move) or Draft(("take", str(play)))


def _distinct(moves: Iterable[Move]) -> list[Cards]:
    """List the combinations of the legal moves, likeliest first, whatever is taken with them."""
    return list(dict.fromkeys(move.cards for move in moves if not isinstance(move, Pass)))


def _as_number(play: Cards) -> tuple[int, list[int]]:
    """Order combinations as the numbers they are read as."""
    return play.bit_count(), [RANK_OF[number] for number in _sorted(play)]


def _sorted(mask: int) -> list[int]:
    return sorted(numbers(mask), key=lambda each: (-RANK_OF[each], each))


@lru_cache(REMEMBERED)
def _by_suit(hand: Cards) -> str:
    groups = [[number for number in _sorted(hand) if NAMES[number][1] == suit] for suit in "SHDCXY"]
    # A line breaks between suits, not within one.
    return "   ".join("\N{NO-BREAK SPACE}".join(card(NAMES[number]) for number in group) for group in groups if group)
