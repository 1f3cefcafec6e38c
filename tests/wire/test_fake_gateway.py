"""The fake keeps the gateway's rules, and disturbs it where a test wants that: tried with discord.py."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from tests.wire.bots.tiny import Tiny, panel
from tests.wire.conftest import StartTiny
from tests.wire.fake import Fake


async def _presses_after(fake: Fake, bot: Tiny, disturb: Any) -> None:
    """Disturb the line, press while it is down, and the press is answered after the RESUME."""
    bot.acts["pass"] = lambda i: i.response.edit_message(view=panel("passed"))
    anna = fake.person("Anna")
    await anna.slash("play", game="odin")
    disturbed = disturb()
    if disturbed is not None:
        await disturbed
    pressed = await anna.press("pass")
    assert (pressed.type, anna.screen().text) == (7, "passed")
    await fake.until(lambda: bot.resumed == 1)
    assert (len(fake.gateway.identifies), fake.gateway.resumes) == (1, 1)


async def test_op_7_leads_to_a_resume_that_replays_the_press(fake: Fake, start_tiny: StartTiny) -> None:
    await _presses_after(fake, await start_tiny(), fake.gateway.reconnect)


async def test_close_4000_leads_to_a_resume_that_replays_the_press(fake: Fake, start_tiny: StartTiny) -> None:
    await _presses_after(fake, await start_tiny(), fake.gateway.close)


async def test_a_cut_line_leads_to_a_resume_that_replays_the_press(fake: Fake, start_tiny: StartTiny) -> None:
    await _presses_after(fake, await start_tiny(), fake.gateway.drop)


async def test_a_lost_session_is_identified_anew_after_five_seconds(
    fake: Fake, start_tiny: StartTiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    async def without_the_pause(_bot: Tiny, _shard: int | None, *, initial: bool = False) -> None:
        asked.append(initial)

    monkeypatch.setattr(Tiny, "before_identify_hook", without_the_pause)
    bot = await start_tiny()
    await fake.gateway.invalidate()
    await fake.until(lambda: len(fake.gateway.identifies) == 2)
    await fake.ready()
    assert asked == [True, False]
    assert (await fake.person("Anna").slash("play", game="odin")).in_time
    assert bot.resumed == 0


async def test_a_silent_gateway_is_left_for_a_new_connection(fake: Fake, start_tiny: StartTiny) -> None:
    fake.gateway.heartbeat_ms, fake.gateway.acknowledges = 100, False
    bot = await start_tiny(heartbeat_timeout=0.3)
    await fake.until(lambda: fake.gateway.resumes >= 1, within=5)
    fake.gateway.acknowledges = True
    assert not bot.is_closed()


async def test_a_wrong_token_is_refused_at_login(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    stranger = discord.Client(intents=discord.Intents.none())
    with pytest.raises(discord.LoginFailure):
        await stranger.login(fake.token + "x")
    await stranger.close()
    assert bot.is_ready()


async def test_privileged_intents_are_refused_with_4014(fake: Fake, start_tiny: StartTiny) -> None:
    await start_tiny()
    greedy = discord.Client(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await asyncio.wait_for(greedy.start(fake.token), 5)
    await greedy.close()


async def test_events_come_only_to_those_whose_intents_ask(fake: Fake, start_tiny: StartTiny) -> None:
    deaf = await start_tiny()
    hearing = await start_tiny(intents=discord.Intents(guilds=True, guild_messages=True))
    fake.say(fake.person("Anna"), "hello")
    fake.add_channel("second")
    await fake.until(lambda: all("CHANNEL_CREATE" in bot.heard for bot in (deaf, hearing)))
    assert "MESSAGE_CREATE" in hearing.heard
    assert "MESSAGE_CREATE" not in deaf.heard


async def test_servers_come_and_go(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    second = fake.add_guild("Second", locale="da")
    await fake.until(lambda: bot.get_guild(int(second.id)))
    fake.make_unavailable()
    await fake.until(lambda: [g.id for g in bot.guilds if not g.unavailable] == [int(second.id)])
    fake.make_available()
    await fake.until(lambda: len([g for g in bot.guilds if not g.unavailable]) == 2)
    fake.kick_bot(second)
    await fake.until(lambda: len(bot.guilds) == 1)


@pytest.mark.parametrize("compress", ["", "zlib-stream", "zstd-stream"])
async def test_raw_sessions_count_compress_and_refuse_nonsense(fake: Fake, compress: str) -> None:
    fake.gateway.compress = bool(compress)
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{fake.gateway_url}?compress={compress}") as socket:
        hello = await socket.receive(timeout=2)
        assert hello.type is (aiohttp.WSMsgType.BINARY if compress else aiohttp.WSMsgType.TEXT)
        with fake.expecting("unknown opcode"):
            await socket.send_json({"op": 55, "d": None})
            assert (await socket.receive(timeout=2)).data == 4001


async def test_a_sharded_session_is_told_its_shard_and_gets_only_its_servers(fake: Fake) -> None:
    guilds = [fake.guild, *(fake.add_guild(f"G{number}") for number in range(5))]
    fake.gateway.compress = False
    async with aiohttp.ClientSession() as http, http.ws_connect(fake.gateway_url) as socket:
        await socket.receive_json(timeout=2)
        data = {"token": fake.token, "intents": 1, "properties": {}, "shard": [0, 2]}
        await socket.send_json({"op": 2, "d": data})
        ready = await socket.receive_json(timeout=2)
    mine = [guild.id for guild in guilds if (int(guild.id) >> 22) % 2 == 0]
    assert ready["d"]["shard"] == [0, 2]
    assert [guild["id"] for guild in ready["d"]["guilds"]] == mine


async def test_an_autosharded_client_starts_and_answers(fake: Fake, start_tiny: StartTiny) -> None:
    await start_tiny()

    class Sharded(discord.AutoShardedClient):
        async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(f"shard of {self.shard_count}")

    client = Sharded(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    task = asyncio.create_task(client.start(fake.token))
    await asyncio.wait_for(client.wait_until_ready(), 5)
    answer = await fake.person("Anna").forge_command({"id": "1", "name": "x", "type": 1})
    await client.close()
    await asyncio.gather(task, return_exceptions=True)
    assert answer.text == "shard of 1"
