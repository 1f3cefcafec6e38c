"""The lobby: chairs, house rules, and who may do what."""

import pytest

from tests.cogs.den import Den, table


async def test_people_join_and_leave_and_the_board_answers(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    board = await anna.types("play", game="odin")
    answer = await bo.presses(board, "join")
    assert answer.id == board.id
    assert f"<@{bo.id}>" in board.text
    assert "Seats 2 of 6" in board.text
    await bo.presses(board, "leave")
    assert f"<@{bo.id}>" not in board.text
    assert len(den.boards) == 1


async def test_the_host_who_leaves_hands_the_table_on(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    board = await anna.types("play", game="odin")
    await bo.presses(board, "join")
    await anna.presses(board, "leave")
    assert f"<@{bo.id}> · host" in board.text
    await bo.presses(board, "leave")
    assert "closed" in board.text.lower() or "left" in board.text.lower()
    assert board.words == []


async def test_house_players_come_and_go(den: Den) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    assert "unhouse" not in board.words
    assert "start" not in board.words
    await anna.presses(board, "house")
    await anna.presses(board, "house")
    assert board.text.count("🤖") >= 2
    await anna.presses(board, "unhouse")
    await anna.presses(board, "unhouse")
    assert "unhouse" not in board.words


@pytest.mark.parametrize("word", ["house", "unhouse", "start", "leave"])
async def test_a_stranger_is_told_in_private_and_nothing_changes(den: Den, word: str) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    board = await anna.types("play", game="odin")
    await anna.presses(board, "house")
    before = board.text
    answer = await bo.presses(board, word)
    assert answer.private
    assert answer.text.startswith("⚠️")
    assert board.text == before


async def test_who_sits_already_is_told_so(den: Den) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    assert "already sit" in (await anna.presses(board, "join")).text


async def test_the_host_sets_house_rules_by_select_and_form(den: Den) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    sheet = await anna.presses(board, "options")
    assert sheet.private
    sheet = await anna.presses(sheet, "set.deck", "full52")
    assert "52" in board.text
    sheet = await anna.presses(sheet, "pace", "slow")
    await anna.presses(sheet, "number.target")
    sheet = await anna.submits(" 30 ")
    assert "30" in sheet.find("number.target")["label"]
    assert await den.rows("SELECT body ->> '$.options.target', body ->> '$.pace' FROM match") == [(30, 86400)]


@pytest.mark.parametrize("typed", ["0", "-5", "many", "1.5", "²", "999999999"])
async def test_a_number_that_is_none_is_refused_and_the_form_can_be_tried_again(den: Den, typed: str) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    sheet = await anna.presses(board, "options")
    await anna.presses(sheet, "number.target")
    sheet = await anna.submits(typed)
    assert sheet.text.splitlines()[1].startswith("⚠️")
    assert "number.target" in sheet.words
    assert await den.rows("SELECT body ->> '$.options.target' FROM match") == [(15,)]


async def test_a_form_opened_before_a_restart_is_read_after_it(den: Den) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    sheet = await anna.presses(board, "options")
    await anna.presses(sheet, "number.target")
    await den.restart()
    await anna.submits("40")
    assert await den.rows("SELECT body ->> '$.options.target' FROM match") == [(40,)]


async def test_a_ready_made_set_of_house_rules_is_taken_at_one_press_and_named_in_the_lobby(den: Den) -> None:
    anna = den.person("anna")
    await anna.types("play", game="olsen_hearts")
    sheet = await anna.presses(den.board, "options")
    sheet = await anna.presses(sheet, "preset", "danish_table")
    jack = sheet.find("set.jack_of_diamonds")["options"]
    assert [option["value"] for option in jack if option["default"]] == ["on"]
    assert "Danish table" in den.board.text
    await anna.presses(sheet, "preset", "standard")
    assert await den.rows("SELECT body ->> '$.options.jack_of_diamonds' FROM match") == [("off",)]


async def test_others_read_the_house_rules_and_cannot_change_them(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    board = await anna.types("play", game="odin")
    sheet = await bo.presses(board, "options")
    assert sheet.words == []
    assert f"<@{anna.id}>" in sheet.text


async def test_house_rules_stay_once_the_match_has_begun(den: Den) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    sheet = await anna.presses(board, "options")
    await anna.presses(board, "house")
    await anna.presses(board, "start")
    answer = await anna.presses(sheet, "set.deck", "full52")
    assert "begun" in answer.text
    assert answer.words == []


async def test_a_start_the_rules_do_not_admit_is_refused_with_the_rule(den: Den) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    for _ in range(5):
        await anna.presses(board, "house")
    answer = await anna.presses(board, "start")
    assert answer.private
    assert "O-1" in answer.text
    assert "start" in board.words


async def test_a_hand_asked_for_before_the_start_is_dealt_into_when_it_comes(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    await anna.types("play", game="odin")
    await bo.presses(den.board, "join")
    waiting = await bo.types("hand")
    assert "Start" in waiting.text
    await anna.presses(den.board, "start")
    assert waiting.shows_hand


async def test_both_hands_are_private_and_the_board_shows_neither(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    hands = [await table(den, anna, bo), await bo.types("hand")]
    assert all(hand.private for hand in hands)
    assert hands[0].text != hands[1].text
    assert {word.split(".")[0] for word in den.board.words} == {"hand", "rules", "log", "more"}
