"""Channel messages, permissions, files, emojis, threads and users behave as on Discord."""

import io
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from tests.wire.bots.tiny import Tiny, panel
from tests.wire.conftest import StartTiny
from tests.wire.fake import Fake
from tests.wire.server import PIXEL


def channel_of(fake: Fake, bot: Tiny) -> discord.TextChannel:
    channel = bot.get_channel(int(fake.channel.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def refused_with(code: int, action: Any) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await action
    assert refused.value.code == code


async def test_people_see_the_board_and_each_redrawing_of_it(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    anna = fake.person("Anna")
    board = await channel_of(fake, bot).send(view=panel("move 1", "pass"))
    await board.edit(view=panel("move 2", "pass", "lead"))
    late = fake.person("Late")
    assert [button.label for button in anna.screen().find("move 2").buttons] == ["pass", "lead"]
    assert (len(anna.seen), len(late.seen)) == (2, 1)
    assert anna.ever_saw("move 1")
    assert not late.ever_saw("move 1")
    fake.hide(fake.channel, late)
    assert len(late.screen()) == 0


async def test_a_v2_message_stays_one_and_takes_no_content(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    channel = channel_of(fake, bot)
    board = await channel.send(view=panel("board"))
    with fake.expecting("content"):
        await refused_with(50035, board.edit(content="text"))
    plain = await channel.send("plain")
    with fake.expecting("content"):
        await refused_with(50035, plain.edit(view=panel("board")))
    await plain.edit(content=None, embeds=[], attachments=[], view=panel("now a board"))
    assert fake.message(str(plain.id)).content == ""


async def test_permissions_count_a_channel(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    channel = channel_of(fake, bot)
    board = await channel.send("board")
    fake.deny(fake.channel, "send_messages")
    await refused_with(50013, channel.send("no"))
    await fake.until(lambda: not channel.permissions_for(channel.guild.me).send_messages)
    fake.deny(fake.channel, "view_channel")
    await refused_with(50001, board.edit(content="no"))
    answer = await fake.person("Anna").slash("play", game="odin")
    assert answer.in_time
    assert not bot.got[-1].app_permissions.send_messages
    fake.deny(fake.channel)
    await board.edit(content="yes")


async def test_deleted_messages_channels_and_closed_dms_are_refused(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    channel = channel_of(fake, bot)
    anna, shy = fake.person("Anna"), fake.person("Shy")
    board = await channel.send("board")
    fake.delete_message(str(board.id))
    await refused_with(10008, board.edit(content="gone"))
    assert len(anna.screen()) == 0
    await (await bot.fetch_user(int(anna.id))).send("psst")
    assert (anna.screen().text, len(shy.screen())) == ("psst", 0)
    shy.close_dms()
    await refused_with(50007, (await bot.fetch_user(int(shy.id))).send("psst"))
    fake.delete_channel(fake.channel, tell=False)
    await refused_with(10003, channel.send("homeless"))


async def test_pictures_are_stored_and_can_be_fetched(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    view = ui.LayoutView()
    view.add_item(
        ui.MediaGallery[ui.LayoutView](discord.MediaGalleryItem("attachment://board.png", description="the board"))
    )
    message = await channel_of(fake, bot).send(view=view, file=discord.File(io.BytesIO(PIXEL), "board.png"))
    shown = fake.person("Anna").screen()[0]
    assert shown.components[0]["items"][0]["media"]["url"] == shown.files[0]
    async with aiohttp.ClientSession() as http, http.get(shown.files[0]) as response:
        assert await response.read() == PIXEL
    await message.edit(view=view, attachments=[discord.File(io.BytesIO(b"new"), "board.png")])
    assert fake.message(str(message.id)).attachments[0]["size"] == 3
    with fake.expecting("media"):
        await refused_with(50035, channel_of(fake, bot).send(view=view))


async def test_only_emojis_of_the_application_go_into_components(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()

    def with_emoji(emoji: discord.PartialEmoji | str) -> ui.LayoutView:
        view = ui.LayoutView()
        view.add_item(ui.ActionRow[ui.LayoutView](ui.Button(custom_id="x", emoji=emoji)))
        return view

    made = await bot.create_application_emoji(name="queen", image=PIXEL)
    channel = channel_of(fake, bot)
    await channel.send(view=with_emoji(discord.PartialEmoji(name="queen", id=made.id)))
    await channel.send(view=with_emoji("🂡"))
    assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["queen"]
    with fake.expecting("taken"):
        await refused_with(50035, bot.create_application_emoji(name="queen", image=PIXEL))
    await made.delete()
    with fake.expecting("INVALID_EMOJI"):
        await refused_with(50035, channel.send(view=with_emoji(discord.PartialEmoji(name="queen", id=made.id))))


async def test_threads_take_messages_until_they_are_archived(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    anna = fake.person("Anna")
    thread = await channel_of(fake, bot).create_thread(name="table 1", type=discord.ChannelType.private_thread)
    await fake.until(lambda: bot.get_channel(thread.id))
    message = await thread.send("in here")
    place = fake.world.channels[str(thread.id)]
    assert len(anna.screen(place)) == 0
    await thread.add_user(discord.Object(int(anna.id)))
    assert anna.screen(place).text == "in here"
    await thread.edit(archived=True)
    await refused_with(50083, message.edit(content="no"))
    await thread.send("awake again")
    await message.edit(content="yes")


async def test_users_and_members_are_found_or_unknown(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    anna = fake.person("Anna")
    guild = bot.get_guild(int(fake.guild.id))
    assert guild is not None
    assert (await guild.fetch_member(int(anna.id))).display_name == "Anna"
    fake.leave(anna)
    await refused_with(10007, guild.fetch_member(int(anna.id)))
    await refused_with(10013, bot.fetch_user(1))
