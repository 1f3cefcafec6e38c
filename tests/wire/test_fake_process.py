"""A bot in a child process is killed and started again, and its workers never outlive it."""

import asyncio

import psutil
import pytest

from tests.wire.conftest import StartProcess
from tests.wire.fake import Fake
from tests.wire.faults import CALLBACK

TINY = "tests.wire.bots.tiny"


async def test_a_killed_bot_comes_back_and_old_panels_answer(fake: Fake, bot_process: StartProcess) -> None:
    bot = await bot_process(TINY)
    anna = fake.person("Anna")
    await anna.slash("play", game="odin")
    bot.kill9()
    assert await bot.ended() == -9
    assert not (await fake.person("Bo", patience=0.1).slash("play", game="odin")).in_time
    await bot.start()
    assert (await anna.press("pass")).text == "again"
    assert await bot.terminate() == -15


async def test_a_bot_is_killed_exactly_at_a_request_with_or_without_its_effect(
    fake: Fake, bot_process: StartProcess
) -> None:
    bot = await bot_process(TINY, {"TINY_WORKER": "1"})
    await bot.says("worker started")
    anna = fake.person("Anna")
    for effect in (False, True):
        anna.patience = 3 if effect else 1
        bot.kill_at(CALLBACK, effect=effect)
        answer = await anna.slash("play", game="odin")
        assert answer.in_time is effect
        await bot.restart()
    assert len(anna.screen()) == 1


async def test_a_worker_that_outlives_its_bot_is_found_and_killed(fake: Fake, bot_process: StartProcess) -> None:
    bot = await bot_process(TINY, {"TINY_WORKER": "1"})
    await fake.until(lambda: len(bot.family()) >= 3, within=10)
    children = [p for p in bot.family() if p.pid != bot.pid]
    for child in children:
        child.suspend()
    bot.kill9()
    with pytest.raises(AssertionError, match="outlived"):
        await bot.no_orphans(within=0.3)
    await bot.end()
    _, alive = await asyncio.to_thread(psutil.wait_procs, children, 3)
    assert not alive


async def test_a_bot_that_ends_by_itself_is_not_waited_for(fake: Fake, bot_process: StartProcess) -> None:
    with pytest.raises(AssertionError, match="ended with 1"):
        await bot_process(TINY, {"DISCORD_TOKEN": "wrong"})
    assert [request.status for request in fake.requests] == [401]
