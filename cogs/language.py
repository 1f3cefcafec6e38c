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
    @app_commands.rename(language=localised("cmd-language-language.name"))
    @app_commands.describe(language=localised("cmd-language-language.description"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=localised(f"cmd-language-language.{choice}"), value=choice)
            for choice in ("auto", *LANGUAGES)
        ]
    )
    async def language(interaction: discord.Interaction[Any], language: str) -> None:  # pyright: ignore[reportUnusedFunction]
        async def serve(reply: Reply, t: Words) -> None:
            chosen = next((each for each in LANGUAGES if each == language), None)
            await counter.people.choose_language(interaction.user.id, chosen)
            word = words(chosen)("language-chosen") if chosen else t("language-automatic")
            await reply.whisper(draw_notice(word))

        await counter.reception.serve(interaction, serve)
