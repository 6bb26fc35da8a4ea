"""The log of the window's own service: a file that stays short however long the service runs."""

from __future__ import annotations

import contextlib
import logging
import os
from typing import TextIO

BYTES_MOST = 1_000_000
BYTES_KEPT = 500_000


class ShortLog(logging.StreamHandler[TextIO]):
    """Writes to a stream; where that is a file, and too long, the file keeps its newer half."""

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        with contextlib.suppress(OSError):  # no file, or one that cannot be read: it stays
            shorten(self.stream.fileno())


def shorten(file: int) -> None:
    """Leave the last lines of a file over `BYTES_MOST`, in at most `BYTES_KEPT` bytes.

    In place: the file was opened by the window, and on Windows an open one takes no other name.
    Raises `OSError`.
    """
    if os.fstat(file).st_size <= BYTES_MOST:
        return
    os.lseek(file, -BYTES_KEPT, os.SEEK_END)
    tail = os.read(file, BYTES_KEPT)
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, tail[tail.find(b"\n") + 1 :])
