"""Python's garbage is collected in the window's thread alone.

Python collects in whatever thread allocates next, and with it objects of Qt that may only end in
the thread that they live in: elsewhere the process dies.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

IDLE_MS = 250
BUSY_MS = 20
"""Where there is much to collect, it is done often and in small steps: no turn is long."""


class GarbageCollector(QObject):
    """Collects from time to time, as often as Python would; from now on nobody else does."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # modules and widgets stay: looking through them each time is long
        self._timer = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        self._timer.start(BUSY_MS if collect_what_is_due() else IDLE_MS)


def collect_what_is_due() -> bool:
    """Collect the oldest generation that has passed Python's own threshold; tells if one had."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return True
    return False
