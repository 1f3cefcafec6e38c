"""A den to play in: one server, one channel, the bot, and as many people as a test calls."""

import random
from collections.abc import AsyncGenerator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import fairness, house, play, presses
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
    # The same deals in every run.
    rng, ids = random.Random(2026), (f"table{number}" for number in count())
    monkeypatch.setattr(fairness.secrets, "token_bytes", rng.randbytes)
    monkeypatch.setattr(house.secrets, "randbits", rng.getrandbits)
    for module in (play, presses):
        monkeypatch.setattr(module, "fresh_id", lambda: next(ids))
    opened = Den(tmp_path / "otter.db", locale)
    with capture_logs() as opened.logs:
        await opened.open()
        yield opened
        await opened.close()
    opened.env.raise_errors()
