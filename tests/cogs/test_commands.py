"""The slash commands, each as a person meets it."""

import pytest

from tests.cogs.den import Den, act, moves, table


async def test_there_are_six_commands(den: Den) -> None:
    anna = den.person("anna")
    assert set(anna.actor.available_commands(den.channel)) == {"play", "hand", "leave", "rules", "language", "about"}


# /play


async def test_play_with_a_game_answers_with_the_lobby(den: Den) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    assert not board.private
    assert "ODIN · table 1" in board.text
    assert f"<@{anna.id}>" in board.text
    assert len(den.boards) == 1


async def test_play_without_a_game_asks_in_private_and_posts_the_lobby(den: Den) -> None:
    anna = den.person("anna")
    question = await anna.types("play")
    assert question.private
    answer = await anna.presses(question, "game", "odin")
    assert answer.private
    assert f"<#{den.channel.id}>" in answer.text
    assert "join" in den.board.words


async def test_tables_of_a_server_are_numbered(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    await anna.types("play", game="odin")
    assert "table 2" in (await bo.types("play", game="odin")).text


async def test_play_in_a_private_message_says_where_tables_stand(den: Den) -> None:
    user = den.env.create_user("carmen")
    result = await user.slash("play", game="odin")
    assert result.ephemeral
    assert "server" in den.text_of(result)


async def test_play_where_otter_may_not_write_names_what_is_missing(den: Den) -> None:
    anna = den.person("anna")
    await den.forbid("send_messages")
    answer = await anna.types("play", game="odin")
    assert answer.private
    assert "Send Messages" in answer.text
    assert await den.rows("SELECT COUNT(*) FROM match") == [(0,)]


# /hand and /leave


async def test_hand_without_a_table_says_how_to_get_one(den: Den) -> None:
    anna = den.person("anna")
    answer = await anna.types("hand")
    assert answer.private
    assert "/play" in answer.text


async def test_hand_opens_the_cards_of_the_only_table(den: Den) -> None:
    anna = den.person("anna")
    await table(den, anna, house=1)
    hand = await anna.types("hand")
    assert hand.private
    assert hand.shows_hand
    assert moves(hand)


async def test_hand_lists_several_tables_and_opens_the_one_pressed(den: Den) -> None:
    anna = den.person("anna")
    await table(den, anna, house=1)
    await table(den, anna, house=1)
    tables = await anna.types("hand")
    labels = {part["label"]: part["custom_id"] for part in tables.parts if "label" in part}
    assert sorted(labels) == ["ODIN · table 1 · your turn", "ODIN · table 2 · your turn"]
    hand = await anna.presses(tables, labels["ODIN · table 2 · your turn"])
    assert "table 2" in hand.text
    assert hand.id == tables.id


async def test_a_stopped_match_is_nobodys_table_any_more(den: Den) -> None:
    anna = den.person("anna")
    await table(den, anna, house=1)
    await den.restart_after("UPDATE match SET state='[]'")
    assert "/play" in (await anna.types("hand")).text
    assert "mistake" in den.board.text


async def test_leave_asks_once_more_and_the_house_keeps_the_chair(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    await table(den, anna, bo)
    tables = await bo.types("leave")
    sure = await bo.presses(tables, "leave")
    assert sure.words == ["more", "leave.sure"]
    left = await bo.presses(sure, "leave.sure")
    assert "left" in left.text
    assert f"<@{bo.id}>" not in den.board.text
    assert "🤖" in den.board.text
    assert "/play" in (await bo.types("hand")).text
    more = await bo.presses(den.board, "more")
    await bo.presses(more, "join")
    assert f"<@{bo.id}>" in den.board.text
    assert (await bo.types("hand")).shows_hand


async def test_leave_without_a_table_says_so(den: Den) -> None:
    anna = den.person("anna")
    assert "no table" in (await anna.types("leave")).text


# /rules, /about, /language


async def test_rules_are_read_page_by_page(den: Den) -> None:
    anna = den.person("anna")
    first = await anna.types("rules", game="odin")
    assert first.private
    options = first.find("page")["options"]
    shown = [(await anna.presses(first, "page", option["value"])).text for option in options]
    assert len(set(shown)) == len(options) > 3


async def test_rules_without_a_game_ask_which(den: Den) -> None:
    anna = den.person("anna")
    question = await anna.types("rules")
    assert "ODIN" in (await anna.presses(question, "rules", "odin")).text


async def test_about_says_what_otter_is_in_private(den: Den) -> None:
    about = await den.person("anna").types("about")
    assert about.private
    assert "Otter" in about.text


@pytest.mark.parametrize(
    ("language", "word"), [("da", "dansk"), ("es", "español"), ("tr", "Türkçe"), ("en", "English")]
)
async def test_a_language_once_chosen_is_spoken_from_then_on(den: Den, language: str, word: str) -> None:
    anna = den.person("anna", "tr")
    assert word in (await anna.types("language", language=language)).text
    chosen = (await anna.types("hand")).text
    bo = den.person("bo", {"en": "en-GB", "es": "es-419"}.get(language, language))
    assert (await bo.types("hand")).text == chosen


async def test_automatic_goes_back_to_discords_language(den: Den) -> None:
    anna, bo = den.person("anna", "da"), den.person("bo", "da")
    await anna.types("language", language="tr")
    await anna.types("language", language="auto")
    assert (await anna.types("hand")).text == (await bo.types("hand")).text


@pytest.mark.parametrize("locale", ["da"])
async def test_the_board_speaks_the_servers_language_and_each_panel_its_readers(den: Den, locale: str) -> None:
    anna, bo, carmen = den.person("anna", "es-ES"), den.person("bo", "tr"), den.person("carmen")
    await table(den, anna, bo, carmen)
    assert "bord 1" in den.board.text
    hands = [(await person.types("hand")).text.splitlines()[0] for person in (anna, bo, carmen)]
    assert [word in hand for word, hand in zip(["mesa", "masa", "bord"], hands, strict=True)] == [True] * 3


@pytest.mark.parametrize("locale", ["da"])
async def test_the_board_still_speaks_the_servers_language_after_a_restart(den: Den, locale: str) -> None:
    anna = den.person("anna", "es-ES")
    hand = await table(den, anna, house=1)
    await den.restart()
    assert "bord 1" in den.board.text
    await act(anna, hand)
    assert "bord 1" in den.board.text


async def test_a_panel_speaks_by_own_choice_then_discords_then_the_servers_choice_then_the_servers_language(
    den: Den,
) -> None:
    people = den.bot._readers._people
    anna, french = den.person("anna", "da"), den.person("bo", "fr")
    assert "bord" in (await anna.types("hand")).text
    assert "table" in (await french.types("hand")).text
    await people.choose_server_language(den.guild.id, "tr")
    assert "masa" in (await french.types("hand")).text.lower()
    assert "bord" in (await anna.types("hand")).text
    await anna.types("language", language="es")
    assert "mesa" in (await anna.types("hand")).text
    await anna.types("play", game="odin")
    assert "masa 1" in den.board.text.lower()
