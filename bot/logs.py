"""What is written to stderr: one line an event, for people or as JSON, and no secret whatever the level.

structlog is the formatter of the standard `logging`: a record of discord.py and one of ours look the same, and what is bound with
`structlog.contextvars.bound_contextvars` (the table, the interaction) stands on both.
"""

import logging
import re
import sys
from collections.abc import Collection
from typing import Literal

import structlog
from structlog.typing import Processor

OURS = ("otter", "bot", "cogs", "games")
SECRETS = re.compile(
    r"(?P<route>/(?:webhooks|interactions)/\d+/)[^/\s\"'?#]+"  # the token of an interaction or a webhook, in an address
    r"|aW50ZXJhY3Rpb24[\w=+/-]+"  # the token of an interaction anywhere: base64 of "interaction"
    r"|[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"  # a bot's token
)
HIDDEN = "[hidden]"


class _OursOrTelling(logging.Filter):
    """Lets DEBUG through from Otter alone: below INFO, discord.py logs payloads and tokens and aiosqlite the hands."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno >= logging.INFO or record.name.partition(".")[0] in OURS


class _Discreet(structlog.stdlib.ProcessorFormatter):
    """Redacts the finished line, so that no message, field, address or traceback can carry a secret past it."""

    def __init__(self, secrets: Collection[str], processors: list[Processor], chain: list[Processor]) -> None:
        super().__init__(processors=processors, foreign_pre_chain=[*chain, structlog.stdlib.ExtraAdder()])
        self._secrets = re.compile("|".join(map(re.escape, secrets))) if secrets else None

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        if self._secrets is not None:
            line = self._secrets.sub(HIDDEN, line)
        return SECRETS.sub(lambda found: (found["route"] or "") + HIDDEN, line)


def configure(level: str, form: Literal["console", "json"], secrets: Collection[str] = ()) -> None:
    """Send all logs of the process to stderr: Otter's own from `level` on, everybody else's from INFO or `level` on."""
    chain: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *chain,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    # Tracebacks are plain: the prettier ones print the values of local variables, and those are hands.
    rendering: list[Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if form == "json"
        else [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_OursOrTelling())
    handler.setFormatter(
        _Discreet(secrets, [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering], chain)
    )
    others = max(logging.INFO, logging.getLevelNamesMapping()[level])
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(others)
    for name in ("discord", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(others)
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(capture=True)
