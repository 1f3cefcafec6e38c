"""Presses of any age: delivered twice, drawn by a former process, of tables that are no more."""

import pytest

from tests.cogs.den import Den, act, moves, table


async def test_buttons_drawn_before_a_restart_work_after_it(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    sheets = {anna: await table(den, anna, bo), bo: await bo.types("hand")}
    await den.restart()
    for _ in range(6):
        mover = anna if moves(sheets[anna]) else bo
        sheets[mover] = await act(mover, sheets[mover])
        # The other's panel is of the former process: it is opened anew.
        other = bo if mover is anna else anna
        sheets[other] = await other.presses(den.board, "hand")
    assert len(den.boards) == 1


async def test_a_lobby_goes_on_after_a_restart(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    board = await anna.types("play", game="odin")
    await den.restart()
    assert "back in a moment" not in board.text
    await bo.presses(board, "join")
    assert moves(await anna.presses(board, "start")) or "Waiting" in anna.seen.text


async def test_the_house_moves_on_after_a_restart(den: Den) -> None:
    anna = den.person("anna")
    await table(den, anna, house=1)
    (version,) = (await den.rows("SELECT version FROM match"))[0]
    await den.restart()
    hand = await anna.presses(den.board, "hand")
    await act(anna, hand)
    assert (await den.rows("SELECT version FROM match"))[0][0] >= version + 1


async def test_otter_says_that_it_is_back_in_a_moment_and_is(den: Den) -> None:
    anna = den.person("anna")
    await table(den, anna, house=1)
    board = den.board
    await den.bot.close()
    assert "back in a moment" in board.text
    await den.restart()
    assert "back in a moment" not in board.text


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_interaction_delivered_twice_acts_once(den: Den, *, restarted: bool) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    sheets = {anna: await table(den, anna, bo), bo: await bo.types("hand")}
    mover = anna if moves(sheets[anna]) else bo
    await mover.presses(sheets[mover], moves(sheets[mover])[0])
    moved = "SELECT * FROM log WHERE entry NOT LIKE '%extended%' ORDER BY match, seq"
    log = await den.rows(moved)
    text = sheets[mover].text
    if restarted:
        await den.restart()
    await den.deliver_again()
    assert await den.rows(moved) == log
    assert sheets[mover].text == text


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_command_delivered_twice_opens_one_table_with_one_board(den: Den, *, restarted: bool) -> None:
    anna = den.person("anna")
    await anna.types("play", game="odin")
    if restarted:
        await den.restart()
    await den.deliver_again()
    assert await den.rows("SELECT COUNT(*) FROM match") == [(1,)]
    assert len(den.boards) == 1
    assert "join" in den.board.words


async def test_every_press_of_a_finished_match_is_answered_and_changes_nothing(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1, target="1")
    pressed: list[str] = []
    while moves(hand):
        pressed += [part["custom_id"] for part in hand.parts if part.get("type") == 2]
        hand = await act(anna, hand)
    written = await den.rows("SELECT version, state, phase FROM match")
    for id_ in pressed[:40]:
        answer = await den.press_raw(anna, hand, id_)
        assert "over" in answer.text
    assert await den.rows("SELECT version, state, phase FROM match") == written


@pytest.mark.parametrize(
    "id_",
    [
        "", "x", "o:", "o:k7f3ab:1:hand", "o:k7f3ab:1:join", "o:k7f3ab:1:start", "o:k7f3ab:1:set.deck", "o:k7f3ab:1:number.x",
        "o:k7f3ab:1:rematch", "o:k7f3ab:1:play.9S", "o:k7f3ab:1:more", "o:k7f3ab:1:options", "o:k7f3ab:1:log", "o:k7f3ab:1:leave",
        "o:rules:0:page.chess", "o:rules:0:rules", "o:new:0:game", "hand:7", "o:k7f3ab:1:pace", "o:k7f3ab:1:unhouse",
    ],
)  # fmt: skip
async def test_an_id_of_nothing_is_answered_in_private(den: Den, id_: str) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    answer = await den.press_raw(anna, board, id_)
    assert answer.private
    assert answer.text
    assert not den.failures


async def test_forged_arguments_of_a_running_table_are_answered_and_change_nothing(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1)
    _, match, seen, _ = hand.find(moves(hand)[0])["custom_id"].split(":")
    version = await den.rows("SELECT version FROM match")
    for word in [
        "play", "play.", "play.XX", "play.9S.take", "play.9S.take.XX", "play.9S9S", "choose", "pass.now", "play.9", "fly.9S", "set.deck",
        "number.target", "set.", "start", "house", "pace", "log.9999999999", "log.x", "page.odin", "take.9S", "rematch",
    ]:  # fmt: skip
        answer = await den.press_raw(anna, hand, f"o:{match}:{seen}:{word}")
        assert answer.text, word
    assert await den.rows("SELECT version FROM match") == version
    assert not den.failures
