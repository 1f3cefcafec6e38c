"""/leave: give up your chair at a table."""

from typing import Any

import discord
from discord import app_commands

from bot.i18n import Words
from bot.rendering.lists import draw_tables
from bot.rendering.table import draw_notice
from bot.reply import Reply
from bot.translator import localised
from cogs.counter import Counter


def register(tree: app_commands.CommandTree[Any], counter: Counter) -> None:
    """Add the command to the tree."""

    @tree.command(name=localised("cmd-leave.name"), description=localised("cmd-leave.description"))
    async def leave(interaction: discord.Interaction[Any]) -> None:  # pyright: ignore[reportUnusedFunction]
        async def serve(reply: Reply, t: Words) -> None:
            person = interaction.user.id
            found = await counter.tables_of(person)
            if not found:
                await reply.whisper(draw_notice(t("hand-none")))
                return
            scenes = [counter.painter.scene(match, t) for match in found]
            await reply.whisper(draw_tables(scenes, person, t("leave-choose"), "leave", t))

        await counter.reception.serve(interaction, serve)
