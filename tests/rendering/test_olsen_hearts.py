"""Olsen (Hearts) as people see it: exchange, tricks, claim, and hands of any size."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from bot.i18n import Words
from bot.match import Match, Phase
from bot.rendering.faces import card
from bot.rendering.olsen_hearts import OlsenHeartsPresenter
from bot.rendering.presenter import Draft
from bot.rendering.press import Press, parse
from games.cards import SUITS, Card, Cards, numbers
from games.core import Value
from games.olsen_hearts.model import Choose, Claim, Play, State, TrickTaken
from games.olsen_hearts.rules import GAME
from tests.games import olsen_hearts_table as t
from tests.games.play import Playout, playouts
from tests.rendering.gallery import LARGEST_ID, PAINTER, SPOKEN, all_parts, flaws, match_at

PRESENTER = OlsenHeartsPresenter()
EN = SPOKEN["en"]
FACE = re.compile(r"(?:10|[2-9AKQJ])[♤♥♦♧]")
MANY = "AS9S2SKHJHTH8HAD3D2D7C6C4C"


def match_of(state: State, options: Mapping[str, Value] | None = None) -> Match:
    seats = len(state.table.totals)
    return match_at(Playout(GAME, seats, t.options(options or {}), [state], []), 0)


def faces_of(mask: Cards) -> list[str]:
    """Cards as a text shows them, without the sign that makes a suit a picture."""
    return sorted(card(Card.NAMES[number]).removesuffix("\ufe0f") for number in numbers(mask))


def board(state: State, options: Mapping[str, Value] | None = None, words: Words = EN) -> str:
    return written(PAINTER.board(match_of(state, options), words))


def written(view: Any) -> str:
    return "\n".join(part["content"] for part in all_parts(view.to_components()) if "content" in part)


def panel(state: State, seat: int, draft: tuple[str, ...] = (), words: Words = EN) -> Any:
    """Draw the panel of a person; every third seat is the house's."""
    return PAINTER.panel(match_of(state), LARGEST_ID - seat, words, draft)


def buttons(view: Any) -> dict[str, dict[str, Any]]:
    """What can be pressed, by word and arguments."""
    return {
        part["custom_id"].split(":", 3)[3]: part
        for part in all_parts(view.to_components())
        if "custom_id" in part and not part.get("disabled")
    }


def pressed(word: str, *values: str) -> Press:
    press = parse(f"o:zzzzzz:1:{word}", values)
    assert press is not None
    return press


def reached(state: State, seat: int) -> Iterator[object]:
    """All moves that the buttons of a panel, and of the panels they lead to, make."""
    drafts: list[tuple[str, ...]] = [()]
    for draft in drafts:
        for word, part in buttons(panel(state, seat, draft)).items():
            for values in [(option["value"],) for option in part["options"]] if part["type"] == 3 else [()]:
                match PRESENTER.read(GAME.view(state, seat), pressed(word, *values)):
                    case Draft(words):
                        drafts += [words] if words not in drafts else []
                    case None:
                        assert word == "hand"
                    case move:
                        yield move


# ---- the exchange


def test_h_3_the_exchange_is_one_select_of_exactly_as_many_cards_as_are_passed() -> None:
    state = t.begin(4, {0: MANY})
    ((word, select),) = buttons(panel(state, 0)).items()
    assert (select["min_values"], select["max_values"]) == (3, 3)
    assert [option["value"] for option in select["options"]] == [MANY[at : at + 2] for at in range(0, 26, 2)]
    assert PRESENTER.read(GAME.view(state, 0), pressed(word, "AS", "KH", "7C")) == Choose(Cards.parse("ASKH7C"))


def test_h_3_what_was_chosen_is_marked_and_can_be_changed_until_all_have_chosen() -> None:
    state, _ = t.make(t.begin(4, {0: MANY}), 0, Choose(Cards.parse("ASKH7C")))
    view = panel(state, 0)
    ((_, select),) = buttons(view).items()
    assert [option["value"] for option in select["options"] if option["default"]] == ["AS", "KH", "7C"]
    assert f"{card('AS')} {card('KH')} {card('7C')}" in written(view)


