"""A list in a dialog, such as changes or duplicates: texts in columns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.table.animal_table import RowTable
from petstore_gui.ui.table.cells import AT_BEGINNING, AT_RIGHT, HEADING_ROLES, Index
from petstore_gui.ui.table.marks import mark_icon, mark_size
from petstore_gui.ui.words.plain_text import plain_tip

_MEASURED = 50
"""How many rows the widths of the columns are made for."""

_KEPT = 128
"""How many rows are kept once they were made: more than are seen at a time."""

_WIDE_MAX = 14
"""The widest that contents make a column, in heights of a line of text."""

_ROOT = QModelIndex()


class RecordCell(NamedTuple):
    """A text, in plain text, with a category's mark before it."""

    text: str
    category: Category | None = None


Record = tuple[RecordCell, ...]


class RecordTable(RowTable):
    """The column `widest` has the room that the others leave; `numbers` are columns, too.

    Enter on a row emits `activated`, and does not press the dialog's default button as well.
    """

    def __init__(
        self,
        name: str,
        headings: Sequence[str],
        *,
        widest: int,
        parent: QWidget,
        numbers: Collection[int] = (),
    ) -> None:
        super().__init__(parent)
        self._widest = widest
        self._records = _RecordModel(headings, numbers, self)
        self.setModel(self._records)
        self.become_list(name, least_rows=3)
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(_MEASURED)
        header.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)

    def show_records(self, count: int, record_of: Callable[[int], Record]) -> None:
        """Show so many in place of what was there; the current row stays at its place.

        `record_of` makes the one of a line when it is looked at.
        """
        line = self.currentIndex().row()
        self._records.replace(count, record_of)
        most = _WIDE_MAX * self.fontMetrics().lineSpacing()
        for column in range(self._records.columnCount()):
            if column != self._widest:
                self.resizeColumnToContents(column)
                self.setColumnWidth(column, min(self.columnWidth(column), most))
        if count:
            self.make_current(min(max(line, 0), count - 1))

    def make_current(self, line: int) -> None:
        """Select a row, and scroll to it."""
        index, flags = self._records.index(line, 0), QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class _RecordModel(QAbstractTableModel):
    """The records as a model, with a column for each heading."""

    def __init__(self, headings: Sequence[str], numbers: Collection[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._headings, self._numbers = tuple(headings), numbers
        self._view = parent
        self._count = 0

    def replace(self, count: int, record_of: Callable[[int], Record]) -> None:
        self.beginResetModel()
        self._count, self._record = count, lru_cache(_KEPT)(record_of)
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._record(index.row())[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(cell.text)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        if role == Qt.ItemDataRole.DecorationRole and cell.category is not None:
            return mark_icon(cell.category, mark_size(self._view.fontMetrics()))
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._headings):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return self._headings[section] if role in HEADING_ROLES else None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return AT_RIGHT if column in self._numbers else AT_BEGINNING
