"""The headings of a table of animals, with the arrow of the order beside the word it is about."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionHeader, QWidget

from petstore_gui.ui.table.cell_painter import CELL_MARGIN, name_font

_GAP = 7
_LEAST = 24
"""Pixels. Qt's own least width grows with the type, and widens columns that are narrower."""
_ARROW_WIDTH, _ARROW_HEIGHT = 9 / 16, 5 / 16
"""Heights of a line of text."""


def heading_width(word: str, font: QFont) -> int:
    """Pixels that a heading needs with its arrow, without margins."""
    metrics = _metrics(font)
    return metrics.horizontalAdvance(word) + _GAP + int(_ARROW_WIDTH * metrics.height()) + 1


class TableHeader(QHeaderView):
    """Horizontal headings; the style would put the arrow at the end of the column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._table = parent
        self.margin = CELL_MARGIN
        self.setMinimumSectionSize(_LEAST)
        self.setSectionsMovable(True)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSortIndicatorShown(True)

    def set_narrow(self, narrow: bool, margin: int) -> None:
        """Use the margins of the cells below."""
        self.margin = margin
        self.setProperty("narrow", narrow)
        self.style().polish(self)

    def restoreState(self, state: QByteArray | bytes | bytearray | memoryview) -> bool:
        """Restore the sections, but not their least width."""
        is_restored = super().restoreState(state)
        self.setMinimumSectionSize(_LEAST)
        return is_restored

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logical: int) -> None:
        super().initStyleOptionForIndex(option, logical)
        option.sortIndicator = QStyleOptionHeader.SortIndicator.None_

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        painter.save()
        super().paintSection(painter, rect, logical)
        painter.restore()
        if logical == self.sortIndicatorSection():
            self._paint_arrow(painter, rect, logical)

    def _paint_arrow(self, painter: QPainter, rect: QRect, logical: int) -> None:
        model, orientation = self.model(), self.orientation()
        word = model.headerData(logical, orientation, Qt.ItemDataRole.DisplayRole)
        alignment = model.headerData(logical, orientation, Qt.ItemDataRole.TextAlignmentRole)
        metrics = _metrics(self._table.font())
        width = min(metrics.horizontalAdvance(word), rect.width() - 2 * self.margin)
        wide, high = _ARROW_WIDTH * metrics.height(), _ARROW_HEIGHT * metrics.height()
        is_at_end = bool(alignment & Qt.AlignmentFlag.AlignRight)
        inner = rect.adjusted(self.margin, 0, -self.margin, 0)
        beside = inner.right() - width - _GAP - wide if is_at_end else inner.left() + width + _GAP
        place = QRect(int(beside), rect.top(), int(wide), rect.height())
        centre = QPointF(QStyle.visualRect(self.layoutDirection(), rect, place).center())
        is_up = self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
        tip = -high / 2 if is_up else high / 2
        points = [QPointF(-wide / 2, -tip), QPointF(0, tip), QPointF(wide / 2, -tip)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().text().color(), wide / 5))
        painter.drawPolyline(QPolygonF([centre + point for point in points]))
        painter.restore()


def _metrics(font: QFont) -> QFontMetrics:
    return QFontMetrics(name_font(font))
