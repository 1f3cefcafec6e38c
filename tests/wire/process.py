"""The bot as a child process: started, killed, started again on the same database, and never outlived by its workers."""

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import uuid
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

import psutil

from tests.wire.fake import Fake

ROOT = Path(__file__).parents[2]
MARK = "WIRE_RUN"
LONGEST_LINE = 1 << 20
BYTECODE = Path(tempfile.gettempdir(), "otter-wire-bytecode")
"""Compiled modules, kept apart and from run to run: a start that compiles discord.py takes twice as long."""


class BotProcess:
    """A module run as the bot against a fake: `async with BotProcess(fake, "bot", {...}) as bot:`."""

    def __init__(
        self,
        fake: Fake,
        module: str = "bot",
        env: Mapping[str, str] | None = None,
        *,
        database: Path | None = None,
        arguments: Sequence[str] = (),
    ) -> None:
        self.fake = fake
        self.module = module
        self.arguments = arguments
        self.lines: list[str] = []
        self._mark = uuid.uuid4().hex
        self._env = {
            "DISCORD_TOKEN": fake.token,
            **({"DATABASE_PATH": str(database)} if database is not None else {}),
            **(env or {}),
        }
        self._process: Process | None = None
        self._readers: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_exc: object) -> None:
        await self.end()

    @property
    def pid(self) -> int:
        assert self._process is not None, "the bot was never started"
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def returncode(self) -> int | None:
        return None if self._process is None else self._process.returncode

    @property
    def output(self) -> str:
        """All lines of stdout and stderr so far, of every start."""
        return "\n".join(self.lines)

    async def start(self, *, ready: bool = True, within: float = 20.0) -> None:
        """Start the process, and wait until it has been given READY and its servers."""
        assert not self.running, "the bot runs already"
        identified = len(self.fake.gateway.identifies)
        environment = {
            **os.environ,
            "PYTHONUNBUFFERED": "1",
            "PYTHONPATH": str(ROOT),
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(BYTECODE),
            "WIRE_REST": self.fake.rest_url,
            "WIRE_GATEWAY": self.fake.gateway_url,
            "WIRE_CDN": self.fake.cdn_url,
            MARK: self._mark,
            **self._env,
        }
        command = [sys.executable, "-m", "tests.wire.runner", self.module, *self.arguments]
        self._process = await asyncio.create_subprocess_exec(
            *command,
            cwd=ROOT,
            env=environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            limit=LONGEST_LINE,
        )
        self._readers = [
            asyncio.create_task(self._read(stream)) for stream in (self._process.stdout, self._process.stderr)
        ]
        if ready:
            await self.ready(since=identified, within=within)

    async def _read(self, stream: asyncio.StreamReader | None) -> None:
        assert stream is not None
        async for line in stream:
            self.lines.append(line.decode(errors="replace").rstrip("\n"))
            self.fake.world.changed()

    async def ready(self, *, since: int = 0, within: float = 20.0) -> None:
        """Wait until it has identified (again) and got READY; fails at once when it has ended instead."""

        def there_or_gone() -> bool:
            there = len(self.fake.gateway.identifies) > since and bool(self.fake.gateway.live)
            return there or not self.running

        try:
            await self.fake.until(there_or_gone, within=within)
        except TimeoutError:
            raise AssertionError(f"the bot was not ready within {within} s:\n{self.output}") from None
        assert self.running, f"the bot ended with {self.returncode}:\n{self.output}"

    async def says(self, text: str, *, within: float = 10.0) -> str:
        """Wait for a line that holds this text."""
        await self.fake.until(lambda: text in self.output, within=within, why=f"never said {text!r}:\n{self.output}")
        return next(line for line in reversed(self.lines) if text in line)

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal: SIGSTOP and SIGCONT too."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(number)

    def kill9(self) -> None:
        """Kill it here and now; fit for `fake.faults.call(CALLBACK, bot.kill9)`."""
        self.signal(signal.SIGKILL)

    def kill_at(self, pattern: str, *, nth: int = 1, effect: bool, answered: bool = False) -> None:
        """Kill it on its nth request of a pattern; `effect`: Discord still carries it out; `answered`: after that."""
        self.fake.faults.call(pattern, self._die, nth=nth, after=answered, effect=effect)

    async def _die(self) -> None:
        self.kill9()
        assert self._process is not None
        await self._process.wait()

    async def terminate(self, *, within: float = 10.0) -> int:
        """Ask it to stop, and give its exit code; workers must be gone as well."""
        self.signal(signal.SIGTERM)
        return await self.ended(within=within)

    async def ended(self, *, within: float = 10.0) -> int:
        """Wait until it has ended by itself or by a kill, and every process it started with it."""
        assert self._process is not None
        try:
            async with asyncio.timeout(within):
                code = await self._process.wait()
        except TimeoutError:
            raise AssertionError(f"the bot still runs after {within} s:\n{self.output}") from None
        await self.no_orphans()
        await asyncio.wait(self._readers, timeout=2)
        return code

    async def restart(self, *, within: float = 20.0) -> None:
        """Start it again, on the same database, once it has ended."""
        await self.ended(within=within)
        await self.start(within=within)

    def family(self) -> list[psutil.Process]:
        """Every living process of this bot: itself, its children, and orphans of former starts."""
        found: list[psutil.Process] = []
        for process in psutil.process_iter():
            with contextlib.suppress(psutil.Error, OSError):
                if process.status() != psutil.STATUS_ZOMBIE and process.environ().get(MARK) == self._mark:
                    found.append(process)
        return found

    async def no_orphans(self, *, within: float = 5.0) -> None:
        """Fail if a process that it started outlives it."""
        await _until_quickly(lambda: not self.family(), within)
        left = self.family()
        assert not left, f"outlived by {[(p.pid, p.name()) for p in left]}"

    async def end(self) -> None:
        """Kill whatever is left, in any case."""
        for process in self.family():
            with contextlib.suppress(psutil.Error):
                process.kill()
        if self._process is not None:
            async with asyncio.timeout(5):
                await self._process.wait()
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)


async def _until_quickly(what: Callable[[], bool], within: float) -> None:
    loop = asyncio.get_running_loop()
    deadline = loop.time() + within
    while not what() and loop.time() < deadline:  # noqa: ASYNC110 - nobody tells us of a process that ends
        await asyncio.sleep(0.05)
