"""The log of the local service, bounded in size however long the service runs."""

from __future__ import annotations

import contextlib
import logging
import os
from typing import TextIO

BYTES_MAX = 1_000_000
BYTES_KEPT = 500_000


class ShortLog(logging.StreamHandler[TextIO]):
    """Logs to a stream. A file that grows too long keeps only its newer half."""

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        with contextlib.suppress(OSError):  # no file, or one that cannot be read
            shorten(self.stream.fileno())


def shorten(file: int) -> None:
    """Cut a file of more than `BYTES_MAX` down to its last lines, at most `BYTES_KEPT` bytes.

    In place: the window has the file open, and Windows renames no open file. Raises `OSError`.
    """
    if os.fstat(file).st_size <= BYTES_MAX:
        return
    os.lseek(file, -BYTES_KEPT, os.SEEK_END)
    tail = os.read(file, BYTES_KEPT)
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, tail[tail.find(b"\n") + 1 :])
