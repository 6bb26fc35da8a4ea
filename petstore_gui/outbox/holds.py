"""Adds that wait for some seconds before they are sent."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Holds(QObject):
    """A timer for each add that is held, by its key."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timers: dict[str, QTimer] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._timers

    def hold(self, key: str, seconds: float, then: Callable[[], object]) -> None:
        """Call `then` after so many seconds, unless it is let go before."""
        timer = self._timers[key] = QTimer(self, singleShot=True)
        timer.timeout.connect(lambda: self._is_over(key, then))
        timer.start(round(seconds * 1_000))

    def let_go(self, key: str) -> bool:
        """Forget what was to come. Tells whether there was anything."""
        timer = self._timers.pop(key, None)
        if timer is None:
            return False
        timer.stop()
        timer.deleteLater()
        return True

    def _is_over(self, key: str, then: Callable[[], object]) -> None:
        self.let_go(key)
        then()
