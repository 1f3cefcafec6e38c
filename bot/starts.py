"""How often the bot has started of late, kept beside the database, so that a crash loop cannot cost the token.

Discord takes a token away that logs in a thousand times a day. A start that ended as it should is forgotten; after three that
did not within an hour the next ones wait, longer each time: 18 an hour at most.
"""

import contextlib
import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

HOUR = 3600.0
FREE = 3
FIRST_PAUSE = 10.0
LONGEST_PAUSE = 300.0


class Starts:
    """The times of the starts within the last hour."""

    def __init__(self, path: Path, now: Callable[[], datetime]) -> None:
        self._path = path
        self._now = now

    def pause(self) -> float:
        """How many seconds the next start should wait."""
        recent = self._recent()
        if len(recent) < FREE:
            return 0
        wanted = min(FIRST_PAUSE * 2 ** (len(recent) - FREE), LONGEST_PAUSE)
        return max(0, recent[-1] + wanted - self._now().timestamp())

    def note(self) -> None:
        """Write down that a start begins now."""
        self._write([*self._recent(), self._now().timestamp()])

    def forget(self) -> None:
        """Strike out the latest start: it ended as it should."""
        self._write(self._recent()[:-1])

    def _recent(self) -> list[float]:
        now = self._now().timestamp()
        try:
            times = [float(time) for time in json.loads(self._path.read_bytes())]
        except (OSError, ValueError, TypeError):
            return []
        # A time to come was written before the clock was set back.
        return sorted(time for time in times if 0 <= now - time < HOUR)

    def _write(self, times: list[float]) -> None:
        half = self._path.with_name(self._path.name + ".new")
        # Where it cannot be written there is no brake, and play goes on.
        with contextlib.suppress(OSError):
            half.write_text(json.dumps(times), encoding="utf-8")
            half.replace(self._path)
