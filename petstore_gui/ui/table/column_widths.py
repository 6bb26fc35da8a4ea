"""How wide the columns are: as their contents need, and no wider than the table has room for."""

from __future__ import annotations

import math
import struct
from typing import cast

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QHeaderView, QTableView

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.view import Column
from petstore_gui.ui.table.cell_painter import CELL_MARGIN, mark_room, number_font
from petstore_gui.ui.table.cells import NUMBERS
from petstore_gui.ui.table.header import heading_width
from petstore_gui.ui.table.status_chip import chip_width
from petstore_gui.ui.text.words import column_words, status_word

_DIGITS_MIN = {Column.ID: 5, Column.CATEGORY: 3}
"""Room from the beginning, so that the columns rarely move while a list is loaded."""

_NAME_CHARACTERS, _NAME_MIN_CHARACTERS = 52, 7
"""Of average width; 52 are about 420 pixels."""

_CATEGORY_CHARACTERS, _CATEGORY_MIN_CHARACTERS = 22, 7
"""Of the name of a category, if there is room, and at least."""

_NAME_FIRST_CHARACTERS = 16
"""Names of categories take no room from so much of the names of animals."""

_FITS_MAX = 3

_MARK = b"widths 2\n"
"""What a saved state begins with. A state without it is from an earlier version; its widths are
ignored, as nothing says which of them somebody chose, and some were wrong."""
_CHOSEN = struct.Struct(f"<{len(Column)}d")
_CHOSEN_MAX = 10_000.0


