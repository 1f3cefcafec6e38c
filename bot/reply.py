"""The one answer to an interaction, given once and in time.

Discord waits three seconds. What is not answered after `PATIENCE` is held (a deferral that shows nothing to others), and the
answer then edits what the deferral promised. `whisper` is the only place in Otter that sends private text.
"""

import asyncio
import contextlib
from enum import Enum, auto
from typing import Any

import aiohttp
import discord
from discord import ui

Interaction = discord.Interaction[Any]

PATIENCE = 1.8
"""Seconds after which an interaction without an answer is held."""

NETWORK = (discord.DiscordException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""Everything that can come back instead of Discord's answer."""

ALREADY_ANSWERED = 40060
TOO_LATE = 10062

NO_PINGS = discord.AllowedMentions.none()


class _State(Enum):
    OPEN = auto()
    HELD_QUIETLY = auto()
    """Deferred without a message (type 6): `@original` is the message that was pressed on."""
    HELD_PRIVATELY = auto()
    """Deferred with a private placeholder (type 5): `@original` is that placeholder."""
    ANSWERED = auto()


class Reply:
    """How one interaction is answered."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._state = _State.OPEN
        self._lock = asyncio.Lock()
        self.held = asyncio.Event()
        self.board_press = False
        """Whether the outbox answers by drawing the board: a hold then shows nothing at all."""

    @property
    def private(self) -> bool:
        """Whether it was pressed on a private message."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def answered(self) -> bool:
        """Whether the answer has been given."""
        return self._state is _State.ANSWERED

    async def hold(self) -> None:
        """Keep the interaction alive when its answer is late."""
        async with self._lock:
            if self._state is not _State.OPEN:
                return
            quiet = self.private or (self.board_press and self.interaction.message is not None)
            self._state = _State.HELD_QUIETLY if quiet else _State.HELD_PRIVATELY
            self.held.set()
            with _expected():
                if quiet:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def whisper(self, view: ui.LayoutView) -> None:
        """Show the presser, and nobody else, a message of its own."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            with _expected():
                match state:
                    case _State.OPEN:
                        await self.interaction.response.send_message(
                            view=view, ephemeral=True, allowed_mentions=NO_PINGS
                        )
                    case _State.HELD_PRIVATELY:
                        await self.interaction.edit_original_response(view=view, allowed_mentions=NO_PINGS)
                    case _:
                        await self.interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_PINGS)

    async def redraw(self, view: ui.LayoutView) -> bool:
        """Draw the message that was pressed on anew; False when the hold has left it out of reach."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            with _expected():
                match state:
                    case _State.OPEN:
                        await self.interaction.response.edit_message(view=view, allowed_mentions=NO_PINGS)
                    case _State.HELD_QUIETLY:
                        await self.interaction.edit_original_response(view=view, allowed_mentions=NO_PINGS)
                    case _State.HELD_PRIVATELY:
                        await self.interaction.delete_original_response()
                        return False
                    case _State.ANSWERED:
                        return False
            return True

    async def post(self, view: ui.LayoutView) -> int | None:
        """Answer a command with a public message and return its id; None when the hold has made the answer private."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            if state is _State.OPEN:
                answer = await self.interaction.response.send_message(view=view, allowed_mentions=NO_PINGS)
                return answer.message_id
            with _expected():
                await self.interaction.delete_original_response()
            return None

    async def ask(self, modal: ui.Modal) -> None:
        """Open a form; a press that was held cannot open one any more."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            if state is _State.OPEN:
                with _expected():
                    await self.interaction.response.send_modal(modal)

    async def settle(self) -> None:
        """Answer without changing what is seen, where the outbox has nothing left to draw."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            if state is _State.OPEN:
                with _expected():
                    await self.interaction.response.defer()


@contextlib.contextmanager
def _expected():  # noqa: ANN202 - a generator of nothing
    """Let pass what means "answered": Discord has the answer (40060), or the three seconds were over (10062)."""
    try:
        yield
    except discord.InteractionResponded:
        return
    except discord.HTTPException as error:
        if error.code not in {ALREADY_ANSWERED, TOO_LATE}:
            raise
