"""What the program's dialogs have in common: keys, margins and the button row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget


class Dialog(QDialog):
    """A dialog whose title is its accessible name. It is deleted once it is closed."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.finished.connect(self.deleteLater)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the focused button, not the default one as Qt without `autoDefault`."""
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focused, QPushButton):
            if focused.isEnabled() and not event.isAutoRepeat():
                focused.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Take the focus of a widget that was disabled: a key meant for it presses no other."""
        focused: QWidget | None = self.focusWidget()
        if focused is None or focused.isEnabled():
            return super().focusNextPrevChild(forward)
        self.setFocus()
        return True


def column_of(dialog: QDialog) -> QVBoxLayout:
    """The layout of a dialog, with the same margins and gaps for each."""
    column = QVBoxLayout(dialog)
    column.setContentsMargins(22, 18, 22, 16)
    column.setSpacing(12)
    return column


def button_row(*buttons: QPushButton, left: Sequence[QPushButton] = ()) -> QHBoxLayout:
    """A row of buttons at the right edge of a dialog, with `left` at its left edge."""
    row = QHBoxLayout()
    for button in left:
        row.addWidget(button)
    row.addStretch()
    for button in buttons:
        row.addWidget(button)
    return row
