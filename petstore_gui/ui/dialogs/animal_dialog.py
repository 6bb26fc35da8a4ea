"""All that is known of one animal, to read, to copy and to print."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QWidget

from petstore_gui.ui.printing.painted_codes import QrMatrix, paint_squares
from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel, clip
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import make_default
from petstore_gui.ui.widgets.scrolling_form import ScrollingForm

_TEXT_WIDTH, _TEXT_WIDTH_MAX = 38, 360
"""Average characters, and pixels: longer texts take more lines."""

_WORD_MAX = 30
"""Letters; a longer word is broken."""

_TEXT_MAX = 240

_GAP = 24
"""Pixels between two columns."""

_CODE_SIDE = 116
"""Pixels: four for each module of an ID's code, with its white edge."""


class AnimalDialog(Dialog):
    """Shows lines of a label and a text each, a long text in part; Copy takes all of it.

    Signals:
        card_chosen(): the user wants to print a card of the animal.
    """

    card_chosen = Signal()

    def __init__(self, lines: list[tuple[str, str]], parent: QWidget) -> None:
        super().__init__(tr("Animal"), parent)
        self._lines = list(lines)
        self._labels: list[PlainLabel] = []
        self._texts: list[WrappingLabel] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(1, 1)
        for line in lines:
            self._add_row(line)
        self._code = PlainLabel()
        self._code.setFixedSize(_CODE_SIDE, _CODE_SIDE)
        self._code.setAccessibleName(tr("QR code of the ID"))
        self._column = column = column_of(self)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._form = self._make_form()
        column.addWidget(self._form)
        copy, card, close = (
            QPushButton(words) for words in (tr("Copy"), tr("Print card…"), tr("Close"))
        )
        copy.clicked.connect(self._copy)
        card.setAccessibleName(tr("Print card"))
        card.clicked.connect(self.card_chosen)
        make_default(close, (copy, card, close))
        close.clicked.connect(self.accept)
        column.addLayout(button_row(close, left=(copy, card)))
        close.setFocus()

    def show_lines(self, lines: list[tuple[str, str]]) -> None:
        """Show what is known now."""
        if lines == self._lines:
            return
        self._lines = list(lines)
        for label in (*self._labels[len(lines) :], *self._texts[len(lines) :]):
            self._grid.removeWidget(label)
            label.hide()  # it is there until the next turn of the event loop
            label.deleteLater()
        del self._labels[len(lines) :], self._texts[len(lines) :]
        for place, (label, text) in enumerate(zip(self._labels, self._texts, strict=True)):
            label.setText(lines[place][0])
            text.setText(clip(lines[place][1], _TEXT_MAX))
        for line in lines[len(self._labels) :]:
            self._add_row(line)
        self._describe()

    def show_code(self, matrix: QrMatrix) -> None:
        """Show a QR code, row by row, as cage cards have it."""
        scale = self.devicePixelRatio()
        picture = QPixmap(round(_CODE_SIDE * scale), round(_CODE_SIDE * scale))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.white)  # in the dark theme too: scanners need a light edge
        with QPainter(picture) as painter:
            paint_squares(painter, QRectF(0, 0, _CODE_SIDE, _CODE_SIDE), matrix)
        self._code.setPixmap(picture)

    def showEvent(self, event: QShowEvent) -> None:
        self._give_room()
        super().showEvent(event)

    def _make_form(self) -> ScrollingForm:
        known = QWidget()
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.setSpacing(_GAP)
        self._beside.addLayout(self._grid, 1)
        self._beside.addWidget(self._code, 0, Qt.AlignmentFlag.AlignTop)
        known.setLayout(self._beside)
        form = ScrollingForm((known,))
        form.setAccessibleName(tr("What is known"))
        form.scroll_by_keys()
        return form

    def _give_room(self) -> None:
        """Cut no number; put the code below the texts where the screen has no room beside them."""
        metrics = self.fontMetrics()
        words = chain.from_iterable(text.split() for _label, text in self._lines)
        short = [word for word in words if len(word) <= _WORD_MAX]
        letter = metrics.averageCharWidth()
        least = max(map(metrics.horizontalAdvance, short), default=0) + letter
        self._grid.setColumnMinimumWidth(1, least)
        others = max(label.sizeHint().width() for label in self._labels) + 2 * _GAP
        edges = self._column.contentsMargins()
        others += edges.left() + edges.right() + self._form.verticalScrollBar().sizeHint().width()
        if others + least + _CODE_SIDE > self.screen().availableGeometry().width():
            self._beside.setDirection(QBoxLayout.Direction.TopToBottom)
        width = max(least, min(_TEXT_WIDTH * letter, _TEXT_WIDTH_MAX))
        self.resize(others + width + _CODE_SIDE, self.minimumSizeHint().height())

    def _add_row(self, line: tuple[str, str]) -> None:
        label, value = PlainLabel(line[0]), WrappingLabel()
        label.setProperty("kind", "label")
        self._labels.append(label)
        self._texts.append(value)
        value.setText(clip(line[1], _TEXT_MAX))
        place = self._grid.rowCount()
        self._grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, place, 1, Qt.AlignmentFlag.AlignTop)
        self._describe()

    def _describe(self) -> None:
        told = (f"{name}: {clip(text, _TEXT_MAX)}" for name, text in self._lines)
        self.setAccessibleDescription("; ".join(told))

    def _copy(self) -> None:
        text = "\n".join(f"{name}\t{text}" for name, text in self._lines)
        QGuiApplication.clipboard().setText(text)
