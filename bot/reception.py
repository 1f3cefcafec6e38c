"""Serves every interaction: one handler, one `try`, one answer, in time."""

import asyncio
import secrets
import sqlite3
import traceback
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import structlog

from bot.i18n import Words
from bot.readers import Readers
from bot.rendering.table import draw_notice
from bot.reply import NETWORK, PATIENCE, Interaction, Reply

Serve: TypeAlias = Callable[[Reply, Words], Awaitable[None]]
"""What answers one interaction."""

LAST_WORD = 1.5
"""Seconds that presses which have begun get to finish when Otter stops."""

log = structlog.get_logger("otter.reception")


class Reception:
    """Lets interactions in, sees that each is answered once and in time, and keeps whatever goes wrong from spreading."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._open = True
        self._serving: set[asyncio.Task[Any]] = set()

    async def serve(self, interaction: Interaction, serve: Serve) -> None:
        """Answer an interaction; a defect or an outage becomes a private word, and nothing else happens."""
        reply = Reply(interaction)
        watch = asyncio.get_running_loop().call_later(PATIENCE, self._hold, reply)
        serving = asyncio.current_task()
        if serving is not None:
            self._serving.add(serving)
        try:
            t = await self._words(interaction)
            if not self._open:
                await reply.whisper(draw_notice(t("notice-closing")))
                return
            self._readers.note(interaction.user)
            await self._guarded(reply, t, serve)
        except NETWORK as error:
            log.warning("answer not delivered", error=type(error).__name__, interaction=interaction.id)
        finally:
            watch.cancel()
            if serving is not None:
                self._serving.discard(serving)

    def _hold(self, reply: Reply) -> None:
        holding = asyncio.create_task(_hold(reply), name="hold")
        self._serving.add(holding)
        holding.add_done_callback(self._serving.discard)

    async def _words(self, interaction: Interaction) -> Words:
        try:
            return await self._readers.words_for(interaction)
        except sqlite3.Error as error:
            log.error("database refused", error=type(error).__name__, interaction=interaction.id)  # noqa: TRY400
            return self._readers.words_at_hand(interaction)

    async def _guarded(self, reply: Reply, t: Words, serve: Serve) -> None:
        try:
            await serve(reply, t)
        except NETWORK:
            raise
        except sqlite3.Error as error:
            # Its text may quote values.
            log.error("database refused", error=type(error).__name__, interaction=reply.interaction.id)  # noqa: TRY400
            word = t("notice-storage")
        except Exception as error:  # noqa: BLE001 - the last net: nothing a person presses may go unanswered
            code = secrets.token_hex(3)
            where = "".join(traceback.format_tb(error.__traceback__)[-4:])
            log.error("handler failed", code=code, error=type(error).__name__, where=where)  # noqa: TRY400 - its text may name a card
            word = t("notice-failed", code=code)
        else:
            return
        if not reply.answered:
            await reply.whisper(draw_notice(word))

    async def close(self) -> None:
        """Take no more presses, and let those that have begun finish."""
        self._open = False
        if self._serving:
            await asyncio.wait(set(self._serving), timeout=LAST_WORD)


async def _hold(reply: Reply) -> None:
    try:
        await reply.hold()
    except NETWORK as error:
        log.warning("not held", error=type(error).__name__, interaction=reply.interaction.id)
