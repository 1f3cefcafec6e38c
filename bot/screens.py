"""The outbox: one writer a message, the newest state wins.

Boards are public and their place is a row; panels are private and live as long as their newest interaction token. A writer is a
task while its message shows less than it must, and ends with that. What fails is tried again with the state that is newest then.
"""

import asyncio
import contextlib
import traceback
from collections.abc import Callable, Generator
from datetime import datetime
from typing import Any, Literal

import discord
import structlog
from discord import ui

from bot.i18n import Words
from bot.match import Match, Phase
from bot.painter import Painter
from bot.play import Play
from bot.readers import Readers
from bot.reply import NETWORK, NO_PINGS, Delivery, Interaction, Reply
from bot.storage.matches import Board, Matches

TOKEN_LIFE = 14 * 60
"""Seconds for which a panel can be redrawn: an interaction token lives a minute longer."""

BOARD_LIFE = 50 * 60
"""Seconds after which a board is posted anew: Discord limits edits of messages older than an hour."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds between two tries, twice as long each time."""
FAREWELL = 1.5
"""Seconds for the last edits before Otter stops."""
AT_ONCE = 10
"""How many boards are written at the same moment; the others wait their turn."""

_GONE = {10008, 50083}
"""The message is gone, or its thread is archived: only a new message helps."""
_WORN = {30046}
"""The message is too old for so many edits: a new one helps, and takes its place."""
_BARRED = {10003, 50001, 50013, 50007, 40001}
"""The channel is gone or closed to us: nothing helps before somebody acts there."""

BARRED_FOR = 20 * 60
"""Seconds before a closed channel is tried again: refusals without end would cost Otter its address."""

log = structlog.get_logger("otter.screens")


class Panel:
    """A person's private message for one match."""

    def __init__(self, born: float) -> None:
        self.interaction: Interaction | None = None
        """The newest interaction that showed it: it is redrawn through this one."""
        self.t: Words | None = None
        self.born = born
        self.version = 0
        """What it shows."""
        self.wanted = 0
        """What it must show."""
        self.draft: tuple[str, ...] = ()
        self.drafted = 0
        """The version in which the draft was begun."""
        self.answering = 0
        """How many presses on it are being answered: their answers draw it."""
        self.writer: asyncio.Task[None] | None = None

    def draft_in(self, match: Match, person: int) -> tuple[str, ...]:
        """Return the draft while it still holds: until its seat moves, or a new hand is dealt."""
        seat = match.seat_of(person)
        if seat is None or match.chairs[seat].moved > self.drafted or match.dealt > self.drafted:
            return ()
        return self.draft


