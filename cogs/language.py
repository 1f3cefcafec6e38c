"""/language: how Otter speaks to you."""

from typing import Any

import discord
from discord import app_commands

from bot.i18n import LANGUAGES, Words, words
from bot.rendering.table import draw_notice
from bot.reply import Reply
from bot.translator import localised
from cogs.counter import Counter


def register(tree: app_commands.CommandTree[Any], counter: Counter) -> None:
    """Add the command to the tree."""

    @tree.command(name=localised("cmd-language.name"), description=localised("cmd-language.description"))
    @app_commands.rename(language=localised("cmd-language-language.name"), server=localised("cmd-language-server.name"))
    @app_commands.describe(
        language=localised("cmd-language-language.description"), server=localised("cmd-language-server.description")
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=localised(f"cmd-language-language.{choice}"), value=choice)
            for choice in ("auto", *LANGUAGES)
        ]
    )
    async def language(interaction: discord.Interaction[Any], language: str, server: bool = False) -> None:  # pyright: ignore[reportUnusedFunction] # noqa: FBT001, FBT002 - Discord passes it by name
        chosen = next((each for each in LANGUAGES if each == language), None)

        async def serve(reply: Reply, t: Words) -> None:
            spoken = words(chosen) if chosen else t
            if not server:
                await counter.people.choose_language(interaction.user.id, chosen)
                word = spoken("language-chosen" if chosen else "language-automatic")
            elif interaction.guild_id is None or not interaction.permissions.manage_guild:
                word = t("language-server-refused")
            else:
                await counter.people.choose_server_language(interaction.guild_id, chosen)
                word = spoken("language-server-chosen" if chosen else "language-server-automatic")
            await reply.whisper(draw_notice(word))

        await counter.reception.serve(interaction, serve)
