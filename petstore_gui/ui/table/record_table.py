"""A table of what happened, such as messages and changes, with icons and chips."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QMetaMethod,
    QModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cells import Index, aligned, heading
from petstore_gui.ui.table.record_delegate import Record, RecordDelegate, row_height
from petstore_gui.ui.table.row_table import RowTable

_MEASURED = 50
"""How many rows the widths of the columns are made for."""

_WIDE_MAX = 14
"""The widest that contents make a column, in heights of a line of text."""

_ROOT = QModelIndex()


class Records(Protocol):
    """The rows, from top to bottom: a list, or what makes each when it is looked at."""

    def __len__(self) -> int: ...

    def __getitem__(self, line: int, /) -> Record: ...


class RecordTable(RowTable):
    """The current row can be seen while the table has the focus.

    The column `widest` has the room that the others leave, or scrolls; `numbers` are columns, too.
    `least_rows` are in sight on the smallest screen.
    Enter emits `activated` if anybody listens, else it presses the dialog's default button.
    """

    def __init__(
        self,
        name: str,
        headings: Sequence[str],
        theme: Theme,
        *,
        widest: int,
        parent: QWidget,
        numbers: Collection[int] = (),
    ) -> None:
        super().__init__(parent)
        self.least_rows = 1
        self._records = RecordModel(headings, numbers, self)
        self._numbers, self._widest = numbers, widest
        self.setAccessibleName(name)
        self.setModel(self._records)
        self._delegate = RecordDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().setDefaultSectionSize(row_height(self))
        header = self.horizontalHeader()
        header.setAccessibleName(name)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.sectionResized.connect(self._fit_widest)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    @property
    def records(self) -> Records:
        """What is shown, from top to bottom."""
        return self._records.records

    @property
    def current_line(self) -> int:
        """The current row, or -1."""
        return self.currentIndex().row()

    def show_records(self, records: Records) -> None:
        """Show these in place of what was there; the current row stays at its place."""
        line = self.current_line
        self._records.replace(records)
        self._set_widths()
        if len(records):
            self.make_current(min(max(line, 0), len(records) - 1))

    def replace_record(self, line: int, record: Record) -> None:
        """Show another record in a row."""
        self._records.replace_one(line, record)

    def insert_first(self, record: Record) -> None:
        """Add a row at the top."""
        self._records.insert_first(record)
        if len(self.records) == 1:
            self._set_widths()
            self.make_current(0)

    def make_current(self, line: int) -> None:
        """Select a row, and scroll up or down to it."""
        bar, flags = self.horizontalScrollBar(), QItemSelectionModel.SelectionFlag
        before, index = bar.value(), self._records.index(line, self._widest)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)  # it may be the current row already
        bar.setValue(before)  # whose row it is stays in sight

    def keyPressEvent(self, event: QKeyEvent) -> None:
        can_be_activated = self.isSignalConnected(QMetaMethod.fromSignal(self.activated))
        if event.key() in ENTER and can_be_activated and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())  # and not the default button as well
            return
        bar, line = self.horizontalScrollBar(), self.current_line
        before = bar.value()
        super().keyPressEvent(event)
        if self.current_line != line:
            bar.setValue(before)  # as in `make_current`

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_widest(-1)
        place = self.rowViewportPosition(self.current_line)
        if 0 <= place < event.oldSize().height():
            self.make_current(self.current_line)  # in sight it stays

    def minimumSizeHint(self) -> QSize:
        rows = self.least_rows * self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar().sizeHint().height()
        height = self.horizontalHeader().sizeHint().height() + rows + bar + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), height)

    @property
    def whole_width(self) -> int:
        """Pixels that show every column."""
        self.ensurePolished()
        columns = range(self._records.columnCount())
        bar = self.verticalScrollBar().sizeHint().width()
        return sum(map(self._needed, columns)) + bar + 2 * self.frameWidth()

    def _set_widths(self) -> None:
        for column in range(self._records.columnCount()):
            if column != self._widest:
                self.setColumnWidth(column, self._needed(column))
        self._fit_widest(-1)

    def _needed(self, column: int) -> int:
        """The width for what is in a column."""
        records, is_number = self.records, column in self._numbers
        cells = (records[line][column] for line in range(min(_MEASURED, len(records))))
        widths = (self._delegate.cell_width(one, is_number=is_number) for one in cells)
        most = _WIDE_MAX * self.fontMetrics().lineSpacing()
        heading = self.horizontalHeader().sectionSizeHint(column)
        return max(min(max(widths, default=0), most), heading)

    def _fit_widest(self, resized: int) -> None:
        if resized != self._widest:
            columns = range(self._records.columnCount())
            others = sum(self.columnWidth(one) for one in columns if one != self._widest)
            room = self.viewport().width() - others
            self.setColumnWidth(self._widest, max(room, self._needed(self._widest)))


class RecordModel(QAbstractTableModel):
    """The records as a model, with a column for each heading. `numbers` are columns, too."""

    def __init__(self, headings: Sequence[str], numbers: Collection[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._numbers = numbers
        self._headings = tuple(headings)
        self.records: Records = []

    def replace(self, records: Records) -> None:
        self.beginResetModel()
        self.records = records
        self.endResetModel()

    def replace_one(self, line: int, record: Record) -> None:
        self.records = records = self._made()
        records[line] = record
        self.dataChanged.emit(self.index(line, 0), self.index(line, len(record) - 1))

    def insert_first(self, record: Record) -> None:
        self.beginInsertRows(QModelIndex(), 0, 0)
        self.records = [record, *self._made()]
        self.endInsertRows()

    def _made(self) -> list[Record]:
        return [self.records[line] for line in range(len(self.records))]

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.records)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.records[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return aligned(index.column(), self._numbers)
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.spoken or cell.text
        return cell if role == Qt.ItemDataRole.UserRole else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        return heading(self._headings, section, role, self._numbers)
