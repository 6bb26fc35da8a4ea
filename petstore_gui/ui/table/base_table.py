"""The base class of the tables of animals: columns and headings."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QByteArray, QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QWidget,
)

from petstore_gui.catalogue.view import Column
from petstore_gui.ui.table.cell_painter import ROW_HEIGHT

PAGE_MARGIN = 18
"""Pixels between the sides of the window and its contents."""

_WIDTHS = {Column.ID: 120, Column.CATEGORY: 150, Column.STATUS: 220}
_NAME_MIN = 160


class AnimalTable(QTableView):
    """Columns can be moved, hidden and resized; the name column takes the remaining width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)

    def show_model(self, model: QAbstractItemModel, delegate: QAbstractItemDelegate) -> None:
        """Set model and delegate; called once."""
        self.setModel(model)
        self.setItemDelegate(delegate)
        self._set_up_headers()

    def mark_sort(self, column: Column, *, descending: bool) -> None:
        """Show which column the rows are sorted by."""
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        header = self.horizontalHeader()
        with QSignalBlocker(header):
            header.setSortIndicator(column, order)
        header.viewport().update()

    def columns_state(self) -> QByteArray:
        """Order, sizes and visibility of the columns."""
        return self.horizontalHeader().saveState()

    def restore_columns(self, state: QByteArray) -> None:
        """Restore what `columns_state` returned; a damaged state changes nothing."""
        self.horizontalHeader().restoreState(state)
        if all(self.isColumnHidden(column) for column in Column):
            self.showColumn(Column.NAME)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """If the columns filled the table, resize the name column so that they still do."""
        super().resizeEvent(event)
        header = self.horizontalHeader()
        others = header.length() - self.columnWidth(Column.NAME)
        if header.length() == max(event.oldSize().width(), others + _NAME_MIN):
            self._fill(others)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        header = self.horizontalHeader()
        if header.length() < self.viewport().width():
            self._fill(header.length() - self.columnWidth(Column.NAME))

    def _fill(self, others: int) -> None:
        width = max(_NAME_MIN, self.viewport().width() - others)
        with QSignalBlocker(self.horizontalHeader()):
            self.setColumnWidth(Column.NAME, width)

    def _set_up_headers(self) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setAccessibleName(self.tr("Columns"))
        header.setSectionsMovable(True)
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(70)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(Column.ID, Qt.SortOrder.AscendingOrder)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, width)
