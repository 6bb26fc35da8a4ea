"""How a cell of the table is painted: quiet lines, strong names, statuses as chips."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from petstore_gui.catalogue.view import Column
from petstore_gui.pets import PetStatus
from petstore_gui.ui.look import Look
from petstore_gui.ui.palette import Chip, Colours
from petstore_gui.ui.pet_table_model import STATUS_ROLE

ROW_HEIGHT = 38
CELL_MARGIN = 14
_CHIP_HEIGHT = 24
_MARK_SIZE = 8

_MARK_ROOM = 22
_MARK_SPAN = 26
_STATE = QStyle.StateFlag
_LEADING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PetDelegate(QStyledItemDelegate):
    """Paints the cells; the texts come from the model."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
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
        colours = self._look.colours
        rect: QRectF = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        painter.save()
        if state & _STATE.State_Selected:
            painter.fillRect(rect, QColor(colours.selection))
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inner = rect.adjusted(CELL_MARGIN, 0, -CELL_MARGIN, -1)
        if index.column() == Column.STATUS:
            self._paint_chip(painter, inner, index, colours, option.direction)
        else:
            self._paint_text(painter, inner, index, colours)
        if state & _STATE.State_HasFocus:
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -2))
        painter.restore()

    def _paint_text(
        self,
        painter: QPainter,
        inner: QRectF,
        index: QModelIndex | QPersistentModelIndex,
        colours: Colours,
    ) -> None:
        is_name = index.column() == Column.NAME
        font = self._name_font if is_name else self._number_font
        painter.setFont(font)
        quiet = index.column() == Column.ID
        painter.setPen(QColor(colours.text_quiet if quiet else colours.text))
        # Large ids differ at their ends.
        mode = Qt.TextElideMode.ElideRight if is_name else Qt.TextElideMode.ElideMiddle
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole)
        _draw_elided(painter, inner, index.data(), alignment, mode)

    def _paint_chip(
        self,
        painter: QPainter,
        inner: QRectF,
        index: QModelIndex | QPersistentModelIndex,
        colours: Colours,
        direction: Qt.LayoutDirection,
    ) -> None:
        status, word = index.data(STATUS_ROLE), index.data()
        if status is None:
            painter.setPen(QColor(colours.text_quiet))
            _draw_elided(painter, inner, word, Qt.AlignmentFlag.AlignVCenter)
            return
        chip = _chip(colours, status)
        width = QFontMetrics(painter.font()).horizontalAdvance(word) + _MARK_ROOM + 12
        size = QSize(min(width, int(inner.width())), _CHIP_HEIGHT)
        box = QStyle.alignedRect(direction, _LEADING, size, inner.toRect())
        mark = QStyle.visualRect(
            direction, box, QRect(box.topLeft(), QSize(_MARK_SPAN, _CHIP_HEIGHT))
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(chip.back))
        painter.drawRoundedRect(box, _CHIP_HEIGHT / 2, _CHIP_HEIGHT / 2)
        paint_mark(painter, QRectF(mark).center(), status, QColor(chip.text))
        painter.setPen(QColor(chip.text))
        room = QStyle.visualRect(direction, box, box.adjusted(_MARK_ROOM, 0, -8, 0))
        _draw_elided(painter, QRectF(room), word, Qt.AlignmentFlag.AlignVCenter)


def paint_mark(painter: QPainter, centre: QPointF, status: str | None, colour: QColor) -> None:
    """A shape for each status, so that colour never speaks alone."""
    half = _MARK_SIZE / 2
    box = QRectF(centre.x() - half, centre.y() - half, _MARK_SIZE, _MARK_SIZE)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if status == PetStatus.AVAILABLE:
        painter.setBrush(colour)
        painter.drawEllipse(box)
    elif status == PetStatus.PENDING:
        painter.drawEllipse(box)
        painter.setBrush(colour)
        painter.drawPie(box, 90 * 16, 180 * 16)
    elif status == PetStatus.SOLD:
        tick = QPainterPath(box.topLeft() + QPointF(0, half))
        tick.lineTo(box.topLeft() + QPointF(half * 0.8, _MARK_SIZE - 1))
        tick.lineTo(box.topRight() + QPointF(0, 1))
        painter.drawPath(tick)
    else:
        painter.drawRect(box.adjusted(1, 1, -1, -1))


def _chip(colours: Colours, status: str) -> Chip:
    return {
        PetStatus.AVAILABLE.value: colours.available,
        PetStatus.PENDING.value: colours.pending,
        PetStatus.SOLD.value: colours.sold,
    }.get(status, colours.other)


def _draw_elided(
    painter: QPainter,
    box: QRectF,
    text: str,
    alignment: Qt.AlignmentFlag,
    mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    shown = painter.fontMetrics().elidedText(text, mode, int(box.width()))
    painter.drawText(box, int(alignment | Qt.TextFlag.TextSingleLine), shown)
