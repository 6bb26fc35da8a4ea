"""Keeps the memory of this process, and the API key in it, out of files after a crash."""

from __future__ import annotations

import sys

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
