"""How wide the columns are: as their contents need, and no wider than the table has room for."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QHeaderView, QTableView

from petstore_gui.catalogue.view import Column
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.ui.table.cell_painter import CELL_MARGIN
from petstore_gui.ui.table.header import heading_width
from petstore_gui.ui.table.status_chip import chip_width
from petstore_gui.ui.text.words import column_words, status_word

NUMBERS = (Column.ID, Column.CATEGORY)

_DIGITS_MIN = {Column.ID: 5, Column.CATEGORY: 3}
"""Room from the beginning, so that the columns rarely move while a list is loaded."""

_NAME_CHARACTERS, _NAME_MIN_CHARACTERS = 52, 10
"""Of average width; 52 are about 420 pixels."""


class ColumnWidths:
    """Fits the columns of a header to their contents, in one font.

    A number is never cut: its column grows with the longest one. The column of names has the width
    that was chosen, or less where the status would not be seen otherwise. If the status or the name
    comes last, it takes what remains.
    """

    def __init__(self, header: QHeaderView, font: QFont) -> None:
        self._header = header
        self._longest = dict(_DIGITS_MIN)
        self._chosen: int | None = None
        self.is_fitting = False
        self._measure(font)

    def start(self, lengths: dict[Column, int]) -> None:
        """The header has sections; its numbers have so many characters."""
        for column in NUMBERS:
            self._resize(column, self._needed(column))
        self._resize(Column.STATUS, self._status_min)
        self.show_numbers(lengths)
        self.fit()

    def set_font(self, font: QFont) -> None:
        """Use another font: what was chosen keeps its proportion, margins their pixels."""
        before = self._zero
        size = self._header.sectionSize
        spare = {one: max(0, size(one) - self._needed(one)) for one in NUMBERS}
        self._measure(font)
        if self._chosen is not None:
            self._chosen = self._chosen * self._zero // before
        for column in NUMBERS:
            if not self._header.isSectionHidden(column):
                spared = spare[column] * self._zero // before
                self._resize(column, self._needed(column) + spared)
        self.fit()

    def show_numbers(self, lengths: dict[Column, int]) -> None:
        """Make room for numbers of so many characters."""
        longest = {one: max(count, self._longest[one]) for one, count in lengths.items()}
        if longest != self._longest:
            self._longest = longest
            self.fit()

    def name_chosen(self) -> None:
        """Somebody resized the column of names."""
        self._chosen = self._header.sectionSize(Column.NAME)

    def saved(self) -> QByteArray:
        """The state of the header, with the column of names as wide as was chosen."""
        self._resize(Column.NAME, self._name_width)
        state = self._header.saveState()
        self.fit()
        return state

    def restore(self, state: QByteArray) -> None:
        """Restore what `saved` returned; a damaged state changes nothing."""
        self.is_fitting = True
        if self._header.restoreState(state):
            self.name_chosen()
        self.is_fitting = False
        self.fit()

    def fit(self) -> None:
        """Fit the columns to the room."""
        header, hides = self._header, self._header.isSectionHidden
        for column in NUMBERS:
            if not hides(column):
                self._resize(column, max(header.sectionSize(column), self._needed(column)))
        last = header.logicalIndex(header.count() - 1)
        header.setStretchLastSection(last not in NUMBERS and not hides(last))
        if last != Column.NAME and not hides(Column.NAME):
            # The header learns later than its table that a scroll bar takes room.
            table = cast("QTableView", header.parentWidget())
            room = table.viewport().width() - self._beside_names(last)
            self._resize(Column.NAME, max(self._name_min, min(self._name_width, room)))

    @property
    def _name_width(self) -> int:
        """The width of the column of names where there is room for it."""
        return self._chosen or _NAME_CHARACTERS * self._character

    def _beside_names(self, last: int) -> int:
        """What all other columns need."""
        size = self._header.sectionSize
        # A status that is stretched may be narrow for want of room: its size says nothing.
        is_stretched = last == Column.STATUS and not self._header.isSectionHidden(last)
        status = self._status_min if is_stretched else size(Column.STATUS)
        return status + sum(map(size, NUMBERS))

    def _needed(self, column: Column) -> int:
        digits = self._longest[column] * self._zero + 2 * CELL_MARGIN
        return max(self._headings[column], digits)

    def _resize(self, column: Column, width: int) -> None:
        if width != self._header.sectionSize(column):
            self.is_fitting = True
            self._header.resizeSection(column, width)
            self.is_fitting = False

    def _measure(self, font: QFont) -> None:
        metrics = QFontMetrics(font)
        self._zero = metrics.horizontalAdvance("0") + 1  # tabular digits may be wider
        self._character = metrics.averageCharWidth()
        self._name_min = _NAME_MIN_CHARACTERS * self._character
        self._headings = {one: heading_width(word, font) for one, word in column_words().items()}
        chips = [chip_width(status_word(one), metrics) for one in (None, *PetStatus)]
        self._status_min = max(*chips, self._headings[Column.STATUS] - 2 * CELL_MARGIN)
        self._status_min += 2 * CELL_MARGIN
