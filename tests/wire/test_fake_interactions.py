"""The fake keeps Discord's rules of interactions: tried with a real client of discord.py."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from tests.wire.answers import Answer
from tests.wire.bots.tiny import Form, Tiny, cards, panel
from tests.wire.conftest import StartTiny
from tests.wire.fake import Fake
from tests.wire.screen import NotOnScreen

Interaction = discord.Interaction[Any]


def codes(bot: Tiny) -> list[int]:
    return [failure.code for failure in bot.failures if isinstance(failure, discord.HTTPException)]


def values(interaction: Interaction) -> list[str]:
    data: Any = interaction.data
    return data["values"]


def again(text: str, *buttons: str) -> Callable[[Interaction], Awaitable[object]]:
    return lambda i: i.response.edit_message(view=panel(text, *buttons))


async def test_a_command_is_answered_by_a_private_panel_that_its_owner_presses(
    fake: Fake, start_tiny: StartTiny
) -> None:
    bot = await start_tiny()
    bot.acts["pass"] = again("passed")
    anna, bo = fake.person("Anna"), fake.person("Bo")
    answer = await anna.slash("play", game="odin")
    assert (answer.type, answer.ephemeral, answer.in_time) == (4, True, True)
    assert anna.screen().text == "odin for 2"
    assert len(bo.screen()) == 0
    pressed = await anna.press("pass")
    assert (pressed.type, anna.screen().text) == (7, "passed")
    assert [sight.payload["components"][0]["components"][0]["content"] for sight in anna.seen] == [
        "odin for 2",
        "passed",
    ]
    assert not bo.seen


async def test_every_component_gets_an_id_of_its_own(fake: Fake, start_tiny: StartTiny) -> None:
    await start_tiny()
    answer = await fake.person("Anna").slash("play", game="odin")
    numbers = [component["id"] for component in answer.shown.components]
    assert len(set(numbers)) == len(numbers) == 5


async def test_an_answer_after_three_seconds_is_10062(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()

    async def slow(interaction: Interaction) -> None:
        fake.clock.advance(3.5)
        await interaction.response.send_message("too late")

    bot.acts["look"] = slow
    anna = fake.person("Anna", patience=0.4)
    answer = await anna.slash("look", rule="lead")
    assert (answer.in_time, answer.type, answer.refusals) == (False, None, [(404, 10062)])
    assert codes(bot) == [10062]
    assert len(anna.screen()) == 0


async def test_a_second_answer_is_40060(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()

    async def twice(interaction: Interaction) -> None:
        sends = [interaction.response.send_message(word) for word in ("one", "two")]
        for outcome in await asyncio.gather(*sends, return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome

    bot.acts["look"] = twice
    anna = fake.person("Anna")
    answer = await anna.slash("look", rule="lead")
    await fake.until(lambda: answer.refusals)
    assert answer.refusals == [(400, 40060)]
    assert len(anna.screen()) == 1


async def test_a_refused_answer_does_not_use_the_interaction_up(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()

    async def clumsy(interaction: Interaction) -> None:
        try:
            await interaction.response.send_message(view=panel("x" * 4001))
        except discord.HTTPException as refused:
            await interaction.response.send_message(f"refused: {refused.code}")

    bot.acts["look"] = clumsy
    with fake.expecting("components"):
        answer = await fake.person("Anna").slash("look", rule="lead")
    assert (answer.text, answer.refusals) == ("refused: 50035", [(400, 50035)])


async def test_a_token_older_than_a_quarter_of_an_hour_is_50027(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    anna = fake.person("Anna")
    await anna.slash("play", game="odin")
    fake.clock.advance(14 * 60)
    await bot.got[0].edit_original_response(view=panel("still good"))
    fake.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.got[0].edit_original_response(view=panel("too old"))
    assert (refused.value.status, refused.value.code) == (401, 50027)
    assert anna.screen().text == "still good"


async def test_original_is_the_new_message_or_the_one_pressed(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()

    async def deferred_update(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=panel("source redrawn", "reply"))

    async def reply(interaction: Interaction) -> None:
        await interaction.response.send_message("new one", ephemeral=True)
        await interaction.edit_original_response(content="new one edited")

    bot.acts |= {"pass": deferred_update, "reply": reply}
    anna = fake.person("Anna")
    source = (await anna.slash("play", game="odin")).shown
    update = await (await anna.press("pass")).settled()
    assert (update.type, update.shown.id, update.text) == (6, source.id, "source redrawn")
    fresh = await anna.press("reply")
    await anna.sees("new one edited")
    assert (fresh.type, fresh.text, fresh.shown.id == source.id) == (4, "new one edited", False)
    assert anna.look(source).text == "source redrawn"


async def test_the_first_followup_fills_the_placeholder_and_keeps_its_privacy(
    fake: Fake, start_tiny: StartTiny
) -> None:
    bot = await start_tiny()

    async def thinking(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("filled", ephemeral=False)
        await interaction.followup.send("second", ephemeral=False)

    bot.acts["look"] = thinking
    anna, bo = fake.person("Anna"), fake.person("Bo")
    answer = await anna.slash("look", rule="lead")
    assert answer.type == 5
    await anna.sees("second")
    assert [(m.text, m.ephemeral, m.loading) for m in anna.screen()] == [
        ("filled", True, False),
        ("second", False, False),
    ]
    assert bo.screen().text == "second"
    assert [m.text for m in answer.followups] == ["second"]


async def test_private_messages_have_no_channel_route(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    answer = await fake.person("Anna").slash("play", game="odin")
    channel = bot.get_channel(int(fake.channel.id))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound) as refused:
        await channel.get_partial_message(int(answer.shown.id)).edit(content="found you")
    assert refused.value.code == 10008


async def test_a_modal_is_opened_filled_in_and_edits_the_panel_it_came_from(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    bot.acts |= {"pass": lambda i: i.response.send_modal(Form()), "form": again("formed")}
    anna = fake.person("Anna")
    await anna.slash("play", game="odin")
    opened = await anna.press("pass")
    assert (opened.type, opened.text) == (9, "A form\nYour word\nYour pick")
    for wrong in (
        {"word": "x", "pick": "a"},
        {"word": "toolong", "pick": "a"},
        {"word": "good"},
        {"word": "good", "pick": "c"},
    ):
        with pytest.raises(NotOnScreen):
            await anna.submit(opened, wrong)
    answer = await anna.submit(opened, {"Your word": "good", "pick": "a"})
    assert (answer.type, anna.screen().text) == (7, "formed")
    data: Any = bot.got[-1].data
    assert [part["component"]["value"] for part in data["components"]] == ["good", "a"]


async def test_menus_keep_to_their_numbers_and_values(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    bot.acts |= {
        "look": lambda i: i.response.send_message(view=cards("QS", "TD", "2C", least=2, most=2), ephemeral=True),
        "cards": lambda i: i.response.send_message(" ".join(values(i)), ephemeral=True),
    }
    anna = fake.person("Anna")
    await anna.slash("look", rule="lead")
    for wrong in (["QS"], ["QS", "TD", "2C"], ["QS", "KH"], ["QS", "QS"]):
        with pytest.raises(NotOnScreen):
            await anna.choose("Cards", wrong)
    assert (await anna.choose(None, ["card QS", "TD"])).text == "QS TD"


async def test_autocomplete_offers_choices_and_takes_no_message(fake: Fake, start_tiny: StartTiny) -> None:
    await start_tiny()
    offers = await fake.person("Anna").autocomplete("look", "rule", "le")
    assert (offers.type, [choice["value"] for choice in offers.choices]) == (8, ["lead"])


async def test_only_synced_commands_run_with_what_they_require(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    anna, chief = fake.person("Anna"), fake.person("Chief", admin=True)
    refused: list[tuple[str, dict[str, Any]]] = [
        ("nothing", {}),
        ("play", {}),
        ("play", {"game": "chess"}),
        ("play", {"game": "odin", "seats": 9}),
        ("play", {"game": "odin", "colour": "red"}),
        ("house", {"level": "easy"}),
        ("settle", {}),
    ]
    for wrong, options in refused:
        with pytest.raises(NotOnScreen):
            await anna.slash(wrong, **options)
    with pytest.raises(NotOnScreen):
        await chief.at(chief.dm).slash("settle")
    assert not bot.got
    bot.acts["settle"] = lambda i: i.response.send_message("yours")
    assert (await chief.slash("settle")).text == "yours"
    assert (await anna.slash("house add", level="hard")).text == "added hard"


async def test_each_person_has_a_locale(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    bot.acts["look"] = lambda i: i.response.send_message(f"{i.locale} in {i.guild_locale}", ephemeral=True)
    people = [fake.person(name, locale) for name, locale in (("Anna", "da"), ("Ida", "es-ES"), ("Can", "tr"))]
    answers = await asyncio.gather(*(person.slash("look", rule="lead", who=people[0]) for person in people))
    assert [answer.text for answer in answers] == ["da in en-US", "es-ES in en-US", "tr in en-US"]


async def test_many_press_at_once(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    bot.acts["pass"] = lambda i: i.response.send_message(i.user.display_name, ephemeral=True)
    people = [fake.person(f"P{number}") for number in range(12)]
    board = fake.message(await _board(fake, bot, "pass"))
    answers: list[Answer] = await asyncio.gather(*(person.press("pass") for person in people))
    assert [answer.text for answer in answers] == [person.name for person in people]
    assert all(len(person.screen().ephemeral) == 1 for person in people)
    assert board.versions == 1


async def _board(fake: Fake, bot: Tiny, *buttons: str) -> str:
    channel = bot.get_channel(int(fake.channel.id))
    assert isinstance(channel, discord.TextChannel)
    return str((await channel.send(view=panel("board", *buttons))).id)


async def test_what_was_redrawn_or_greyed_out_cannot_be_pressed_but_forged(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    greyed = panel("greyed", "lead")
    next(item for item in greyed.walk_children() if isinstance(item, discord.ui.Button)).disabled = True
    bot.acts["pass"] = lambda i: i.response.edit_message(view=greyed)
    bot.acts["lead"] = lambda i: i.response.send_message("led", ephemeral=True)
    anna, bo = fake.person("Anna", patience=0.5), fake.person("Bo")
    panel_of_anna = (await anna.slash("play", game="odin")).shown
    old = panel_of_anna.button("pass")
    await anna.press(old)
    for word in (old, "lead", "never"):
        with pytest.raises(NotOnScreen):
            await anna.press(word)
    with pytest.raises(NotOnScreen):
        await bo.press("lead", on=panel_of_anna)
    assert (await bo.forge("lead", on=panel_of_anna)).text == "led"
    assert (await anna.forge("never", on=panel_of_anna, copies=2)).in_time is False
    assert len(bot.got) == 5


async def test_a_repeated_delivery_reaches_the_bot_twice(fake: Fake, start_tiny: StartTiny) -> None:
    bot = await start_tiny()
    bot.acts["pass"] = again("passed")
    anna = fake.person("Anna")
    await anna.slash("play", game="odin")
    answer = await anna.press("pass", copies=2)
    answer.redeliver()
    await fake.until(lambda: len(answer.refusals) == 2)
    assert answer.refusals == [(400, 40060)] * 2


async def test_private_messages_go_with_the_client(fake: Fake, start_tiny: StartTiny) -> None:
    await start_tiny()
    anna = fake.person("Anna")
    first = (await anna.slash("play", game="odin")).shown
    await anna.slash("play", game="okey")
    anna.dismiss(first)
    assert anna.screen().text == "okey for 2"
    anna.restart_client()
    assert len(anna.screen()) == 0
    assert anna.ever_saw("okey for 2")


async def test_a_type_that_does_not_fit_the_interaction_is_refused(fake: Fake) -> None:
    anna = fake.person("Anna", patience=0.01)
    answer = await anna.forge_submit("form", {"word": "x"})
    address = f"{fake.rest_url}/interactions/{answer.id}/{answer.interaction.token}/callback"
    async with aiohttp.ClientSession() as session:
        for kind in (6, 7, 8, 9):
            with fake.expecting():
                async with session.post(address, json={"type": kind, "data": {"choices": []}}) as response:
                    assert response.status == 400
        async with session.post(address, json={"type": 4, "data": {"content": "taken"}}) as response:
            assert response.status == 204
    assert answer.text == "taken"
    assert len([r for r in fake.requests if r.route.endswith("callback")]) == 5
