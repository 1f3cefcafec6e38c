"""Three seconds, a quarter of an hour, and boards that are worn, deleted or closed to the bot."""

import asyncio

import pytest

from tests.wire.evening import SHORT, Evening
from tests.wire.faults import CALLBACK
from tests.wire.table import T, Table, table_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

LONG = SHORT | {"target": 100}


async def caught_up(evening: Evening, table: Table) -> None:
    due = (await evening.record()).matches[table.id].match.version
    await evening.fake.until(lambda: table.version == due, within=15, why=f"no board of version {due}")


async def test_a_press_whose_answer_comes_too_late_counts_once_and_the_hand_can_be_opened(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo", options=LONG)
    await table.settle()
    before = table.version
    evening.fake.faults.delay(CALLBACK, 3.3)
    pressed = await table.step()
    assert pressed is not None
    assert not pressed.answer.in_time
    await asyncio.sleep(0.3)
    await caught_up(evening, table)
    assert pressed.answer.refusals == [(404, 10062)]
    assert table.version == before + 1
    shown = await table.open_hand(pressed.person)
    assert shown is not None
    assert T("sheet-turn") not in shown.text
    await table.play(4)
    await caught_up(evening, table)


async def test_a_panel_older_than_its_token_is_let_be_and_my_hand_opens_a_new_one(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo", options=LONG)
    await table.play(4)
    await table.settle()
    evening.fake.clock.advance(16 * 60)
    old = {person.id: (table.hand(person).id, table.hand(person).text) for person in table.people}
    refused = len([request for request in evening.fake.requests if request.code == 50027])
    for _ in range(4):
        # Everybody opens the hand anew, so every move is made on a living panel.
        for person in table.people:
            assert await table.open_hand(person) is not None
        assert await table.step() is not None
    await table.settle()
    assert {
        person.id: (key, person.look(key).text) for person, (key, _) in zip(table.people, old.values(), strict=True)
    } == old
    assert len([request for request in evening.fake.requests if request.code == 50027]) - refused <= 2
    await caught_up(evening, table)


async def test_a_board_so_old_that_discord_limits_its_edits_catches_up(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo", options=LONG)
    await table.settle()
    evening.fake.clock.advance(61 * 60)
    for person in table.people:
        await table.open_hand(person)
    before = len(evening.fake.requests)
    await table.play(12)
    await caught_up(evening, table)
    assert any(request.code == 30046 for request in evening.fake.requests[before:])
    assert len(table.people[0].screen().public) == 1


async def test_a_deleted_board_is_posted_anew_once_at_the_next_move(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo", options=LONG)
    await table.settle()
    evening.fake.delete_message(table.board)
    assert table.boards() == []
    for person in table.people:
        if offers := table.offers(person):
            await table.make(person, offers[0])
    await evening.fake.until(table.boards, why="the board did not come back")
    await caught_up(evening, table)
    await table.play(4)
    await caught_up(evening, table)
    assert len(table.people[0].screen().public) == 1


async def test_a_board_deleted_by_its_channel_is_no_trouble_for_other_tables(evening: Evening) -> None:
    lost, kept = await evening.table("Anna", "Bo", options=LONG), await evening.table("Carmen", "Deniz", options=LONG)
    evening.fake.delete_channel(lost.people[0].home)
    before = len(evening.fake.requests)
    for _ in range(3):
        for person in lost.people:
            if offers := lost.offers(person):
                assert (await lost.make(person, offers[0])).answer.in_time
    await kept.play(8)
    await caught_up(evening, kept)
    refused = [request for request in evening.fake.requests[before:] if request.code == 10003]
    assert len(refused) <= 2, refused


async def test_a_channel_closed_to_the_bot_is_not_knocked_at_again_and_again(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo", options=LONG)
    await table.settle()
    home = table.people[0].home
    evening.fake.deny(home, "view_channel", "send_messages")
    before = len(evening.fake.requests)
    made = [await table.step() for _ in range(8)]
    assert all(pressed is not None and pressed.answer.in_time for pressed in made)
    await table.settle()
    refused = [request for request in evening.fake.requests[before:] if request.status == 403]
    assert 1 <= len(refused) <= 3
    evening.fake.deny(home)
    await table.play(4)
    await caught_up(evening, table)


async def test_where_the_bot_may_not_write_a_table_is_refused_in_private(evening: Evening) -> None:
    table = await evening.table("Anna", start=False)
    anna = table.people[0]
    evening.fake.deny(anna.home, "send_messages")
    answer = await anna.slash("play", game="odin")
    assert answer.in_time
    assert answer.ephemeral
    assert "Send Messages" in answer.text
    assert len({table_of(shown) for shown in anna.screen().public}) == 1
    evening.fake.deny(anna.home)
