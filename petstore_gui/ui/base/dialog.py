"""What the program's dialogs have in common: keys, size, margins, buttons, and a question."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLayout,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScroller,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.flow_layout import FlowLayout
from petstore_gui.ui.base.touch import FingerScrolling

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that press a button."""

_OF_MOUSE = QHeaderView, QPlainTextEdit
"""No finger scrolls these: it drags the edges in a header, and a text takes a pixel for a line."""


class Dialog(QDialog):
    """A dialog whose title is its accessible name. It is deleted once it is closed.

    It is at least `width` pixels wide. `size`: the first one, in heights of a line of text.
    """

    def __init__(
        self,
        title: str,
        parent: QWidget | None = None,
        *,
        width: int = 0,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setMinimumWidth(width)
        if size is not None:
            self.resize(QSize(*size) * self.fontMetrics().lineSpacing())
        self.finished.connect(self.deleteLater)

    def showEvent(self, event: QShowEvent) -> None:
        """Have room for all, within the screen: large type needs more than a width that was set."""
        super().showEvent(event)
        for area in self.findChildren(QAbstractScrollArea):
            is_new = not QScroller.hasScroller(area.viewport())
            if is_new and area.window() is self and not isinstance(area, _OF_MOUSE):
                FingerScrolling(area)
        room = self.screen().availableGeometry().size()
        self.setMinimumWidth(min(self.minimumWidth(), room.width()))
        self.resize(self.size().expandedTo(self.minimumSizeHint()).boundedTo(room))

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


async def closed(dialog: QDialog) -> int:
    """Open a dialog, and wait for its end; returns its result. Cancelled, it closes the dialog."""
    result: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    dialog.finished.connect(lambda code: None if result.done() else result.set_result(code))
    QDialog.open(dialog)  # QPrintDialog has another function of that name
    try:
        return await result
    except asyncio.CancelledError:
        dialog.reject()
        raise


def column_of(dialog: QDialog, *parts: QWidget | QLayout) -> QVBoxLayout:
    """The layout of a dialog, with the same margins and gaps for each, and its parts."""
    return filled(QVBoxLayout(dialog), *parts, gap=12, margins=(22, 18, 22, 16))


def push_button(
    text: str, pressed: Callable[..., object] | None = None, name: str = ""
) -> QPushButton:
    """A button that Enter presses only while it has the focus, unless it is made the default.

    `name`: its accessible name, if that is not its text.
    """
    button = QPushButton(text)
    button.setAutoDefault(False)
    button.setAccessibleName(name)
    if pressed is not None:
        button.clicked.connect(pressed)
    return button


def button_row(
    *buttons: QPushButton, left: Sequence[QPushButton] = (), default: QPushButton | None = None
) -> QLayout:
    """Buttons at the right edge of a dialog, `left` at its left edge; in rows, if one is too long.

    Enter presses `default`, which looks like it.
    """
    row = FlowLayout(*left, filled(QHBoxLayout(), *buttons), last_at_end=True)
    for button in (*left, *buttons):
        button.setAutoDefault(button is default)
    if default is not None:
        default.setProperty("kind", "primary")
        default.setDefault(True)
    return row


def message_box(title: str, words: str, close: str, parent: QWidget) -> QMessageBox:
    """Says something in plain text; its default button, `close`, leaves everything as it is.

    It is deleted once it is closed.
    """
    box = QMessageBox(QMessageBox.Icon.NoIcon, title, words, parent=parent)
    box.setAccessibleName(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    button = QPushButton(close, box)
    button.setProperty("kind", "primary")  # before the box styles it
    box.addButton(button, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(button)
    button.setFocus()
    box.finished.connect(box.deleteLater)
    return box


def question(title: str, words: str, buttons: tuple[str, str], parent: QWidget) -> QMessageBox:
    """Says what would be gone; its signal `accepted` is the answer to do it.

    `buttons`: the texts of what keeps everything as it is, which is the default, and of what does
    it.
    """
    box = message_box(title, words, buttons[0], parent)
    box.addButton(buttons[1], QMessageBox.ButtonRole.AcceptRole)
    return box
