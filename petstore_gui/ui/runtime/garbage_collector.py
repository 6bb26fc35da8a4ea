"""Collects Python's garbage in the GUI thread only.

Python collects in whichever thread allocates next. If a Qt object is destroyed outside the thread
that it lives in, the process crashes.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

IDLE_MS = 250
"""The pause otherwise. Python handles system signals only while it runs, so no later than this."""

BUSY_MS = 20
"""The pause while there is more garbage: small steps keep the window responsive."""


class GarbageCollector(QObject):
    """Replaces Python's automatic collection, at about the same rate."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # modules and widgets stay: visiting them each time is slow
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(IDLE_MS)
        self._timer.timeout.connect(self._collect)
        self._timer.start()

    def _collect(self) -> None:
        self._timer.start(BUSY_MS if collect_due_garbage() else IDLE_MS)


def collect_due_garbage() -> bool:
    """Collect the oldest generation past Python's threshold; returns whether there was one."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return True
    return False
