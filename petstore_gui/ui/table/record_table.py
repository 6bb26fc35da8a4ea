"""A table of what happened, such as messages and changes, with icons and chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QMetaMethod,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from petstore_gui.ui.style.icons import ICON_SIZE, icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.status_chip import Chip, StatusChips

ROW_HEIGHT = 36
"""Pixels, unless the type is larger."""

_MARGIN = 14
_ICON_GAP = 4
_BAR = 3
_MEASURED = 50
"""How many rows the widths of the columns are made for."""

_WIDEST = 220

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ONE_LINE = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)


class RecordCell(NamedTuple):
    """A text, in plain text; before it an icon, or around it the chip of a status.

    `spoken` is what a screen reader says in its place, such as what an icon means.
    """

    text: str
    icon: str = ""
    status: str | None = None
    is_problem: bool = False
    is_strong: bool = False
    spoken: str = ""


Record = tuple[RecordCell, ...]


class RecordTable(QTableView):
    """The current row can be seen while the table has the focus.

    Enter emits `activated` if anybody listens, else it presses the dialog's default button.
    """

    def __init__(
        self, name: str, headings: Sequence[str], theme: Theme, *, widest: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._records = _Records(headings, self)
        self._widest = widest
        self.setAccessibleName(name)
        self.setModel(self._records)
        self.setItemDelegate(_RecordDelegate(theme, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        height = max(ROW_HEIGHT, self.fontMetrics().lineSpacing() + 12)
        self.verticalHeader().setDefaultSectionSize(height)
        header = self.horizontalHeader()
        header.setAccessibleName(name)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)

    @property
    def records(self) -> list[Record]:
        """What is shown, from top to bottom."""
        return self._records.records

    @property
    def current_line(self) -> int:
        """The current row, or -1."""
        return self.currentIndex().row()

    def show_records(self, records: list[Record]) -> None:
        """Show these in place of what was there; the current row stays at its place."""
        line = self.current_line
        self._records.replace(records)
        self._set_widths()
        if records:
            self.make_current(min(max(line, 0), len(records) - 1))

    def insert_first(self, record: Record) -> None:
        """Add a row at the top."""
        self._records.insert_first(record)
        if len(self.records) == 1:
            self._set_widths()
            self.make_current(0)

    def make_current(self, line: int) -> None:
        """Select a row, and scroll to it."""
        flags = QItemSelectionModel.SelectionFlag
        index = self._records.index(line, self._widest)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        can_be_activated = self.isSignalConnected(QMetaMethod.fromSignal(self.activated))
        if event.key() in _ENTER and can_be_activated and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())  # and not the default button as well
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _set_widths(self) -> None:
        for column in range(self._records.columnCount()):
            if column != self._widest:
                rows = [self._records.index(line, column) for line in range(_MEASURED)]
                hints = [self.sizeHintForIndex(one).width() for one in rows if one.isValid()]
                heading = self.horizontalHeader().sectionSizeHint(column)
                self.setColumnWidth(column, min(max(hints, default=0), _WIDEST) or heading)
                self.setColumnWidth(column, max(self.columnWidth(column), heading))


class _Records(QAbstractTableModel):
    """The records, as a model."""

    def __init__(self, headings: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._headings = tuple(headings)
        self.records: list[Record] = []

    def replace(self, records: list[Record]) -> None:
        self.beginResetModel()
        self.records = records
        self.endResetModel()

    def insert_first(self, record: Record) -> None:
        self.beginInsertRows(QModelIndex(), 0, 0)
        self.records.insert(0, record)
        self.endInsertRows()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.records)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.records[index.row()][index.column()]
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
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._headings[section]
        return None


class _RecordDelegate(QStyledItemDelegate):
    """Paints the cells."""

    def __init__(self, theme: Theme, table: RecordTable) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._strong = QFont(table.font())
        self._strong.setWeight(QFont.Weight.DemiBold)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        cell: RecordCell = index.data(Qt.ItemDataRole.UserRole)
        metrics = QFontMetrics(self._strong) if cell.is_strong else option.fontMetrics
        width = metrics.horizontalAdvance(cell.text) + 2 * _MARGIN + 4
        width += ICON_SIZE.width() + _ICON_GAP + 2 if cell.icon else 0
        width += 40 if cell.status is not None else 0
        return QSize(width, ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        box: QRect = option.rect
        colours = self._theme.colours
        cell: RecordCell = index.data(Qt.ItemDataRole.UserRole)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(colours.selection))
            if self._table.hasFocus():
                self._paint_focus(painter, option, index.column())
        painter.fillRect(box.x(), box.bottom(), box.width(), 1, QColor(colours.line))
        inner = box.adjusted(_MARGIN, 0, -_MARGIN, -1)
        if cell.status is not None:
            is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
            chip = Chip(cell.status, cell.text, option.direction, is_selected)
            StatusChips(colours).draw(painter, inner, chip)
        else:
            self._paint_text(painter, option, inner, cell)
        painter.restore()

    def _paint_text(
        self, painter: QPainter, option: QStyleOptionViewItem, inner: QRect, cell: RecordCell
    ) -> None:
        colours = self._theme.colours
        painter.setFont(self._strong if cell.is_strong else option.font)
        ink = colours.error if cell.is_problem else colours.text
        if cell.icon:
            place = QRect(inner.topLeft(), QSize(ICON_SIZE.width(), inner.height()))
            drawn = icon(cell.icon, colours.error if cell.is_problem else colours.text_quiet)
            drawn.paint(painter, QStyle.visualRect(option.direction, inner, place))
            text = inner.adjusted(ICON_SIZE.width() + _ICON_GAP, 0, 0, 0)
            inner = QStyle.visualRect(option.direction, inner, text)
        painter.setPen(QColor(ink))
        shown = painter.fontMetrics().elidedText(
            cell.text, Qt.TextElideMode.ElideRight, inner.width()
        )
        leading = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        painter.drawText(inner, _ONE_LINE | int(leading), shown)

    def _paint_focus(self, painter: QPainter, option: QStyleOptionViewItem, column: int) -> None:
        """One ring around the whole row, of which each cell has its part."""
        box = QRectF(option.rect).adjusted(0, 1, 0, -2)
        painter.setPen(QColor(self._theme.colours.accent))
        painter.drawLine(box.topLeft(), box.topRight())
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if column == 0:
            bar = QRect(option.rect.x(), option.rect.y(), _BAR, option.rect.height() - 1)
            place = QStyle.visualRect(option.direction, option.rect, bar)
            painter.fillRect(place, QColor(self._theme.colours.accent))