@pytest.mark.parametrize("language", SPOKEN)
def test_h_3_the_board_says_who_is_choosing_and_never_what(language: str) -> None:
    state = t.begin(4, {0: MANY})
    for seat in range(3):
        text = board(state, words=SPOKEN[language])
        assert text.count("✓") == seat
        assert FACE.findall(text) == []
        state, _ = t.make(state, seat, next(iter(GAME.legal(GAME.view(state, seat)))))


def test_what_one_gave_and_got_stands_in_the_panel_alone() -> None:
    state = t.begin(4, {0: MANY})
    for seat in range(4):
        state, _ = t.make(state, seat, next(iter(GAME.legal(GAME.view(state, seat)))))
    view = GAME.view(state, 0)
    gave, got = written(panel(state, 0)).splitlines()[-1].split(" and got ")
    assert sorted(FACE.findall(gave)) == faces_of(view.gave)
    assert sorted(FACE.findall(got)) == faces_of(view.got)
    assert FACE.findall(board(state)) == []


# ---- play


@settings(deadline=None, max_examples=60)
@given(playouts("olsen_hearts"))
def test_every_legal_play_and_claim_can_be_pressed_and_nothing_else(played: Playout) -> None:
    state = played.last
    if state.table.stage != "play":
        return
    for seat in range(played.seats):
        if seat % 3 == 2:
            continue
        assert {*map(repr, reached(state, seat))} == {*map(repr, GAME.legal(GAME.view(state, seat)))}


def test_5_1_the_whole_hand_is_shown_by_suits_and_only_what_follows_can_be_pressed() -> None:
    state = t.position({0: "4DQDQS2H"}, leader=3, trick="9D")
    view = panel(state, 0)
    assert [*buttons(view)] == ["play.QD", "play.4D"]
    assert written(view).splitlines()[-4:] == [
        "**Your 4 cards:**",
        card("QS"),
        card("2H"),
        f"{card('QD')} {card('4D')}",
    ]


def test_h_9_a_renege_is_asked_twice() -> None:
    state = t.position({0: "4DQDQS2H"}, leader=3, trick="9D", house={"renege": "penalty13"})
    view = GAME.view(state, 0)
    assert [*buttons(panel(state, 0))] == ["play.QD", "play.4D", "renege"]
    assert PRESENTER.read(view, pressed("renege", "QS")) == Draft(("renege", "QS"))
    assert PRESENTER.read(view, pressed("renege.QS")) == Play(Card.parse("QS"))
    assert {*buttons(panel(state, 0, ("renege", "QS")))} == {"hand", "renege.QS"}


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_h_15_anybody_in_the_hand_finds_the_claim_when_nothing_is_left(seat: int) -> None:
    hands = {0: "3C", 1: "4C", 2: "5C", 3: "6C"}
    settled = t.position(hands, captured=(13, 13, 0, 0), trick_number=13)
    assert "claim" in buttons(panel(settled, seat))
    assert PRESENTER.read(GAME.view(settled, seat), pressed("claim")) == Claim()
    assert "claim" not in buttons(panel(t.position(hands, captured=(12, 13, 0, 0), trick_number=13), seat))


# ---- the board


def test_the_board_shows_the_trick_and_the_last_one_with_the_card_that_takes_it() -> None:
    state = t.position({0: "4D2C", 1: "KD3C", 2: "QS4C", 3: "9D5C"}, leader=3)
    state, _ = t.play_all(state, "9D4DKDQS3C")
    text = board(state)
    assert f"{card('9D')} {card('4D')} **{card('KD')}** {card('QS')} → <@{LARGEST_ID - 1}> (+13)" in text
    assert f"<@{LARGEST_ID - 1}>\N{NO-BREAK SPACE}**{card('3C')}**" in text
    assert "Trick 3 of 13" in text


@pytest.mark.parametrize("language", SPOKEN)
def test_hearts_are_said_to_be_broken_or_not(language: str) -> None:
    words = SPOKEN[language]
    state = t.position({0: "4D2C"}, trick_number=1)
    assert words("olsen_hearts-board-unbroken") in board(state, words=words)
    broken = msgspec.structs.replace(state, table=msgspec.structs.replace(state.table, broken=True))
    assert words("olsen_hearts-board-broken") in board(broken, words=words)


