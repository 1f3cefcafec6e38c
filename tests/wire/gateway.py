"""The gateway: sessions with a replay buffer, heartbeats, IDENTIFY, RESUME, and what a test may do to them."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Protocol

import zstandard
from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from tests.wire.errors import Json
from tests.wire.objects import Guild
from tests.wire.world import NO_INTENT, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    4,
    6,
    7,
    8,
    9,
    10,
    11,
)
UNKNOWN_OP, DECODE, NOT_IDENTIFIED, BAD_TOKEN, IDENTIFIED_TWICE = 4001, 4002, 4003, 4004, 4005
BAD_SEQ, TOO_FAST, BAD_SHARD, BAD_INTENTS, PRIVILEGED_INTENTS = 4007, 4008, 4010, 4013, 4014
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
ALL_INTENTS = (1 << 26) - 1
SENDS, SEND_WINDOW, LONGEST_FRAME = 120, 60.0, 4096


class Stream(Protocol):
    """A compressor that lives as long as the connection."""

    def __call__(self, text: bytes, /) -> bytes: ...


def _compressor(query: str | None) -> Stream | None:
    if query == "zlib-stream":
        squeeze = zlib.compressobj()
        return lambda text: squeeze.compress(text) + squeeze.flush(zlib.Z_SYNC_FLUSH)
    if query == "zstd-stream":
        packer = zstandard.ZstdCompressor().compressobj()
        return lambda text: packer.compress(text) + packer.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None


@dataclass(eq=False)
class Connection:
    """One websocket of the bot."""

    socket: web.WebSocketResponse
    request: web.Request
    squeeze: Stream | None
    session: "Session | None" = None
    closed_by_bot: int | None = None
    sent: deque[float] = field(default_factory=deque[float])
    order: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def send(self, op: int, data: Any = None, *, name: str | None = None, number: int | None = None) -> None:
        text = json.dumps({"op": op, "d": data, "t": name, "s": number}).encode()
        if self.socket.closed:
            return
        try:
            if self.squeeze is None:
                await self.socket.send_str(text.decode())
            else:
                await self.socket.send_bytes(self.squeeze(text))
        except ConnectionError:
            return

    def cut(self) -> None:
        """End the TCP connection without a word."""
        if self.request.transport is not None:
            self.request.transport.abort()


@dataclass(eq=False)
class Session:
    """What outlives a connection: the numbering of events and those a RESUME may ask for again."""

    id: str
    intents: int
    shard: tuple[int, int] | None
    number: int = 0
    buffer: list[tuple[int, str, Json]] = field(default_factory=list[tuple[int, str, Json]])
    connection: Connection | None = None
    ready: bool = False

    def serves(self, guild: Guild | None) -> bool:
        """Whether events of this server (or of DMs) go to this session's shard."""
        if self.shard is None:
            return True
        place, shards = self.shard
        return place == (0 if guild is None else (int(guild.id) >> 22) % shards)


