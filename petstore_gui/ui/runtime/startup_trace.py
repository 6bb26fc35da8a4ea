"""Startup times for the benchmarks: when the window and its rows were first painted."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QTableView

_IMPORTED = time.perf_counter()

_SECONDS_1601_TO_1970 = 11_644_473_600
"""Windows counts from the year 1601."""

_written: set[str] = set()


class PaintTrace(QObject):
    """Writes one JSON line to standard error for each startup event.

    The events are the first paint of the window, of its rows, and of rows in a window that can be
    used. Not for the first rows: a filter of events makes PySide look at every class of widgets.
    """

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        table.window().installEventFilter(self)
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            rows = self._table.model().rowCount() if watched is self._table.viewport() else 0
            QTimer.singleShot(0, self, lambda: self._painted(rows))
        return False

    def _painted(self, rows: int) -> None:
        trace_rows(rows)
        if rows:
            _write("window-usable")
            self._table.window().removeEventFilter(self)
            self._table.viewport().removeEventFilter(self)


def trace_rows(rows: int) -> None:
    """Write that the window was painted, with so many rows."""
    _write("window-painted")
    if rows:
        _write("rows-painted", f'"rows": {rows}, ')


def _write(event: str, more: str = "") -> None:
    if event not in _written:
        _written.add(event)
        line = f'"event": "{event}", {more}"seconds": {seconds_since_start()}'
        sys.stderr.write(f"{{{line}}}\n")  # json would take longer to import than the event took
        sys.stderr.flush()


def seconds_since_start() -> float:
    """Seconds since the process started, or since this import if the system does not know that."""
    try:
        return round(_seconds_of_process(), 3)
    except (OSError, ValueError, IndexError):
        return round(time.perf_counter() - _IMPORTED, 3)


if sys.platform == "win32":

    def _seconds_of_process() -> float:
        import ctypes  # noqa: PLC0415 - after the measured part
        from ctypes import wintypes  # noqa: PLC0415

        created, *others = (wintypes.FILETIME() for _ in range(4))
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        process = wintypes.HANDLE(-1)  # this one
        if not kernel.GetProcessTimes(process, *map(ctypes.byref, (created, *others))):
            raise ctypes.WinError(ctypes.get_last_error())
        ticks = created.dwHighDateTime << 32 | created.dwLowDateTime
        return time.time() - ticks / 1e7 + _SECONDS_1601_TO_1970

else:

    def _seconds_of_process() -> float:
        ticks = int(Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()[19])
        uptime = float(Path("/proc/uptime").read_text("ascii").split()[0])
        return uptime - ticks / os.sysconf("SC_CLK_TCK")
