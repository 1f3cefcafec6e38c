"""A tiny bot of discord.py that answers by what its custom_ids and commands say: for tests of the fake alone."""

import asyncio
import contextlib
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import discord
from discord import app_commands, ui

Act = Callable[[discord.Interaction[Any]], Awaitable[object]]


def panel(text: str = "hand", *buttons: str) -> ui.LayoutView:
    """A Components V2 message with a text and a row of buttons, custom_id equal to label."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for word in buttons:
        row.add_item(ui.Button(label=word, custom_id=word))
    view.add_item(ui.Container[ui.LayoutView](ui.TextDisplay(text), *([row] if buttons else [])))
    view.stop()
    return view


def cards(*values: str, least: int = 1, most: int = 1) -> ui.LayoutView:
    """A message with one menu of the id `cards`."""
    view = ui.LayoutView(timeout=None)
    options = [discord.SelectOption(label=f"card {value}", value=value) for value in values]
    menu = ui.Select[ui.LayoutView](
        custom_id="cards", placeholder="Cards", options=options, min_values=least, max_values=most
    )
    view.add_item(ui.ActionRow[ui.LayoutView](menu))
    view.stop()
    return view


class Form(ui.Modal, title="A form"):
    """A modal with a required text of 2 to 5 characters and a radio group."""

    def __init__(self) -> None:
        super().__init__(custom_id="form", timeout=60)
        text = ui.TextInput[Form](custom_id="word", min_length=2, max_length=5)
        pick = ui.RadioGroup[Form](custom_id="pick", options=[discord.RadioGroupOption(label=w, value=w) for w in "ab"])
        self.add_item(ui.Label(text="Your word", component=text))
        self.add_item(ui.Label(text="Your pick", component=pick))
        self.stop()


class Tiny(discord.Client):
    """Answers /play with a private panel; every other interaction goes to `acts`, by command, custom_id or form."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(
            guild_ready_timeout=0.05, allowed_mentions=discord.AllowedMentions.none(), max_messages=None, **options
        )
        self.tree = app_commands.CommandTree(self)
        self.acts: dict[str, Act] = {}
        self.got: list[discord.Interaction[Any]] = []
        self.failures: list[BaseException] = []
        self.heard: list[str] = []
        self.resumed = 0
        self._task: asyncio.Task[None] | None = None
        _add_commands(self)

    async def begin(self, token: str) -> None:
        """Connect in a task of its own."""
        self._task = asyncio.create_task(self.start(token))

    async def stop(self) -> None:
        """Close and wait, however the connection ended."""
        await self.close()
        if self._task is not None:
            with contextlib.suppress(discord.DiscordException, asyncio.CancelledError):
                await asyncio.wait_for(self._task, 5)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_socket_event_type(self, event: str) -> None:
        self.heard.append(event)

    async def on_resumed(self) -> None:
        self.resumed += 1

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Lets the test look at what went wrong."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.got.append(interaction)
        act = self.acts.get(word_of(interaction))
        if act is None:
            return
        try:
            await act(interaction)
        except Exception as failure:  # noqa: BLE001 - tests look at every kind
            self.failures.append(failure)


def word_of(interaction: discord.Interaction[Any]) -> str:
    """What an interaction is about: the command's name or the custom_id."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id") or data.get("name"))


def _add_commands(bot: Tiny) -> None:
    @bot.tree.command()
    async def play(
        interaction: discord.Interaction[Any], game: Literal["odin", "okey"], seats: app_commands.Range[int, 2, 4] = 2
    ) -> None:
        """Play a game."""
        await interaction.response.send_message(view=panel(f"{game} for {seats}", "pass", "lead"), ephemeral=True)

    @bot.tree.command()
    async def look(interaction: discord.Interaction[Any], rule: str, who: discord.User | None = None) -> None:
        """Look a rule up; answered by `acts`."""

    @look.autocomplete("rule")
    async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=word, value=word) for word in ("lead", "pass") if word.startswith(typed)]

    @bot.tree.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False)
    async def settle(interaction: discord.Interaction[Any]) -> None:
        """Only for those who manage the server."""

    group = app_commands.Group(name="house", description="Computer players")

    @group.command()
    async def add(interaction: discord.Interaction[Any], level: str) -> None:
        """Add one."""
        await interaction.response.send_message(f"added {level}")

    bot.tree.add_command(group)


def idle(seconds: float) -> None:
    """What a worker of the tiny bot does; it ends with its parent."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join(seconds)
    os._exit(0)


async def main() -> None:
    """Run as a program: one worker process if asked for, and a press of `again` on any panel is an update."""
    bot = Tiny()

    async def again(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=panel("again", "pass"))

    bot.acts["pass"] = again
    if os.environ.get("TINY_WORKER"):
        worker = multiprocessing.get_context("spawn").Process(target=idle, args=(60.0,))
        worker.start()
        print("worker started", flush=True)  # noqa: T201 - the test reads it
    await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
