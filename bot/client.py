"""Otter on Discord: the one place where everything is wired together."""

import hashlib
from typing import Any

import discord
import orjson
import structlog
from discord import app_commands
from discord.utils import utcnow

from bot.catalog import CATALOG
from bot.clock import Clock
from bot.config import Settings
from bot.house import HousePlayers
from bot.i18n import language_of, words
from bot.painter import Painter
from bot.play import Play
from bot.presses import Presses
from bot.readers import Readers
from bot.reception import Reception
from bot.rendering.table import draw_notice
from bot.reply import NETWORK, NO_PINGS, Interaction
from bot.screens import Screens
from bot.storage.database import Database
from bot.storage.matches import Matches
from bot.storage.people import Facts, People
from bot.translator import Translator
from cogs import about, hand, language, leave, play, rules
from cogs.counter import Counter

log = structlog.get_logger("otter.client")

_PRESSES = {discord.InteractionType.component, discord.InteractionType.modal_submit}


class Otter(discord.AutoShardedClient):
    """The bot: guild events only, no caches of members or messages, nothing known of people but their ids."""

    def __init__(self, settings: Settings, database: Database) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=NO_PINGS,
            chunk_guilds_at_startup=False,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=30,
        )
        self._settings = settings
        games = {key: entry.game for key, entry in CATALOG.items()}
        policies = {key: entry.choose for key, entry in CATALOG.items()}
        matches, people = Matches(database), People(database)
        self._facts = Facts(database)
        self._readers = Readers(self, people)
        self._reception = Reception(self._readers)
        self._play = Play(matches, games, utcnow)
        painter = Painter(self._play, CATALOG, self._readers.names)
        self._screens = Screens(self, self._play, matches, painter, self._readers, utcnow)
        self._house = HousePlayers(self._play, policies, workers=settings.house_workers, delay=settings.house_delay)
        self._clock = Clock(self._play, matches, self._house)
        self._matches = matches
        self._presses = Presses(self._play, matches, self._screens, painter, CATALOG)
        self._play.listeners += [self._screens.show, self._house.look, self._clock.look]
        self._resumed = False
        self._ending = False
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.tree.error(_let_pass)
        counter = Counter(self._reception, self._presses, self._play, matches, people, painter, tuple(CATALOG))
        for cog in (play, hand, leave, rules, language, about):
            cog.register(self.tree, counter)

    async def setup_hook(self) -> None:
        """Sync the commands if they changed, and wake the house."""
        await self.tree.set_translator(Translator())
        await self._house.warm()
        await self._sync_commands()

    async def on_ready(self) -> None:
        """Take up the games where they stopped, once; only now is it known which language each server speaks."""
        if self._resumed:
            return
        self._resumed = True
        await self._clock.sweep()
        await self._screens.sweep()
        for id_ in await self._matches.running():
            match = await self._play.find(id_)
            if match is not None:
                self._house.look(match)
                self._clock.look(match)

    async def _sync_commands(self) -> None:
        guild = discord.Object(self._settings.developer_guild) if self._settings.developer_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        translator = self.tree.translator
        if translator is None:
            raise RuntimeError("the translator is set first")
        commands = sorted(self.tree.get_commands(), key=lambda command: command.name)
        payload = [await command.get_translated_payload(self.tree, translator) for command in commands]
        digest = hashlib.sha256(orjson.dumps(payload, option=orjson.OPT_SORT_KEYS)).hexdigest()
        fact = f"commands {self.application_id} {guild.id if guild else ''}".rstrip()
        if await self._facts.get(fact) == digest:
            return
        try:
            await self.tree.sync(guild=guild)
        except NETWORK as error:
            # The commands of the last sync still work; the next start tries again.
            log.error("commands not synced", error=type(error).__name__)  # noqa: TRY400
            return
        await self._facts.note(fact, digest)
        log.info("commands synced", count=len(payload))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer every component and every submitted form; commands go through the tree."""
        if interaction.type in _PRESSES:
            await self._reception.serve(interaction, self._presses.serve)

    async def close(self) -> None:
        """Take no more presses, finish those that have begun, say so on the boards, and go; again does nothing."""
        if self._ending:
            return
        self._ending = True
        await self._reception.close()
        await self._clock.close()
        await self._house.close()
        if not self.is_closed() and self.http.token is not None:
            await self._screens.close()
        await super().close()


async def _let_pass(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """Log what the tree could not do by itself: a command that no longer exists, or values it cannot read."""
    log.warning("command refused", error=type(error).__name__, interaction=interaction.id)
    if not interaction.response.is_done():
        try:
            view = draw_notice(words(language_of(str(interaction.locale)))("notice-unknown"))
            await interaction.response.send_message(view=view, ephemeral=True)
        except NETWORK as network:
            log.warning("answer not delivered", error=type(network).__name__)
