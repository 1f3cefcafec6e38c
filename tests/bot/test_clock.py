"""The clock: who is late is moved for by the house; time that Otter slept through counts against nobody."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from structlog.testing import capture_logs

from bot import clock as module
from bot.clock import Clock
from bot.house import HousePlayers
from bot.match import Extended, Match
from bot.seats import leave
from tests.bot import thinkers
from tests.bot.shell import ANNA, BO, Shell

PACE = 90


@asynccontextmanager
async def clock(shell: Shell) -> AsyncGenerator[Clock]:
    players = HousePlayers(shell.play, {"odin": thinkers.sound}, workers=1, delay=0)
    watched = Clock(shell.play, shell.matches, players)
    shell.play.listeners += [players.look, watched.look]
    try:
        yield watched
    finally:
        await watched.close()
        await players.close()


async def ring(shell: Shell, watched: Clock, later: float) -> None:
    """Let the timer ring after so many seconds, and what it sets off finish."""
    shell.watch.forward(later)
    watched._ring()
    while watched._ringing:
        await asyncio.gather(*watched._ringing.values())


async def test_who_has_not_moved_at_the_deadline_is_moved_for_by_the_house(shell: Shell) -> None:
    async with clock(shell) as watched:
        match = await shell.table(ANNA, BO, pace=PACE)
        seat = shell.waited(match)
        assert match.deadline == shell.play.seconds() + PACE
        await ring(shell, watched, PACE)
        after = await shell.now(match)
        assert after.version == match.version + 1
        assert after.chairs[seat].moved == after.version
        assert after.chairs[seat].holder == match.chairs[seat].holder
        assert after.deadline == shell.play.seconds() + PACE


async def test_the_timer_rings_by_itself(shell: Shell) -> None:
    async with clock(shell):
        match = await shell.table(ANNA, BO, pace=1)
        await asyncio.sleep(0)
        shell.watch.forward(1)
        async with asyncio.timeout(20):
            while (await shell.now(match)).version == match.version:  # noqa: ASYNC110 - as a person would look
                await asyncio.sleep(0.02)


async def test_a_deadline_is_met_by_moving_in_time(shell: Shell) -> None:
    async with clock(shell) as watched:
        match = await shell.table(ANNA, BO, pace=PACE)
        shell.watch.forward(PACE - 1)
        match = await shell.step(match)
        await ring(shell, watched, 1)
        assert (await shell.now(match)).version == match.version


async def test_time_while_otter_was_away_counts_against_nobody(shell: Shell) -> None:
    match = await shell.table(ANNA, BO, pace=PACE)
    shell = await shell.reopened()
    shell.watch.forward(3600)
    async with clock(shell) as watched:
        await watched.sweep()
        found = await shell.now(match)
        assert found.deadline == shell.play.seconds() + PACE
        assert found.state == match.state
        assert isinstance((await shell.matches.log(match.id))[-1], Extended)


async def test_an_alarm_that_comes_late_overtakes_nobody(shell: Shell) -> None:
    """A process that was stopped, or a watch that was set: not the players' fault (F9, F10)."""
    async with clock(shell) as watched:
        first, second = await shell.table(ANNA, BO, pace=PACE), await shell.table(ANNA, BO, pace=86_400)
        await ring(shell, watched, PACE + module.LATENESS + 1)
        for match in (first, second):
            found = await shell.now(match)
            assert found.state == match.state
            assert found.deadline == shell.play.seconds() + match.pace


async def test_who_plays_alone_with_the_house_has_no_clock(shell: Shell) -> None:
    alone = await shell.table(ANNA, house=2, pace=PACE)
    assert alone.deadline is None
    match = await shell.table(ANNA, BO, pace=PACE)
    after = await shell.accepted(match.id, lambda found: leave(found, BO))
    assert after.deadline is None


async def test_a_table_without_pace_has_no_clock(shell: Shell) -> None:
    async with clock(shell) as watched:
        assert (await shell.table(ANNA, BO)).deadline is None
        assert watched._timer is None


async def test_an_alarm_the_disk_refuses_rings_again(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clock(shell) as watched:
        match = await shell.table(ANNA, BO, pace=PACE)
        with capture_logs() as logs:
            async with shell.disk_refuses():
                await ring(shell, watched, PACE)
        assert [log["event"] for log in logs] == ["clock not heard"]
        assert await _version(shell, match) == match.version
        await ring(shell, watched, module.RETRY)
        assert await _version(shell, match) == match.version + 1


async def test_a_match_that_ends_stops_its_clock(shell: Shell) -> None:
    async with clock(shell) as watched:
        match = await shell.table(ANNA, BO, pace=PACE, options={"target": 1})
        await shell.played_out(match)
        assert watched._deadlines == {}
        assert watched._timer is None


async def _version(shell: Shell, match: Match) -> int:
    return (await shell.now(match)).version
