"""Says how long a change of the shop's file has been on its way, and lets nobody wait for it."""

from __future__ import annotations

import time

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui.base.announcer import Announcer
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import number, tr

_TICK_MS = 500
_NOTICED_SECONDS = 1
"""A shorter wait is not mentioned."""


class SaveWait(QWidget):
    """Hidden until the wait is noticed. A screen reader is told of it once.

    Signals:
        stop_chosen(): nobody waits any longer.
    """

    stop_chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._announcer = Announcer(self)
        self._words = WrappingLabel()
        self._words.setObjectName("saveWait")
        self._stop = QPushButton(tr("Stop waiting"))
        self._stop.setAutoDefault(False)
        self._stop.clicked.connect(self.stop_chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._words, 1)
        row.addWidget(self._stop)
        self._since = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._show)
        self.hide()

    def begin(self) -> None:
        """A change is on its way."""
        self._since = time.monotonic()
        self._timer.start()

    def end(self) -> None:
        """Its outcome is known, or nobody waits for it."""
        self._timer.stop()
        self.hide()

    def _show(self) -> None:
        seconds = int(time.monotonic() - self._since)
        if seconds < _NOTICED_SECONDS:
            return
        words = tr("Saving… Waiting for the shop's file: {seconds} s so far.")
        self._words.setText(words.format(seconds=number(seconds)))
        if self.isHidden():
            self._announcer.tell(self._words.text())
            self.show()
