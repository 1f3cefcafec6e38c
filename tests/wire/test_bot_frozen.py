"""A match that cannot be read, or whose rules fail, stops alone: it says so, and the others play."""

import re
import sqlite3
from contextlib import closing

import pytest

from bot.match import Phase
from bot.rendering.faces import SUITS
from tests.wire.evening import SHORT, Evening
from tests.wire.table import T, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAMAGES = (
    "UPDATE match SET state='{\"table\"' WHERE id=?",
    "UPDATE match SET state=json_set(state, '$.hands[0]', 'ZZ') WHERE id=?",
    "UPDATE match SET state=NULL WHERE id=?",
)
"""Cut off, of another shape, not there."""
NOBODY_AFTER_ANYBODY = "UPDATE match SET state=json_set(state, '$.table.sheet.after', json('[]')) WHERE id=?"
"""It can be read and drawn; the rules fail at the next move."""


async def spoil(evening: Evening, table: Table, statement: str) -> None:
    """Change the stored match behind the bot's back."""
    evening.bot.kill9()
    await evening.bot.ended()
    with closing(sqlite3.connect(evening.database)) as raw, raw:
        raw.execute("PRAGMA foreign_keys=ON")
        raw.execute(statement, (table.id,))


def notice_of(table: Table) -> str:
    return table.people[0].screen().public[-1].text


def no_card_in(output: str) -> bool:
    return not re.search(r"(?:[A2-9TJQK][SHDCXY]){2,}", output) and not any(face in output for face in SUITS.values())


async def test_matches_that_cannot_be_read_say_so_and_the_others_play(evening: Evening) -> None:
    sound = await evening.table("Carmen", "Deniz")
    broken = [await evening.table("Anna", "Bo") for _ in DAMAGES]
    for table in broken:
        await table.play(2)
    for table, damage in zip(broken, DAMAGES, strict=True):
        await spoil(evening, table, damage)
    await evening.restart()
    for table in broken:
        await evening.fake.until(lambda table=table: T("board-frozen") in notice_of(table), within=10, why=table.id)
        for person in table.people:
            answer = await person.forge(f"o:{table.id}:2:hand", on=table.hand(person))
            assert T("notice-frozen") in answer.text
        for pressed in table.pressed[-2:]:
            assert (await table.make(pressed.person, pressed.offer)).answer.in_time
    await sound.play()
    assert sound.shows("rematch")
    assert no_card_in(evening.bot.output)
    for table in broken:
        await put_away(evening, table)


async def test_a_match_whose_rules_fail_stops_with_a_notice_and_the_others_play(evening: Evening) -> None:
    broken, sound = (
        await evening.table("Anna", "Bo", options=SHORT | {"target": 100}),
        await evening.table("Carmen", "Deniz"),
    )
    await broken.play(2)
    await spoil(evening, broken, NOBODY_AFTER_ANYBODY)
    await evening.restart()
    pressed = await broken.step()
    while pressed is not None and pressed.verdict == "draft":
        pressed = await broken.step()
    assert pressed is not None
    assert pressed.answer.told is not None
    assert T("notice-frozen") in pressed.answer.told.text
    await evening.fake.until(lambda: T("board-frozen") in notice_of(broken), within=10, why="the board says nothing")
    await sound.play()
    assert sound.shows("rematch")
    record = await evening.record()
    assert record.matches[broken.id].match.phase is Phase.FROZEN
    assert no_card_in(evening.bot.output)
    await put_away(evening, broken)


async def put_away(evening: Evening, table: Table) -> None:
    """Take a spoilt match out of the file: the reckoning that follows asks for sound ones."""
    evening.tables.remove(table)
    await spoil(evening, table, "DELETE FROM match WHERE id=?")
