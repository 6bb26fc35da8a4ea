"""What the program's dialogs have in common: keys, margins and the button row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from petstore_gui.ui.widgets.flow_layout import FlowLayout
from petstore_gui.ui.widgets.keys import ENTER


class Dialog(QDialog):
    """A dialog whose title is its accessible name. It is deleted once it is closed."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.finished.connect(self.deleteLater)

    def resize_to_lines(self, wide: float, high: float) -> None:
        """Take a size in heights of a line of text."""
        line = self.fontMetrics().lineSpacing()
        self.resize(round(wide * line), round(high * line))

    def showEvent(self, event: QShowEvent) -> None:
        """Stay within the screen: with large type, a dialog asks for more."""
        super().showEvent(event)
        room = self.screen().availableGeometry().size()
        if self.minimumWidth() > room.width():
            self.setMinimumWidth(room.width())  # or it could not be narrower
        if self.size() != self.size().boundedTo(room):
            self.resize(self.size().boundedTo(room))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the focused button, not the default one as Qt without `autoDefault`."""
        focused = self.focusWidget()
        if event.key() in ENTER and isinstance(focused, QPushButton):
            if focused.isEnabled():
                focused.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Take the focus from a widget that was disabled or hidden, so its keys press no other."""
        focused: QWidget | None = self.focusWidget()
        if focused is None or (focused.isEnabled() and not focused.isHidden()):
            return super().focusNextPrevChild(forward)
        self.setFocus()
        return True


def column_of(dialog: QDialog) -> QVBoxLayout:
    """The layout of a dialog, with the same margins and gaps for each."""
    column = QVBoxLayout(dialog)
    column.setContentsMargins(22, 18, 22, 16)
    column.setSpacing(12)
    return column


def button_row(*buttons: QPushButton, left: Sequence[QPushButton] = ()) -> FlowLayout:
    """A row of buttons at the right edge of a dialog, with `left` at its left edge.

    It wraps if the type is too large for one line.
    """
    row, at_end = FlowLayout(last_at_end=True), FlowLayout()
    for button in left:
        row.addWidget(button)
    for button in buttons:
        at_end.addWidget(button)
    row.addItem(at_end)
    return row
