"""The columns of a table on paper: their places, and its lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from petstore_gui.catalogue.export.exported_list import Value
from petstore_gui.ui.printing.pages import INK, RULE, paper_font

LINE = 58
"""Height of a line."""

TEXT = 32
"""Height of letters."""

GAP = 30
"""Between two columns."""

_MEASURED = 200
"""Letters of a text that count for the width of its column."""

_NARROWEST = 300
_WIDEST_SHARE = 0.3
"""Of a column beside the widest one, in parts of the page."""

_LINE_OF_TEXT = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_LEFT = _LINE_OF_TEXT | Qt.AlignmentFlag.AlignLeft  # enums of Qt are slow to combine
_RIGHT = _LINE_OF_TEXT | Qt.AlignmentFlag.AlignRight


class Columns:
    """Paints lines of a table; `longest`: the longest text of each column.

    `are_numbers`: which columns have numbers, which are never cut.
    """

    def __init__(
        self,
        headings: Sequence[str],
        longest: Sequence[str],
        are_numbers: Sequence[bool],
        left: float,
        width: float,
    ) -> None:
        self._headings = headings
        self._left, self._width = left, width
        self._text, self._bold = paper_font(TEXT), paper_font(TEXT, is_bold=True)
        self._metrics = QFontMetricsF(self._text)
        digit = max(self._metrics.horizontalAdvance(one) for one in "0123456789-")
        bold = QFontMetricsF(self._bold)
        widths = []
        for text, heading, is_number in zip(longest, headings, are_numbers, strict=True):
            own = (
                len(text) * digit
                if is_number
                else self._metrics.horizontalAdvance(text[:_MEASURED])
            )
            widths.append(max(own, bold.horizontalAdvance(heading)) + GAP)
        share_out(widths, are_numbers, width)
        edges = [left + sum(widths[:place]) for place in range(len(widths))]
        self._columns = list(zip(edges, widths, are_numbers, strict=True))

    def paint_headings(self, painter: QPainter, top: float) -> None:
        """Paint the headings, with a strong rule below."""
        self._paint(painter, top, self._headings, self._bold, QPen(INK, 3))

    def paint_line(self, painter: QPainter, top: float, cells: Sequence[Value]) -> None:
        """Paint one line."""
        self._paint(painter, top, cells, self._text, QPen(RULE, 1))

    def _paint(
        self, painter: QPainter, top: float, cells: Sequence[Value], font: QFont, rule: QPen
    ) -> None:
        painter.setFont(font)
        painter.setPen(INK)
        for cell, (left, width, is_number) in zip(cells, self._columns, strict=True):
            box = QRectF(left, top, width - GAP, LINE)
            text = str(cell) if is_number else elided(self._metrics, str(cell), box.width())
            painter.drawText(box, _RIGHT if is_number else _LEFT, text)
        painter.setPen(rule)
        below = top + LINE
        painter.drawLine(QPointF(self._left, below), QPointF(self._left + self._width, below))


def share_out(widths: list[float], are_numbers: Sequence[bool], room: float) -> None:
    """Fit columns to a width: those of texts get more, or lose what is too much, numbers never."""
    texts = [place for place, is_number in enumerate(are_numbers) if not is_number]
    if not texts:
        return
    if sum(widths) > room:
        widest = max(texts, key=widths.__getitem__)
        for place in texts:
            widths[place] = min(widths[place], room * _WIDEST_SHARE)
        others = sum(widths) - widths[widest]
        widths[widest] = max(room - others, _NARROWEST)
    own = sum(widths[place] for place in texts)
    more = max(room - sum(widths), 0) / own
    for place in texts:
        widths[place] *= 1 + more


def elided(metrics: QFontMetricsF, text: str, room: float) -> str:
    """A text that fits a width."""
    most = int(room)  # a letter is wider than one unit
    return metrics.elidedText(text[:most], Qt.TextElideMode.ElideRight, room)
