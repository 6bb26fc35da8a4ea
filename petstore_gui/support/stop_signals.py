"""The signals with which the system or a terminal asks a program to end."""

from __future__ import annotations

import signal
from collections.abc import Callable


def on_stop_signals(close: Callable[[], object]) -> None:
    """Call `close` in the main thread on each of these signals."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda _number, _frame: close())
