"""Sentences for screen readers about what changed elsewhere on the screen, each told once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

QUIET_MS = 600
"""How long nothing newer must come about the same thing: a screen reader echoes typing first."""


class Announcer(QObject):
    """Politely tells a screen reader, which finishes what it is reading first.

    Signals:
        announced(str): a sentence was told.
    """

    announced = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: dict[str, str] = {}
        self._told: dict[str, str] = {}
        self._timers: dict[str, QTimer] = {}

    def say(self, sentence: str, about: str) -> None:
        """Tell a sentence soon, unless a newer one about the same thing replaces it.

        A sentence that was the last one told about a thing is not repeated, until "" says that it
        no longer stands.
        """
        if not sentence:
            self._told.pop(about, None)
        self._waiting[about] = sentence
        timer = self._timers.get(about)
        if timer is None:
            timer = self._timers[about] = QTimer(self)
            timer.setSingleShot(True)
            timer.setTimerType(Qt.TimerType.PreciseTimer)  # else they are told out of order
            timer.timeout.connect(partial(self._tell, about))
        timer.start(QUIET_MS)

    def _tell(self, about: str) -> None:
        sentence = self._waiting.pop(about)
        if not sentence or sentence == self._told.get(about):
            return
        self._told[about] = sentence
        self.tell(sentence)

    def tell(self, sentence: str) -> None:
        """Tell a sentence at once."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, sentence))
        self.announced.emit(sentence)
