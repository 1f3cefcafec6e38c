"""An evening with the real bot: people at its tables, and the reckoning of every press against its database."""

import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from tests.wire.fake import Fake
from tests.wire.faults import EDIT
from tests.wire.people import Person
from tests.wire.process import BotProcess
from tests.wire.record import Record
from tests.wire.table import Pressed, Table, Verdict

SETTINGS = {"HOUSE_DELAY": "0", "HOUSE_WORKERS": "1", "LOG_LEVEL": "DEBUG", "LOG_FORMAT": "json"}
SHORT = {"target": 3, "pace": "none"}
"""House rules of a match that is over soon and in which nobody is moved for."""
DUE: Mapping[Verdict, range] = {
    "accepted": range(1, 2),
    "refused": range(1),
    "draft": range(1),
    "unclear": range(2),
}
"""How often a press may have acted, by what its presser was told."""


class Evening:
    """One bot on one file; each table has a channel of its own."""

    def __init__(self, fake: Fake, bot: BotProcess, database: Path) -> None:
        self.fake = fake
        self.bot = bot
        self.database = database
        self.tables: list[Table] = []
        self.kills = 0

    # Who is there

    async def table(
        self,
        *names: str,
        game: str = "odin",
        house: int = 0,
        start: bool = True,
        seed: int = 0,
        options: Mapping[str, Any] = SHORT,
    ) -> Table:
        """Open a table for new people in a new channel, and start it."""
        channel = self.fake.add_channel(f"table-{len(self.tables) + 1}")
        table = Table(self.fake, [self.fake.person(name, at=channel) for name in names], random.Random(seed))
        self.tables.append(table)
        await table.open(game, house=house, options=options)
        if start:
            await table.start()
        return table

    def newcomer(self, table: Table, name: str) -> Person:
        """Somebody without a chair who looks at a table."""
        return self.fake.person(name, at=table.people[0].home)

    # Dying

    async def restart(self, *, swept: bool = True) -> None:
        """Start the bot again, killing it first if it still runs; `swept`: until it has drawn the boards it finds."""
        if self.bot.running:
            self.bot.kill9()
        self.kills += 1
        # Its brake against crash loops would hold up the fourth start within an hour.
        self.database.with_suffix(".starts").unlink(missing_ok=True)
        drawn = self._boards_drawn()
        await self.bot.restart(within=40)
        if swept and any(table.shows("hand") or table.shows("start") for table in self.tables):
            await self.fake.until(
                lambda: self._boards_drawn() > drawn, within=15, why="no board was drawn at the start"
            )
            await self.fake.quiet()

    def _boards_drawn(self) -> int:
        return sum(fnmatchcase(request.name, EDIT) and request.status == 200 for request in self.fake.requests)

    # The reckoning

    async def record(self) -> Record:
        """Read a copy of the file once nothing is under way; the bot may go on."""
        if self.bot.running:
            await self.fake.quiet(within=20)
        with tempfile.TemporaryDirectory() as folder:
            for suffix in ("", "-wal"):
                source = self.database.with_name(self.database.name + suffix)
                if source.exists():
                    shutil.copy(source, folder)
            return Record(Path(folder, self.database.name))

    async def reckon(self) -> Counter[Verdict]:
        """Fail unless each press acted as often as its presser was told, and the file is sound; count the presses."""
        record = await self.record()
        assert record.flaws() == []
        acted = Counter(record.interactions())
        pressed = [press for table in self.tables for press in table.pressed]
        wrong = [press for press in pressed if acted[int(press.answer.id)] not in DUE[press.verdict]]
        assert wrong == [], [(press.verdict, press) for press in wrong]
        assert acted.keys() <= {int(key) for key in self.fake.world.interactions}
        return Counter(press.verdict for press in pressed)

    def unanswered(self) -> list[Pressed]:
        """Presses that were not answered within the three seconds."""
        return [press for table in self.tables for press in table.pressed if not press.answer.in_time]
