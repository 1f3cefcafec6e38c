"""Olsen (Eights) as people see it: the call beside the play, the suit of an eight, hands of any size, the open table."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bot.i18n import Words
from bot.match import Match
from bot.rendering.faces import card
from bot.rendering.olsen_eights import OlsenEightsPresenter
from bot.rendering.presenter import Draft
from bot.rendering.press import Press, parse
from games.cards import Card, Cards, numbers
from games.core import Value, Waiting
from games.olsen_eights.matching import EIGHTS, printed_suit
from games.olsen_eights.model import CallOlsen, Challenge, Draw, Keep, Lay, NameSuit, Show, Stage, State
from games.olsen_eights.rules import GAME
from tests.games.play import Playout, playouts
from tests.rendering.gallery import LARGEST_ID, PAINTER, SPOKEN, all_parts, flaws, match_at

PRESENTER = OlsenEightsPresenter()
EN = SPOKEN["en"]
DECK = (1 << 52) - 1


def position(top: str, *hands: str, options: dict[str, Value] | None = None, **table: Any) -> State:
    """Seat 0 is about to play on `top`; the cards not named are the draw pile."""
    state = GAME.setup(len(hands), GAME.info.defaults() | (options or {}))
    held = tuple(Cards.parse(hand) for hand in hands)
    turned = Card.parse(top)
    pile = tuple(map(Card, numbers(DECK & ~sum(held) & ~(1 << turned))))
    named: dict[str, Any] = {
        "stage": Stage.ACT,
        "dealer": len(hands) - 1,
        "counts": tuple(hand.bit_count() for hand in held),
        "top": turned,
        "suit": printed_suit(turned),
        "stock": len(pile),
    }
    return State(replace(state.table, **(named | table)), held, pile)


def after(state: State, *moves: tuple[int, Any]) -> State:
    for seat, move in moves:
        state = GAME.apply(state, seat, move).state
    return state


def match_of(state: State, options: dict[str, Value] | None = None) -> Match:
    seats = len(state.table.counts)
    return match_at(Playout(GAME, seats, GAME.info.defaults() | (options or {}), [state], []), 0)


def board(state: State, words: Words = EN) -> str:
    return written(PAINTER.board(match_of(state), words))


def panel(state: State, seat: int, draft: tuple[str, ...] = (), words: Words = EN) -> Any:
    """Draw the panel of a person; every third seat is the house's."""
    return PAINTER.panel(match_of(state), LARGEST_ID - seat, words, draft)


def written(view: Any) -> str:
    return "\n".join(part["content"] for part in all_parts(view.to_components()) if "content" in part)


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


def intended(state: State, seat: int) -> set[object]:
    """The legal moves that differ from each other in what comes of them: the call is made once, a suit at once."""
    legal = set(GAME.legal(GAME.view(state, seat)))
    called = state.table.called[seat]
    kept: set[object] = set()
    for move in legal:
        match move:
            case Lay(each, None, olsen) if EIGHTS >> each & 1 and Lay(each, "S", olsen) in legal:
                pass
            case Lay(_, _, True) | Draw(True) if called:
                pass
            case CallOlsen() if Draw(olsen=True) in legal:
                pass
            case _:
                kept.add(move)
    return kept


@settings(max_examples=20)
@given(playouts("olsen_eights", 120))
def test_every_legal_move_has_a_button_and_every_button_a_legal_move(played: Playout) -> None:
    for state in played.states[::9]:
        if isinstance(GAME.turn(state), Waiting):
            for seat in range(0, played.seats, 3):
                assert set(reached(state, seat)) == intended(state, seat)


# ---- the call


def test_section_7_a_card_that_leaves_one_has_a_second_button_that_says_olsen_with_it() -> None:
    state = position("7C", "7D9S", "ASKS", "QDJD")
    view = panel(state, 0)
    assert buttons(view)["lay.7D.olsen"]["label"] == f"{card('7D')} + Olsen!"
    assert PRESENTER.read(GAME.view(state, 0), pressed("lay.7D.olsen")) == Lay(Card.parse("7D"), None, olsen=True)
    assert "lay.9S.olsen" not in buttons(view)


