"""Log records from before the log file is open."""

from __future__ import annotations

import logging


class _EarlyHandler(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def keep_early_log() -> None:
    """Keep the program's log records until `take_early_log`."""
    logger = logging.getLogger("petstore_gui")
    logger.addHandler(_EarlyHandler())
    logger.setLevel(logging.INFO)


def take_early_log() -> list[logging.LogRecord]:
    """Return the records, and keep none from now on."""
    logger = logging.getLogger("petstore_gui")
    early = [handler for handler in logger.handlers if isinstance(handler, _EarlyHandler)]
    for handler in early:
        logger.removeHandler(handler)
    return [record for handler in early for record in handler.records]
