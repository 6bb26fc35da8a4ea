"""A process that ends with the one that started it."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time

GRACE_SECONDS = 1.5
"""How long the end may take before it is made."""

_BYTES_AT_ONCE = 4_096


def end_with(descriptor: int) -> None:
    """End this process as SIGTERM does, as soon as nobody holds the other end of a pipe open.

    The system closes that end when its last holder dies, however it dies. Where the end asked for
    does not come within `GRACE_SECONDS`, the process is ended on the spot.
    """
    threading.Thread(target=_wait, args=(descriptor,), name="lifeline", daemon=True).start()


def _wait(descriptor: int) -> None:
    with contextlib.suppress(OSError):  # a pipe that is broken has ended, too
        while os.read(descriptor, _BYTES_AT_ONCE):
            pass  # nothing more is to be said: only the end counts
    signal.raise_signal(signal.SIGTERM)
    time.sleep(GRACE_SECONDS)
    os._exit(1)
