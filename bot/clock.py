"""The clock: deadlines are rows, one timer is set for the next, and whoever is overtaken is moved for by the house."""

import asyncio
import sqlite3

import msgspec
import structlog

from bot.house import HousePlayers
from bot.match import Changed, Extended, Match, Person, Phase, Refused
from bot.play import Play
from bot.storage.matches import Matches, Superseded
from games.core import Refusal

LATENESS = 5
"""Seconds late after which an alarm says that this process slept or was stopped, and nobody is overtaken."""

RETRY = 10
"""Seconds until an alarm that could not be carried out rings again."""

log = structlog.get_logger("otter.clock")


class Clock:
    """Watches the deadlines of all running matches."""

    def __init__(self, play: Play, matches: Matches, house: HousePlayers) -> None:
        self._play = play
        self._matches = matches
        self._house = house
        self._deadlines: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0
        """When the timer was to ring."""
        self._ringing: dict[str, asyncio.Task[None]] = {}

    async def sweep(self) -> None:
        """Set the clocks that ran while Otter was away anew: that time counts against nobody."""
        for id_, _ in await self._matches.deadlines():
            await self._play.change(id_, _extend)

    def look(self, match: Match) -> None:
        """Note the deadline of a committed version."""
        if match.deadline is None or match.phase is not Phase.PLAYING:
            if self._deadlines.pop(match.id, None) is not None and not self._deadlines:
                self._set()
            return
        self._deadlines[match.id] = match.deadline
        # A later deadline can wait until the alarm that is set has rung.
        if self._timer is None or match.deadline < self._due:
            self._set()

    def _set(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._deadlines:
            now = self._play.seconds()
            self._due = max(now, min(self._deadlines.values()))
            self._timer = asyncio.get_running_loop().call_later(self._due - now + 0.5, self._ring)

    def _ring(self) -> None:
        now = self._play.seconds()
        late = now - self._due > LATENESS
        for id_, deadline in list(self._deadlines.items()):
            if id_ not in self._ringing and (late or deadline <= now):
                self._ringing[id_] = asyncio.create_task(self._ring_at(id_, late=late), name=f"clock {id_}")
            if deadline <= now:
                # Until that is done; what it commits brings the next deadline.
                self._deadlines[id_] = now + RETRY
        self._set()

    async def _ring_at(self, id_: str, *, late: bool) -> None:
        try:
            if late:
                await self._play.change(id_, _extend)
            else:
                await self._overtake(id_)
        except (sqlite3.Error, Superseded) as error:
            log.warning("clock not heard", match=id_, error=type(error).__name__)
        finally:
            del self._ringing[id_]

    async def _overtake(self, id_: str) -> None:
        match = await self._play.find(id_)
        if match is None:
            self._deadlines.pop(id_, None)
            return
        if match.phase is not Phase.PLAYING or match.deadline is None or match.deadline > self._play.seconds():
            self.look(match)
            return
        for seat in sorted(self._play.waiting(match)):
            if isinstance(match.chairs[seat].holder, Person):
                await self._house.move(match, seat, await self._house.think(match, seat, "easy"))

    async def close(self) -> None:
        """Stop the timer and whatever it set off."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = list(self._ringing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _extend(match: Match) -> Changed | Refused:
    if match.deadline is None:
        return Refused(match, Refusal("no_clock", ""))
    return Changed(msgspec.structs.replace(match), (Extended(),))
