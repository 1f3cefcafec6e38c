"""Rate limits of routes: the headers on every answer, and 429 where a test sets a limit."""

import fnmatch
import hashlib
from collections import deque
from dataclasses import dataclass, field

from tests.wire.errors import Json
from tests.wire.routing import Reply, Request, Route

MAJOR = ("channel", "guild", "token")
GENEROUS = 1000


@dataclass
class Limit:
    """So many requests of a pattern in so many seconds, in each channel, server or webhook."""

    pattern: str
    amount: int
    seconds: float
    used: dict[str, deque[float]] = field(default_factory=dict[str, deque[float]])


class Limits:
    """The buckets of one fake; without a limit of its own a route is generous but still sends headers."""

    def __init__(self) -> None:
        self._limits: list[Limit] = []

    def set(self, pattern: str, amount: int, seconds: float) -> Limit:
        """Enforce a limit: `set(EDIT, 5, 5.0)` is about what Discord allows a channel."""
        limit = Limit(pattern, amount, seconds)
        self._limits.append(limit)
        return limit

    def take(self, request: Request, route: Route, now: float) -> tuple[dict[str, str], Reply | None]:
        """Count a request: the headers it gets, and the 429 if it was one too many."""
        bucket = hashlib.sha256(f"{route.method} {route.template}".encode()).hexdigest()[:32]
        limit = next((known for known in self._limits if fnmatch.fnmatchcase(request.name, known.pattern)), None)
        if limit is None:
            return _headers(bucket, GENEROUS, GENEROUS - 1, 1.0, request.at), None
        major = next((request.params[key] for key in MAJOR if key in request.params), "")
        used = limit.used.setdefault(major, deque())
        while used and now - used[0] >= limit.seconds:
            used.popleft()
        reset = limit.seconds - (now - used[0] if used else 0.0)
        if len(used) >= limit.amount:
            headers = _headers(bucket, limit.amount, 0, reset, request.at)
            headers |= {"Via": "1.1 google", "Retry-After": f"{reset:.3f}", "X-RateLimit-Scope": "user"}
            body: Json = {"message": "You are being rate limited.", "retry_after": round(reset, 3), "global": False}
            return headers, (429, body)
        used.append(now)
        return _headers(bucket, limit.amount, limit.amount - len(used), reset, request.at), None


def _headers(bucket: str, amount: int, remaining: int, reset: float, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Bucket": bucket,
        "X-RateLimit-Limit": str(amount),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{now + reset:.3f}",
        "X-RateLimit-Reset-After": f"{reset:.3f}",
    }
