"""A list in a dialog, such as changes or duplicates: texts in columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QAbstractTableModel, QItemSelectionModel, QMetaMethod, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.table.animal_table import RowTable
from petstore_gui.ui.table.cells import AT_BEGINNING, AT_END, Index
from petstore_gui.ui.table.marks import mark_icon, mark_size
from petstore_gui.ui.words.plain_text import sentence_tip

_MEASURED = 50
"""How many rows the widths of the columns are made for."""

_WIDE_MAX = 14
"""The widest that contents make a column, in heights of a line of text."""

_ROOT = QModelIndex()


class RecordCell(NamedTuple):
    """A text, in plain text, with a category's mark before it."""

    text: str
    category: Category | None = None


Record = tuple[RecordCell, ...]


class Records(Protocol):
    """The rows, from top to bottom: a list, or what makes each when it is looked at."""

    def __len__(self) -> int: ...

    def __getitem__(self, line: int, /) -> Record: ...


class RecordTable(RowTable):
    """The column `widest` has the room that the others leave; `numbers` are columns, too.

    Enter emits `activated` if anybody listens, else it presses the dialog's default button.
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

    def show_records(self, records: Records) -> None:
        """Show these in place of what was there; the current row stays at its place."""
        line = self.currentIndex().row()
        self._records.replace(records)
        most = _WIDE_MAX * self.fontMetrics().lineSpacing()
        for column in range(self._records.columnCount()):
            if column != self._widest:
                self.resizeColumnToContents(column)
                self.setColumnWidth(column, min(self.columnWidth(column), most))
        if len(records):
            self.make_current(min(max(line, 0), len(records) - 1))

    def make_current(self, line: int) -> None:
        """Select a row, and scroll to it."""
        index, flags = self._records.index(line, 0), QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        can_be_activated = self.isSignalConnected(QMetaMethod.fromSignal(self.activated))
        if event.key() in ENTER and can_be_activated and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())  # and not the default button as well
        else:
            super().keyPressEvent(event)


class _RecordModel(QAbstractTableModel):
    """The records as a model, with a column for each heading."""

    def __init__(self, headings: Sequence[str], numbers: Collection[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._headings, self._numbers = tuple(headings), numbers
        self._view = parent
        self.records: Records = []

    def replace(self, records: Records) -> None:
        self.beginResetModel()
        self.records = records
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.records)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.records[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return sentence_tip(cell.text)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        if role == Qt.ItemDataRole.DecorationRole and cell.category is not None:
            return mark_icon(cell.category, mark_size(self._view.fontMetrics()), self._view)
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
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return AT_END if column in self._numbers else AT_BEGINNING
