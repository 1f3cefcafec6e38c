"""Who reads what Otter writes: the language of a person and of a server, and the plain names people bring along.

Names are kept in memory only, where Discord shows no mentions (labels of buttons, alt texts).
"""

import unicodedata
from functools import lru_cache
from typing import Any

import discord

from bot.i18n import Words, language_of, preferred, words
from bot.match import Match
from bot.storage.people import People

NAME_LENGTH = 20
_KEPT_NAMES = 20_000

Interaction = discord.Interaction[Any]


class Readers:
    """Languages and names of the people Otter has heard from."""

    def __init__(self, client: discord.Client, people: People) -> None:
        self._client = client
        self._people = people
        self.names: dict[int, str] = {}

    async def words_for(self, interaction: Interaction) -> Words:
        """Return the words for a person: own choice, Discord's language, the server's choice, the server's language."""
        own = await self._people.language(interaction.user.id)
        server = await self._people.server_language(interaction.guild_id)
        guild = None if interaction.guild_locale is None else str(interaction.guild_locale)
        return words(preferred(own, str(interaction.locale), server, guild))

    def words_at_hand(self, interaction: Interaction) -> Words:
        """Return the words for a person whose own choice cannot be read now: Discord's language."""
        return words(language_of(str(interaction.locale)))

    async def board_words(self, match: Match) -> Words:
        """Return the words for a table's public messages: the server's choice, else the language it has in Discord."""
        server = match.place.server
        chosen = await self._people.server_language(server)
        guild = None if server is None else self._client.get_guild(server)
        return words(language_of(chosen or (None if guild is None else str(guild.preferred_locale))))

    def note(self, user: discord.User | discord.Member) -> None:
        """Remember the name that came with an interaction."""
        self.names.pop(user.id, None)
        self.names[user.id] = safe_name(user.display_name)
        if len(self.names) > _KEPT_NAMES:
            del self.names[next(iter(self.names))]


@lru_cache(_KEPT_NAMES)
def safe_name(name: str) -> str:
    """Return a name that cannot break a line: composed, without controls, direction marks and piled-up accents, and short."""
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category[0] == "C" or category in {"Zl", "Zp"} or (category[0] == "M" and kept and _is_mark(kept[-1])):
            continue
        kept.append(letter)
    plain = " ".join("".join(kept).split())
    return (plain if len(plain) <= NAME_LENGTH else plain[: NAME_LENGTH - 1] + "…") or "?"


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"
