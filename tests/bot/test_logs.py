"""The logs: the same line from everybody, and no secret at any level."""

import asyncio
import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from bot import logs

ROOT = Path(__file__).parents[2]
TOKEN = "operator.chose-this_one"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZg"


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    names = (None, "discord", "aiosqlite", "asyncio", *logs.OURS)
    before = [(logging.getLogger(name), logging.getLogger(name).level) for name in names]
    handlers = logging.getLogger().handlers
    yield
    logging.getLogger().handlers = handlers
    logging.captureWarnings(capture=False)
    for logger, level in before:
        logger.setLevel(level)
    structlog.reset_defaults()


def entries(written: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in written.readouterr().err.splitlines()]


def raised(text: str) -> RuntimeError:
    def lay(hand: str) -> None:
        raise RuntimeError(text if hand else "")

    try:
        lay("hidden {}".format("hand"))
    except RuntimeError as error:
        return error
    raise AssertionError


@pytest.mark.parametrize(
    "name", ["discord", "discord.http", "discord.gateway", "aiosqlite", "asyncio", "aiohttp.client"]
)
@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING"])
def test_nobody_but_otter_is_heard_below_info(capsys: pytest.CaptureFixture[str], name: str, level: str) -> None:
    logs.configure(level, "json")
    logger = logging.getLogger(name)
    logger.debug("a hand")
    logger.error("a fault")
    assert [entry["event"] for entry in entries(capsys)] == ["a fault"]


def test_a_logger_that_asks_for_debug_by_itself_is_not_heard_either(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("DEBUG", "json")
    logger = logging.getLogger("discord.webhook.async")
    logger.setLevel(logging.DEBUG)
    logger.debug("a token")
    logger.setLevel(logging.NOTSET)
    assert capsys.readouterr().err == ""


def test_the_level_is_that_of_otters_own_loggers(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("DEBUG", "json")
    structlog.get_logger("otter.play").debug("from structlog", match="k7f3")
    logging.getLogger("bot.i18n").debug("from the standard library", extra={"key": "odin-rules"})
    assert [(entry["event"], entry.get("match"), entry.get("key")) for entry in entries(capsys)] == [
        ("from structlog", "k7f3", None),
        ("from the standard library", None, "odin-rules"),
    ]


async def test_what_is_bound_stands_on_every_line_of_its_task_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", "json")

    async def press(table: str) -> None:
        with structlog.contextvars.bound_contextvars(table=table, interaction=1):
            await asyncio.sleep(0)
            structlog.get_logger("otter.play").info("ours")
            logging.getLogger("discord.http").info("theirs")

    await asyncio.gather(press("a"), press("b"))
    logging.getLogger("discord").info("outside")
    seen = [(entry["event"], entry.get("table")) for entry in entries(capsys)]
    assert seen == [("ours", "a"), ("theirs", "a"), ("ours", "b"), ("theirs", "b"), ("outside", None)]


@pytest.mark.parametrize("form", ["console", "json"])
def test_a_traceback_holds_no_values_of_variables(capsys: pytest.CaptureFixture[str], form: str) -> None:
    logs.configure("DEBUG", "json" if form == "json" else "console")
    logging.getLogger("bot").error("a defect", exc_info=raised("seen"))
    structlog.get_logger("otter.play").error("the same", exc_info=raised("seen"))
    written = capsys.readouterr().err
    assert written.count("RuntimeError: seen") == 2
    assert "hidden hand" not in written


@pytest.mark.parametrize("form", ["console", "json"])
@given(
    before=st.text(max_size=20),
    after=st.sampled_from(["", "/callback", "/messages/@original", "?wait=1", "'", '"', " x"]),
)
def test_no_secret_passes_wherever_it_stands(form: str, before: str, after: str) -> None:
    written = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stderr", written)
        logs.configure("DEBUG", "json" if form == "json" else "console", [TOKEN])
    bot_token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE." + "x" * 38  # of no bot: digits and letters in order
    texts = [
        f"{before} {TOKEN}{after}",
        f"{before} {bot_token} {after}",
        f"{before}/webhooks/123456/{INTERACTION}{after}",
        f"{before}/webhooks/123456/s0me-0ther:webhook_token{after}",
        f"{before}/interactions/42/{INTERACTION}{after}",
        f"{before}token={INTERACTION}",
    ]
    for text in texts:
        logging.getLogger("discord.http").error(text)
        logging.getLogger("bot").info("%s", text)
        structlog.get_logger("otter.play").info("field", url=text, nested={"deep": [text]})
        structlog.get_logger("otter.play").error("in a traceback", exc_info=raised(text))
    line = written.getvalue()
    for secret in (TOKEN, bot_token, INTERACTION, "s0me-0ther"):
        assert secret not in line
    assert logs.HIDDEN in line


def test_the_address_stays_readable_without_its_token(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", "json")
    logging.getLogger("discord.http").info("PATCH /webhooks/77/%s/messages/@original gave 500", INTERACTION)
    assert [entry["event"] for entry in entries(capsys)] == ["PATCH /webhooks/77/[hidden]/messages/@original gave 500"]


def test_warnings_of_python_are_lines_too() -> None:
    program = (
        "from bot import logs; import warnings; logs.configure('INFO', 'json'); "
        "warnings.warn('beware', stacklevel=1); 1 / 0"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    first = json.loads(ended.stderr.splitlines()[0])
    assert (first["logger"], "beware" in first["event"]) == ("py.warnings", True)
