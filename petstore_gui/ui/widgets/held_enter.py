"""Tells an Enter that is held down from one that is pressed again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_SAME_MS = 5
"""Between a release and a press that nobody can have made."""


class HeldEnter:
    """Which presses of Enter in a widget are repeats.

    X11 repeats a held key as releases and presses of the same moment, and Qt does not recognise all
    of them.
    """

    def __init__(self) -> None:
        self._released_at = 0

    def note_release(self, event: QKeyEvent) -> None:
        """Note when Enter was released."""
        if event.key() in ENTER:
            self._released_at = event.timestamp()

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Whether this is an Enter that was pressed before."""
        since_release = event.timestamp() - self._released_at
        is_same_moment = self._released_at > 0 and 0 <= since_release <= _SAME_MS
        return event.key() in ENTER and (event.isAutoRepeat() or is_same_moment)
