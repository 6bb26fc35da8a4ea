"""The signals with which the system or a terminal asks a program to end."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable


def on_stop_signals(close: Callable[[], object]) -> None:
    """Call `close` in the main thread on each of these signals."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda _number, _frame: close())


def end_at_stop_signals() -> None:
    """Let each of these signals end this process at once, with exit status 0.

    An exception instead could be raised in any line of any library, and be lost there: a callback
    of an import lock, for one. What the process started ends with it.
    """
    on_stop_signals(lambda: os._exit(0))


EXIT_INTERRUPTED = 130
"""The exit status of a program that Ctrl+C ended, as shells report it."""


def end_at_ctrl_c() -> None:
    """Let Ctrl+C end this process at once, unless it is ignored.

    Files that are being written must survive a kill of the process anyway.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda _number, _frame: os._exit(EXIT_INTERRUPTED))
