"""/play: open a table."""

from typing import Any

import discord
from discord import app_commands

from bot.i18n import Words
from bot.rendering.lists import draw_games
from bot.rendering.press import write
from bot.reply import Reply
from bot.translator import localised
from cogs.counter import Counter


def register(tree: app_commands.CommandTree[Any], counter: Counter) -> None:
    """Add the command to the tree."""

    @tree.command(name=localised("cmd-play.name"), description=localised("cmd-play.description"))
    @app_commands.rename(game=localised("cmd-play-game.name"))
    @app_commands.describe(game=localised("cmd-play-game.description"))
    @app_commands.choices(game=[app_commands.Choice(name=localised(f"{key}-name"), value=key) for key in counter.games])
    async def play(interaction: discord.Interaction[Any], game: str | None = None) -> None:  # pyright: ignore[reportUnusedFunction]
        async def serve(reply: Reply, t: Words) -> None:
            if game is None:
                await reply.whisper(draw_games(counter.games, t("play-choose"), write("new", 0, "game"), t))
            else:
                await counter.presses.open_table(game, reply, t)

        await counter.reception.serve(interaction, serve)
