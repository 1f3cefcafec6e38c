"""The REST side over HTTP: reads a request, lets faults strike, validates, answers, and records all of it."""

import asyncio
import json
import time
from typing import Any

from aiohttp import web

from tests.wire import directory, interactions, messages, openapi
from tests.wire.errors import ApiError, Flaw, FormError, ServerError
from tests.wire.faults import Fault, Faults
from tests.wire.limits import Limits
from tests.wire.routing import Reply, Request, Route, find
from tests.wire.world import World

API = "/api/v10"
BIGGEST_REQUEST = 25 * 1024 * 1024
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
# The modules whose functions the table of routes points at.
SERVED = (directory, interactions, messages)


class Rest:
    """Answers every request under /api/v10 and /cdn."""

    def __init__(self, world: World, faults: Faults) -> None:
        self.world = world
        self.faults = faults
        self.limits = Limits()
        self.requests: list[Request] = []
        self.check_answers = False

    def mount(self, app: web.Application) -> None:
        """Take the paths of REST and CDN."""
        app.router.add_route("*", "/api/{tail:.*}", self._serve)
        app.router.add_get("/cdn/attachments/{channel}/{key}/{name}", self._upload)
        app.router.add_get("/cdn/{tail:.*}", self._picture)

    async def _upload(self, http: web.Request) -> web.Response:
        data = self.world.uploads.get(http.match_info["key"])
        return web.Response(status=404) if data is None else web.Response(body=data)

    async def _picture(self, _http: web.Request) -> web.Response:
        return web.Response(body=PIXEL, content_type="image/png")

    async def _serve(self, http: web.Request) -> web.StreamResponse:
        try:
            request = await self._read(http)
        except (ConnectionError, ValueError, asyncio.IncompleteReadError, web.HTTPException):
            # The bot died in the middle of its sentence, or sends no JSON.
            return web.Response(status=400)
        self.requests.append(request)
        fault = self.faults.striking(request)
        if fault is not None and not fault.after:
            await self._strike(fault, request)
            if fault.drop:
                return self._cut(http, request)
            if fault.status is not None:
                return self._respond(request, (fault.status, fault.answer), fault.headers)
        reply, headers = self._answer(request)
        if fault is not None and fault.after:
            await self._strike(fault, request)
            if fault.drop:
                return self._cut(http, request)
            if fault.status is not None:
                reply, headers = (fault.status, fault.answer), dict(fault.headers)
        return self._respond(request, reply, headers)

    async def _read(self, http: web.Request) -> Request:
        files: dict[str, bytes] = {}
        body: Any = None
        if http.content_type.startswith("multipart/"):
            async for part in await http.multipart():
                name, data = getattr(part, "name", None) or "", await part.read()  # type: ignore[union-attr] - no nested parts
                if name == "payload_json":
                    body = json.loads(data)
                else:
                    files[name] = bytes(data)
        elif http.can_read_body:
            body = json.loads(await http.read() or b"null")
        path = http.path.removeprefix(API)
        authorization = http.headers.get("Authorization")
        began, now = time.monotonic(), self.world.clock.now()
        number = len(self.requests) + 1
        return Request(number, http.method, path, body, dict(http.query), files, authorization, began, now)

    async def _strike(self, fault: Fault, request: Request) -> None:
        await fault.run_hook(request)
        if fault.delay:
            await asyncio.sleep(fault.delay)

    def _cut(self, http: web.Request, request: Request) -> web.Response:
        request.took = time.monotonic() - request.began
        if http.transport is not None:
            http.transport.abort()
        return web.Response(status=500)

    def _answer(self, request: Request) -> tuple[Reply, dict[str, str]]:
        found = find(request.method, request.path)
        if found is None:
            self.world.violate("no such route here", request.name)
            return (404, {"message": "404: Not Found", "code": 0}), {}
        route, request.params = found
        request.route = route.template
        headers, over = self.limits.take(request, route, time.monotonic())
        if over is not None:
            return over, headers
        try:
            reply = self._handle(route, request)
        except FormError as error:
            for flaw in error.flaws:
                self.world.violate(str(flaw), request.name)
            reply = error.status, error.body()
        except ApiError as error:
            if error.status == 429:
                headers |= {"Via": "1.1 google", "Retry-After": str(error.extra["retry_after"])}
            reply = error.status, error.body()
        except ServerError as error:
            self.world.violate(str(error), request.name)
            reply = 500, {"message": "Internal Server Error", "code": 0}
        self._note_refusal(request, reply)
        return reply, headers

    def _note_refusal(self, request: Request, reply: Reply) -> None:
        """A person who waits for an answer can tell which tries were refused."""
        if request.route.endswith("/callback") and reply[0] >= 400:
            interaction = self.world.interactions.get(request.params["interaction"])
            if interaction is not None:
                interaction.refusals.append((reply[0], reply[1]["code"]))
                self.world.changed()

    def _handle(self, route: Route, request: Request) -> Reply:
        if route.needs_token and request.authorization != f"Bot {self.world.token}":
            raise ApiError(401, 0)
        spec = openapi.installed()
        flaws: list[Flaw] = []
        if spec is not None and request.body is not None:
            flaws = spec.request_flaws(request.method, request.path, request.body)
        if flaws:
            raise FormError(flaws)
        status, answer = route.handler(self.world, request)
        if spec is not None and self.check_answers and answer is not None:
            for flaw in spec.answer_flaws(request.method, request.path, status, answer):
                self.world.violate(f"the fake answers wrongly: {flaw}", request.name)
        return status, answer

    def _respond(self, request: Request, reply: Reply, headers: dict[str, str]) -> web.Response:
        request.status, request.answer = reply
        request.took = time.monotonic() - request.began
        self.world.changed()
        if request.answer is None:
            return web.Response(status=request.status, headers=headers)
        if isinstance(request.answer, str):
            return web.Response(status=request.status, text=request.answer, content_type="text/html", headers=headers)
        # discord.py reads JSON only under exactly this type, without a charset.
        body = json.dumps(request.answer).encode()
        return web.Response(status=request.status, body=body, headers={"Content-Type": "application/json", **headers})
