"""The clock: deadlines are rows, one timer is set for the next, and whoever is overtaken is moved for by the house."""

import asyncio

import msgspec

from bot.house import HousePlayers
from bot.match import Changed, Extended, Match, Person, Refused
from bot.play import Play
from bot.storage.matches import Matches
from games.core import Refusal


class Clock:
    """Watches the deadlines of all running matches."""

    def __init__(self, play: Play, matches: Matches, house: HousePlayers) -> None:
        self._play = play
        self._matches = matches
        self._house = house
        self._deadlines: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: dict[str, asyncio.Task[None]] = {}

    async def sweep(self) -> None:
        """Set the clocks that ran while Otter was away anew: that time counts against nobody."""
        for id_, _ in await self._matches.deadlines():
            await self._play.change(id_, _extend)

    def look(self, match: Match) -> None:
        """Note the deadline of a committed version."""
        if match.deadline is None:
            self._deadlines.pop(match.id, None)
        else:
            self._deadlines[match.id] = match.deadline
        self._set()

    def _set(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._deadlines:
            wait = max(0, min(self._deadlines.values()) - self._play.seconds()) + 0.5
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        now = self._play.seconds()
        for id_ in [id_ for id_, deadline in self._deadlines.items() if deadline <= now]:
            del self._deadlines[id_]
            if id_ not in self._ringing:
                self._ringing[id_] = asyncio.create_task(self._overtake(id_), name=f"clock {id_}")
        self._set()

    async def _overtake(self, id_: str) -> None:
        try:
            match = await self._play.find(id_)
            if match is None or match.deadline is None or match.deadline > self._play.seconds():
                return
            for seat in sorted(self._play.waiting(match)):
                if isinstance(match.chairs[seat].holder, Person):
                    await self._house.move(match, seat, await self._house.think(match, seat, "easy"))
        finally:
            del self._ringing[id_]

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
