"""The whole of Otter as a person meets it: a match of ODIN played on the page, and games that outlive their process."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bot.i18n import words
from tests.browser.conftest import Visit
from tests.browser.page import DESKTOP, PHONE, Page, demo

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

T = words("en")
TITLE = "ODIN · table 1"
PRIVATE = "Only you can see this"
MOVES = 150
"""More moves of one person than a hand of ODIN can have."""


def open_lobby(page: Page) -> None:
    page.command("play", "ODIN")
    page.wait(TITLE, "Seats 1 of 6")
    page.press(T("button-add-house"))
    page.press(T("button-add-house"))
    page.wait(TITLE, "Seats 3 of 6")


def rule(option: str, value: str) -> str:
    """A line of a select of house rules."""
    return f"{T(f'odin-option-{option}')}: {T(f'odin-option-{option}.{value}')}"


def cards_in(text: str) -> list[str]:
    """The cards of the first line that names any."""
    lines = (re.findall(r"(?:10|[2-9AJQK])(?:♤|♥️|♦️|♧)", line) for line in text.splitlines())
    return next(filter(None, lines), [])


def move(page: Page) -> bool:
    """Press the first thing that is a move: a play, a card to take, else the pass; False when it is somebody else's turn."""
    hand = page.message(PRIVATE, T("sheet-turn"))
    if not hand.count():
        return False
    labels = page.buttons(hand)
    page.press(next(label for label in labels if label != T("button-back")), hand)
    return True


def play_to_the_end(page: Page) -> None:
    looks = 4
    for _ in range(MOVES):
        board = page.message(TITLE, "Rematch|to play")
        if "Rematch" in board.inner_text():
            return
        if move(page):
            continue
        if looks:
            looks -= 1
            page.view_as("Bo" if looks % 2 else "Anna")  # a press that meets the redraw of a house move
        else:
            page.tab.wait_for_timeout(150)  # nothing is pressed: the page follows the house by itself
    raise AssertionError("the match does not end")


def test_a_match_is_played_by_buttons_and_selects_until_its_result(open_page: Visit, tmp_path: Path):
    with demo(tmp_path / "demo.db") as running, open_page(running.url) as page:
        open_lobby(page)
        page.picture("lobby")
        set_the_house_rules(page)

        page.press(T("button-start"))
        hand = page.wait(PRIVATE, TITLE, "Your \\d+ cards")
        assert len(cards_in(hand)) == 9
        page.wait(PRIVATE, T("sheet-turn"))
        page.picture("hand")
        page.resize(PHONE)
        page.picture("hand-phone")
        page.resize(DESKTOP)

        page.view_as("Bo")
        page.wait(TITLE, "to play")
        (board,) = page.messages()
        assert PRIVATE not in board
        page.press(T("button-hand"))
        assert not cards_in(page.wait(PRIVATE, T("sheet-not-seated")))
        page.view_as("Anna")
        page.wait(PRIVATE, "Your \\d+ cards")

        play_to_the_end(page)
        page.wait(TITLE, "wins!", T("result-casual"))
        page.wait(PRIVATE, T("sheet-over"), "wins!", "1 · .* · 0 points")
        page.picture("result")
        page.press(T("button-rematch"))
        page.wait(TITLE, "The rematch is table 2")
        page.wait("ODIN · table 2", "Seats 3 of 6")


def set_the_house_rules(page: Page) -> None:
    page.press(T("button-options"))
    page.wait(PRIVATE, "House rules · " + TITLE)
    page.choose(rule("tie", "shared"), rule("tie", "playoff"))
    page.wait(PRIVATE, rule("tie", "playoff"))
    page.press("Points that end the match: 15")
    page.answer_form("none")
    page.wait(PRIVATE, "That house rule cannot be set to “none”")
    page.press("Points that end the match: 15")
    page.answer_form("1")
    page.wait(TITLE, "Points that end the match: 1 · " + rule("tie", "playoff"))
    page.picture("options")


def test_a_game_goes_on_after_ctrl_c_and_after_kill_9(open_page: Visit, tmp_path: Path):
    database = tmp_path / "demo.db"
    with demo(database) as first, open_page(first.url) as page:
        deal_to_two(page)
        held = hands(page)
        assert held["Anna"] != held["Bo"]
        status, said = first.interrupt()
        assert status == 0
        assert "Traceback" not in said
    with demo(database) as second:
        with open_page(second.url) as page:
            page.wait(TITLE, "@Anna · 11 cards", "@Bo · 11 cards")
            assert hands(page) == held
            refuse_four_cards(page)
            board = page.message(TITLE, "to play").inner_text()
        second.kill()
    with demo(database) as third, open_page(third.url) as page:
        assert turn(page.wait(TITLE, "to play")) == turn(board)
        assert centre(page.wait(TITLE, "to play")) == centre(board)


def deal_to_two(page: Page) -> None:
    """Deal eleven cards each to Anna and Bo: a hand with more plays than buttons."""
    page.command("play", "ODIN")
    page.wait(TITLE, "Seats 1 of 6")
    page.press(T("button-options"))
    page.choose(rule("deck", "a9"), rule("deck", "full52"))
    page.choose(rule("hand_size", "auto"), rule("hand_size", "n11"))
    page.wait(TITLE, rule("hand_size", "n11"))
    page.view_as("Bo")
    page.press(T("button-join"))
    page.wait(TITLE, "Seats 2 of 6")
    page.view_as("Anna")
    page.press(T("button-start"))
    page.wait(TITLE, "to play")


def hands(page: Page) -> dict[str, list[str]]:
    held: dict[str, list[str]] = {}
    for name in ("Anna", "Bo"):
        page.view_as(name)
        page.press(T("button-hand"), page.message(TITLE, "to play"))
        held[name] = cards_in(page.wait(PRIVATE, "Your 11 cards"))
    return held


def refuse_four_cards(page: Page) -> None:
    """Lead for one, and choose for the other four cards where one or two are allowed: the hand says so."""
    for _ in range(2):
        page.view_as(turn(page.wait(TITLE, "to play")))
        page.press(T("button-hand"), page.message(TITLE, "to play"))
        hand = page.message(PRIVATE, T("sheet-turn"))
        expect(hand).to_be_visible()
        cards = cards_in(hand.inner_text())
        if T("odin-button-pass") in page.buttons(hand):
            page.choose(T("odin-select-cards"), *cards[:4], several=True)
            page.wait(PRIVATE, "You chose 4 cards; against .* it takes 1 or 2")
            return
        page.press(cards[0], hand)
        page.wait(TITLE, "led")
    raise AssertionError("nobody had a centre to beat")


def turn(board: str) -> str:
    return re.search(r"@(\w+) to play", board)[1]  # pyright: ignore[reportOptionalSubscript] - a board without one fails


def centre(board: str) -> list[str]:
    return cards_in(board[board.index("Centre") :].partition("@")[0])
