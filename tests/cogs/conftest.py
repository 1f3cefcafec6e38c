"""A den to play in: one server, one channel, the bot, and as many people as a test calls."""

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.house import HousePlayers
from tests.cogs.den import AtOnce, Den


@pytest.fixture
def locale() -> str:
    """The language of the server."""
    return "en-US"


@pytest.fixture
async def den(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str) -> AsyncGenerator[Den]:
    def open_pool(_: HousePlayers) -> Any:
        return AtOnce()

    monkeypatch.setattr(HousePlayers, "_open_pool", open_pool)
    opened = Den(tmp_path / "otter.db", locale)
    with capture_logs() as opened.logs:
        await opened.open()
        yield opened
        await opened.close()
    opened.env.raise_errors()
