"""Which function answers which REST route."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.wire.errors import Json
from tests.wire.world import World


@dataclass(eq=False)
class Request:
    """One REST request as the recorder keeps it; status is None while (or for ever if) it got no answer, `took` while it is open."""

    number: int
    method: str
    path: str
    body: Any
    query: Mapping[str, str]
    files: Mapping[str, bytes]
    authorization: str | None
    began: float
    at: float
    route: str = ""
    params: dict[str, str] = field(default_factory=dict[str, str])
    status: int | None = None
    answer: Any = None
    took: float | None = None

    @property
    def name(self) -> str:
        """Method and path in one text: what patterns are matched against."""
        return f"{self.method} {self.path}"

    @property
    def form(self) -> Json:
        """The body if it is an object, else an empty one."""
        return self.body if isinstance(self.body, dict) else {}

    @property
    def code(self) -> int | None:
        """Discord's error code of a refused request."""
        return self.answer.get("code") if isinstance(self.answer, dict) and (self.status or 0) >= 400 else None

    def __repr__(self) -> str:
        return f"<{self.number} {self.name} {self.status}{f'/{self.code}' if self.code else ''}>"


Reply = tuple[int, Any]
Handler = Callable[[World, Request], Reply]


@dataclass(frozen=True)
class Route:
    method: str
    template: str
    pattern: re.Pattern[str]
    handler: Handler
    needs_token: bool


ROUTES: list[Route] = []


def route(method: str, template: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    """Serve a route with the decorated function; it runs in one go, so no other request comes in between."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, pattern, handler, needs_token))
        return handler

    return register


def find(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route of a request, the most literal one first."""
    fitting = [(r, found) for r in ROUTES if r.method == method and (found := r.pattern.fullmatch(path))]
    if not fitting:
        return None
    best, found = min(fitting, key=lambda pair: pair[0].template.count("{"))
    return best, found.groupdict()
