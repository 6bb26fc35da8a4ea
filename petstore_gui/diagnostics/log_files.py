"""The window's log: files of bounded size, without keys, that only their owner can read."""

from __future__ import annotations

import logging
import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from petstore_gui.diagnostics.early_log import take_early_log
from petstore_gui.diagnostics.redaction import hide_tokens
from petstore_gui.support.private_files import OWNER_ONLY

_FILE_BYTES_MAX = 1_000_000
_BACKUP_COUNT = 3
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_TAIL_BYTES = 64 * 1024
"""How much of the end of a log is searched for its last lines."""


class _PrivateFileHandler(RotatingFileHandler):
    def _open(self) -> TextIOWrapper:
        stream = super()._open()
        Path(self.baseFilename).chmod(OWNER_ONLY)
        return stream


class _RedactingFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return hide_tokens(super().format(record))


def log_to(folder: Path) -> None:
    """Log to `folder`: at most four files of 1 MB."""
    handler = _PrivateFileHandler(
        folder / "window.log",
        maxBytes=_FILE_BYTES_MAX,
        backupCount=_BACKUP_COUNT,
        encoding="utf-8",
        errors="backslashreplace",
    )
    handler.setFormatter(_RedactingFormatter(_FORMAT))
    logger = logging.getLogger("petstore_gui")
    for record in take_early_log():
        handler.handle(record)
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk must not print over a terminal


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