class Screens:
    """All boards and panels."""

    def __init__(  # noqa: PLR0913, PLR0917 - it brings all these together
        self,
        client: discord.Client,
        play: Play,
        matches: Matches,
        painter: Painter,
        readers: Readers,
        now: Callable[[], datetime],
    ) -> None:
        self._client = client
        self._play = play
        self._matches = matches
        self._painter = painter
        self._readers = readers
        self._now = now
        self._boards: dict[str, Board] = {}
        self._writers: dict[str, asyncio.Task[None]] = {}
        self._answers: dict[str, list[tuple[Reply, asyncio.Event]]] = {}
        self._stale: set[str] = set()
        """Matches whose board must be drawn although its version is the newest."""
        self._unsure: set[str] = set()
        """Matches whose last post may have arrived although nobody said so: the same nonce then finds an older drawing."""
        self._barred: dict[str, float] = {}
        self._panels: dict[str, dict[int, Panel]] = {}
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._closing = False

    # Boards

    def show(self, match: Match) -> None:
        """See to it that everybody at the table sees this committed version."""
        self._write(match.id)
        for person, panel in self._panels.get(match.id, {}).items():
            panel.wanted = max(panel.wanted, match.version)
            self._write_panel(match.id, person, panel)

    def refresh(self, id_: str) -> None:
        """Draw a board again although nothing happened there."""
        self._stale.add(id_)
        self._write(id_)

    def is_barred(self, id_: str) -> bool:
        """Whether the channel of a match was found closed a while ago."""
        return id_ in self._barred

    def admit(self, id_: str) -> None:
        """Draw a board whose channel was closed to us: a press says that it is open again."""
        if self._barred.pop(id_, None) is not None:
            self.refresh(id_)

    async def sweep(self) -> None:
        """Draw the boards of all running matches, and those that were behind when Otter stopped."""
        running = await self._matches.running()
        for id_ in dict.fromkeys([*running, *await self._matches.behind()]):
            self._unsure.add(id_)
            self.refresh(id_)

    async def answer(self, id_: str, reply: Reply) -> None:
        """Let the board's writer answer a press on the board, or a command, with the board itself."""
        reply.board_press = True
        done = asyncio.Event()
        self._answers.setdefault(id_, []).append((reply, done))
        self._write(id_)
        await _first(done.wait(), reply.held.wait())
        if reply.held.is_set():
            await reply.settle()

    def _write(self, id_: str) -> None:
        if id_ not in self._writers and not self._closing:
            self._writers[id_] = asyncio.create_task(self._keep_writing(id_), name=f"board {id_}")

    async def _keep_writing(self, id_: str) -> None:
        pause = FIRST_PAUSE
        try:
            while True:
                try:
                    async with self._at_once:
                        if not await self._draw(id_):
                            return
                    pause = FIRST_PAUSE
                except discord.HTTPException as error:
                    remedy = self._recover(id_, error)
                    if remedy == "none":
                        return
                    if remedy == "time":
                        await asyncio.sleep(pause)
                        pause = min(pause * 2, LONGEST_PAUSE)
                except NETWORK as error:
                    log.warning("board not reached", match=id_, error=type(error).__name__)
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, LONGEST_PAUSE)
        except Exception as error:  # noqa: BLE001 - a board that cannot be drawn must not take others with it
            _report("board not drawn", id_, error)
        finally:
            del self._writers[id_]
            for _, done in self._answers.pop(id_, []):
                done.set()

    async def _draw(self, id_: str) -> bool:
        """Draw a board once; False when there was nothing left to draw."""
        board = self._boards.get(id_) or await self._matches.board(id_)
        # The match comes last: what is committed from here on finds this writer at work and is told nothing.
        match = await self._play.find(id_)
        if match is None or board is None:
            return False
        self._boards[id_] = board
        answers, self._answers[id_] = self._answers.get(id_, []), []
        if not answers and board.shown >= match.version and id_ not in self._stale:
            if not match.open:
                del self._boards[id_]
            return False
        if not answers and self._barred.get(id_, 0) > self._now().timestamp():
            return False
        self._stale.discard(id_)
        view = await self._board_view(match)
        try:
            posted, drawn = await self._answer_all(answers, board, view)
        finally:
            for _, done in answers:
                done.set()
        if posted is not None:
            await self._posted(match, posted)
        elif drawn:
            await self._shown(match)
        else:
            await self._put(match, board, view)
        return True

    async def _board_view(self, match: Match, note: str = "") -> ui.LayoutView:
        following = None if match.next is None else await self._play.find(match.next)
        t = await self._readers.board_words(match)
        return self._painter.board(match, t, next_number=following and following.number, note=note)

    async def _answer_all(
        self, answers: list[tuple[Reply, asyncio.Event]], board: Board, view: ui.LayoutView
    ) -> tuple[int | None, bool]:
        """Answer presses with the board; return the id of the message if one was posted, and whether the board was drawn."""
        posted, drawn = None, False
        for reply, _ in answers:
            message = reply.interaction.message
            try:
                if message is None:
                    # A command delivered twice finds the board of the first time, which shows what it showed then.
                    posted = next((id_ for id_ in [await reply.post(view)] if id_ not in {None, board.message}), posted)
                elif message.id == board.message and not self._is_old(board):
                    drawn = await reply.redraw(view) is Delivery.DONE or drawn
                else:
                    await reply.settle()
            except NETWORK as error:
                log.info("press not answered", match=board.match, error=type(error).__name__)
        return posted, drawn

    async def _put(self, match: Match, board: Board, view: ui.LayoutView) -> None:
        channel = self._client.get_partial_messageable(board.channel)
        if board.message is not None and not self._is_old(board):
            await channel.get_partial_message(board.message).edit(view=view, allowed_mentions=NO_PINGS)
            await self._shown(match)
            return
        # The same nonce at each try, whatever the version: an answer lost on the way does not become a second board.
        nonce = f"{match.id}.{board.posted_at or 0}"
        try:
            message = await channel.send(view=view, allowed_mentions=NO_PINGS, nonce=nonce)
        except NETWORK:
            self._unsure.add(match.id)
            raise
        if match.id in self._unsure:
            self._unsure.discard(match.id)
            self._stale.add(match.id)
        await self._posted(match, message.id)
        if board.message is not None:
            try:
                await channel.get_partial_message(board.message).delete()
            except NETWORK as error:
                log.info("old board stays", match=match.id, error=type(error).__name__)

    async def clear_away(self, id_: str, message: int) -> None:
        """Delete an older drawing that was pressed on: one whose deletion failed, or whose place a kill kept from being written."""
        board = self._boards.get(id_)
        if board is not None and board.message is not None and message < board.message:
            try:
                await self._client.get_partial_messageable(board.channel).get_partial_message(message).delete()
            except NETWORK as error:
                log.info("old board stays", match=id_, error=type(error).__name__)

    def _is_old(self, board: Board) -> bool:
        return board.posted_at is not None and self._now().timestamp() - board.posted_at > BOARD_LIFE

    async def _posted(self, match: Match, message: int) -> None:
        before = self._boards[match.id].posted_at or 0
        at = max(int(self._now().timestamp()), before + 1)
        self._boards[match.id] = Board(match.id, match.place.channel, message, at, match.version, match.version)
        await self._matches.shown(match.id, match.version, message, at)

    async def _shown(self, match: Match) -> None:
        board = self._boards[match.id]
        self._boards[match.id] = Board(
            board.match, board.channel, board.message, board.posted_at, match.version, match.version
        )
        # The boards of running matches are drawn at every start anyway, so the row is spared a write a press.
        if match.phase not in {Phase.LOBBY, Phase.PLAYING}:
            await self._matches.shown(match.id, match.version)

    def _recover(self, id_: str, error: discord.HTTPException) -> Literal["a new post", "time", "none"]:
        """Say what can help, after an answer that was no success."""
        self._stale.add(id_)
        board = self._boards.get(id_)
        if board is not None and board.message is not None and error.code in _GONE | _WORN:
            at = board.posted_at or 0
            message, at = (board.message, at - BOARD_LIFE) if error.code in _WORN else (None, at)
            if message is None or not self._is_old(board):
                self._boards[id_] = Board(board.match, board.channel, message, at, board.wanted, 0)
                return "a new post"
        log.warning("board refused", match=id_, status=error.status, code=error.code)
        if error.code in _BARRED:
            self._barred[id_] = self._now().timestamp() + BARRED_FOR
            return "none"
        return "time" if error.status == 429 or error.status >= 500 else "none"

    # Panels

    @contextlib.contextmanager
    def answering(self, id_: str, person: int) -> Generator[Panel]:
        """While a press of a person at the table is answered, the answer draws the panel; then it is brought up to date."""
        panels = self._panels.get(id_, {})
        panel = panels.get(person)
        if panel is None:
            self._drop_dead_panels()
            panel = self._panels.setdefault(id_, {})[person] = Panel(self._now().timestamp())
        panel.answering += 1
        try:
            yield panel
        finally:
            panel.answering -= 1
            if panel.interaction is not None:
                self._write_panel(id_, person, panel)
            elif not panel.answering:
                self._forget_panel(id_, person, panel)

    def adopt(self, panel: Panel, interaction: Interaction, t: Words, match: Match, draft: tuple[str, ...]) -> None:
        """Note that the answer to an interaction has drawn a panel: from now on it is redrawn through this one."""
        panel.interaction, panel.t, panel.born = interaction, t, self._now().timestamp()
        panel.version, panel.draft, panel.drafted = match.version, draft, match.version

    def _drop_dead_panels(self) -> None:
        now = self._now().timestamp()
        for id_, panels in list(self._panels.items()):
            for person, panel in list(panels.items()):
                if now - panel.born > TOKEN_LIFE and not panel.answering:
                    self._forget_panel(id_, person, panel)

    def _forget_panel(self, id_: str, person: int, panel: Panel) -> None:
        panels = self._panels.get(id_, {})
        if panels.get(person) is panel:
            del panels[person]
            if not panels:
                del self._panels[id_]

    def _write_panel(self, id_: str, person: int, panel: Panel) -> None:
        behind = panel.version < panel.wanted and panel.interaction is not None
        if behind and not panel.answering and panel.writer is None and not self._closing:
            panel.writer = asyncio.create_task(self._keep_panel(id_, person, panel), name=f"panel {id_}")

    async def _keep_panel(self, id_: str, person: int, panel: Panel) -> None:
        pause = FIRST_PAUSE
        try:
            while not panel.answering:
                match, interaction, t = await self._play.find(id_), panel.interaction, panel.t
                if match is None or interaction is None or t is None or panel.version >= match.version:
                    return
                if self._now().timestamp() - panel.born > TOKEN_LIFE:
                    self._forget_panel(id_, person, panel)
                    return
                view = self._painter.panel(match, person, t, panel.draft_in(match, person))
                try:
                    await interaction.edit_original_response(view=view, allowed_mentions=NO_PINGS)
                    # An answer may have overtaken this drawing: then the loop draws once more, since the older may lie on top.
                    panel.version = match.version
                except NETWORK as error:
                    if isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429:
                        log.info("panel lost", match=id_, status=error.status, code=error.code)
                        if panel.answering:
                            panel.interaction = None
                        elif panel.interaction is interaction:
                            self._forget_panel(id_, person, panel)
                        return
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, LONGEST_PAUSE)
        except Exception as error:  # noqa: BLE001 - nor may a panel
            _report("panel not drawn", id_, error)
        finally:
            panel.writer = None

    # The end

    async def close(self) -> None:
        """Say on every running board that Otter is back in a moment, within a few seconds, and stop writing."""
        self._closing = True
        tasks = [
            *self._writers.values(),
            *(
                panel.writer
                for panels in self._panels.values()
                for panel in panels.values()
                if panel.writer is not None
            ),
        ]
        if tasks:
            await asyncio.wait(tasks, timeout=FAREWELL / 2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        farewells = [asyncio.create_task(self._say_farewell(board)) for board in self._boards.values()]
        if farewells:
            _, late = await asyncio.wait(farewells, timeout=FAREWELL)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _say_farewell(self, board: Board) -> None:
        match = await self._play.find(board.match)
        if match is None or match.phase not in {Phase.LOBBY, Phase.PLAYING} or board.message is None:
            return
        t = await self._readers.board_words(match)
        view = await self._board_view(match, note=t("notice-closing"))
        channel = self._client.get_partial_messageable(board.channel)
        try:
            async with self._at_once:
                await channel.get_partial_message(board.message).edit(view=view, allowed_mentions=NO_PINGS)
        except NETWORK as error:
            log.info("no farewell", match=board.match, error=type(error).__name__)


def _report(what: str, id_: str, error: Exception) -> None:
    # Its text may name a card: where it was raised is enough.
    where = "".join(traceback.format_tb(error.__traceback__)[-4:])
    log.error(what, match=id_, error=type(error).__name__, where=where)


async def _first(*waits: Any) -> None:
    tasks = [asyncio.ensure_future(each) for each in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
