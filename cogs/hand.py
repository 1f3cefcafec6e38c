"""/hand: your cards at any of your tables."""

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

    @tree.command(name=localised("cmd-hand.name"), description=localised("cmd-hand.description"))
    async def hand(interaction: discord.Interaction[Any]) -> None:  # pyright: ignore[reportUnusedFunction]
        async def serve(reply: Reply, t: Words) -> None:
            person = interaction.user.id
            found = await counter.tables_of(person)
            if not found:
                await reply.whisper(draw_notice(t("hand-none")))
            elif len(found) == 1:
                await counter.presses.show_hand(found[0].id, reply, t)
            else:
                scenes = [counter.painter.scene(match, t) for match in found]
                await reply.whisper(draw_tables(scenes, person, t("hand-many", count=len(found)), "hand", t))

        await counter.reception.serve(interaction, serve)
