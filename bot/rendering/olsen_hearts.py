"""Olsen (Hearts) as people see it."""

from collections.abc import Iterable
from typing import assert_never

from bot.i18n import Words
from bot.rendering.faces import SUITS as FACES
from bot.rendering.faces import card, cards
from bot.rendering.olsen_hearts_panel import draw_panel, holders, marked, trick_line
from bot.rendering.presenter import Draft, Scene, Sheet
from bot.rendering.press import Press
from games.cards import STANDARD, SUITS, Card, Cards
from games.core import Refusal, Value
from games.olsen_hearts.deals import hand_size, receivers
from games.olsen_hearts.model import (
    CardPlayed,
    Choose,
    Claim,
    Event,
    HandClaimed,
    HandDealt,
    HandScored,
    HeartsBroken,
    MatchWon,
    Move,
    OpenerFound,
    PacketChosen,
    PacketsPassed,
    Play,
    Table,
    TieFound,
    TrickTaken,
    View,
)
from games.olsen_hearts.plays import POINTS
from games.olsen_hearts.scoring import RENEGE_PENALTY
from games.tricks import taker


class OlsenHeartsPresenter:
    """Draws Olsen (Hearts)."""

    accent = 0xB8405E

    # The board

    def board(self, scene: Scene, view: View, t: Words) -> str:
        """Write the exchange or the tricks, then each seat with its points."""
        table = view.table
        if table.stage == "exchange":
            lines = [t("olsen_hearts-board-exchange", count=table.house.pass_count), *_packets(scene, table, t)]
        else:
            lines = [*_tricks(scene, table, t), "", *_seats(scene, table, t)]
        return "\n".join([*lines, f"-# {_head(scene, table, t)}"])

    # The panel

    def sheet(self, scene: Scene, view: View, t: Words, draft: tuple[str, ...]) -> Sheet:
        """Draw a seat's private panel."""
        return draw_panel(scene, view, t, draft)

    # Presses

    def read(self, view: View, press: Press) -> Move | Draft | Refusal | None:
        """Read `play.<card>`, `claim`, `suit.<suit>`, the select `renege` and its button `renege.<card>`, and the exchange's selects."""
        match press.word, press.arguments:
            case "play", (name,) if name in STANDARD:
                return Play(Card.parse(name))
            case "renege", () if press.values[:1] and press.values[0] in STANDARD:
                return Draft(("renege", press.values[0]))
            case "renege", (name,) if name in STANDARD:
                return Play(Card.parse(name))
            case "claim", ():
                return Claim()
            case "suit", (suit,) if suit in SUITS:
                return Draft(("suit", suit))
            case "choose", ():
                return _packet(view, "".join(press.values))
            case "choose", (_, beside):
                return _packet(view, beside + "".join(press.values), partial=True)
            case _:
                return None

    # What happened

    def tell(self, scene: Scene, event: Event, t: Words) -> str | None:
        """Tell an event in one sentence."""
        match event:
            case PacketsPassed(givers, receiving, count):
                passed = zip(givers, receiving, strict=True)
                ways = " · ".join(f"{scene.who(giver)} → {scene.who(receiver)}" for giver, receiver in passed)
                return t("olsen_hearts-event-packets_passed", count=count, ways=ways)
            case OpenerFound(seat, opening):
                return t("olsen_hearts-event-opener_found", who=scene.who(seat), card=card(str(opening)))
            case CardPlayed(seat, played):
                return t("olsen_hearts-event-card_played", who=scene.who(seat), card=card(str(played)))
            case HeartsBroken():
                return t("olsen_hearts-event-hearts_broken")
            case TrickTaken(seat, _, points):
                shown = points and scene.options["show_points"] == "on"
                key = "olsen_hearts-event-trick_taken-points" if shown else "olsen_hearts-event-trick_taken"
                return t(key, who=scene.who(seat), points=points)
            case HandDealt() | HandClaimed() | HandScored() | TieFound():
                return _told_hand(scene, event, t)
            case PacketChosen() | MatchWon():
                # The board says who has chosen, the result who has won.
                return None
            case _:
                assert_never(event)

    def values(self, scene: Scene, refusal: Refusal, t: Words) -> dict[str, Value]:
        """Write cards and suits as faces, seats by their holder, options by their name."""
        written: dict[str, Value] = {}
        for key, value in refusal.values.items():
            match key:
                case "card" | "opening":
                    written[key] = cards(str(value))
                case "led":
                    written[key] = FACES[str(value)]
                case "seat":
                    written[key] = scene.who(int(value))
                case "option":
                    written[key] = t(f"olsen_hearts-option-{value}")
                case _:
                    written[key] = value
        return written

    def score(self, score: int, t: Words) -> str:
        """Write points."""
        return t("olsen_hearts-points", points=score)


