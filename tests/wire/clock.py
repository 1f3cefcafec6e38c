"""Time as the fake Discord sees it, and the ids made from it."""

import itertools
import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Clock:
    """The real clock plus whatever a test has added; only the fake looks at it, the bot keeps its own."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._serial = itertools.count(1)

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let that much time pass at once: `advance(16 * 60)` kills every token handed out so far."""
        if seconds < 0:
            raise ValueError("time on Discord's side does not run backwards")
        self._ahead += seconds

    def snowflake(self) -> str:
        """A new id of this moment; no two are alike and later ones are greater."""
        return str((int(self.now() * 1000) - EPOCH_MS << 22) + next(self._serial))

    def timestamp(self) -> str:
        """This moment in Discord's notation."""
        return iso(self.now())


def iso(seconds: float) -> str:
    """A moment in Discord's notation."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def moment_of(snowflake: str) -> float:
    """When an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
