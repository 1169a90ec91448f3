"""The log: as JSON, without what it must not contain, and a count of errors.

Must not know anything but log records.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime

_PLACE = re.compile(r"\b(match|seq)=(\d+)")
_TOKEN = re.compile(r"(/(?:interactions|webhooks)/\d+/)[\w.%-]+")
"""The token of an interaction, with which anybody could answer it, in the address of a request."""
GATEWAY = "discord.gateway"
"""The logger that writes, at the level `debug`, all that Discord sends: notes, tokens, unconfirmed moves."""


def keep_secrets() -> None:
    """Keep payloads and tokens out of the log, whatever its level. To be called once it is set up."""
    root = logging.getLogger()
    logging.getLogger(GATEWAY).setLevel(max(logging.INFO, root.level))
    for handler in root.handlers:
        handler.setFormatter(WithoutTokens(handler.formatter or logging.Formatter()))


class WithoutTokens(logging.Formatter):
    """Formats a record as another formatter does, tracebacks included, without the tokens of interactions."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self._formatter = formatter

    def format(self, record: logging.LogRecord) -> str:
        return _TOKEN.sub(r"\1…", self._formatter.format(record))


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON: `time` in UTC, `level`, `logger` and `message`.

    If the message has them, `match` and `seq` are added; a traceback is added as `error`.
    """

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        row: dict[str, str | int] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message,
        }
        row |= {name: int(number) for name, number in _PLACE.findall(message)}
        if record.exc_info and record.exc_info[0]:
            row["error"] = self.formatException(record.exc_info)
        return json.dumps(row, ensure_ascii=False)


class Errors(logging.Handler):
    """Counts error records. `last` is the time of the latest one by the given clock, in unix seconds."""

    def __init__(self, clock: Callable[[], int]) -> None:
        super().__init__(logging.ERROR)
        self._clock = clock
        self.count = 0
        self.last: int | None = None

    def emit(self, record: logging.LogRecord) -> None:
        self.count, self.last = self.count + 1, self._clock()
