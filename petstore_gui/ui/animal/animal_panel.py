"""The panel of one animal: what is known of it, beside the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QPushButton, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.ui.base.form import ScrollingForm
from petstore_gui.ui.base.panel import Panel
from petstore_gui.ui.printing.painted_codes import QrMatrix, paint_squares
from petstore_gui.ui.table.category_mark import marks_on
from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel, clip
from petstore_gui.ui.text.words import tr

_WIDE = 18
"""In heights of a line of text."""

_TEXT_MAX = 240

_NAME_PIXELS, _ICON_PIXELS = 20, 24

_CODE_SIDE = 116
"""Pixels: four for each module of an ID's code, with its white edge."""


class AnimalPanel(Panel):
    """Shows a name and lines of a label and a text each, a long text in part.

    Signals:
        card_chosen(): the user wants to print a card of the animal.
    """

    card_chosen = Signal()

    def __init__(self) -> None:
        super().__init__(tr("Animal"))
        self.setFixedWidth(_WIDE * self.fontMetrics().lineSpacing())
        self._icon, self._name, self._code = PlainLabel(), WrappingLabel(), PlainLabel()
        self._name.setStyleSheet(f"font-size: {_NAME_PIXELS}px; font-weight: 600")
        self._code.setFixedSize(_CODE_SIDE, _CODE_SIDE)
        self._code.setAccessibleName(tr("QR code of the ID"))
        heading = QHBoxLayout()
        heading.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        heading.addWidget(self._name, 1)
        self._known = QWidget()
        self._lines = QFormLayout(self._known)
        self._lines.setContentsMargins(0, 0, 0, 0)
        card = QPushButton(tr("Print card…"))
        card.setAccessibleName(tr("Print card"))
        card.clicked.connect(self.card_chosen)
        self.column.addLayout(heading)
        self.column.addWidget(ScrollingForm((self._known, self._code)), 1)
        self.column.addWidget(card, 0, Qt.AlignmentFlag.AlignLeft)

    def show_animal(
        self, name: str, category: Category | None, lines: list[tuple[str, str]]
    ) -> None:
        """Show what is known now; `category`: that of the animal, if it has a name."""
        self._name.setText(clip(name, _TEXT_MAX))
        self._icon.setVisible(category is not None)
        if category is not None:
            mark = marks_on(self).pixmap(category, _ICON_PIXELS, self.devicePixelRatio())
            self._icon.setPixmap(mark)
        while self._lines.rowCount():
            self._lines.removeRow(0)
        for label, text in lines:
            words = WrappingLabel()
            words.setText(clip(text, _TEXT_MAX))
            heading = PlainLabel(label)
            heading.setProperty("kind", "label")
            self._lines.addRow(heading, words)
        told = [(tr("Name"), name), *lines]
        parts = (f"{one}: {clip(text, _TEXT_MAX)}" for one, text in told)
        self.setAccessibleDescription("; ".join(parts))

    def show_code(self, matrix: QrMatrix) -> None:
        """Show a QR code, row by row, as cage cards have it."""
        scale = self.devicePixelRatio()
        picture = QPixmap(round(_CODE_SIDE * scale), round(_CODE_SIDE * scale))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.white)  # in the dark theme too: scanners need a light edge
        with QPainter(picture) as painter:
            paint_squares(painter, QRectF(0, 0, _CODE_SIDE, _CODE_SIDE), matrix)
        self._code.setPixmap(picture)
