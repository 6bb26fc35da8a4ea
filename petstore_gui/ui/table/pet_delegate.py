"""Painting a cell of the table: selection, text or chip, and notes beside a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cell_painter import (
    CellPainter,
    beside_mark,
    inside,
    mark_size,
    row_height,
)
from petstore_gui.ui.table.cells import CELL_ROLE, Cell, Index
from petstore_gui.ui.table.hover_table import HoverTable
from petstore_gui.ui.table.name_notes import paint_dot, paint_note

if TYPE_CHECKING:
    from petstore_gui.ui.table.category_mark import CategoryMarks

# As integers: each operation on Qt's flags takes a microsecond or two.
_SELECTED = QStyle.StateFlag.State_Selected.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value

_BAR_WIDTH = 4


class PetDelegate(QStyledItemDelegate):
    """Paints the `Cell`s of the model of a table."""

    def __init__(self, theme: Theme, table: HoverTable) -> None:
        super().__init__(table)
        self._words: tuple[str, ...] = ()
        self._theme = theme
        self._table = table
        self._update_colours()
        theme.changed.connect(self._update_colours)

    def mark_words(self, words: tuple[str, ...]) -> None:
        """Mark these folded words in names from now on."""
        if words != self._words:
            self._words = words
            self._cells.mark_words(words)
            self._table.viewport().update()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width() + 2 * self._table.cell_margin, row_height(option.font))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect
        state: int = option.state.value
        inner = inside(box, self._table.cell_margin)
        cell: Cell = index.data(CELL_ROLE)
        is_selected = bool(state & _SELECTED)
        painter.save()
        if is_selected:
            self._paint_selection(painter, box, index.column(), option.direction)
        elif cell.is_unadded:
            painter.fillRect(box, self._unadded)
        elif index.row() == self._table.hovered:
            painter.fillRect(box, self._hover)
        self._cells.paint_line(painter, box)
        if cell.mark or cell.note:
            inner = self._paint_notes(painter, option, inner, cell)
        if cell.is_among_names:
            inner = self._paint_mark(painter, option, inner, cell)
        self._cells.paint(painter, inner, cell, option.direction, has_edge=is_selected)
        if state & _FOCUSED:
            painter.setPen(self._focus)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(box.adjusted(1, 1, -1, -2)))
        painter.restore()

    def _update_colours(self) -> None:
        colours = self._theme.colours
        self._cells = CellPainter(colours, self._table.font())
        self._cells.mark_words(self._words)
        self._marks: CategoryMarks | None = None
        self._selection = QColor(colours.selection)
        self._unadded = QColor(colours.notice.back)
        self._bar = QColor(colours.accent)
        self._hover = QColor(colours.hover)
        self._focus = QPen(QColor(colours.accent), 2)

    def _paint_selection(
        self, painter: QPainter, box: QRect, column: int, direction: Qt.LayoutDirection
    ) -> None:
        """Paint the background of a selected cell, and a bar where the row begins."""
        painter.fillRect(box, self._selection)
        if self._table.horizontalHeader().sectionPosition(column) == 0:
            bar = QRect(box.x(), box.y(), _BAR_WIDTH, box.height() - 1)
            painter.fillRect(QStyle.visualRect(direction, box, bar), self._bar)

    def _paint_mark(
        self, painter: QPainter, option: QStyleOptionViewItem, inner: QRectF, cell: Cell
    ) -> QRectF:
        """Paint the mark of a category, if it has a name; returns the room of the text."""
        box, size = inner.toRect(), mark_size(option.fontMetrics)
        if cell.category is not None:
            if self._marks is None:
                from petstore_gui.ui.table.category_mark import CategoryMarks  # noqa: PLC0415 - where categories have names

                self._marks = CategoryMarks(self._theme.colours)
            place = QRect(box.left(), box.top() + (box.height() - size) // 2, size, size)
            place = QStyle.visualRect(option.direction, box, place)
            scale = painter.device().devicePixelRatio()
            painter.drawPixmap(place.topLeft(), self._marks.pixmap(cell.category, size, scale))
        return beside_mark(inner, option)

    def _paint_notes(
        self, painter: QPainter, option: QStyleOptionViewItem, inner: QRectF, cell: Cell
    ) -> QRectF:
        if cell.mark:
            paint_dot(painter, option, inner, self._theme.colours)
        if cell.note:
            colours, name_width = self._theme.colours, self._cells.name_width(cell.text)
            return paint_note(painter, option, inner, cell, colours, name_width=name_width)
        return inner
