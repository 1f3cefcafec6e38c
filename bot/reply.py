"""The one answer to an interaction, given once and in time.

Discord waits three seconds. What is not answered after `PATIENCE` is held (a deferral that shows nothing to others), and the
answer then edits what the deferral promised. `whisper` is the only place in Otter that sends private text.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
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


class Delivery(Enum):
    """What became of an answer."""

    DONE = auto()
    ALREADY = auto()
    """Discord had one: an earlier try whose echo was lost, or the same interaction delivered twice."""
    LATE = auto()
    """The three seconds were over, or the message is out of reach: nothing was shown."""


class Reply:
    """How one interaction is answered."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._state = _State.OPEN
        self._lock = asyncio.Lock()
        self.held = asyncio.Event()
        message = interaction.message
        self.private = message is not None and message.flags.ephemeral
        """Whether it was pressed on a private message."""
        self.board_press = False
        """Whether the outbox answers by drawing the board: a hold then shows nothing at all."""

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
            response = self.interaction.response
            await _delivered(response.defer if quiet else lambda: response.defer(ephemeral=True, thinking=True))

    async def whisper(self, view: ui.LayoutView) -> Delivery:
        """Show the presser, and nobody else, a message of its own."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            match state:
                case _State.OPEN:
                    response = self.interaction.response
                    return await _delivered(
                        lambda: response.send_message(view=view, ephemeral=True, allowed_mentions=NO_PINGS)
                    )
                case _State.HELD_PRIVATELY:
                    return await self._edit_original(view)
                case _:
                    send = self.interaction.followup.send
                    # A second try could be a second message.
                    return await _delivered(
                        lambda: send(view=view, ephemeral=True, allowed_mentions=NO_PINGS), again=False
                    )

    async def redraw(self, view: ui.LayoutView) -> Delivery:
        """Draw the message that was pressed on anew."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            match state:
                case _State.OPEN:
                    response = self.interaction.response
                    return await _delivered(lambda: response.edit_message(view=view, allowed_mentions=NO_PINGS))
                case _State.HELD_QUIETLY:
                    return await self._edit_original(view)
                case _State.HELD_PRIVATELY:
                    await self._drop_placeholder()
                case _State.ANSWERED:
                    pass
            return Delivery.LATE

    async def post(self, view: ui.LayoutView) -> int | None:
        """Answer a command with a public message and return its id; None when that could not be done."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            if state is _State.HELD_PRIVATELY:
                await self._drop_placeholder()
            if state is not _State.OPEN:
                return None
            try:
                return (await self.interaction.response.send_message(view=view, allowed_mentions=NO_PINGS)).message_id
            except NETWORK as error:
                if isinstance(error, discord.HTTPException) and error.code == TOO_LATE:
                    return None
            # The message may stand there, and only its echo be lost.
            with contextlib.suppress(*NETWORK):
                return (await self.interaction.original_response()).id
            return None

    async def ask(self, modal: ui.Modal) -> None:
        """Open a form; a press that was held cannot open one any more."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            if state is _State.OPEN:
                await _delivered(lambda: self.interaction.response.send_modal(modal))

    async def settle(self) -> None:
        """Answer without changing what is seen, where the outbox has nothing left to draw."""
        async with self._lock:
            state, self._state = self._state, _State.ANSWERED
            if state is _State.OPEN and self.interaction.message is not None:
                await _delivered(self.interaction.response.defer)
            elif state is _State.HELD_PRIVATELY:
                await self._drop_placeholder()

    async def _edit_original(self, view: ui.LayoutView) -> Delivery:
        edit = self.interaction.edit_original_response
        return await _delivered(lambda: edit(view=view, allowed_mentions=NO_PINGS))

    async def _drop_placeholder(self) -> None:
        with contextlib.suppress(*NETWORK):
            await self.interaction.delete_original_response()


async def _delivered(send: Callable[[], Awaitable[object]], *, again: bool = True) -> Delivery:
    """Send an answer, once more where the connection broke; that Discord has one already (40060) or waited in vain (10062) is no error."""
    try:
        await send()
    except discord.InteractionResponded:
        return Delivery.ALREADY
    except discord.HTTPException as error:
        if error.code == ALREADY_ANSWERED:
            return Delivery.ALREADY
        if error.code == TOO_LATE:
            return Delivery.LATE
        raise
    except (aiohttp.ClientError, OSError):
        if not again:
            raise
        return await _delivered(send, again=False)
    return Delivery.DONE