def test_section_7_with_more_cards_nothing_is_said_with_a_card() -> None:
    state = position("7C", "7D9S2C", "ASKS", "QDJD")
    assert [word for word in buttons(panel(state, 0)) if word.startswith("lay")] == ["lay.7D", "lay.2C"]


def test_section_7_the_call_can_be_made_until_the_next_player_decides() -> None:
    silent = after(position("7C", "7D9S", "ASKSKD", "QDJD"), (0, Lay(Card.parse("7D"))))
    assert "olsen" in buttons(panel(silent, 0))
    assert "has not said" in board(silent)
    late = after(silent, (1, Lay(Card.parse("KD"))))
    assert "olsen" not in buttons(panel(late, 0))
    assert "owes 1 card" in board(late)
    assert "You forgot" in written(panel(late, 0))
    said = after(silent, (0, CallOlsen()))
    assert "said “Olsen!” ✓" in board(said)


def test_e13_others_catch_a_silent_player_by_a_button_only_where_the_house_rule_says_so() -> None:
    for rule, offered in (("auto", False), ("challenge", True)):
        state = position("7C", "7D9S", "ASKSKD", "QDJD", options={"olsen": rule})
        silent = after(state, (0, Lay(Card.parse("7D"))))
        assert ("catch.0" in buttons(panel(silent, 1))) == offered
        assert "catch.0" not in buttons(panel(silent, 0))
    assert Challenge(0) in set(reached(silent, 1))


def test_e16_a_call_that_would_cost_a_card_is_asked_twice() -> None:
    state = position("7C", "7D9S2C", "ASKSKD", "QDJD", options={"false_olsen": "draw_one"})
    assert PRESENTER.read(GAME.view(state, 0), pressed("olsen")) == Draft(("false",))
    assert "costs you a card" in written(panel(state, 0, ("false",)))
    assert PRESENTER.read(GAME.view(state, 0), pressed("olsen.sure")) == CallOlsen()


# ---- the eight


def test_section_6_an_eight_asks_for_its_suit_with_the_hand_in_sight() -> None:
    state = position("7C", "8D9S2C", "ASKSKD", "QDJD")
    meant = PRESENTER.read(GAME.view(state, 0), pressed("lay.8D"))
    assert meant == Draft(("suit", "8D"))
    view = panel(state, 0, ("suit", "8D"))
    assert card("9S") in written(view)
    assert {*buttons(view)} == {"hand", *(f"lay.8D.{suit}" for suit in "SHDC")}
    assert buttons(view)["lay.8D.S"]["label"] == "♤ spades · 1"
    assert PRESENTER.read(GAME.view(state, 0), pressed("lay.8D.S")) == Lay(Card.parse("8D"), "S")


def test_section_6_the_suit_of_an_eight_keeps_the_call_in_mind() -> None:
    state = position("7C", "8D9S", "ASKSKD", "QDJD")
    assert PRESENTER.read(GAME.view(state, 0), pressed("lay.8D.olsen")) == Draft(("suit", "8D", "olsen"))
    assert "lay.8D.H.olsen" in buttons(panel(state, 0, ("suit", "8D", "olsen")))


def test_e4_a_drawn_eight_asks_for_its_suit() -> None:
    state = position("7C", "9S3D", "ASKSKD", "QDJD")
    drawn = after(replace(state, pile=(Card.parse("8H"), *state.pile)), (0, Draw()))
    assert drawn.table.stage is Stage.NAME
    assert {move for move in reached(drawn, 0) if isinstance(move, NameSuit)} == {NameSuit(suit) for suit in "SHDC"}  # pyright: ignore[reportArgumentType] - each is a suit
    assert "names the suit" in board(drawn)


def test_e12_the_last_eight_goes_without_a_suit() -> None:
    state = position("7C", "8D", "ASKSKD", "QDJD")
    assert PRESENTER.read(GAME.view(state, 0), pressed("lay.8D")) == Lay(Card.parse("8D"))


