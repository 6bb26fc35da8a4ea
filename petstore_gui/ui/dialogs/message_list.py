"""The list of messages: one a row, with its time and an icon."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.table.record_delegate import Record, RecordDelegate, row_height
from petstore_gui.ui.table.record_table import RecordModel, Records
from petstore_gui.ui.text.words import tr

_TIME, _MESSAGE = range(2)
"""The columns of the model. The list, as a screen reader knows it, has only the second."""


class MessageList(QListView):
    """Records of a time and a message, the newest first. What is too long for its row is cut."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._records = RecordModel((tr("Time"), name), (), self)
        self.setAccessibleName(name)
        self.setModel(self._records)
        self.setModelColumn(_MESSAGE)
        self._delegate = _MessageDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def current_line(self) -> int:
        """The current row, or -1."""
        return self.currentIndex().row()

    def show_records(self, records: Records) -> None:
        """Show these in place of what was there, the first one current."""
        self._records.replace(records)
        self._delegate.fit_times(self._records)
        self.make_current(0)

    def insert_first(self, record: Record) -> None:
        """Add a row at the top."""
        self._records.insert_first(record)
        self._delegate.fit_times(self._records)
        if len(self._records.records) == 1:
            self.make_current(0)

    def make_current(self, line: int) -> None:
        """Select a row, if it is there, and scroll to it."""
        self.setCurrentIndex(self._records.index(line, _MESSAGE))

    def minimumSizeHint(self) -> QSize:
        """One row is in sight on the smallest screen."""
        return QSize(super().minimumSizeHint().width(), row_height(self) + 2 * self.frameWidth())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()


class _MessageDelegate(RecordDelegate):
    """Paints a record as a row of a table without headings."""

    _time_width = 0

    def fit_times(self, records: RecordModel) -> None:
        """Make room for the widest time: they stand below each other."""
        times = (records.index(line, _TIME) for line in range(records.rowCount()))
        self._time_width = max(map(super().width_of, times), default=0)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, row_height(self._view))  # as wide as the list

    def width_of(self, index: Index) -> int:
        return self._time_width + super().width_of(index)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box = option.rect
        time = QRect(box.x(), box.y(), self._time_width, box.height())
        rest = box.adjusted(self._time_width, 0, 0, 0)
        for column, part in ((_TIME, time), (_MESSAGE, rest)):
            cell = QStyleOptionViewItem(option)
            cell.rect = QStyle.visualRect(option.direction, box, part)
            super().paint(painter, cell, index.sibling(index.row(), column))
