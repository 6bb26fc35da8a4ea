"""The window's log: files of bounded size, without keys, that only their owner can read."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from dataclasses import dataclass
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from petstore_gui.diagnostics.early_log import EarlyLog
from petstore_gui.diagnostics.redaction import hide_tokens
from petstore_gui.support.clock import local_now
from petstore_gui.support.files import make_private, open_private
from petstore_gui.support.put_aside import put_file_aside

WINDOW_LOG = "window.log"
LOGS = (WINDOW_LOG, "service.log")

_FILE_BYTES_MAX = 1_000_000
_BACKUP_COUNT = 3
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_TAIL_BYTES = 64 * 1024
"""How much of the end of a log is searched for its last lines."""


@dataclass(frozen=True)
class LogProblem:
    """The log could not be opened. `kept` is where it was put, None if that failed, too."""

    file: Path
    reason: str
    kept: Path | None


class _PrivateFileHandler(RotatingFileHandler):
    def _open(self) -> TextIOWrapper:
        with suppress(OSError):  # another user's file, which everybody may write
            make_private(Path(self.baseFilename))
        return super()._open()


class _RedactingFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return hide_tokens(super().format(record))


def log_to(folder: Path) -> list[LogProblem]:
    """Log to `folder`: at most four files of 1 MB. Returns what is wrong with the logs there.

    One that cannot be opened is put aside; if that fails, nothing is logged.
    """
    problems = [problem for name in LOGS if (problem := _make_usable(folder / name))]
    handler: logging.Handler = logging.NullHandler()
    with suppress(OSError):
        handler = _PrivateFileHandler(
            folder / WINDOW_LOG,
            maxBytes=_FILE_BYTES_MAX,
            backupCount=_BACKUP_COUNT,
            encoding="utf-8",
            errors="backslashreplace",
        )
    handler.setFormatter(_RedactingFormatter(_FORMAT))
    logger = logging.getLogger("petstore_gui")
    for early in [one for one in logger.handlers if isinstance(one, EarlyLog)]:
        logger.removeHandler(early)
        for record in early.records:
            handler.handle(record)
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk must not print over a terminal
    return problems


def _make_usable(file: Path) -> LogProblem | None:
    try:
        if file.exists():
            os.close(open_private(file, os.O_RDWR))
    except OSError as error:
        kept = None
        with suppress(OSError):
            kept = put_file_aside(file, "unusable", local_now())
        return LogProblem(file, error.strerror or str(error), kept)
    return None


def last_lines(file: Path, count: int) -> str:
    """The last `count` lines of a log, at most 64 KB; empty if it cannot be read."""
    try:
        with file.open("rb") as log:
            size = log.seek(0, os.SEEK_END)
            log.seek(max(0, size - _TAIL_BYTES))
            tail = log.read()
    except OSError:
        return ""
    lines = tail.decode("utf-8", errors="backslashreplace").splitlines()
    is_cut = size > _TAIL_BYTES  # so the first line may be incomplete
    return "\n".join(lines[is_cut:][-count:])