class ColumnWidths:
    """Fits the columns of a header to their contents, in one font.

    A number is never cut: its column grows with the longest one. The column of names has the width
    that somebody chose, or else grows with the names seen so far, as long as the status stays
    visible. Unless somebody chose so, names have no less room than the IDs. If the status or the
    name comes last, it takes the room that remains; without enough, it takes what it needs and the
    table scrolls. The widths follow from these rules alone, not from earlier widths.
    """

    def __init__(self, header: QHeaderView, font: QFont) -> None:
        self._header = header
        self._longest = dict.fromkeys(NUMBERS, 0)
        self._chosen: dict[Column, float] = {}  # in digits, so that widths grow with the type
        self._widest_name, self._spare = 0.0, 0
        self._category_names: tuple[str, ...] = ()
        self._margin = CELL_MARGIN
        self._is_narrow = False
        self._is_fit = self.is_fitting = False
        self._measure(font)

    def start(self, lengths: dict[Column, int]) -> None:
        """The header now has sections; the longest numbers have these lengths."""
        self._longest = dict(lengths)
        self.fit()

    def set_font(self, font: QFont) -> None:
        """Use another font."""
        self._measure(font)
        self._widest_name = 0.0
        self.fit()

    def set_narrow(self, narrow: bool, margin: int) -> None:
        """In a narrow table, leave no room to spare; cells have this margin at each side."""
        self._is_narrow, self._margin = narrow, margin

    def show_numbers(self, lengths: dict[Column, int]) -> bool:
        """Make room for numbers of these lengths; True if there was less before."""
        longest = {one: max(count, self._longest[one]) for one, count in lengths.items()}
        is_more = longest != self._longest
        if is_more:
            self._longest = longest
            self.fit()
        return is_more

    def show_category_names(self, names: tuple[str, ...]) -> None:
        """Make room for the names of categories, beside their marks."""
        self._category_names = names
        self._measure_categories()
        self.fit()

    @property
    def can_widen_names(self) -> bool:
        """Whether there is room to spare, and nobody has chosen otherwise."""
        is_fixed = Column.NAME in self._chosen or self._stretched() == Column.NAME
        return not is_fixed and not self._header.isSectionHidden(Column.NAME) and self._spare > 0

    def show_names(self, widest: float) -> None:
        """Make room for a name this many pixels wide, if there is room to spare."""
        if widest > self._widest_name:
            self._widest_name = widest
            self.fit()

    def choose(self, column: Column) -> None:
        """Somebody resized a column."""
        if column != self._stretched():
            self._chosen[column] = self._header.sectionSize(column) / self._zero
        self.fit()

    def saved(self) -> QByteArray:
        """The columns' order and visibility, and the widths that were chosen."""
        chosen = _CHOSEN.pack(*(self._chosen.get(column, 0.0) for column in Column))
        return QByteArray(_MARK + chosen + bytes(self._header.saveState().data()))

    def restore(self, state: QByteArray) -> None:
        """Restore what `saved` returned; a damaged state changes nothing."""
        data, chosen = bytes(state.data()), dict[Column, float]()
        if data.startswith(_MARK) and len(data) > len(_MARK) + _CHOSEN.size:
            widths = _CHOSEN.unpack_from(data, len(_MARK))
            chosen = {one: min(n, _CHOSEN_MAX) for one, n in zip(Column, widths, strict=True) if n}
            data = data[len(_MARK) + _CHOSEN.size :]
        self.is_fitting = True
        if self._header.restoreState(QByteArray(data)):
            self._chosen = {one: n for one, n in chosen.items() if math.isfinite(n) and n > 0}
        self.is_fitting = False
        self.fit()

    def fit(self) -> None:
        """Fit the columns to the room."""
        self._is_fit = False
        if self.is_fitting:
            return
        self.is_fitting = True
        for _ in range(_FITS_MAX):  # a scroll bar may appear or go: the room changes
            if not self._is_fit:
                self._is_fit = True
                self._fit()
        self.is_fitting = False

    def _fit(self) -> None:
        header, stretched = self._header, self._stretched()
        # The table learns before its header that a scroll bar takes room.
        room = cast("QTableView", header.parentWidget()).viewport().width()
        shown = [column for column in Column if not header.isSectionHidden(column)]
        widths = {column: self._wanted(column, stretched) for column in shown}
        if Column.NAME in widths:
            left = room - sum(width for column, width in widths.items() if column != Column.NAME)
            left += self._narrow_category(widths, _NAME_FIRST_CHARACTERS * self._character - left)
            wanted = widths[Column.NAME]
            widths[Column.NAME] = max(self._least_name(widths, room), min(wanted, left))
            self._spare = left - widths[Column.NAME]
        if sum(widths.values()) > room:
            stretched = None
        header.setStretchLastSection(stretched is not None)
        for column, width in widths.items():
            if column != stretched and width != header.sectionSize(column):
                header.resizeSection(column, width)

    def _narrow_category(self, widths: dict[Column, int], lack: int) -> int:
        """Take up to so many pixels from the names of categories, which are then cut."""
        column = Column.CATEGORY
        if lack <= 0 or column not in widths or not self._category_names or column in self._chosen:
            return 0
        before = widths[column]
        widths[column] = max(self._least_among_names, before - lack)
        return before - widths[column]

    @property
    def _least_among_names(self) -> int:
        """The least width of the column of categories with names: no number is cut."""
        numbers = math.ceil(self._longest[Column.CATEGORY] * self._digit) + self._mark_room
        least = max(self._headings[Column.CATEGORY], numbers, self._least_category)
        return least + 2 * self._margin

    def _least_name(self, widths: dict[Column, int], room: int) -> int:
        """The least width of the column of names beside columns of these widths."""
        least = _NAME_MIN_CHARACTERS * self._character
        if Column.NAME not in self._chosen:
            least = max(least, widths.get(Column.ID, 0))
        return min(least, room)

    def _stretched(self) -> Column | None:
        """The column that takes the room that remains: the last one, unless it has numbers."""
        header = self._header
        places = [header.logicalIndex(place) for place in range(header.count())]
        shown = [Column(one) for one in places if not header.isSectionHidden(one)]
        return shown[-1] if shown and shown[-1] not in NUMBERS else None

    def _wanted(self, column: Column, stretched: Column | None) -> int:
        """The width of a column if there is room for it."""
        # A stretched column may be narrow for lack of room: its size says nothing.
        chosen = 0 if column == stretched else round(self._chosen.get(column, 0.0) * self._zero)
        if column == Column.NAME:
            widest = math.ceil(self._widest_name) + 2 * self._margin
            return chosen or max(_NAME_CHARACTERS * self._character, widest)
        if column == Column.STATUS:
            return chosen or max(self._headings[column], self._widest_status) + 2 * self._margin
        if column == Column.CATEGORY and self._category_names:
            wanted = 0 if chosen else self._widest_category + 2 * self._margin
            return max(chosen, wanted, self._least_among_names)
        least = 0 if self._is_narrow else _DIGITS_MIN[column]
        digits = math.ceil(max(self._longest[column], least) * self._digit)
        return max(chosen, self._headings[column] + 2 * self._margin, digits + 2 * self._margin)

    def _measure(self, font: QFont) -> None:
        metrics = QFontMetrics(font)
        self._zero = metrics.horizontalAdvance("0") + 1
        self._digit = QFontMetricsF(number_font(font)).horizontalAdvance("0")
        self._character = metrics.averageCharWidth()
        self._headings = {one: heading_width(word, font) for one, word in column_words().items()}
        chips = [chip_width(status_word(one), metrics) for one in PetStatus]
        self._widest_status = max(*chips, metrics.horizontalAdvance(status_word(None)))
        self._mark_room = mark_room(metrics)
        self._font_metrics = metrics
        self._measure_categories()

    def _measure_categories(self) -> None:
        widths = map(self._font_metrics.horizontalAdvance, self._category_names)
        most = _CATEGORY_CHARACTERS * self._character
        widest, least = max(widths, default=0), _CATEGORY_MIN_CHARACTERS * self._character
        self._widest_category = min(widest, most) + self._mark_room + 1
        self._least_category = min(widest, least) + self._mark_room + 1
