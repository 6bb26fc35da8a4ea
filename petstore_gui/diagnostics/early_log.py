"""Log records from before the log file is open."""

from __future__ import annotations

import logging


class EarlyLog(logging.Handler):
    """Keeps records until `log_to` takes them."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def keep_early_log() -> None:
    """Keep the program's log records until `log_to`."""
    logger = logging.getLogger("petstore_gui")
    logger.addHandler(EarlyLog())
    logger.setLevel(logging.INFO)
