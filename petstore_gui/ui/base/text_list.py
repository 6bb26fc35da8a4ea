"""A list of sentences, one a row, which wrap."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from petstore_gui.ui.base.dialog import ENTER


class TextList(QListWidget):
    """Shows plain texts of any length.

    Signals:
        chosen(int): a double click or Enter on a row.
    """

    chosen = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setWordWrap(True)
        self.setSpacing(4)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemDoubleClicked.connect(lambda item: self.chosen.emit(self.row(item)))

    def insert(self, row: int, text: str, *, spoken: str = "") -> None:
        """Add a text before a row; `spoken`: what a screen reader says in its place."""
        item = QListWidgetItem(text)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken or text)
        self.insertItem(row, item)
        if self.count() == 1:
            self.setCurrentRow(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentRow() >= 0:
            self.chosen.emit(self.currentRow())  # and not the default button as well
        else:
            super().keyPressEvent(event)
