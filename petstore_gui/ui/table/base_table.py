"""The base class of the tables of animals: columns and headings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
)

from petstore_gui.domain.view import Column
from petstore_gui.ui.table.cell_painter import (
    CELL_MARGIN,
    NARROW_CELL_MARGIN,
    name_font,
    row_height,
)
from petstore_gui.ui.table.cells import AnimalModel
from petstore_gui.ui.table.column_widths import ColumnWidths
from petstore_gui.ui.table.header import TableHeader
from petstore_gui.ui.table.name_notes import note_room
from petstore_gui.ui.table.row_table import RowTable
from petstore_gui.ui.text.words import sort_sentence, tr

PAGE_MARGIN = 18
"""Pixels between the sides of the window and its contents."""

NARROW_LINES = 36
"""A window narrower than this shows less; in heights of a line of text."""


class AnimalTable(RowTable):
    """Columns can be moved, hidden and resized; until then they fit their contents.

    `cell_margin`: pixels at each side of a cell.
    """

    def __init__(self) -> None:
        super().__init__()
        self._header = TableHeader(self)
        self.setHorizontalHeader(self._header)
        self.cell_margin = CELL_MARGIN
        self._names_at = 0  # how far the table scrolled to show the names
        self._widths = ColumnWidths(self._header, self.font())
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def show_model(self, model: AnimalModel, delegate: QAbstractItemDelegate) -> None:
        """Set model and delegate; called once."""
        self._animals = model
        self.setModel(model)
        self.setItemDelegate(delegate)
        self._set_up_headers()
        self._widths.start(model.lengths())
        self.verticalScrollBar().valueChanged.connect(self._fit_names)

    @property
    def line_count(self) -> int:
        """The number of lines, pending adds included."""
        return self._animals.rowCount()

    @property
    def least_height(self) -> int:
        """Pixels for the headings and one line."""
        return self._height_of(min(1, self.line_count))

    @property
    def whole_height(self) -> int:
        """Pixels for all of its lines and the headings, without scrolling."""
        return self._height_of(self.line_count)

    def _height_of(self, lines: int) -> int:
        header = self.horizontalHeader()
        headings = min(header.sizeHint().height(), header.maximumHeight())
        rows = lines * self.verticalHeader().defaultSectionSize()
        return headings + rows + 2 * self.frameWidth()

    def mark_sort(self, column: Column, *, descending: bool) -> None:
        """Show which column the rows are sorted by, and tell screen readers."""
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        header = self.horizontalHeader()
        with QSignalBlocker(header):
            header.setSortIndicator(column, order)
        self._animals.mark_sort(column, descending=descending)
        self.setAccessibleDescription(sort_sentence(column, descending=descending))

    def columns_state(self) -> QByteArray:
        """Order, sizes and visibility of the columns."""
        return self._widths.saved()

    def restore_columns(self, state: QByteArray) -> None:
        """Restore what `columns_state` returned; a damaged state changes nothing."""
        self._widths.restore(state)
        if all(self.isColumnHidden(column) for column in Column):
            self.showColumn(Column.NAME)

    def show_columns(self, columns: Sequence[Column]) -> None:
        """Show these columns, in this order, and no others."""
        header = self.horizontalHeader()
        for place, column in enumerate(columns):
            header.moveSection(header.visualIndex(column), place)
        for column in Column:
            self.setColumnHidden(column, column not in columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_narrow()
        self._widths.fit()
        self._fit_names()
        self._show_names_first()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.horizontalHeader().count():
            self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
            self._set_narrow()
            self._widths.set_font(self.font())
            self._fit_names()
            self._show_names_first()

    def _set_up_headers(self) -> None:
        self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
        header = self.horizontalHeader()
        header.setAccessibleName(tr("Columns"))
        header.setSortIndicator(Column.ID, Qt.SortOrder.AscendingOrder)
        header.sectionResized.connect(self._section_resized)
        header.sectionMoved.connect(lambda *_move: self._widths.fit())

    def _section_resized(self, section: int, before: int, now: int) -> None:
        """Somebody resized, hid or showed a column, unless the widths are being fitted."""
        if self._widths.is_fitting:
            return
        if before and now:
            self._widths.choose(Column(section))
        else:
            self._widths.fit()

    def _set_narrow(self) -> None:
        is_narrow = self.width() < NARROW_LINES * self.fontMetrics().lineSpacing()
        margin = NARROW_CELL_MARGIN if is_narrow else CELL_MARGIN
        if margin != self.cell_margin:
            self.cell_margin = margin
            self._header.set_narrow(is_narrow, margin)
            self._widths.set_narrow(is_narrow, margin)

    def _fit_contents(self) -> None:
        """Fit the columns to new rows."""
        if self._widths.show_numbers(self._animals.lengths()):
            self._show_names_first()
        self._fit_names()

    def _show_names_first(self) -> None:
        """Scroll to the names, unless somebody has scrolled elsewhere."""
        header, bar = self._header, self.horizontalScrollBar()
        place, width = header.sectionPosition(Column.NAME), header.sectionSize(Column.NAME)
        is_cut = place + width > self.viewport().width()
        if is_cut and bar.value() in (bar.minimum(), self._names_at):
            self.updateGeometries()  # only now do the scroll bars know the new widths
            bar.setValue(min(place, place + width - self.viewport().width()))
            self._names_at = bar.value()

    def _fit_names(self) -> None:
        """Give the visible names the room beside them, if they need it."""
        if not self._widths.can_widen_names:
            return
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        if first >= 0:
            last = last if last >= 0 else self._animals.rowCount() - 1
            cells = [self._animals.cell(line, Column.NAME) for line in range(first, last + 1)]
            names, notes = QFontMetricsF(name_font(self.font())), self.fontMetrics()
            needed = [names.horizontalAdvance(c.text) + note_room(c.note, notes) for c in cells]
            self._widths.show_names(max(needed, default=0))
