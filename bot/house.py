"""House players: they think in worker processes, see only their seat's view, and move through the door like anybody.

A worker is spawned, so it imports `games` alone and never Discord; it ignores the signals meant for the bot and ends when its
bot does, killed or not.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random
from typing import Any, TypeAlias

import structlog

from bot.match import House, Match, Refused
from bot.play import Play
from games.core import Level, Seat, Waiting

Choose: TypeAlias = Callable[[Any, Random, Level], Any]
"""A game's policy: from a view to a move, the same for the same view, generator and level."""

GRACE = 5.0
"""Seconds before a move of the house that would close somebody's window to speak."""

PATIENCE = 5.0
"""Seconds after which a thinking worker is given up and the first legal move made."""

log = structlog.get_logger("otter.house")


def begin_worker() -> None:
    """Make a worker deaf to the bot's signals and mortal with its bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)


class HousePlayers:
    """Moves for every chair the house holds, and for people whom the clock has overtaken."""

    def __init__(self, play: Play, policies: Mapping[str, Choose], *, workers: int, delay: float) -> None:
        self._play = play
        self._policies = policies
        self._workers = workers
        self._delay = delay
        self._pool = self._open_pool()
        self._moving: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    def _open_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), initializer=begin_worker)

    async def warm(self) -> None:
        """Start all workers, so that nobody's first game waits for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, time.sleep, 0.05) for _ in range(self._workers)))

    def look(self, match: Match) -> None:
        """See whether a committed version waits for a house player, and let it think."""
        for seat in sorted(self._play.waiting(match)):
            if isinstance(match.chairs[seat].holder, House) and (match.id, seat) not in self._moving:
                task = asyncio.create_task(self._keep_moving(match, seat), name=f"house {match.id}")
                self._moving[match.id, seat] = task

    async def _keep_moving(self, match: Match, seat: Seat) -> None:
        try:
            while self._due(match, seat):
                delay = self._pause(match)
                ready = asyncio.get_running_loop().time() + delay
                holder = match.chairs[seat].holder
                move = await self.think(match, seat, holder.level if isinstance(holder, House) else "easy")
                if delay:
                    await asyncio.sleep(max(0.0, ready - asyncio.get_running_loop().time()))
                await self.move(match, seat, move)
                found = await self._play.find(match.id)
                if found is None or found.version == match.version:
                    return
                match = found
        finally:
            del self._moving[match.id, seat]

    def _pause(self, match: Match) -> float:
        """Return the delay before a move: the same always, longer only where the rules give somebody a window."""
        turn = self._play.game(match).turn(match.state)
        return max(self._delay, GRACE) if self._delay and isinstance(turn, Waiting) and turn.grace else self._delay

    def _due(self, match: Match, seat: Seat) -> bool:
        return seat in self._play.waiting(match) and isinstance(match.chairs[seat].holder, House)

    async def move(self, match: Match, seat: Seat, move: Any) -> None:
        """Make a move decided on this version; one the rules refuse is replaced by the first legal one."""
        answer = await self._play.change(match.id, self._play.move(seat, move, match.version))
        if isinstance(answer, Refused) and seat in self._play.waiting(answer.match):
            log.warning("house move refused", match=match.id, code=answer.refusal.code)
            await self._play.change(
                match.id, self._play.move(seat, self._simplest(answer.match, seat), answer.match.version)
            )

    async def think(self, match: Match, seat: Seat, level: Level) -> Any:
        """Choose a move for a seat, in a worker; where that fails, the first legal one."""
        view = self._play.view(match, seat)
        rng = Random(secrets.randbits(64))
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._pool, self._policies[match.game], view, rng, level)
            return await asyncio.wait_for(thought, PATIENCE)
        except BrokenExecutor:
            log.warning("house workers lost, starting new ones")
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._open_pool()
        except Exception as error:  # noqa: BLE001 - a policy's defect must not stop the table
            log.error("house could not choose", match=match.id, game=match.game, error=type(error).__name__)  # noqa: TRY400
        return self._simplest(match, seat)

    def _simplest(self, match: Match, seat: Seat) -> Any:
        return next(iter(self._play.game(match).legal(self._play.view(match, seat))))

    async def close(self) -> None:
        """Stop thinking and end the workers."""
        tasks = list(self._moving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
        workers = list((self._pool._processes or {}).values())  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
        for worker in workers:
            worker.kill()
        await asyncio.to_thread(self._pool.shutdown, wait=True)
