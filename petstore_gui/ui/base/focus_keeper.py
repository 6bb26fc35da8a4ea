"""Keeps the keyboard focus in a sensible place when what has it disappears."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class FocusKeeper(QObject):
    """Moves the focus to a refuge when a watched widget, or one around it, hides with the focus.

    Without it, Qt moves the focus to whatever comes next, which may be a button that does harm.
    """

    def __init__(
        self, window: QWidget, refuge: Callable[[], QWidget], widgets: Iterable[QWidget]
    ) -> None:
        """`widgets`: those that come and go."""
        super().__init__(window)
        self._window = window
        self._refuge = refuge
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide and isinstance(watched, QWidget):
            # The window knows its focus even while a dialog has the keyboard.
            focused: QWidget | None = self._window.focusWidget()
            if focused is not None and (focused is watched or watched.isAncestorOf(focused)):
                self._refuge().setFocus()
        return False
