"""How a cell of the table is painted: quiet lines, strong names, statuses as chips."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from petstore_gui.catalogue.view import Column
from petstore_gui.ui.cell_texts import CellTexts
from petstore_gui.ui.cells import CELL_ROLE, MARK_ROLE, NOTE_ROLE, Cell
from petstore_gui.ui.look import Look
from petstore_gui.ui.name_notes import paint_dot, paint_note
from petstore_gui.ui.palette import Colours
from petstore_gui.ui.status_chip import StatusChips

ROW_HEIGHT = 38
CELL_MARGIN = 14

# As numbers: each operation on Qt's flags takes Python a microsecond or two.
_SELECTED = QStyle.StateFlag.State_Selected.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value


class _Inks:
    """The colours of a look as a painter takes them: made once, as a cell needs several."""

    def __init__(self, colours: Colours) -> None:
        self.selection = QColor(colours.selection)
        self.text = QColor(colours.text)
        self.quiet = QColor(colours.text_quiet)
        self.line = QColor(colours.line)
        self.focus = QPen(QColor(colours.accent), 2)


class PetDelegate(QStyledItemDelegate):
    """Paints the cells; the texts come from the model."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._take_look()
        look.changed.connect(self._take_look)
        numbers, names = QFont(parent.font()), QFont(parent.font())
        numbers.setFeature(QFont.Tag("tnum"), 1)
        names.setWeight(QFont.Weight.DemiBold)
        # Large numbers differ at their ends.
        self._numbers = CellTexts(numbers, Qt.TextElideMode.ElideMiddle)
        self._names = CellTexts(names, Qt.TextElideMode.ElideRight)
        self._words = CellTexts(QFont(parent.font()), Qt.TextElideMode.ElideRight)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width() + 2 * CELL_MARGIN, ROW_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        box: QRect = option.rect
        left, top, width, height = box.x(), box.y(), box.width(), box.height()
        state: int = option.state.value
        inner = QRectF(left + CELL_MARGIN, top, width - 2 * CELL_MARGIN, height - 1)
        cell: Cell = index.data(CELL_ROLE)
        leftwards = option.direction is Qt.LayoutDirection.RightToLeft
        painter.save()
        if state & _SELECTED:
            painter.fillRect(left, top, width, height, self._inks.selection)
        painter.fillRect(left, top + height - 1, width, 1, self._inks.line)
        if cell.column == Column.STATUS:
            self._paint_status(painter, inner, cell, option.direction)
        elif cell.column == Column.NAME:
            painter.setPen(self._inks.text)
            inner = self._paint_notes(painter, option, inner, index) if cell.is_noted else inner
            self._names.draw(painter, inner, cell.text, at_end=False, leftwards=leftwards)
        else:
            painter.setPen(self._inks.quiet if cell.column == Column.ID else self._inks.text)
            self._numbers.draw(painter, inner, cell.text, at_end=True, leftwards=leftwards)
        if state & _FOCUSED:
            painter.setPen(self._inks.focus)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(left + 1, top + 1, width - 2, height - 3))
        painter.restore()

    def _take_look(self) -> None:
        self._inks = _Inks(self._look.colours)
        self._chips = StatusChips(self._look.colours)

    def _paint_notes(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        inner: QRectF,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QRectF:
        if index.data(MARK_ROLE):
            paint_dot(painter, option, inner, self._look.colours)
        if note := index.data(NOTE_ROLE):
            return paint_note(painter, option, inner, note, self._look.colours)
        return inner

    def _paint_status(
        self, painter: QPainter, inner: QRectF, cell: Cell, direction: Qt.LayoutDirection
    ) -> None:
        if cell.status is not None:
            self._chips.draw(painter, inner.toRect(), cell.status, cell.text, direction)
            return
        painter.setPen(self._inks.quiet)
        leftwards = direction is Qt.LayoutDirection.RightToLeft
        self._words.draw(painter, inner, cell.text, at_end=False, leftwards=leftwards)
