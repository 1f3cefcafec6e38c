"""/about: what Otter is."""

from typing import Any

import discord
from discord import app_commands

from bot.i18n import Words
from bot.rendering.table import draw_notice
from bot.reply import Reply
from bot.translator import localised
from cogs.counter import Counter


def register(tree: app_commands.CommandTree[Any], counter: Counter) -> None:
    """Add the command to the tree."""

    @tree.command(name=localised("cmd-about.name"), description=localised("cmd-about.description"))
    async def about(interaction: discord.Interaction[Any]) -> None:  # pyright: ignore[reportUnusedFunction]
        async def serve(reply: Reply, t: Words) -> None:
            await reply.whisper(draw_notice(t("about-text"), t("about-privacy")))

        await counter.reception.serve(interaction, serve)
