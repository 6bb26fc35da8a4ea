"""What every dialog of the program has: a title, a row of buttons, and an end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QWidget


class Dialog(QDialog):
    """A dialog whose title is read out too. It is deleted once it is closed."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.finished.connect(self.deleteLater)


def button_row(*buttons: QPushButton, left: Sequence[QPushButton] = ()) -> QHBoxLayout:
    """Buttons at the right edge of a dialog, and those of `left` at its left edge."""
    row = QHBoxLayout()
    for button in left:
        row.addWidget(button)
    row.addStretch()
    for button in buttons:
        row.addWidget(button)
    return row
