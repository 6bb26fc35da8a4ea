"""The base class of the tables of animals: their columns and headings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QActionGroup, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QTableView,
    QWidget,
)

from petstore_gui.domain.view import Column
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.cells import AnimalModel
from petstore_gui.ui.table.pet_delegate import CELL_MARGIN, PetDelegate, number_font, row_height
from petstore_gui.ui.words.columns import COLUMNS, sort_sentence
from petstore_gui.ui.words.words import tr

_ROW_HEIGHT = 36
"""Pixels in a dialog, unless the type is larger."""


class RowTable(QTableView):
    """Rows without a grid, wrapped lines or row headings; Tab leaves the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def become_list(self, name: str, *, least_rows: int) -> None:
        """Look as the lists in dialogs do, with room for some rows; one row can be selected."""
        row = max(_ROW_HEIGHT, self.fontMetrics().lineSpacing() + 12)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().setDefaultSectionSize(row)
        self.setMinimumHeight(least_rows * row)
        header = self.horizontalHeader()
        for named in (self, header):
            named.setAccessibleName(name)
        header.setSectionsClickable(False)


_WIDEST_PERCENT = 30
"""Of the table, for a column that nobody has resized, so that names keep room."""

_LEAST_CHARACTERS = 7


class AnimalTable(RowTable):
    """Columns can be moved, hidden and resized; names take the room that the others leave."""

    def __init__(self, theme: Theme, model: AnimalModel) -> None:
        super().__init__()
        self._animals = model
        self._is_fitting = self._is_resized = False
        model.setParent(self)
        self.setModel(model)
        self.delegate = PetDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setAccessibleName(tr("Columns"))
        header.setSectionsMovable(True)
        header.setSortIndicator(Column.ID, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorShown(True)
        header.sectionResized.connect(self._section_resized)
        self._line = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
        self._fit()

    def mark_sort(self, column: Column, *, descending: bool) -> None:
        """Show which column the rows are sorted by, and tell screen readers."""
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        header = self.horizontalHeader()
        with QSignalBlocker(header):
            header.setSortIndicator(column, order)
        self._animals.mark_sort(column, descending=descending)
        self.setAccessibleDescription(sort_sentence(column, descending=descending))

    def restore_columns(self, state: QByteArray) -> None:
        """Restore a saved state of the headings; a damaged one changes nothing."""
        was_resized, self._is_resized = self._is_resized, True  # nothing is fitted meanwhile
        self._is_resized = self.horizontalHeader().restoreState(state) or was_resized
        self._fit()
        if all(self.isColumnHidden(column) for column in Column):
            self.showColumn(Column.NAME)

    def show_columns(self, columns: Sequence[Column]) -> None:
        """Show these columns, in this order, and no others."""
        header = self.horizontalHeader()
        for place, column in enumerate(columns):
            header.moveSection(header.visualIndex(column), place)
        for column in Column:
            self.setColumnHidden(column, column not in columns)

    def reset_columns(self) -> None:
        """Show all columns in their first order, as wide as the type needs."""
        self.show_columns(tuple(Column))
        self._is_resized = False  # after it: a column that is shown again is resized
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            before, self._line = self._line, self.fontMetrics().height()
            self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
            self._fit(grown=self._line / before)

    def _section_resized(self, section: int) -> None:
        """Keep the widths from now on, if a person chose one of them."""
        if section != Column.NAME and not self._is_fitting:
            self._is_resized = True

    def _fit(self, *, grown: float = 1.0) -> None:
        """Make columns as wide as the type needs; chosen widths grow with it.

        IDs have room for the longest one: a number is not cut.
        """
        self._is_fitting = True
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        numbers, digits = QFontMetrics(number_font(self.font())), "0" * self._animals.longest_id
        least = {
            Column.ID: max(
                numbers.horizontalAdvance(digits) + 2 * CELL_MARGIN + 2,
                header.sectionSizeFromContents(Column.ID).width(),
            )
        }
        header.setMinimumSectionSize(_LEAST_CHARACTERS * metrics.averageCharWidth())
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        most = self.maximumViewportSize().width() * _WIDEST_PERCENT // 100
        for column, one in COLUMNS.items():
            wide = one.characters * metrics.averageCharWidth() + 2 * CELL_MARGIN
            now = round(grown * header.sectionSize(column))
            fitting = now if self._is_resized else min(wide, most)
            if column is not Column.NAME and not self.isColumnHidden(column):
                header.resizeSection(column, max(fitting, least.get(column, 0)))
        self._is_fitting = False


def fill_columns_menu(table: AnimalTable, menu: QMenu) -> None:
    """Fill a menu with what the headings do, for a person without a mouse."""
    menu.clear()
    _add_columns(table, menu)
    menu.addSeparator()
    _add_orders(table, menu)
    menu.addSeparator()
    _add_places(table, menu)


def _add_columns(table: QTableView, menu: QMenu) -> None:
    """An entry for each column, checked if it is visible. The last visible one is disabled."""
    hidden = [table.isColumnHidden(column) for column in Column]
    for column, one in COLUMNS.items():
        action = menu.addAction(one.heading())
        action.setCheckable(True)
        action.setChecked(not hidden[column])
        action.setEnabled(hidden[column] or hidden.count(False) > 1)
        action.toggled.connect(
            lambda shown, column=column: table.setColumnHidden(column, not shown)
        )


def _add_orders(table: QTableView, menu: QMenu) -> None:
    header, group = table.horizontalHeader(), QActionGroup(menu)
    by, order = header.sortIndicatorSection(), header.sortIndicatorOrder()
    for column, one in COLUMNS.items():
        words = tr("Sort by {column}").format(column=one.heading())
        action = group.addAction(menu.addAction(words))
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


_WIDER = 1.25
"""How much wider a column becomes at once."""


def _add_places(table: AnimalTable, menu: QMenu) -> None:
    header = table.horizontalHeader()
    widths = (tr("Make {column} wider"), _WIDER), (tr("Make {column} narrower"), 1 / _WIDER)
    for column, one in COLUMNS.items():
        words = tr("Move {column} to the beginning").format(column=one.heading())
        menu.addAction(words).triggered.connect(
            lambda _checked=False, column=column: header.moveSection(header.visualIndex(column), 0)
        )
        if column is Column.NAME or table.isColumnHidden(column):
            continue  # names have the room that the others leave
        for words, times in widths:
            size = round(times * header.sectionSize(column))
            menu.addAction(words.format(column=one.heading())).triggered.connect(
                lambda _checked=False, column=column, size=size: header.resizeSection(column, size)
            )
    menu.addAction(tr("Reset columns")).triggered.connect(table.reset_columns)