def test_a_draft_the_table_has_overtaken_is_forgotten() -> None:
    state = after(position("7C", "8D9S2C", "ASKSKD", "QDJD"), (0, Lay(Card.parse("2C"))))
    for draft in (("suit", "8D"), ("false",), ("show", "0"), ("suit", "2C"), ("cards", "x")):
        assert written(panel(state, 0, draft)) == written(panel(state, 0))


def test_e4_a_drawn_card_that_fits_may_be_laid_or_kept_where_the_house_rule_says_so() -> None:
    state = position("7C", "9S3D", "ASKSKD", "QDJD", options={"drawn_card": "optional"})
    drawn = after(replace(state, pile=(Card.parse("7H"), *state.pile)), (0, Draw()))
    assert {Keep(), Lay(Card.parse("7H"))} <= set(reached(drawn, 0))
    assert not any(isinstance(move, Draw) for move in reached(drawn, 0))


# ---- hands of any size


MANY = str(Cards(DECK & ~Cards.parse("7CASKSQDJD")))


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("language", SPOKEN)
def test_hands_without_a_cap_are_shown_whole_and_paged(language: str, *, free: bool) -> None:
    options: dict[str, Value] = {"showing": "on", "olsen": "challenge", "must_play": "off", "two_players": "on"}
    state = position("7C", MANY, "AS", "KS", "QD", "JD", options=options, free=free, owing=(False, *[True] * 4))
    for draft in ((), ("cards", "1"), ("cards", "99"), ("show", "0"), ("show", "1"), ("suit", "8D")):
        view = panel(state, 0, draft, SPOKEN[language])
        assert flaws(view) == []
        assert all(card(Card.NAMES[each]) in written(view) for each in numbers(Cards.parse(MANY)))
    assert set(reached(state, 0)) == intended(state, 0)


def test_e24_cards_are_shown_out_of_turn_and_stand_on_the_board() -> None:
    state = position("7C", "8D9S2C", "ASKSKD", "QDJD", options={"showing": "on"})
    assert Show(Card.parse("AS")) in set(reached(state, 1))
    shown = after(state, (1, Show(Card.parse("AS"))))
    assert f"shows {card('AS')}" in board(shown)
    assert Show(Card.parse("AS")) not in set(reached(shown, 1))


# ---- the open table


def test_the_board_says_the_suit_in_force_the_hands_the_pile_and_the_direction() -> None:
    state = after(position("7C", "8D9S2C", "ASKSKD", "QDJD"), (0, Lay(Card.parse("8D"), "H")))
    text = board(state)
    assert f"### On top {card('8D')} · suit in force ♥️ hearts" in text
    assert ("↻" in text, "⇄" in text) == (True, False)
    assert f"Draw pile {len(state.pile)}" in text
    assert text.count("2 cards") == 2
    assert "⇄" in board(position("7C", "8D9S2C", "ASKSKD", options={"two_players": "on"}))


def test_section_8_the_board_says_when_nothing_is_left_to_draw() -> None:
    state = position("7C", "8D9S2C", "ASKSKD", "QDJD")
    assert "Nothing left to draw" in board(replace(state, table=replace(state.table, stock=0)))
    waiting = replace(state.table, stock=0, discards=Cards.parse("6C"))
    assert "Draw pile empty" in board(replace(state, table=waiting))
    stuck = position("7C", "9S", "ASKSKD", "QDJD", stock=0)
    assert buttons(panel(stuck, 0))["draw"]["label"] == "Pass"


def test_e1_the_board_says_that_any_card_fits_a_free_first_eight() -> None:
    assert "any card fits" in board(position("8C", "9S", "ASKSKD", "QDJD", free=True))


@pytest.mark.parametrize("language", SPOKEN)
def test_the_two_olsens_are_told_apart(language: str) -> None:
    words = SPOKEN[language]
    assert words("olsen_eights-name") != words("olsen_hearts-name")
    assert all(words(f"olsen_{suit}-name").startswith("Olsen – ") for suit in ("eights", "hearts"))