def test_h_13_the_running_count_is_shown_unless_the_house_hides_it() -> None:
    hands, captured = {0: "4D2C", 1: "KD3C", 2: "QS4C", 3: "9D5C"}, (7, 0, 0, 0)
    shown, _ = t.play_all(t.position(hands, captured=captured), "4DKDQS9D")
    assert "0 pts (+7) · 1 trick" in board(shown)
    assert "0 pts (+13) · 1 trick" in board(shown)
    house: dict[str, Value] = {"show_points": "off"}
    hidden, _ = t.play_all(t.position(hands, captured=captured, house=house), "4DKDQS9D")
    text = board(hidden, house)
    assert ("0 pts · 1 trick" in text, "+" in text) == (True, False)
    taken = TrickTaken(1, (), 13)
    for options, points in (({}, True), (house, False)):
        told = PRESENTER.tell(PAINTER.scene(match_of(hidden, options), EN), taken, EN)
        assert ("13" in (told or "").replace(str(LARGEST_ID - 1), "")) == points


# ---- the extra hand of two


def tie_break(stage: str = "exchange") -> State:
    """Two of four play with 26 cards each, the third and fourth sit out."""
    state = t.tied((9, 9, 90, 120))
    spades_and_hearts = "".join(rank + suit for suit in "SH" for rank in "AKQJT98765432")
    state = GAME.resolve(state, t.dealt(state, {0: spades_and_hearts})).state
    if stage == "play":
        for seat, packet in ((0, "ASKSQS"), (1, "2C3C4C")):
            state, _ = t.make(state, seat, Choose(Cards.parse(packet)))
    return state


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("stage", ["exchange", "play"])
def test_h_11_a_hand_of_26_cards_fits(stage: str, language: str) -> None:
    state = tie_break(stage)
    for seat in (0, 1, 3):
        assert flaws(panel(state, seat, words=SPOKEN[language])) == []
        for suit in SUITS:
            assert flaws(panel(state, seat, ("suit", suit), SPOKEN[language])) == []
    assert flaws(PAINTER.board(match_of(state), SPOKEN[language])) == []


def test_h_11_of_26_cards_a_packet_is_chosen_from_both_halves() -> None:
    state = tie_break()
    view = GAME.view(state, 0)
    first, second = buttons(panel(state, 0))
    draft = PRESENTER.read(view, pressed(first, "AS", "QS"))
    assert isinstance(draft, Draft)
    _, second = buttons(panel(state, 0, draft.words))
    assert PRESENTER.read(view, pressed(second, "2H")) == Choose(Cards.parse("ASQS2H"))
    chosen, _ = t.make(state, 0, Choose(Cards.parse("ASQS2H")))
    first, _ = buttons(panel(chosen, 0))
    assert PRESENTER.read(view, pressed(first, "KS", "JS")) == Choose(Cards.parse("KSJS2H"))
    assert PRESENTER.read(view, pressed(first)) == Draft(("packet", "2H"))


def test_a_hand_of_26_cards_is_shown_a_suit_at_a_time_beginning_with_one_that_may_be_played() -> None:
    state = tie_break("play")
    opener = state.table.to_play
    words = [word for word in buttons(panel(state, opener)) if word.startswith("play.")]
    assert words == ["play.2C"]
    state, _ = t.play_all(state, "2C")
    other = state.table.to_play
    assert {*map(repr, reached(state, other))} == {*map(repr, GAME.legal(GAME.view(state, other)))}


@pytest.mark.parametrize("language", SPOKEN)
def test_h_11_who_sits_out_is_told_who_plays(language: str) -> None:
    state, words = tie_break("play"), SPOKEN[language]
    view = panel(state, 3, words=words)
    assert buttons(view) == {}
    assert str(LARGEST_ID) in written(view)
    assert words("olsen_hearts-board-out", who="", total=120).strip(" ·") in board(state, words=words)


# ---- house rules


@pytest.mark.parametrize("name", ["standard", *GAME.info.presets])
def test_h_12_the_preset_in_force_is_marked(name: str) -> None:
    options = {**GAME.info.defaults(), **GAME.info.presets.get(name, {})}
    match = msgspec.structs.replace(match_of(t.begin(4)), phase=Phase.LOBBY, options=options)
    select = buttons(PAINTER.options(match, LARGEST_ID, EN))["preset"]
    assert [option["value"] for option in select["options"] if option["default"]] == [name]
    own = msgspec.structs.replace(match, options={**options, "target": 77})
    select = buttons(PAINTER.options(own, LARGEST_ID, EN))["preset"]
    assert not any(option["default"] for option in select["options"])
