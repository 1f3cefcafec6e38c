"""Matches on disk: who sits where, what waits, what the outbox owes."""

import random

import pytest

from bot.match import Changed, Extended, Person, Place
from bot.seats import join, leave
from bot.storage.matches import Duplicate, Superseded, Write
from tests.bot.shell import ANNA, BO, CARMEN, PLACE, Shell, interaction


async def test_tables_are_numbered_within_a_server_and_within_a_private_channel(shell: Shell) -> None:
    places = [PLACE, Place(900, 555), Place(901, 1), Place(None, 7), Place(None, 8)]
    opened = [await shell.play.open("odin", place, ANNA, interaction()) for place in places]
    assert [match.number for match in opened] == [1, 2, 1, 1, 1]


async def test_the_chairs_in_the_file_are_those_of_the_match(shell: Shell) -> None:
    rng = random.Random(3)
    match = await shell.lobby(ANNA)
    for _ in range(30):
        person, act = rng.choice([ANNA, BO, CARMEN]), rng.choice([join, leave])
        await shell.play.change(match.id, lambda found, act=act, person=person: act(found, person))
        match = await shell.now(match)
        rows = await shell.rows("SELECT seat, person FROM chair WHERE match=? ORDER BY seat", match.id)
        held = [(seat, chair.holder.id) for seat, chair in enumerate(match.chairs) if isinstance(chair.holder, Person)]
        assert rows == held
        if not match.open:
            break


async def test_ones_tables_are_listed_the_one_moved_latest_first(shell: Shell) -> None:
    first, second = await shell.table(ANNA, BO), await shell.table(ANNA, CARMEN)
    shell.watch.forward(10)
    await shell.step(first)
    assert await shell.matches.open_of(ANNA) == [first.id, second.id]
    assert await shell.matches.open_of(CARMEN) == [second.id]
    assert await shell.matches.running() == [first.id, second.id]


async def test_a_table_left_by_all_is_listed_no_more(shell: Shell) -> None:
    match = await shell.lobby(ANNA)
    await shell.accepted(match.id, lambda found: leave(found, ANNA))
    assert await shell.matches.open_of(ANNA) == []
    assert await shell.matches.running() == []


async def test_only_running_matches_with_a_clock_have_deadlines(shell: Shell) -> None:
    timed = await shell.table(ANNA, BO, pace=90)
    await shell.table(ANNA, BO)
    await shell.lobby(ANNA, BO, pace=90)
    assert await shell.matches.deadlines() == [(timed.id, timed.deadline)]


async def test_each_change_asks_for_a_board_of_its_version(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    board = await shell.matches.board(match.id)
    assert board is not None
    assert (board.wanted, board.shown, board.message) == (match.version, 0, None)
    await shell.matches.shown(match.id, match.version, 77, 1234)
    assert await shell.matches.behind() == []
    match = await shell.step(match)
    assert await shell.matches.behind() == [match.id]
    await shell.matches.shown(match.id, match.version)
    await shell.matches.shown(match.id, match.version - 1)
    board = await shell.matches.board(match.id)
    assert board is not None
    assert (board.wanted, board.shown, board.message, board.posted_at) == (match.version, match.version, 77, 1234)


async def test_the_second_of_two_writes_for_one_version_is_superseded(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    after = Changed(match, (Extended(),)).match
    write = Write(match, after, (Extended(),), None, 0)
    await shell.database.run(lambda raw: raw.execute("UPDATE match SET version=version+1"))
    with pytest.raises(Superseded):
        await shell.matches.write(write)


async def test_an_interaction_writes_once_in_all_matches(shell: Shell) -> None:
    match, press = await shell.table(ANNA, BO), interaction()
    await shell.press(match, shell.waited(match), by=press)
    other = await shell.table(ANNA, BO)
    with pytest.raises(Duplicate):
        await shell.matches.write(Write(other, other, (Extended(),), press, 0))
    assert await shell.matches.acted_in(press) == match.id
    assert await shell.matches.acted_in(1) is None