def _signed(score: int) -> str:
    return f"{score:+}"


# ---- presses ---------------------------------------------------------------------------------------------------------


def _packet(view: View, names: str, *, partial: bool = False) -> Move | Draft | None:
    try:
        packet = Cards.parse(names)
    except ValueError:
        return None
    if partial and packet.bit_count() < view.table.house.pass_count:
        return Draft(("packet", str(packet)))
    return Choose(packet)


# ---- the board --------------------------------------------------------------------------------------------------------


def _packets(scene: Scene, table: Table, t: Words) -> list[str]:
    ways = zip(table.players, receivers(table), strict=True)
    return [
        t(
            "olsen_hearts-board-packet",
            mark="…" if giver in table.choosing else "✓",
            who=scene.who(giver),
            to=scene.who(receiver),
            total=table.totals[giver],
        )
        for giver, receiver in ways
    ]


def _tricks(scene: Scene, table: Table, t: Words) -> list[str]:
    head = t("olsen_hearts-board-trick", number=len(table.tricks) + 1, tricks=hand_size(table))
    hearts = t("olsen_hearts-board-broken" if table.broken else "olsen_hearts-board-unbroken")
    now = trick_line(scene, table) if table.trick else t("olsen_hearts-board-lead", who=scene.who(table.leader))
    lines = [f"**{head}** · {hearts}", now]
    if table.tricks:
        last = table.tricks[-1]
        best = taker(last.cards)
        laid = " ".join(marked(each, place == best) for place, each in enumerate(last.cards))
        points = sum(POINTS[each] for each in last.cards)
        shown = f" ({_signed(points)})" if points and table.house.show_points else ""
        lines.append(t("olsen_hearts-board-last", cards=laid, who=f"{scene.who(last.taker)}{shown}"))
    return lines


def _seats(scene: Scene, table: Table, t: Words) -> list[str]:
    lines: list[str] = []
    for seat, total in enumerate(table.totals):
        if seat not in table.players:
            lines.append(t("olsen_hearts-board-out", who=scene.who(seat), total=total))
            continue
        tricks = sum(trick.taker == seat for trick in table.tricks)
        key = "olsen_hearts-board-seat-points" if table.house.show_points else "olsen_hearts-board-seat"
        points = _signed(table.captured[seat])
        line = t(key, who=scene.who(seat), total=total, points=points, tricks=tricks)
        jack = table.jack == seat and table.house.jack_of_diamonds and table.house.show_points
        lines.append(f"{line} · {card('JD')}" if jack else line)
    return lines


def _head(scene: Scene, table: Table, t: Words) -> str:
    if table.extra:
        return t("olsen_hearts-board-extra", number=str(table.extra), who=holders(scene, table.players))
    dealer = scene.who(table.dealer or 0)
    if table.house.end == "deals":
        return t("olsen_hearts-board-deals", number=str(table.hand), deals=table.house.deals, who=dealer)
    return t("olsen_hearts-board-target", number=str(table.hand), target=table.house.target, who=dealer)


# ---- the log ----------------------------------------------------------------------------------------------------------


def _told_hand(scene: Scene, event: HandDealt | HandClaimed | HandScored | TieFound, t: Words) -> str:
    match event:
        case HandDealt(hand, extra, dealer, players, count):
            if extra:
                playing = holders(scene, players)
                return t("olsen_hearts-event-extra_dealt", number=str(extra), count=count, who=playing)
            return t("olsen_hearts-event-hand_dealt", number=str(hand), count=count, who=scene.who(dealer))
        case HandClaimed(seat):
            return t("olsen_hearts-event-hand_claimed", who=scene.who(seat))
        case HandScored():
            return " ".join(_told_score(scene, event, t))
        case TieFound(seats):
            return t("olsen_hearts-event-tie_found", who=holders(scene, seats))


def _told_score(scene: Scene, event: HandScored, t: Words) -> Iterable[str]:
    if event.extra:
        scores = " · ".join(f"{scene.who(seat)} {_signed(event.scores[seat])}" for seat in event.players)
        yield t("olsen_hearts-event-extra_scored", scores=scores)
    else:
        scores = " · ".join(
            f"{scene.who(seat)} {_signed(event.scores[seat])} = {event.totals[seat]}" for seat in event.players
        )
        yield t("olsen_hearts-event-hand_scored", scores=scores)
    if event.sweeper is not None:
        yield t("olsen_hearts-event-hand_scored-sweep", who=scene.who(event.sweeper))
    if event.jack is not None:
        yield t("olsen_hearts-event-hand_scored-jack", who=scene.who(event.jack))
    for seat, count in enumerate(event.reneges):
        if count:
            points = count * RENEGE_PENALTY
            yield t("olsen_hearts-event-hand_scored-renege", who=scene.who(seat), count=count, points=points)
