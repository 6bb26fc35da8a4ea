"""Menu entries that show, hide and sort by a table's columns."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QTableView

from petstore_gui.domain.view import Column
from petstore_gui.ui.text.words import column_words, tr


def column_actions(table: QTableView, menu: QMenu) -> list[QAction]:
    """An entry for each column, checked if it is visible. The last visible one is disabled."""
    hidden = [table.isColumnHidden(column) for column in Column]
    actions = []
    for column, word in column_words().items():
        action = QAction(word, menu)
        action.setCheckable(True)
        action.setChecked(not hidden[column])
        action.setEnabled(hidden[column] or hidden.count(False) > 1)
        action.toggled.connect(
            lambda shown, column=column: table.setColumnHidden(column, not shown)
        )
        actions.append(action)
    return actions


def sort_actions(table: QTableView, menu: QMenu) -> list[QAction]:
    """Entries that sort as pressing a heading does, for users without a mouse."""
    header = table.horizontalHeader()
    by, order = header.sortIndicatorSection(), header.sortIndicatorOrder()
    group = QActionGroup(menu)
    for column, word in column_words().items():
        action = QAction(word, group)
        action.setCheckable(True)
        action.setChecked(column == by)
        action.triggered.connect(
            lambda _checked=False, column=column: header.setSortIndicator(column, order)
        )
    is_descending = order is Qt.SortOrder.DescendingOrder
    descending = QAction(tr("Descending"), menu)
    descending.setCheckable(True)
    descending.setChecked(is_descending)
    descending.toggled.connect(
        lambda checked: header.setSortIndicator(
            by, Qt.SortOrder.DescendingOrder if checked else Qt.SortOrder.AscendingOrder
        )
    )
    return [*group.actions(), descending]
