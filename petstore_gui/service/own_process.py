"""What the service of this computer does for its window: it ends with it, and keeps a short log."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import threading
import time
from typing import TextIO

GRACE_SECONDS = 1.5
"""How long an orderly end may take before the process is killed."""

_BYTES_AT_ONCE = 4_096


def end_with(descriptor: int) -> None:
    """End this process as SIGTERM does, as soon as the other end of a pipe is closed.

    The system closes that end when the last process that has it open dies, however it dies. A
    process that has not ended after `GRACE_SECONDS` is killed.
    """
    threading.Thread(target=_wait, args=(descriptor,), name="lifeline", daemon=True).start()


def _wait(descriptor: int) -> None:
    with contextlib.suppress(OSError):  # a broken pipe has ended, too
        while os.read(descriptor, _BYTES_AT_ONCE):
            pass  # nothing is expected but the end
    signal.raise_signal(signal.SIGTERM)
    time.sleep(GRACE_SECONDS)
    os._exit(1)


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
