"""Python's garbage is collected in the window's thread alone.

Python collects in whatever thread allocates next, and with it objects of Qt that may only end in
the thread that they live in: elsewhere the process dies.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 1_000


class Garbage(QObject):
    """Collects from time to time, as often as Python would; from now on nobody else does."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._is_first = True
        timer = QTimer(self, interval=LOOK_MS)
        timer.timeout.connect(self._look)
        timer.start()

    def _look(self) -> None:
        collect_what_is_due()
        if self._is_first:
            gc.freeze()  # modules and widgets stay: looking through them each time is long
            self._is_first = False


def collect_what_is_due() -> None:
    """Collect the oldest generation that has passed Python's own threshold, if one has."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return
