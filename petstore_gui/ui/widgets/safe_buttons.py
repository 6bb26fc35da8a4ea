"""Buttons that decide something: one is the default, and none takes impatient presses."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

REST_MS = 1000
"""How long a pause must be before buttons take a press: longer than between impatient clicks."""

_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Rest(QObject):
    """A pause of a dialog's buttons after news; each press in the dialog begins it again.

    Presses on empty space count too: the button that was there before the news may be gone.

    Signals:
        ended(): nobody has pressed anything for long enough.
    """

    ended = Signal()

    def __init__(self, dialog: QWidget, buttons: Iterable[QPushButton]) -> None:
        super().__init__(dialog)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        double_click = QGuiApplication.styleHints().mouseDoubleClickInterval()
        self._timer.setInterval(max(REST_MS, double_click))
        self._timer.timeout.connect(self.ended)
        for watched in (dialog, *buttons):  # a disabled button passes no press on to its dialog
            watched.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether presses still decide nothing."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Begin it, or begin it again."""
        self._timer.start()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Begin again with each press, key repeats included."""
        if self.is_on and _is_press(event):
            self.begin()
        return False


def make_default(chosen: QPushButton, buttons: Iterable[QPushButton]) -> None:
    """Make one of these buttons the default, and show it as such."""
    for button in buttons:
        button.setProperty("kind", "primary" if button is chosen else "")
        button.setAutoDefault(button is chosen)
        button.style().polish(button)
    chosen.setDefault(True)


def _is_press(event: QEvent) -> bool:
    if isinstance(event, QKeyEvent):
        return event.type() is QEvent.Type.KeyPress and event.key() in _KEYS
    return event.type() in _CLICKS
