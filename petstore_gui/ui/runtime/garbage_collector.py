"""Python's garbage is collected in the window's thread alone.

Python collects in whichever thread allocates next, Qt objects too, which may be destroyed only in
the thread they live in: in another one the process dies.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

IDLE_MS = 250
BUSY_MS = 20
"""Much garbage is collected often and in small steps, so that none holds up the window."""


class GarbageCollector(QObject):
    """Collects about as often as Python would, and stops Python from doing so."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # modules and widgets stay: to visit them each time takes long
        self._timer = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._timer.timeout.connect(self._collect)
        self._timer.start()

    def _collect(self) -> None:
        self._timer.start(BUSY_MS if collect_what_is_due() else IDLE_MS)


def collect_what_is_due() -> bool:
    """Collect the oldest generation past Python's threshold; returns whether there was one."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return True
    return False
