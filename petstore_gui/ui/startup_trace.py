"""When the window and its first rows were painted, for those who measure the start."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import msgspec
from PySide6.QtCore import QEvent, QObject, QTimer

from petstore_gui.ui.pet_table import PetTable

_IMPORTED = time.perf_counter()


class StartupTrace(QObject):
    """Prints one JSON line on standard error for each of the two moments, once."""

    def __init__(self, table: PetTable) -> None:
        super().__init__(table)
        self._table = table
        self._window_painted = False
        self._rows_painted = False
        self._table.window().installEventFilter(self)
        self._table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            rows = self._table.line_count if watched is self._table.viewport() else 0
            QTimer.singleShot(0, lambda: self._painted(rows))
        return False

    def _painted(self, rows: int) -> None:
        if not self._window_painted:
            self._window_painted = True
            _tell({"event": "window-painted", "seconds": seconds_since_start()})
        if rows and not self._rows_painted:
            self._rows_painted = True
            self._table.window().removeEventFilter(self)
            self._table.viewport().removeEventFilter(self)
            _tell({"event": "rows-painted", "rows": rows, "seconds": seconds_since_start()})


def seconds_since_start() -> float:
    """Seconds since the process began; since this module was imported where that is not known."""
    try:
        ticks = int(Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()[19])
        uptime = float(Path("/proc/uptime").read_text("ascii").split()[0])
    except (OSError, ValueError, IndexError):
        return round(time.perf_counter() - _IMPORTED, 3)
    return round(uptime - ticks / os.sysconf("SC_CLK_TCK"), 3)


def _tell(event: dict[str, object]) -> None:
    sys.stderr.write(msgspec.json.encode(event).decode() + "\n")
    sys.stderr.flush()
