"""How a cell of the table is painted: quiet lines, strong names, statuses as chips."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from petstore_gui.catalogue.view import Column
from petstore_gui.pets import PetStatus
from petstore_gui.ui.look import Look
from petstore_gui.ui.name_notes import paint_dot, paint_note
from petstore_gui.ui.palette import Chip, Colours
from petstore_gui.ui.pet_table_model import MARK_ROLE, NOTE_ROLE, STATUS_ROLE

ROW_HEIGHT = 38
CELL_MARGIN = 14
_CHIP_HEIGHT = 24
_MARK_SIZE = 8

_MARK_ROOM = 22
_MARK_SPAN = 26
_STATE = QStyle.StateFlag
_LEADING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class _Ink:
    """A chip's colours as a painter takes them."""

    def __init__(self, chip: Chip) -> None:
        self.back = QColor(chip.back)
        self.text = QColor(chip.text)
        self.mark = QPen(self.text, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


class _Inks:
    """The colours of a look as a painter takes them: made once, as a cell needs several."""

    def __init__(self, colours: Colours) -> None:
        self.selection = QColor(colours.selection)
        self.text = QColor(colours.text)
        self.quiet = QColor(colours.text_quiet)
        self.line = QPen(QColor(colours.line), 1)
        self.focus = QPen(QColor(colours.accent), 2)
        self.other = _Ink(colours.other)
        self.chips = {
            PetStatus.AVAILABLE.value: _Ink(colours.available),
            PetStatus.PENDING.value: _Ink(colours.pending),
            PetStatus.SOLD.value: _Ink(colours.sold),
        }


class PetDelegate(QStyledItemDelegate):
    """Paints the cells; the texts come from the model."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._take_look()
        look.changed.connect(self._take_look)
        self._number_font = QFont(parent.font())
        self._number_font.setFeature(QFont.Tag("tnum"), 1)
        self._name_font = QFont(parent.font())
        self._name_font.setWeight(QFont.Weight.DemiBold)

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
        rect: QRectF = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        painter.save()
        if state & _STATE.State_Selected:
            painter.fillRect(rect, self._inks.selection)
        painter.setPen(self._inks.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inner = rect.adjusted(CELL_MARGIN, 0, -CELL_MARGIN, -1)
        if index.column() == Column.STATUS:
            self._paint_chip(painter, inner, index, option.direction)
        else:
            if index.column() == Column.NAME:
                inner = self._paint_notes(painter, option, inner, index)
            self._paint_text(painter, inner, index)
        if state & _STATE.State_HasFocus:
            painter.setPen(self._inks.focus)
            painter.drawRect(rect.adjusted(1, 1, -1, -2))
        painter.restore()

    def _take_look(self) -> None:
        self._inks = _Inks(self._look.colours)

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

    def _paint_text(
        self, painter: QPainter, inner: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        is_name = index.column() == Column.NAME
        font = self._name_font if is_name else self._number_font
        painter.setFont(font)
        quiet = index.column() == Column.ID
        painter.setPen(self._inks.quiet if quiet else self._inks.text)
        # Large ids differ at their ends.
        mode = Qt.TextElideMode.ElideRight if is_name else Qt.TextElideMode.ElideMiddle
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole)
        _draw_elided(painter, inner, index.data(), alignment, mode)

    def _paint_chip(
        self,
        painter: QPainter,
        inner: QRectF,
        index: QModelIndex | QPersistentModelIndex,
        direction: Qt.LayoutDirection,
    ) -> None:
        status, word = index.data(STATUS_ROLE), index.data()
        if status is None:
            painter.setPen(self._inks.quiet)
            _draw_elided(painter, inner, word, Qt.AlignmentFlag.AlignVCenter)
            return
        ink = self._inks.chips.get(status, self._inks.other)
        metrics = painter.fontMetrics()
        width = metrics.horizontalAdvance(word) + _MARK_ROOM + 12
        height = max(_CHIP_HEIGHT, metrics.height() + 2)
        size = QSize(min(width, int(inner.width())), height)
        box = QStyle.alignedRect(direction, _LEADING, size, inner.toRect())
        mark = QStyle.visualRect(direction, box, QRect(box.topLeft(), QSize(_MARK_SPAN, height)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink.back)
        painter.drawRoundedRect(box, height / 2, height / 2)
        _paint_mark(painter, QRectF(mark).center(), status, ink.mark)
        painter.setPen(ink.text)
        room = QStyle.visualRect(direction, box, box.adjusted(_MARK_ROOM, 0, -8, 0))
        _draw_elided(painter, QRectF(room), word, Qt.AlignmentFlag.AlignVCenter)


def _paint_mark(painter: QPainter, centre: QPointF, status: str, pen: QPen) -> None:
    """A shape for each status, so that colour never speaks alone."""
    half = _MARK_SIZE / 2
    box = QRectF(centre.x() - half, centre.y() - half, _MARK_SIZE, _MARK_SIZE)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if status == PetStatus.AVAILABLE:
        painter.setBrush(pen.color())
        painter.drawEllipse(box)
    elif status == PetStatus.PENDING:
        painter.drawEllipse(box)
        painter.setBrush(pen.color())
        painter.drawPie(box, 90 * 16, 180 * 16)
    elif status == PetStatus.SOLD:
        tick = QPainterPath(box.topLeft() + QPointF(0, half))
        tick.lineTo(box.topLeft() + QPointF(half * 0.8, _MARK_SIZE - 1))
        tick.lineTo(box.topRight() + QPointF(0, 1))
        painter.drawPath(tick)
    else:
        painter.drawRect(box.adjusted(1, 1, -1, -1))


def _draw_elided(
    painter: QPainter,
    box: QRectF,
    text: str,
    alignment: Qt.AlignmentFlag,
    mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    shown = painter.fontMetrics().elidedText(text, mode, int(box.width()))
    painter.drawText(box, int(alignment | Qt.TextFlag.TextSingleLine), shown)
