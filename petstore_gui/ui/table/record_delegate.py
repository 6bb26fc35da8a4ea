"""The cells of a table of what happened: texts, icons and chips, and where the focus is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from petstore_gui.domain.category import Category
from petstore_gui.ui.style.icons import ICON_SIZE, icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.category_mark import marks_on
from petstore_gui.ui.table.cell_painter import mark_room, mark_size, number_font
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.table.status_chip import Chip, StatusChips, chip_width
from petstore_gui.ui.text.plain_text import sentence_tip

ROW_HEIGHT = 36
"""Pixels, unless the type is larger."""

_MARGIN = 14
_ICON_GAP = 4
_BAR = 3
_ONE_LINE = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)


class RecordCell(NamedTuple):
    """A text, in plain text; before it an icon or a category's mark, or around it a status chip.

    `spoken` is what a screen reader says in its place, such as what an icon means; `whole` is the
    text that `text` is only the beginning of.
    """

    text: str
    icon: str = ""
    status: str | None = None
    is_problem: bool = False
    is_strong: bool = False
    spoken: str = ""
    whole: str = ""
    category: Category | None = None


Record = tuple[RecordCell, ...]


def row_height(view: QWidget) -> int:
    """The height of a row of records."""
    return max(ROW_HEIGHT, view.fontMetrics().lineSpacing() + 12)


class RecordDelegate(QStyledItemDelegate):
    """Paints the cells."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._strong = QFont(view.font())
        self._strong.setWeight(QFont.Weight.DemiBold)
        self._numbers = number_font(view.font())

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width_of(index), ROW_HEIGHT)

    def width_of(self, index: Index) -> int:
        """How many pixels a cell needs to show everything."""
        cell: RecordCell = index.data(Qt.ItemDataRole.UserRole)
        return self.cell_width(cell, is_number=_is_number(index))

    def cell_width(self, cell: RecordCell, *, is_number: bool) -> int:
        """The same, without asking a model: hundreds of cells are measured at once."""
        metrics = self._view.fontMetrics()
        if cell.status is not None:
            return chip_width(cell.text, metrics) + 2 * _MARGIN
        font = self._font(cell, is_number=is_number)
        width = QFontMetrics(font).horizontalAdvance(cell.text)
        width += self._icon_size.width() + _ICON_GAP + 2 if cell.icon else 0
        width += mark_room(metrics) if cell.category else 0
        return width + 2 * _MARGIN + 4

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect
        colours = self._theme.colours
        cell: RecordCell = index.data(Qt.ItemDataRole.UserRole)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(colours.selection))
            if self._view.hasFocus():
                self._paint_focus(painter, option, index.column())
        painter.fillRect(box.x(), box.bottom(), box.width(), 1, QColor(colours.line))
        inner = box.adjusted(_MARGIN, 0, -_MARGIN, -1)
        if cell.status is not None:
            is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
            chip = Chip(cell.status, cell.text, option.direction, is_selected)
            StatusChips(colours).draw(painter, inner, chip)
        else:
            self._paint_text(painter, option, inner, index)
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Show all of a text that is cut."""
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        cell: RecordCell = index.data(Qt.ItemDataRole.UserRole)
        is_cut = self.width_of(index) > option.rect.width()
        words = cell.whole or (cell.text if is_cut else "")
        QToolTip.showText(event.globalPos(), sentence_tip(words), view)
        return True

    def _paint_text(
        self, painter: QPainter, option: QStyleOptionViewItem, inner: QRect, index: Index
    ) -> None:
        colours = self._theme.colours
        cell: RecordCell = index.data(Qt.ItemDataRole.UserRole)
        painter.setFont(self._font(cell, is_number=_is_number(index)))
        ink = colours.error if cell.is_problem else colours.text
        if cell.icon:
            size, percent = self._icon_size, self._theme.type_size
            place = QRect(inner.topLeft(), QSize(size.width(), inner.height()))
            shade = colours.error if cell.is_problem else colours.text_quiet
            drawn = icon(cell.icon, shade, percent=percent)
            drawn.paint(painter, QStyle.visualRect(option.direction, inner, place))
            text = inner.adjusted(size.width() + _ICON_GAP, 0, 0, 0)
            inner = QStyle.visualRect(option.direction, inner, text)
        if cell.category is not None:
            inner = self._paint_mark(painter, option, inner, cell.category)
        painter.setPen(QColor(ink))
        shown = painter.fontMetrics().elidedText(
            cell.text, Qt.TextElideMode.ElideRight, inner.width()
        )
        side = QStyle.visualAlignment(option.direction, _alignment(index))
        painter.drawText(inner, _ONE_LINE | int(side), shown)

    def _paint_mark(
        self, painter: QPainter, option: QStyleOptionViewItem, inner: QRect, category: Category
    ) -> QRect:
        """Paint the mark of a category; returns the room of its name."""
        size, room = mark_size(option.fontMetrics), mark_room(option.fontMetrics)
        place = QRect(inner.left(), inner.top() + (inner.height() - size) // 2, size, size)
        scale = painter.device().devicePixelRatio()
        mark = marks_on(self._view).pixmap(category, size, scale)
        painter.drawPixmap(QStyle.visualRect(option.direction, inner, place).topLeft(), mark)
        return QStyle.visualRect(option.direction, inner, inner.adjusted(room, 0, 0, 0))

    def _font(self, cell: RecordCell, *, is_number: bool) -> QFont:
        if cell.is_strong:
            return self._strong
        return self._numbers if is_number else self._view.font()

    @property
    def _icon_size(self) -> QSize:
        return ICON_SIZE * self._theme.type_size / 100

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


def _alignment(index: Index) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag(index.data(Qt.ItemDataRole.TextAlignmentRole))


def _is_number(index: Index) -> bool:
    return bool(_alignment(index) & Qt.AlignmentFlag.AlignRight)
