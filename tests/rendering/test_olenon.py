"""Olenon as people see it: plays, the pass, cards shown to everybody, and two pairs at a table."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bot.i18n import Words
from bot.match import Chair, House, Match, Person, Phase
from bot.rendering.olenon import OlenonPresenter
from bot.rendering.presenter import Draft
from bot.rendering.press import Press, parse
from games.core import Waiting
from games.olenon.model import Pass, Play, Reveal, State
from games.olenon.notation import DECK, NONE, Cards, size
from games.olenon.rules import ENDLESS, GAME
from tests.games.play import Playout, playouts
from tests.rendering.gallery import LARGEST_ID, PAINTER, SPOKEN, all_parts, flaws, match_at

PRESENTER = OlenonPresenter()
EN = SPOKEN["en"]
SPACE = "\N{NO-BREAK SPACE}"


def position(*hands: str, **table: Any) -> State:
    """Seat 0 is about to play; the cards not named are away."""
    state = GAME.setup(4, GAME.info.defaults())
    held = tuple(Cards.parse(hand) for hand in hands)
    named: dict[str, Any] = {"round": 1, "opener": 0, "turn": 0}
    return State(replace(state.table, **(named | table)), held, Cards(DECK - sum(held)))


def after(state: State, *moves: tuple[int, Any]) -> State:
    for seat, move in moves:
        state = GAME.apply(state, seat, move).state
    return state


def match_of(state: State) -> Match:
    return match_at(Playout(GAME, 4, GAME.info.defaults(), [state], []), 0)


def board(state: State, words: Words = EN) -> str:
    return written(PAINTER.board(match_of(state), words))


def panel(state: State, seat: int, draft: tuple[str, ...] = (), words: Words = EN) -> Any:
    """Draw the panel of a person; seat 2 is the house's."""
    return PAINTER.panel(match_of(state), LARGEST_ID - seat, words, draft)


def written(view: Any) -> str:
    texts = (part["content"] for part in all_parts(view.to_components()) if "content" in part)
    return "\n".join(texts).replace(SPACE, " ")


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


def reached(state: State, seat: int) -> Iterator[Any]:
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


@settings(max_examples=20)
@given(playouts("olenon", 150))
def test_every_legal_move_has_a_button_and_every_button_a_legal_move(played: Playout) -> None:
    for state in played.states[::7]:
        if isinstance(GAME.turn(state), Waiting):
            for seat in (0, 1, 3):
                view = GAME.view(state, seat)
                moves = set(reached(state, seat))
                assert set(GAME.legal(view)) <= moves
                assert all(GAME.check(view, move) is None for move in moves)


# ---- plays and the pass


def test_section_4_an_answer_says_what_it_does() -> None:
    state = position("556601", "23", "45", "00", value=5, count=2, last=3)
    labels = {word: part["label"].replace(SPACE, " ") for word, part in buttons(panel(state, 0)).items()}
    assert labels["play.6.2"] == "Replace with 6 6"
    assert labels["play.5.2"] == "Add 5 5"
    assert labels["pass"] == "Pass, take 5"


def test_l1_on_an_empty_table_the_pass_stays_in_its_place_and_cannot_be_pressed() -> None:
    state = position("556601", "23", "45", "00")
    parts = {part["label"]: part for part in all_parts(panel(state, 0).to_components()) if part["type"] == 2}
    assert parts["Pass"]["disabled"]
    assert "You lead" in written(panel(state, 0))


def test_l3_who_meets_an_emptied_table_is_told_to_lead() -> None:
    state = after(position("556601", "23", "45", "00", value=5, count=1, last=3), (0, Pass()))
    assert "you must lead" in written(panel(state, 1))
    assert "sit out" in written(panel(state, 0))
    assert "took 5, sits out" in board(state)


def test_the_play_that_goes_out_is_green() -> None:
    view = panel(position("55", "23", "45", "00"), 0)
    assert {word: part["style"] for word, part in buttons(view).items() if word.startswith("play")} == {
        "play.5.2": 3,
        "play.5.1": 1,
    }


@pytest.mark.parametrize("language", SPOKEN)
def test_the_largest_hand_there_can_be_fits(language: str) -> None:
    state = position("0001112223334445566660123", "0", "1", "2")
    assert size(state.hands[0]) == 25
    for draft in ((), ("show",), ("nonsense",)):
        assert flaws(panel(state, 0, draft, SPOKEN[language])) == []
    assert set(GAME.legal(GAME.view(state, 0))) <= set(reached(state, 0))


