"""What is typed before a dialog has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QDialog, QWidget

_ENDS = QEvent.Type.FocusOut, QEvent.Type.MouseButtonPress
_KEYS = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class TypedAhead(QObject):
    """Passes keys from a window to a dialog, until the window loses the focus or is clicked.

    The system takes a while to give a new dialog the keyboard, and a scanner types on. The dialog
    must not be modal: Qt drops the keys of a window that is blocked. `has_ended`: no more
    keys are passed on.
    """

    def __init__(self, window: QWidget, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self.has_ended = False
        if (handle := window.windowHandle()) is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass keys on; a shortcut of the window is a key of the dialog."""
        if event.type() in _ENDS:
            self.has_ended = True
            watched.removeEventFilter(self)
        if not self._dialog.isVisible():
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() not in _KEYS:
            return False
        focused: QWidget | None = self._dialog.focusWidget()
        QCoreApplication.sendEvent(focused or self._dialog, event)
        return True
