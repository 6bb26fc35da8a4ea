"""A panel beside the table: a heading with a button that closes it, and what it is about."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout

from petstore_gui.ui.words.plain_text import PlainLabel
from petstore_gui.ui.words.words import tr


class Panel(QFrame):
    """Esc or its button closes it; its parts go into `column`.

    Signals:
        left(): somebody closed it.
    """

    left = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        close = QToolButton()
        close.setText("×")
        close.setAutoRaise(True)
        close.setAccessibleName(tr("Close panel"))
        close.clicked.connect(self.leave)
        row = QHBoxLayout()
        row.addWidget(PlainLabel(name, "label"), 1)
        row.addWidget(close)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 0, 0, 0)
        self.column.addLayout(row)

    def leave(self) -> None:
        """Close the panel."""
        self.hide()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
