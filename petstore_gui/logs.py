"""The log of the window: bounded files that their owner alone can read."""

from __future__ import annotations

import logging
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

_BYTES_MOST = 1_000_000
_FILES_BEFORE = 3
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _PrivateFileHandler(RotatingFileHandler):
    def _open(self) -> TextIOWrapper:
        stream = super()._open()
        Path(self.baseFilename).chmod(0o600)
        return stream


def log_to(folder: Path) -> None:
    """Write what the program logs into `folder`, 1 MB a file, four files at most."""
    handler = _PrivateFileHandler(
        folder / "window.log",
        maxBytes=_BYTES_MOST,
        backupCount=_FILES_BEFORE,
        encoding="utf-8",
        errors="backslashreplace",
    )
    handler.setFormatter(logging.Formatter(_FORMAT))
    logger = logging.getLogger("petstore_gui")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk must not print over a terminal
