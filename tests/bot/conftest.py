"""A fresh file with the door to it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.shell import Shell


@pytest.fixture
async def shell(tmp_path: Path) -> AsyncIterator[Shell]:
    yield await Shell.open(tmp_path / "otter.db")
    while Shell.opened:
        await Shell.opened.pop().close()
