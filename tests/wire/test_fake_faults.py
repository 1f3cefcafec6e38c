"""Scripted trouble strikes as discord.py would meet it, and is not forgotten."""

import time

import aiohttp
import discord
import pytest

from tests.wire.bots.tiny import Tiny, panel
from tests.wire.conftest import StartTiny
from tests.wire.fake import Fake, WireViolation
from tests.wire.faults import CALLBACK, EDIT, EDIT_ORIGINAL, SEND


def channel_of(fake: Fake, bot: Tiny) -> discord.TextChannel:
    channel = bot.get_channel(int(fake.channel.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_a_429_with_via_is_waited_out(fake: Fake, start_tiny: StartTiny, scope: str) -> None:
    bot = await start_tiny()
    fault = fake.faults.rate_limit(SEND, retry_after=0.1, scope=scope)  # type: ignore[arg-type] - one of the three
    began = time.monotonic()
    await channel_of(fake, bot).send("at last")
    assert time.monotonic() - began >= 0.1
    assert [request.status for request in fake.requests if request.name == fault.hits[0].name] == [429, 200]


async def test_a_429_without_via_is_raised_as_a_ban(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    fake.faults.rate_limit(SEND, via=False)
    with pytest.raises(discord.HTTPException) as banned:
        await channel_of(fake, bot).send("no")
    assert banned.value.status == 429


async def test_a_lost_answer_does_not_double_a_message_with_a_nonce(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    fake.faults.lose(SEND, 502)
    anna = fake.person("Anna")
    await channel_of(fake, bot).send("once")
    assert [request.status for request in fake.requests[-2:]] == [502, 200]
    assert anna.screen().text == "once"
    await channel_of(fake, bot).send("twice")
    assert anna.screen().text == "once\ntwice"


async def test_503_and_cut_lines_are_raised_with_and_without_effect(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    anna, channel = fake.person("Anna"), channel_of(fake, bot)
    fake.faults.fail(SEND, 503)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("refused")
    fake.faults.drop(SEND)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("cut before")
    fake.faults.drop(SEND, after=True)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("cut after")
    assert anna.screen().text == "cut after"


async def test_a_late_callback_is_refused_and_a_refusal_can_be_made_up(fake: Fake, start_tiny: StartTiny) -> None:
    await start_tiny()
    anna = fake.person("Anna", patience=0.5)
    fake.faults.call(CALLBACK, lambda: fake.clock.advance(4))
    assert (await anna.slash("play", game="odin")).refusals == [(404, 10062)]
    fake.faults.refuse(CALLBACK, 400, 40060)
    assert not (await anna.slash("play", game="odin")).in_time
    assert (await anna.slash("play", game="odin")).in_time


async def test_hooks_run_at_the_nth_request_before_or_after_its_effect(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    anna, channel = fake.person("Anna"), channel_of(fake, bot)
    seen: list[str] = []
    fake.faults.call(SEND, lambda: seen.append(anna.screen().text), nth=2)
    await channel.send("one")
    await channel.send("two")
    fake.faults.call(SEND, lambda: seen.append(anna.screen().text), after=True)
    await channel.send("three")
    assert seen == ["one", "one\ntwo\nthree"]


async def test_a_delay_holds_an_answer_back(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    fake.faults.delay(EDIT_ORIGINAL, 0.2)
    await fake.person("Anna").slash("play", game="odin")
    began = time.monotonic()
    await bot.got[0].edit_original_response(view=panel("late"))
    assert time.monotonic() - began >= 0.2


async def test_a_limit_sends_headers_that_the_client_obeys(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    fake.limits.set(SEND, 2, 0.3)
    began = time.monotonic()
    for number in range(5):
        await channel_of(fake, bot).send(str(number))
    assert time.monotonic() - began >= 0.6
    assert {request.status for request in fake.requests if request.method == "POST"} == {200}


async def test_a_limit_refuses_who_does_not_obey(fake: Fake) -> None:
    fake.limits.set(SEND, 1, 5)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {fake.token}"}) as http:
        address = f"{fake.rest_url}/channels/{fake.channel.id}/messages"
        answers = [await http.post(address, json={"content": "x"}) for _ in range(2)]
    assert [answer.status for answer in answers] == [200, 429]
    assert answers[1].headers["Via"]


async def test_old_messages_are_edited_three_times_in_six_seconds(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    message = await channel_of(fake, bot).send("old")
    fake.clock.advance(3700)
    for number in range(3):
        await message.edit(content=str(number))
    fake.faults.call(EDIT, lambda: fake.clock.advance(6), nth=2)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {fake.token}"}) as http:
        address = f"{fake.rest_url}/channels/{fake.channel.id}/messages/{message.id}"
        answers = [await http.patch(address, json={"content": "x"}) for _ in range(2)]
    assert [answer.status for answer in answers] == [429, 200]
    assert fake.requests[-2].code == 30046


async def test_unknown_routes_bad_bodies_and_idle_faults_fail_the_test() -> None:
    async with Fake() as fake, aiohttp.ClientSession(headers={"Authorization": f"Bot {fake.token}"}) as http:
        fake.verdict()
        await http.get(f"{fake.rest_url}/guilds/1/bans")
        with pytest.raises(WireViolation, match="no such route"):
            fake.verdict()
        fake.violations.clear()
        await http.post(f"{fake.rest_url}/channels/{fake.channel.id}/messages", json={"content": "x" * 2001})
        with pytest.raises(WireViolation, match="content"):
            fake.verdict()
        fake.violations.clear()
        fake.faults.drop(EDIT)
        with pytest.raises(WireViolation, match="never struck"):
            fake.verdict()
        with pytest.raises(WireViolation, match="came"), fake.expecting("nothing like this"):
            await http.get(f"{fake.rest_url}/users/@me")
