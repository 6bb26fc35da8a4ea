"""Sentences for screen readers about what changed elsewhere on the screen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Politely tells a screen reader, which finishes what it is reading first.

    Signals:
        announced(str): a sentence was told.
    """

    announced = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def tell(self, sentence: str) -> None:
        """Tell a sentence at once."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, sentence))
        self.announced.emit(sentence)
