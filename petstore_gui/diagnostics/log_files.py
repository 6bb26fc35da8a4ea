"""The log of the window: files of bounded size, without keys, that their owner alone can read."""

from __future__ import annotations

import logging
import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from petstore_gui.diagnostics.early_log import take_early_log
from petstore_gui.diagnostics.redaction import hide_tokens
from petstore_gui.support.private_files import OWNER_ALONE

_BYTES_MOST = 1_000_000
_FILES_BEFORE = 3
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_TAIL_BYTES = 64 * 1024
"""How much of the end of a file is read for its last lines."""


class _PrivateFileHandler(RotatingFileHandler):
    def _open(self) -> TextIOWrapper:
        stream = super()._open()
        Path(self.baseFilename).chmod(OWNER_ALONE)
        return stream


class _WithoutKeys(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return hide_tokens(super().format(record))


def log_to(folder: Path) -> None:
    """Log to `folder`, 1 MB a file, four files at most."""
    handler = _PrivateFileHandler(
        folder / "window.log",
        maxBytes=_BYTES_MOST,
        backupCount=_FILES_BEFORE,
        encoding="utf-8",
        errors="backslashreplace",
    )
    handler.setFormatter(_WithoutKeys(_FORMAT))
    logger = logging.getLogger("petstore_gui")
    for record in take_early_log():
        handler.handle(record)
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk must not print over a terminal


def last_lines(file: Path, most: int) -> str:
    """The last lines of a log, at most `most` and 64 KB; nothing where it cannot be read."""
    try:
        with file.open("rb") as log:
            size = log.seek(0, os.SEEK_END)
            log.seek(max(0, size - _TAIL_BYTES))
            tail = log.read()
    except OSError:
        return ""
    lines = tail.decode("utf-8", errors="backslashreplace").splitlines()
    is_cut = size > _TAIL_BYTES  # the first line may be incomplete then
    return "\n".join(lines[is_cut:][-most:])
