"""The menu that shows, hides and sorts by a table's columns."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QTableView

from petstore_gui.domain.view import Column
from petstore_gui.ui.text.words import column_words, tr


def fill_columns_menu(table: QTableView, menu: QMenu) -> None:
    """Fill a menu with what the headings do, for a person without a mouse."""
    menu.clear()
    _add_columns(table, menu)
    menu.addSeparator()
    _add_orders(table, menu)


def _add_columns(table: QTableView, menu: QMenu) -> None:
    """An entry for each column, checked if it is visible. The last visible one is disabled."""
    hidden = [table.isColumnHidden(column) for column in Column]
    for column, word in column_words().items():
        action = menu.addAction(word)
        action.setCheckable(True)
        action.setChecked(not hidden[column])
        action.setEnabled(hidden[column] or hidden.count(False) > 1)
        action.toggled.connect(
            lambda shown, column=column: table.setColumnHidden(column, not shown)
        )


def _add_orders(table: QTableView, menu: QMenu) -> None:
    header, group = table.horizontalHeader(), QActionGroup(menu)
    by, order = header.sortIndicatorSection(), header.sortIndicatorOrder()
    for column, word in column_words().items():
        action = menu.addAction(tr("Sort by {column}").format(column=word))
        action.setActionGroup(group)
        action.setCheckable(True)
        action.setChecked(column == by)
        action.triggered.connect(
            lambda _checked=False, column=column: header.setSortIndicator(column, order)
        )
    descending = menu.addAction(tr("Descending"))
    descending.setCheckable(True)
    descending.setChecked(order is Qt.SortOrder.DescendingOrder)
    descending.toggled.connect(
        lambda checked: header.setSortIndicator(
            by, Qt.SortOrder.DescendingOrder if checked else Qt.SortOrder.AscendingOrder
        )
    )