class Gateway:
    """All sessions of one fake, and the levers to disturb them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.heartbeat_ms = 41_250
        self.compress = True
        self.acknowledges = True
        self.allows_privileged = False
        self.accepts = True
        self.close_next: int | None = None
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identifies: list[Json] = []
        self.resumes = 0
        self.closes: list[int | None] = []
        self._tasks: set[asyncio.Task[None]] = set()
        world.dispatch = self.dispatch

    def mount(self, app: web.Application) -> None:
        """Take the path of the websocket."""
        app.router.add_get("/gateway/", self._serve)
        app.router.add_get("/gateway", self._serve)

    @property
    def live(self) -> list[Session]:
        """The sessions that are connected and have got their READY."""
        return [s for s in self.sessions.values() if s.connection is not None and s.ready]

    # What tests do.

    async def reconnect(self) -> None:
        """Op 7: ask the bot to reconnect and resume."""
        for connection in list(self.connections):
            await connection.send(RECONNECT)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: the session is over, or only to be resumed."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                if not resumable:
                    del self.sessions[session.id]
                await session.connection.send(INVALID, resumable)

    async def close(self, code: int = 4000) -> None:
        """Close every connection with this code."""
        for connection in list(self.connections):
            await connection.socket.close(code=code)

    def drop(self) -> None:
        """Cut every connection."""
        for connection in list(self.connections):
            connection.cut()

    def forget_sessions(self) -> None:
        """From now on a RESUME is answered by op 9."""
        self.sessions.clear()

    def dispatch(self, event: str, body: Json, *, intent: int = NO_INTENT, guild: Guild | None = None) -> None:
        """Send an event to every session that asked for it; those that are away get it when they resume."""
        for session in self.sessions.values():
            if (intent and not session.intents & intent) or not session.serves(guild) or not session.ready:
                continue
            session.number += 1
            entry = session.number, event, body
            session.buffer.append(entry)
            if session.connection is not None:
                self._later(session.connection, [entry])

    def _later(self, connection: Connection, entries: list[tuple[int, str, Json]]) -> None:
        task = asyncio.ensure_future(self._send_all(connection, entries))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_all(self, connection: Connection, entries: list[tuple[int, str, Json]]) -> None:
        async with connection.order:
            for number, event, body in entries:
                await connection.send(DISPATCH, body, name=event, number=number)

    # What the bot sees.

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        if not self.accepts:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0, autoping=True)
        await socket.prepare(request)
        squeeze = _compressor(request.query.get("compress")) if self.compress else None
        connection = Connection(socket, request, squeeze)
        self.connections.add(connection)
        try:
            if self.close_next is not None:
                code, self.close_next = self.close_next, None
                await socket.close(code=code)
                return socket
            await connection.send(HELLO, {"heartbeat_interval": self.heartbeat_ms})
            await self._listen(connection)
        except ConnectionError:
            pass
        finally:
            self._part(connection)
        return socket

    async def _listen(self, connection: Connection) -> None:
        while not connection.socket.closed:
            message = await connection.socket.receive()
            if message.type is WSMsgType.CLOSE:
                connection.closed_by_bot = message.data
                return
            if message.type in (WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return
            code = await self._receive(connection, message)
            if code is not None:
                await connection.socket.close(code=code)

    def _part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.closes.append(connection.closed_by_bot)
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            # A bot that closes by 1000 or 1001 gives its session up; one that dies does not.
            if connection.closed_by_bot in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
                self.sessions.pop(session.id, None)
        self.world.changed()

    async def _receive(self, connection: Connection, message: WSMessage) -> int | None:
        if message.type is not WSMsgType.TEXT or len(message.data) > LONGEST_FRAME:
            return self._misuse("a frame that is no text or too long", DECODE)
        now = asyncio.get_running_loop().time()
        connection.sent.append(now)
        while now - connection.sent[0] > SEND_WINDOW:
            connection.sent.popleft()
        if len(connection.sent) > SENDS:
            return self._misuse(f"more than {SENDS} frames in a minute", TOO_FAST)
        frame: Json = json.loads(message.data)
        match frame.get("op"):
            case 1:
                if self.acknowledges:
                    await connection.send(ACK)
                return None
            case 2:
                return await self._identify(connection, frame["d"])
            case 6:
                return await self._resume(connection, frame["d"])
            case 3 | 4 | 8:
                return None if connection.session is not None else self._misuse("not identified", NOT_IDENTIFIED)
            case op:
                return self._misuse(f"unknown opcode {op}", UNKNOWN_OP)

    def _misuse(self, what: str, code: int) -> int:
        self.world.violate(f"{what} (close {code})", "gateway")
        return code

    async def _identify(self, connection: Connection, data: Json) -> int | None:
        self.identifies.append(data)
        if data.get("token") != self.world.token:
            return BAD_TOKEN
        if connection.session is not None:
            return self._misuse("identified twice", IDENTIFIED_TWICE)
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            return self._misuse(f"intents {intents!r}", BAD_INTENTS)
        if intents & PRIVILEGED and not self.allows_privileged:
            return PRIVILEGED_INTENTS
        shard: list[int] | None = data.get("shard")
        if shard is not None and not 0 <= shard[0] < shard[1]:
            return self._misuse(f"shard {shard}", BAD_SHARD)
        session = Session(secrets.token_hex(16), intents, (shard[0], shard[1]) if shard else None)
        self._retire_predecessors(session)
        self.sessions[session.id] = session
        session.connection, connection.session = connection, session
        await self._greet(session, connection)
        return None

    def _retire_predecessors(self, session: Session) -> None:
        """A session whose process is gone receives nothing that a test could still look at."""
        for old in list(self.sessions.values()):
            if old.connection is None and old.shard == session.shard:
                del self.sessions[old.id]

    async def _greet(self, session: Session, connection: Connection) -> None:
        world = self.world
        guilds = [g for g in world.guilds.values() if not g.left and session.serves(g)]
        body: Json = {
            "v": 10,
            "user": world.bot.json(),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": world.origin.replace("http://", "ws://") + "/gateway/",
            "session_type": "normal",
            "application": {"id": world.app_id, "flags": 0},
        }
        if session.shard is not None:
            body["shard"] = list(session.shard)
        events: list[tuple[str, Json]] = [("READY", body)]
        events += [("GUILD_CREATE", guild.json()) for guild in guilds if guild.available]
        entries: list[tuple[int, str, Json]] = []
        for event, data in events:
            session.number += 1
            entries.append((session.number, event, data))
        session.buffer += entries
        session.ready = True
        await self._send_all(connection, entries)
        world.changed()

    async def _resume(self, connection: Connection, data: Json) -> int | None:
        self.resumes += 1
        session = self.sessions.get(str(data.get("session_id")))
        if data.get("token") != self.world.token:
            return BAD_TOKEN
        if session is None:
            await connection.send(INVALID, False)
            return None
        seen = data.get("seq")
        if not isinstance(seen, int) or seen > session.number:
            return self._misuse(f"resumes at {seen}, the session is at {session.number}", BAD_SEQ)
        session.connection, connection.session = connection, session
        missed = [entry for entry in session.buffer if entry[0] > seen]
        session.number += 1
        await self._send_all(connection, [*missed, (session.number, "RESUMED", {})])
        self.world.changed()
        return None
