"""Olenon as people see it."""

from typing import assert_never

from bot.i18n import Words
from bot.rendering.olenon_panel import draw_panel, faces, group
from bot.rendering.presenter import Draft, Scene, Sheet
from bot.rendering.press import Press
from games.core import Refusal, Seat, Value
from games.olenon.model import (
    Added,
    Event,
    Led,
    MatchWon,
    Move,
    Pass,
    Passed,
    Play,
    Redeal,
    RedealAsked,
    Replaced,
    Reveal,
    Revealed,
    RoundAbandoned,
    RoundStarted,
    RoundWon,
    TrickEnded,
    View,
)
from games.olenon.notation import VALUES, Cards

PAIRS = ("🔵", "🟠")
"""The mark of each pair; partners sit opposite each other."""


class OlenonPresenter:
    """Draws Olenon."""

    accent = 0x7A5BB5

    # The board

    def board(self, scene: Scene, view: View, t: Words) -> str:
        """Write the table, then each seat with its pair, cards and what it took, then the rounds."""
        seats = [_seat_line(scene, view, seat, t) for seat in range(len(view.sizes))]
        return "\n".join([f"### {_table_line(scene, view, t)}", *seats, *_rounds(scene, view, t)])

    # The panel

    def sheet(self, scene: Scene, view: View, t: Words, draft: tuple[str, ...]) -> Sheet:
        """Draw a seat's private panel."""
        return draw_panel(scene, view, t, draft)

    # Presses

    def read(self, view: View, press: Press) -> Move | Draft | Refusal | None:
        """Read `play.<value>.<count>` and the select `play`, `pass`, `show`, `show.all`, the select `show.cards`, `redeal`."""
        match press.word, press.arguments:
            case "play", (value, count):
                return _play(value, count)
            case "play", ():
                value, _, count = "".join(press.values[:1]).partition("-")
                return _play(value, count)
            case "pass", ():
                return Pass()
            case "show", ():
                return Draft(("show",))
            case "show", ("all",):
                return Reveal(view.hand)
            case "show", ("cards",):
                return _reveal(press.values)
            case "redeal", ():
                return Redeal()
            case _:
                return None

    # What happened

    def tell(self, scene: Scene, event: Event, t: Words) -> str | None:
        """Tell an event in one sentence."""
        match event:
            case Led() | Added() | Replaced() | Passed() | Revealed() | RedealAsked():
                return _told_move(scene, event, t)
            case RoundStarted(number, opener):
                return t("olenon-event-round_started", number=str(number), who=scene.who(opener))
            case TrickEnded():
                return _told_trick(scene, event, t)
            case RoundWon(seat, wins):
                pair = [scene.who(each) for each in sorted((seat, (seat + 2) % 4))]
                return t("olenon-event-round_won", who=scene.who(seat), pair=pair, rounds=_standing(wins))
            case RoundAbandoned(number, moves):
                return t("olenon-event-round_abandoned", number=str(number), count=moves)
            case MatchWon():
                # The result says it.
                return None
            case _:
                assert_never(event)

    def values(self, scene: Scene, refusal: Refusal, t: Words) -> dict[str, Value]:
        """Write cards as they are read, seats by their holder, options by their name."""
        written: dict[str, Value] = {}
        for key, value in refusal.values.items():
            match key:
                case "cards":
                    written[key] = " ".join(str(value))
                case "seat":
                    written[key] = scene.who(int(value))
                case "option":
                    written[key] = t(f"olenon-option-{value}")
                case _:
                    written[key] = value
        return written

    def score(self, score: int, t: Words) -> str:
        """Write rounds won."""
        return t("olenon-rounds", rounds=score)


# ---- presses ---------------------------------------------------------------------------------------------------------


def _play(value: str, count: str) -> Play | None:
    return Play(int(value), int(count)) if {len(value), len(count)} == {1} and f"{value}{count}".isdecimal() else None


def _reveal(values: tuple[str, ...]) -> Reveal | None:
    """Read chosen cards, each written `<value>-<place in the hand>`."""
    chosen = [value.partition("-")[0] for value in set(values)]
    if not chosen or any(each not in map(str, VALUES) for each in chosen):
        return None
    try:
        return Reveal(Cards.parse("".join(chosen)))
    except ValueError:
        return None


# ---- the board --------------------------------------------------------------------------------------------------------


def _table_line(scene: Scene, view: View, t: Words) -> str:
    table = view.table
    if not table.count or table.last is None:
        return t("olenon-board-empty")
    return t("olenon-board-table", cards=group(table.value, table.count), who=scene.who(table.last))


def _seat_line(scene: Scene, view: View, seat: Seat, t: Words) -> str:
    table = view.table
    parts = [t("olenon-board-seat", who=scene.who(seat), count=view.sizes[seat])]
    taken = table.taken[seat]
    if taken is not None:
        parts.append(t("olenon-board-out", value=str(taken)))
    if table.shown[seat]:
        parts.append(t("olenon-board-shows", cards=faces(table.shown[seat])))
    return f"{PAIRS[seat % 2]} {'▸ ' if seat == table.turn else ''}{' · '.join(parts)}"


def _standing(wins: tuple[int, int]) -> str:
    return f"{PAIRS[0]} {wins[0]} : {wins[1]} {PAIRS[1]}"


def _rounds(scene: Scene, view: View, t: Words) -> list[str]:
    table = view.table
    lines = [f"**{t('olenon-board-rounds', rounds=_standing(table.wins))}**"]
    if table.opener is not None:
        opened = t("olenon-board-round", number=str(table.round), who=scene.who(table.opener), wins=table.wins_needed)
        lines.append(f"-# {opened}")
    return lines


# ---- the log ----------------------------------------------------------------------------------------------------------


def _told_move(scene: Scene, event: Led | Added | Replaced | Passed | Revealed | RedealAsked, t: Words) -> str:
    who = scene.who(event.seat)
    match event:
        case Led(_, value, count):
            return t("olenon-event-led", who=who, cards=group(value, count))
        case Added(_, value, count, total):
            return t("olenon-event-added", who=who, cards=group(value, count), total=group(value, total))
        case Replaced(_, value, count, beaten):
            return t("olenon-event-replaced", who=who, cards=group(value, count), beaten=group(beaten, count))
        case Passed(_, value, left):
            told = t("olenon-event-passed", who=who, value=str(value))
            return told if left else f"{told} {t('olenon-event-passed-empty')}"
        case Revealed(_, cards):
            return t("olenon-event-revealed", who=who, cards=faces(cards))
        case RedealAsked():
            return t("olenon-event-redeal_asked", who=who)


def _told_trick(scene: Scene, event: TrickEnded, t: Words) -> str:
    told = t("olenon-event-trick_ended", who=scene.who(event.leader))
    picked = [f"{scene.who(seat)} {value}" for seat, value in enumerate(event.picked_up) if value is not None]
    return f"{told} {t('olenon-event-trick_ended-picked', cards=picked)}" if picked else told