# ---- cards shown to everybody


def test_section_7_some_cards_or_the_whole_hand_are_shown_out_of_turn() -> None:
    state = position("556601", "2334", "45", "00")
    assert PRESENTER.read(GAME.view(state, 1), pressed("show")) == Draft(("show",))
    view = panel(state, 1, ("show",))
    assert "Partner and opponents see them" in written(view)
    options = [option["value"] for option in buttons(view)["show.cards"]["options"]]
    assert [option[0] for option in options] == [*"2334"]
    chosen = PRESENTER.read(GAME.view(state, 1), pressed("show.cards", options[1], options[2]))
    assert chosen == Reveal(Cards.parse("33"))
    assert PRESENTER.read(GAME.view(state, 1), pressed("show.all")) == Reveal(Cards.parse("2334"))
    assert "shows 3 3" in board(after(state, (1, Reveal(Cards.parse("33")))))


@pytest.mark.parametrize("values", [(), ("x",), ("9-1",), ("",), tuple(f"6-{place}" for place in range(5))])
def test_what_is_no_part_of_a_hand_is_not_shown(values: tuple[str, ...]) -> None:
    assert PRESENTER.read(GAME.view(position("55", "2", "4", "0"), 0), pressed("show.cards", *values)) is None


@pytest.mark.parametrize("seat", range(4))
def test_l7_cards_are_shown_on_the_board_and_in_no_panel_of_another(seat: int) -> None:
    state = position("556601", "2334", "45", "00")
    shown = after(state, (seat, Reveal(state.hands[seat])))
    assert board(shown) != board(state)
    for other in {0, 1, 3} - {seat}:
        assert written(panel(shown, other)) == written(panel(state, other))


# ---- two pairs


@pytest.mark.parametrize("language", SPOKEN)
def test_l6_the_board_says_table_pairs_and_rounds(language: str) -> None:
    state = after(position("556601", "23", "45", "00", wins=(1, 0)), (0, Play(5, 2)))
    lines = board(state, SPOKEN[language]).splitlines()
    assert [line[0] for line in lines if line[:1] in "🔵🟠" and line] == ["🔵", "🟠", "🔵", "🟠"]
    assert any("5 5" in line and f"<@{LARGEST_ID}>" in line for line in lines)
    assert any("🔵 1 : 0 🟠" in line for line in lines)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_lobby_says_who_plays_with_whom(language: str) -> None:
    chairs = (Chair(Person(1)), Chair(), Chair(House("Ole", "normal")), Chair(Person(4)))
    waiting = replace(match_of(GAME.setup(4, GAME.info.defaults())), phase=Phase.LOBBY, chairs=chairs, state=None)
    words = SPOKEN[language]
    line = next(line for line in written(PAINTER.board(waiting, words)).splitlines() if "🔵" in line)
    assert re.search(rf"🔵 <@1> \S+ Ole 🤖 · 🟠 {words('table-seat', seat='2')} \S+ <@4>", line)


def test_section_6_a_pair_wins_together() -> None:
    state = after(position("5", "23", "4", "00", wins=(1, 1)), (0, Play(5, 1)))
    match = replace(match_of(state), phase=Phase.OVER)
    text = written(PAINTER.board(match, EN))
    assert f"**<@{LARGEST_ID}> and Oskar 🤖 win!**" in text
    assert f"**1** · <@{LARGEST_ID}> and Oskar 🤖 · 2 rounds" in text
    assert f"**2** · <@{LARGEST_ID - 1}> and <@{LARGEST_ID - 3}> · 1 round" in text


def test_a_panel_names_the_partner_with_its_cards() -> None:
    assert f"Your partner: <@{LARGEST_ID - 3}>, 2 cards" in written(panel(position("55", "23", "4", "00"), 1))


def test_l11_an_endless_round_offers_to_be_dealt_anew() -> None:
    assert "redeal" not in buttons(panel(position("55", "23", "4", "00", moves=ENDLESS - 1), 1))
    assert "redeal" in buttons(panel(position("55", "23", "4", "00", moves=ENDLESS), 1))


def test_a_hand_without_cards_can_still_be_drawn() -> None:
    state = replace(position("55", "23", "4", "00"), hands=(NONE,) * 4)
    assert flaws(panel(state, 1)) == []
