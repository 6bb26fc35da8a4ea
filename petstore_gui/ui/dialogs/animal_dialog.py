"""All that is known of one animal, to read and to copy."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel, clip
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import make_default

_TEXT_WIDTH, _TEXT_WIDTH_MAX = 38, 360
"""Average characters, and pixels: longer texts take more lines."""

_TEXT_MAX = 240


class AnimalDialog(Dialog):
    """Shows lines of a label and a text each, a long text in part; Copy takes all of it."""

    def __init__(self, lines: list[tuple[str, str]], parent: QWidget) -> None:
        super().__init__(tr("Animal"), parent)
        self._lines = list(lines)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(1, 1)
        for line in lines:
            self._add_row(line)
        copy = QPushButton(tr("Copy"))
        copy.clicked.connect(self._copy)
        close = QPushButton(tr("Close"))
        make_default(close, (copy, close))
        close.clicked.connect(self.accept)
        column = column_of(self)
        column.addLayout(self._grid)
        column.addStretch()
        column.addLayout(button_row(copy, close))
        width = _TEXT_WIDTH * self.fontMetrics().averageCharWidth()
        self._grid.setColumnMinimumWidth(1, min(width, _TEXT_WIDTH_MAX))
        close.setFocus()
        QTimer.singleShot(0, self, self._fit)  # once the texts know how high they are

    def add_line(self, label: str, text: str) -> None:
        """Add what became known later."""
        self._lines.append((label, text))
        self._add_row((label, text))
        QTimer.singleShot(0, self, self._fit)

    def _add_row(self, line: tuple[str, str]) -> None:
        label, value = PlainLabel(line[0]), WrappingLabel()
        label.setProperty("kind", "label")
        value.setText(clip(line[1], _TEXT_MAX))
        place = self._grid.rowCount()
        self._grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, place, 1, Qt.AlignmentFlag.AlignTop)
        told = (f"{name}: {clip(text, _TEXT_MAX)}" for name, text in self._lines)
        self.setAccessibleDescription("; ".join(told))

    def _fit(self) -> None:
        self.resize(self.sizeHint())

    def _copy(self) -> None:
        text = "\n".join(f"{name}\t{text}" for name, text in self._lines)
        QGuiApplication.clipboard().setText(text)
