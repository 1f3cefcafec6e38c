"""House players: whatever their workers do, the table goes on, and nothing is learned from how long they take."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import pytest
from structlog.testing import capture_logs

from bot import house as module
from bot.house import Choose, HousePlayers
from bot.match import Match, Phase
from bot.seats import join, leave
from games.odin.model import Pass
from tests.bot import thinkers
from tests.bot.shell import ANNA, BO, Shell


@asynccontextmanager
async def house(shell: Shell, choose: Choose, *, workers: int = 1, delay: float = 0) -> AsyncGenerator[HousePlayers]:
    players = HousePlayers(shell.play, {"odin": choose}, workers=workers, delay=delay)
    shell.play.listeners.append(players.look)
    try:
        yield players
    finally:
        await players.close()


async def until(shell: Shell, match: Match, true: Callable[[Match], bool], within: float = 20) -> Match:
    async with asyncio.timeout(within):
        while not true(found := await shell.now(match)):  # noqa: ASYNC110 - as a person would look
            await asyncio.sleep(0.01)
        return found


def _moved(seat: int, since: int = 0) -> Callable[[Match], bool]:
    return lambda match: match.chairs[seat].moved > since or match.phase is Phase.OVER


async def _annas_turn(shell: Shell, match: Match) -> Match:
    return await until(shell, match, lambda found: 0 in shell.play.waiting(found) or found.phase is Phase.OVER)


async def _houses_move(shell: Shell, match: Match) -> Match:
    """Let Anna move, more than once where the turn comes back to her, until the house has moved."""
    since = match.chairs[1].moved
    while match.chairs[1].moved == since and match.phase is Phase.PLAYING:
        match = await shell.step(await _annas_turn(shell, match))
        if 0 not in shell.play.waiting(match):
            match = await until(shell, match, _moved(1, since))
    return match


async def test_the_house_plays_a_whole_match_with_a_person(shell: Shell) -> None:
    async with house(shell, thinkers.sound) as players:
        await players.warm()
        match = await shell.table(ANNA, house=2, options={"target": 5})
        while match.phase is Phase.PLAYING:
            match = await _annas_turn(shell, match)
            if match.phase is Phase.PLAYING:
                match = await shell.step(match)
        assert match.phase is Phase.OVER
        await asyncio.sleep(0)
        assert players._moving == {}


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        (thinkers.raising, "house could not choose"),
        (thinkers.cheating, "house move refused"),
        (thinkers.dying, "house workers lost, starting new ones"),
        (thinkers.hanging, "house workers stuck, starting new ones"),
    ],
)
async def test_whatever_a_worker_does_the_first_legal_move_is_made(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, choose: Choose, said: str
) -> None:
    async with house(shell, choose) as players:
        await players.warm()
        monkeypatch.setattr(module, "PATIENCE", 0.3 if choose is thinkers.hanging else 20)
        with capture_logs() as logs:
            match = await shell.table(ANNA, house=1, options={"target": 100})
            match = await _houses_move(shell, await _annas_turn(shell, match))
        assert said in [log["event"] for log in logs]
        # And the workers are there for the next one.
        monkeypatch.setattr(module, "PATIENCE", 20)
        players._policies = {"odin": thinkers.sound}
        with capture_logs() as logs:
            await _houses_move(shell, await _annas_turn(shell, match))
        assert logs == []


async def test_workers_that_die_are_replaced_once_for_all_that_wait(shell: Shell) -> None:
    async with house(shell, thinkers.dying) as players:
        await players.warm()
        tables = [await shell.table(ANNA, BO) for _ in range(4)]
        with capture_logs() as logs:
            moves = await asyncio.gather(*(players.think(match, shell.waited(match), "easy") for match in tables))
        assert [log["event"] for log in logs] == ["house workers lost, starting new ones"]
        assert moves == [shell.legal(match, shell.waited(match))[0] for match in tables]


async def test_who_comes_back_while_the_house_thinks_plays_for_himself(shell: Shell) -> None:
    async with house(shell, thinkers.sound, delay=0.3) as players:
        await players.warm()
        match = await shell.table(ANNA, BO)
        seat = shell.waited(match)
        person = match.people()[seat]
        await shell.accepted(match.id, lambda found: leave(found, person))
        back = await shell.accepted(match.id, lambda found: join(found, person))
        async with asyncio.timeout(20):
            await asyncio.gather(*players._moving.values())
        assert (await shell.now(match)).version == back.version
        assert players._moving == {}


async def test_a_move_the_disk_refuses_is_made_when_it_can_be_written(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(shell, thinkers.sound, delay=0.2) as players:
        await players.warm()
        match = await shell.table(ANNA, house=1)
        match = await _annas_turn(shell, match)
        with capture_logs():
            match = await shell.step(match)
            async with shell.disk_refuses():
                await asyncio.sleep(0.6)
                before = match.version
            await until(shell, match, lambda found: found.version > before)


async def test_the_house_takes_the_same_time_for_a_choice_as_for_none(shell: Shell) -> None:
    async with house(shell, thinkers.sound, delay=0.25) as players:
        await players.warm()
        match = await _annas_turn(shell, await shell.table(ANNA, house=1, options={"target": 100}))
        times: list[float] = []
        while len(times) < 4:
            begun, since = time.monotonic(), match.chairs[1].moved
            match = await shell.step(match)
            if 0 not in shell.play.waiting(match):
                match = await until(shell, match, _moved(1, since))
                times.append(time.monotonic() - begun)
                match = await _annas_turn(shell, match)
        assert min(times) >= 0.25
        assert max(times) < 2


async def test_closing_ends_a_worker_that_hangs(shell: Shell) -> None:
    async with house(shell, thinkers.hanging) as players:
        await players.warm()
        await shell.table(ANNA, house=3)
        await asyncio.sleep(0.2)
        workers = list(players._pool._processes.values())
    assert workers
    assert not any(worker.is_alive() for worker in workers)


async def test_the_house_leaves_alone_who_is_not_its_own(shell: Shell) -> None:
    async with house(shell, thinkers.sound) as players:
        match = await shell.table(ANNA, BO)
        await shell.press(match, shell.waited(match), Pass())
        assert players._moving == {}
