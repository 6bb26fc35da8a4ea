"""Ends this process when the process that started it ends."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time

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
