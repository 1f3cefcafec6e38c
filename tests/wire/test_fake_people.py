"""What a person sees is told truly: screens, histories and the shapes of what stands on them."""

import discord
import pytest
from discord import ui

from tests.wire.bots.tiny import Tiny, panel
from tests.wire.conftest import StartTiny
from tests.wire.fake import Fake
from tests.wire.screen import NotOnScreen


async def test_a_screen_is_in_order_and_shows_private_messages_only_to_their_owner(
    fake: Fake, start_tiny: StartTiny
) -> None:
    bot = await start_tiny()
    anna, bo = fake.person("Anna"), fake.person("Bo")
    fake.say(bo, "who plays?")
    await anna.slash("play", game="odin")
    fake.say(bo, "nobody?")
    await (await bot.fetch_user(int(anna.id))).send("to you")
    assert [message.text for message in anna.screen()] == ["who plays?", "odin for 2", "nobody?", "to you"]
    assert [message.text for message in anna.screen(anna.dm)] == ["to you"]
    assert [message.text for message in bo.screen()] == ["who plays?", "nobody?"]
    assert [len(person.screen().ephemeral) for person in (anna, bo)] == [1, 0]
    assert "[pass] [lead]" in str(anna.screen())


async def test_buttons_and_menus_tell_what_stands_on_them(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    view = ui.LayoutView()
    button = ui.Button[ui.LayoutView](
        label="Lead", emoji="♠️", custom_id="lead", style=discord.ButtonStyle.danger, disabled=True
    )
    menu = ui.Select[ui.LayoutView](
        custom_id="cards", options=[discord.SelectOption(label="Queen", value="QS", default=True)], min_values=0
    )
    view.add_item(ui.Section[ui.LayoutView]("a text", accessory=button))
    view.add_item(ui.ActionRow[ui.LayoutView](menu))
    bot.acts["look"] = lambda i: i.response.send_message(view=view, ephemeral=True)
    anna = fake.person("Anna")
    shown = (await anna.slash("look", rule="lead")).shown
    found = shown.button("♠️ Lead")
    assert (found.label, found.emoji, found.custom_id, found.style, found.disabled) == ("Lead", "♠️", "lead", 4, True)
    select = shown.select()
    assert (select.custom_id, select.least, select.most, select.options[0].default) == ("cards", 0, 1, True)
    assert str(shown) == "(only you see this)\na text\n(♠️ Lead)\n<cards: *Queen (0-1)>"
    with pytest.raises(NotOnScreen):
        await anna.press("Lead")


async def test_a_person_waits_for_what_will_be_seen(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    bot.acts["pass"] = _reply_and_edit
    anna = fake.person("Anna")
    await anna.slash("play", game="odin")
    await anna.press("pass")
    assert (await anna.sees("second")).ephemeral
    with pytest.raises(NotOnScreen):
        await anna.sees("third", within=0.05)
    assert [bool(anna.ever_saw(word)) for word in ("first", "second", "third")] == [True, True, False]


async def _reply_and_edit(interaction: discord.Interaction[Tiny]) -> None:
    await interaction.response.edit_message(view=panel("first"))
    await interaction.edit_original_response(view=panel("second"))


async def test_the_bot_works_in_a_dm_and_in_a_second_channel(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    bot.acts["pass"] = lambda i: i.response.edit_message(view=panel("passed in DM"))
    anna = fake.person("Anna")
    in_dm = anna.at(anna.dm)
    await in_dm.slash("play", game="odin")
    assert bot.got[-1].guild is None
    await in_dm.press("pass")
    assert in_dm.screen().text == "passed in DM"
    second = fake.add_channel("second")
    assert (await anna.at(second).slash("play", game="okey")).in_time
    assert len(anna.screen(fake.channel)) == 0


async def test_two_fakes_live_side_by_side() -> None:
    async with Fake() as one, Fake() as two:
        assert one.rest_url != two.rest_url
        assert one.token != two.token


async def test_quiet_waits_for_the_last_request(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    bot.acts["pass"] = _reply_and_edit
    anna = fake.person("Anna")
    await anna.slash("play", game="odin")
    await anna.press("pass")
    await fake.quiet(0.1)
    assert anna.screen().text == "second"
