"""The base class of the tables of animals: columns and headings."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QWidget,
)

from petstore_gui.catalogue.view import Column
from petstore_gui.ui.table.cell_painter import row_height
from petstore_gui.ui.table.cells import AnimalModel
from petstore_gui.ui.table.column_widths import ColumnWidths
from petstore_gui.ui.table.header import TableHeader
from petstore_gui.ui.text.words import sort_sentence

PAGE_MARGIN = 18
"""Pixels between the sides of the window and its contents."""


class AnimalTable(QTableView):
    """Columns can be moved, hidden and resized; until then they fit their contents."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalHeader(TableHeader(self))
        self._widths = ColumnWidths(self.horizontalHeader(), self.font())
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)

    def show_model(self, model: AnimalModel, delegate: QAbstractItemDelegate) -> None:
        """Set model and delegate; called once."""
        self._animals = model
        self.setModel(model)
        self.setItemDelegate(delegate)
        self._set_up_headers()
        self._widths.start(model.lengths())

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._widths.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.horizontalHeader().count():
            self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
            self._widths.set_font(self.font())

    def _set_up_headers(self) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
        header = self.horizontalHeader()
        header.setAccessibleName(self.tr("Columns"))
        header.setSortIndicator(Column.ID, Qt.SortOrder.AscendingOrder)
        header.sectionResized.connect(self._section_resized)
        header.sectionMoved.connect(self._fit)

    def _section_resized(self, section: int, before: int, now: int) -> None:
        """Somebody resized, hid or showed a column, unless the widths are being fitted."""
        if self._widths.is_fitting:
            return
        if section == Column.NAME and before and now:
            self._widths.name_chosen()
        else:
            self._fit()

    def _fit(self) -> None:
        self._widths.fit()
