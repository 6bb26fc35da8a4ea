"""What a process sets for itself: its limits, its signals, and what it prints."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

if sys.platform != "win32":
    import resource

_PR_SET_DUMPABLE = 4  # linux/prctl.h
_WER_FAULT_REPORTING_FLAG_NOHEAP = 1  # werapi.h


def forbid_core_files() -> None:
    """Leave no core file of this process and its children; on Windows, no heap in a report."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - elsewhere only after the first rows

        ctypes.windll.kernel32.WerSetFlags(_WER_FAULT_REPORTING_FLAG_NOHEAP)
    else:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def close_memory() -> None:
    """On Linux, keep other programs of the same user from reading this process's memory.

    A desktop portal does not answer such a process unless it has answered it before, so a window
    calls this only once Qt has asked for the theme.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - only after the first rows

        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)


CPU_SECONDS_MAX = 60
"""An orphan ends by itself; whoever waits for it gives up earlier."""


def limit_memory(most: int) -> None:
    """End this process, or let an allocation fail, if it takes more bytes than that."""
    if sys.platform == "win32":
        from petstore_gui.support.windows_job import limit_process  # noqa: PLC0415 - Windows only

        limit_process(os.getpid(), most)
    else:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS_MAX, CPU_SECONDS_MAX))


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


class CommandFailed(Exception):
    """A command cannot go on. `str()` is one line that says why, `status` its exit status."""

    def __init__(self, why: str, status: int = 1) -> None:
        super().__init__(why)
        self.status = status


class NotPrinted(CommandFailed):
    """Standard output is full or closed."""


def print_line(line: str) -> None:
    """Print a line at once. Raises `NotPrinted`; from then on what is printed is discarded."""
    try:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # it is flushed at the end
        raise NotPrinted(f"cannot write to standard output: {error.strerror}") from error
