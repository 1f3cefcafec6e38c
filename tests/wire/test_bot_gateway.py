"""The gateway breaks under play: the game goes on, nothing is doubled, and what was replayed acts once."""

import asyncio
from collections.abc import Callable

import pytest

from tests.wire.evening import SHORT, Evening
from tests.wire.gateway import Gateway
from tests.wire.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

BREAKS: dict[str, Callable[[Gateway], object]] = {
    "op 7": lambda gateway: gateway.reconnect(),
    "close 4000": lambda gateway: gateway.close(4000),
    "TCP reset": lambda gateway: gateway.drop(),
}


async def board_is_at(table: Table, version: int, *, within: float = 10.0) -> None:
    await table.fake.until(lambda: table.version == version, within=within, why=f"the board never showed {version}")


async def stored_version(evening: Evening, table: Table) -> int:
    return (await evening.record()).matches[table.id].match.version


@pytest.mark.parametrize("name", BREAKS)
async def test_a_press_in_the_gap_is_replayed_on_resume_and_acts_once(evening: Evening, name: str) -> None:
    table, gateway = await evening.table("Anna", "Bo"), evening.fake.gateway
    await table.play(5)
    await table.settle()
    resumes, identifies = gateway.resumes, len(gateway.identifies)
    breaking = BREAKS[name](gateway)
    if asyncio.iscoroutine(breaking):
        await breaking
    pressed = await table.step()
    assert pressed is not None
    assert pressed.answer.in_time
    assert (gateway.resumes, len(gateway.identifies)) == (resumes + 1, identifies)
    await table.play()
    await table.settle()
    assert table.version == await stored_version(evening, table)


async def test_after_an_invalid_session_the_bot_identifies_and_the_game_goes_on(evening: Evening) -> None:
    table, gateway = await evening.table("Anna", "Bo", options=SHORT | {"target": 100}), evening.fake.gateway
    await table.play(5)
    identifies = len(gateway.identifies)
    invalidating = gateway.invalidate()
    if asyncio.iscoroutine(invalidating):
        await invalidating
    table.people[0].patience = 1.0
    await table.press(table.people[0], "hand")
    await evening.fake.until(lambda: len(gateway.identifies) > identifies and gateway.live, within=20)
    table.people[0].patience = 3.2
    before = await stored_version(evening, table)
    await table.play(10)
    accepted = sum(pressed.verdict == "accepted" for pressed in table.pressed[-10:])
    await table.settle()
    assert accepted
    assert table.version == before + accepted == await stored_version(evening, table)


async def test_a_connection_that_breaks_under_every_press_doubles_nothing(evening: Evening) -> None:
    table, gateway = await evening.table("Anna", "Bo"), evening.fake.gateway
    for _ in range(8):
        pressing = asyncio.create_task(table.step())
        await asyncio.sleep(table.rng.uniform(0, 0.02))
        gateway.drop()
        if await pressing is None:
            break
        await evening.fake.ready()
    await table.play()
    await table.settle()
    assert table.version == await stored_version(evening, table)
    assert len(table.boards()) == 1
