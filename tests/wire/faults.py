"""Scripted trouble: which request is refused, lost, delayed, cut off, or the moment for something else to happen."""

import fnmatch
import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from tests.wire.errors import SENTENCES, Json
from tests.wire.routing import Request

CALLBACK = "POST /interactions/*/*/callback"
EDIT_ORIGINAL = "PATCH /webhooks/*/*/messages/@original"
FOLLOW_UP = "POST /webhooks/*/*"
SEND = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
SYNC = "PUT /applications/*/commands"

Scope = Literal["user", "shared", "global"]
Hook = Callable[[], object] | Callable[[Request], object]


@dataclass(eq=False)
class Fault:
    """One thing that happens to requests of a pattern, `times` times after `skip` were let through."""

    pattern: str
    times: int | None = 1
    skip: int = 0
    where: Callable[[Request], bool] | None = None
    delay: float = 0.0
    hook: Hook | None = None
    status: int | None = None
    answer: Any = None
    headers: dict[str, str] = field(default_factory=dict[str, str])
    drop: bool = False
    after: bool = False
    hits: list[Request] = field(default_factory=list[Request])
    passed: int = 0

    def strikes(self, request: Request) -> bool:
        """Whether this request is hit; counts it."""
        if not fnmatch.fnmatchcase(request.name, self.pattern) or (self.where and not self.where(request)):
            return False
        self.passed += 1
        if self.passed <= self.skip or (self.times is not None and len(self.hits) >= self.times):
            return False
        self.hits.append(request)
        return True

    async def run_hook(self, request: Request) -> None:
        """Do what the test wants done at this very moment."""
        if self.hook is None:
            return
        takes_request = bool(inspect.signature(self.hook).parameters)
        outcome = self.hook(request) if takes_request else self.hook()  # type: ignore[call-arg] - decided by signature
        if isinstance(outcome, Awaitable):
            await outcome


class Faults:
    """The faults of one fake. Patterns are shell-like and match `METHOD /path`; the first one that fits strikes.

    A fault that never struck fails the test at its end: it proved nothing.
    """

    def __init__(self) -> None:
        self.scripted: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Script a fault of your own making."""
        self.scripted.append(fault)
        return fault

    def rate_limit(
        self,
        pattern: str,
        *,
        retry_after: float = 0.1,
        scope: Scope = "user",
        via: bool = True,
        times: int | None = 1,
        skip: int = 0,
    ) -> Fault:
        """429 before the effect; without `via` it looks like Cloudflare's ban page, and discord.py raises at once."""
        body: Json = {"message": "You are being rate limited.", "retry_after": retry_after, "global": scope == "global"}
        headers = {"Retry-After": str(retry_after), "X-RateLimit-Scope": scope}
        if scope == "global":
            headers["X-RateLimit-Global"] = "true"
        if via:
            headers["Via"] = "1.1 google"
        answer = body if via else "<html>error code: 1015</html>"
        return self.add(Fault(pattern, times, skip, status=429, answer=answer, headers=headers))

    def fail(self, pattern: str, status: int = 500, *, times: int | None = 1, skip: int = 0) -> Fault:
        """A 5xx before the effect: nothing was done."""
        return self.add(
            Fault(pattern, times, skip, status=status, answer={"message": "Internal Server Error", "code": 0})
        )

    def refuse(self, pattern: str, status: int, code: int, *, times: int | None = 1, skip: int = 0) -> Fault:
        """One of Discord's refusals, without its reason being true: `refuse(EDIT, 403, 50013)`."""
        return self.add(Fault(pattern, times, skip, status=status, answer={"message": SENTENCES[code], "code": code}))

    def lose(self, pattern: str, status: int = 502, *, times: int | None = 1, skip: int = 0) -> Fault:
        """The effect takes place and its answer is lost: the bot gets this status instead."""
        fault = Fault(pattern, times, skip, status=status, answer={"message": "Bad Gateway", "code": 0}, after=True)
        return self.add(fault)

    def drop(self, pattern: str, *, after: bool = False, times: int | None = 1, skip: int = 0) -> Fault:
        """The connection is cut, before or after the effect."""
        return self.add(Fault(pattern, times, skip, drop=True, after=after))

    def delay(
        self, pattern: str, seconds: float, *, after: bool = False, times: int | None = 1, skip: int = 0
    ) -> Fault:
        """The request arrives late, or (`after`) its answer does."""
        return self.add(Fault(pattern, times, skip, delay=seconds, after=after))

    def call(self, pattern: str, hook: Hook, *, nth: int = 1, after: bool = False, effect: bool = True) -> Fault:
        """Run this when the nth such request comes in: `call(CALLBACK, bot.kill9)`.

        `after`: once its effect is done and before its answer leaves. `effect=False`: the request itself is lost.
        """
        return self.add(Fault(pattern, 1, nth - 1, hook=hook, after=after, drop=not effect))

    def clear(self) -> None:
        """No more trouble from now on."""
        self.scripted = [fault for fault in self.scripted if not fault.hits]
        for fault in self.scripted:
            fault.times = len(fault.hits)

    def striking(self, request: Request) -> Fault | None:
        """The fault that hits this request, if any."""
        return next((fault for fault in self.scripted if fault.strikes(request)), None)

    def idle(self) -> list[Fault]:
        """Those that never struck."""
        return [fault for fault in self.scripted if not fault.hits]
