"""House players: they think in worker processes, see only their seat's view, and move through the door like anybody.

A worker is spawned, so it imports `games` alone and never Discord; it ignores the signals meant for the bot and ends when its
bot does, killed or not.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random
from typing import Any, TypeAlias

import structlog

from bot.match import Accepted, Answer, Changed, House, Match, Phase, Refused, Stale
from bot.play import Change, Play
from bot.storage.matches import Superseded
from games.core import Level, Seat, Waiting

Choose: TypeAlias = Callable[[Any, Random, Level], Any]
"""A game's policy: from a view to a move, the same for the same view, generator and level."""

GRACE = 5.0
"""Seconds before a move of the house that would close somebody's window to speak."""

PATIENCE = 5.0
"""Seconds after which a thinking worker is given up and the first legal move made."""

LONGEST_PAUSE = 30.0
"""Seconds between two tries of a move that could not be written."""

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
        self._thought_at = 0.0
        """When a worker last came back with anything, by the loop's clock."""
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
        pause = 1.0
        try:
            while self._due(match, seat):
                delay = self._pause(match)
                ready = asyncio.get_running_loop().time() + delay
                holder = match.chairs[seat].holder
                move = await self.think(match, seat, holder.level if isinstance(holder, House) else "easy")
                if delay:
                    await asyncio.sleep(max(0.0, ready - asyncio.get_running_loop().time()))
                try:
                    answer = await self.move(match, seat, move)
                except (sqlite3.Error, Superseded) as error:
                    log.warning("house move not written", match=match.id, error=type(error).__name__)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    if not isinstance(answer, Accepted | Stale):
                        return
                match = await self._play.find(match.id) or match
        finally:
            del self._moving[match.id, seat]

    def _pause(self, match: Match) -> float:
        """Return the delay before a move: the same always, longer only where the rules give somebody a window."""
        turn = self._play.game(match).turn(match.state)
        return max(self._delay, GRACE) if self._delay and isinstance(turn, Waiting) and turn.grace else self._delay

    def _due(self, match: Match, seat: Seat) -> bool:
        return seat in self._play.waiting(match) and isinstance(match.chairs[seat].holder, House)

    async def move(self, match: Match, seat: Seat, move: Any) -> Answer:
        """Make a move decided on this version, for the holder of then; one the rules refuse is replaced by the first legal one.

        :raises sqlite3.Error: when the database could not write; nothing was altered.
        """
        answer = await self._play.change(match.id, self._for_holder(match, seat, move))
        if isinstance(answer, Refused) and seat in self._play.waiting(answer.match):
            log.error("house move refused", match=match.id, game=match.game, code=answer.refusal.code)
            simplest = self._simplest(answer.match, seat)
            answer = await self._play.change(match.id, self._for_holder(match, seat, simplest))
        return answer

    def _for_holder(self, match: Match, seat: Seat, move: Any) -> Change:
        """Make a move for whoever held the chair when it was decided; who has come back since plays for himself."""
        change = self._play.move(seat, move, match.version)

        def guarded(found: Match) -> Changed | Refused | Stale:
            same = found.phase is Phase.PLAYING and found.chairs[seat].holder == match.chairs[seat].holder
            return change(found) if same else Stale(found)

        return guarded

    async def think(self, match: Match, seat: Seat, level: Level) -> Any:
        """Choose a move for a seat, in a worker; where that fails, the first legal one."""
        view = self._play.view(match, seat)
        rng = Random(secrets.randbits(64))
        loop = asyncio.get_running_loop()
        pool, begun = self._pool, loop.time()
        try:
            thought = loop.run_in_executor(pool, self._policies[match.game], view, rng, level)
            return await asyncio.wait_for(thought, PATIENCE)
        except BrokenExecutor:
            self._renew(pool, "house workers lost, starting new ones")
        except TimeoutError:
            log.error("house thought too long", match=match.id, game=match.game)  # noqa: TRY400
            if self._thought_at < begun:
                self._renew(pool, "house workers stuck, starting new ones")
        except Exception as error:  # noqa: BLE001 - a policy's defect must not stop the table
            log.error("house could not choose", match=match.id, game=match.game, error=type(error).__name__)  # noqa: TRY400
        finally:
            if loop.time() - begun < PATIENCE:
                self._thought_at = loop.time()
        return self._simplest(match, seat)

    def _renew(self, pool: ProcessPoolExecutor, why: str) -> None:
        """Start new workers for a pool's, once, however many wait for it; what they were thinking of is given up."""
        if self._pool is pool:
            log.warning(why)
            self._pool = self._open_pool()
            _kill(pool)
            pool.shutdown(wait=False)

    def _simplest(self, match: Match, seat: Seat) -> Any:
        return next(iter(self._play.game(match).legal(self._play.view(match, seat))))

    async def close(self) -> None:
        """Stop thinking and end the workers."""
        tasks = list(self._moving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        _kill(self._pool)
        await asyncio.to_thread(self._pool.shutdown, wait=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    # Before the pool is shut down: those who wait are then told that it broke, where shutting down would cancel them.
    for worker in list((pool._processes or {}).values()):  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
        worker.kill()
