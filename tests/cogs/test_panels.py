"""Private panels: the newest hand while a token lives, never before, never anybody else's, and an answer to every press."""

import asyncio
from typing import Any

import pytest

from bot.presses import Presses
from bot.screens import AT_ONCE
from tests.cogs.den import Den, Screen, Somebody, act, moves, table


async def _two(den: Den, **options: Any) -> tuple[Somebody, Screen, Somebody, Screen]:
    """Two people at a table with their hands open: who has the turn first."""
    anna, bo = den.person("anna"), den.person("bo")
    mine = await table(den, anna, bo, **options)
    other = await bo.types("hand")
    return (anna, mine, bo, other) if moves(mine) else (bo, other, anna, mine)


async def test_a_panel_is_redrawn_when_somebody_else_moves(den: Den) -> None:
    mover, sheet, _, other = await _two(den)
    assert not moves(other)
    await act(mover, sheet)
    assert moves(other)


async def test_a_panel_whose_token_has_died_is_left_alone(den: Den) -> None:
    mover, _, _, other = await _two(den, pace="none")
    await den.env.advance_time(14 * 60 + 1)
    fresh = await mover.types("hand")
    before = den.requests("/webhooks/")
    await act(mover, fresh)
    assert den.requests("/webhooks/") == before
    assert not moves(other)


async def test_a_press_brings_a_dead_panel_back_to_life(den: Den) -> None:
    mover, sheet, other, panel = await _two(den, pace="none")
    await den.env.advance_time(14 * 60 + 1)
    sheet = await act(mover, sheet)
    panel = await other.presses(den.board, "hand")
    await act(other, panel)
    assert moves(sheet)


async def test_the_newest_of_several_panels_is_the_one_redrawn(den: Den) -> None:
    mover, sheet, other, first = await _two(den)
    second = await other.presses(den.board, "hand")
    await act(mover, sheet)
    assert moves(second)
    assert not moves(first)


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_panel_that_could_not_be_drawn_is_drawn_again(den: Den, status: int) -> None:
    mover, sheet, _, other = await _two(den)
    den.env.inject_error("PATCH", "/webhooks/*", status=status, times=1)
    await act(mover, sheet)
    assert moves(other)


async def test_a_panel_that_is_gone_is_forgotten_and_the_game_goes_on(den: Den) -> None:
    mover, sheet, other, _ = await _two(den)
    den.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=1)
    await act(mover, sheet)
    assert moves(await other.presses(den.board, "hand"))


async def test_a_choice_begun_does_not_survive_the_clock_that_moved_for_its_seat(den: Den) -> None:
    mover, sheet, other, panel = await _two(den, target="100")
    for _ in range(40):
        word = next((word for word in moves(sheet) if word != "pass"), "pass")
        sheet = await mover.presses(sheet, word)
        if any(".take." in word for word in moves(sheet)):
            break
        (mover, sheet), (other, panel) = (other, panel), (mover, sheet)
    assert any(".take." in word for word in moves(sheet))
    await den.env.advance_time(91)
    assert not moves(sheet)
    while not moves(sheet):
        await act(other, panel)
    assert not any(".take." in word for word in moves(sheet))


# Time, and what goes wrong


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every press takes longer than Discord's patience, shortened."""
    monkeypatch.setattr("bot.reception.PATIENCE", 0.05)
    serve = Presses.serve

    async def slowly(self: Presses, *arguments: Any) -> None:
        await asyncio.sleep(0.15)
        await serve(self, *arguments)

    monkeypatch.setattr(Presses, "serve", slowly)


@pytest.mark.usefixtures("slow")
async def test_a_slow_press_on_a_panel_is_held_quietly_and_draws_it(den: Den) -> None:
    anna = den.person("anna")
    await anna.types("play", game="odin")
    await anna.press_on(den.board, "house")
    await anna.press_on(den.board, "start")
    hand = Screen(den, den.channel.id, den.private_messages(anna)[-1])
    await anna.press_on(hand, moves(hand)[0])
    assert den.callbacks[-1] == 6
    assert hand.shows_hand
    assert not [message for message in den.private_messages(anna) if den.thinking(message)]


@pytest.mark.usefixtures("slow")
async def test_a_slow_press_on_the_board_is_held_in_private_and_leaves_nothing_behind(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    board = await anna.types("play", game="odin")
    await bo.press_on(board, "join")
    assert den.callbacks[-1] == 5
    assert f"<@{bo.id}>" in board.text
    assert not [message for message in den.private_messages(bo) if den.thinking(message)]
    assert len(den.boards) == 1


async def test_a_press_is_held_in_time_while_the_board_cannot_be_written(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    board = await anna.types("play", game="odin")
    at_once, answers = den.bot._screens._at_once, den.bot._screens._answers
    for _ in range(AT_ONCE):
        await at_once.acquire()
    press = asyncio.create_task(bo.press_on(board, "join"))
    async with asyncio.timeout(5):
        while not (waiting := [reply for each in answers.values() for reply, _ in each]):  # noqa: ASYNC110 - as one would look
            await asyncio.sleep(0.01)
    # What the timer does after PATIENCE; the simulator's timers wait until the bot rests.
    await waiting[0].hold()
    assert den.callbacks[-1] == 6
    assert f"<@{bo.id}>" not in board.text
    for _ in range(AT_ONCE):
        at_once.release()
    await press
    assert f"<@{bo.id}>" in board.text


async def test_what_the_disk_refuses_is_said_in_private_and_nothing_has_changed(den: Den) -> None:
    mover, sheet, other, _ = await _two(den)
    before = (sheet.text, den.board.text)
    async with den.disk_refuses():
        answer = await mover.presses(sheet, moves(sheet)[0])
        assert answer.private
        assert "disk" in answer.text
        assert "disk" in (await other.types("leave")).text
    assert (sheet.text, den.board.text) == before
    assert (await act(mover, sheet)).text != before[0]


async def test_a_new_face_is_answered_too_while_the_disk_refuses(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo", "da")
    await anna.types("play", game="odin")
    async with den.disk_refuses():
        answer = await bo.presses(den.board, "join")
    assert answer.private
    assert answer.text


async def test_an_error_of_ours_is_answered_with_a_code_and_told_without_a_card(
    den: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, sheet, _, _ = await _two(den)

    async def broken(*_: Any) -> None:
        raise KeyError("".join(moves(sheet)))

    monkeypatch.setattr(Presses, "serve", broken)
    answer = await mover.presses(sheet, moves(sheet)[0])
    assert answer.private
    code = den.failures[-1]["code"]
    assert code in answer.text
    assert moves(sheet)[0] not in repr(den.failures)
