"""The texts of cells, laid out once and cached.

Qt takes far longer to elide and lay out a text than to draw it.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QStaticText,
    QTextLayout,
    QTextLine,
    QTextOption,
    QTransform,
)

_CACHE_MAX = 2_000
"""Texts, enough for several screens."""

_UNDERLINE = 2.0

Spans = tuple[tuple[int, int], ...]
"""Start and end of each part of a text."""


class CellTexts:
    """Draws plain texts in one font, elided by `mode` if they are too wide."""

    def __init__(self, font: QFont, mode: Qt.TextElideMode) -> None:
        self._font = font
        self._metrics = QFontMetricsF(font)
        self._mode = mode
        self._cache: dict[tuple[str, float, bool], tuple[QStaticText, float, float]] = {}
        self._marks: dict[tuple[str, float, Spans], list[tuple[float, float]]] = {}

    def draw_marks(self, painter: QPainter, box: QRectF, text: str, spans: Spans) -> None:
        """Mark parts of a text that `draw` draws into the same box, before it does."""
        key = text, box.width(), spans
        marks = self._marks.get(key)
        if marks is None:
            if len(self._marks) >= _CACHE_MAX:
                self._marks.clear()
            marks = self._marks[key] = self._measured(text, box.width(), spans)
        height = self._metrics.height()
        top = box.top() + (box.height() - height) // 2
        for left, width in marks:
            place = QRectF(box.left() + left, top, width, height)
            painter.fillRect(place, painter.brush())
            line = QRectF(place.left(), place.bottom() - _UNDERLINE, width, _UNDERLINE)
            painter.fillRect(line, painter.pen().color())

    def _measured(self, text: str, room: float, spans: Spans) -> list[tuple[float, float]]:
        """Left edge and width of each marked part; what is cut off is not marked."""
        shown = self._metrics.elidedText(text, self._mode, room)
        end = len(shown) if shown == text else len(shown) - 1
        layout = QTextLayout(shown, self._font)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(room)
        layout.endLayout()
        marks = []
        for start, stop in spans:
            if start < end:
                one, other = _x(line, start), _x(line, min(stop, end))
                marks.append((min(one, other), abs(other - one)))
        return marks

    def draw(
        self, painter: QPainter, box: QRectF, text: str, *, at_end: bool, leftwards: bool
    ) -> None:
        """Draw a text, vertically centred in the box, with the painter's pen.

        `at_end`: aligned where lines end; `leftwards`: the layout is right to left.
        """
        key = text, box.width(), leftwards
        cached = self._cache.get(key)
        if cached is None:
            if len(self._cache) >= _CACHE_MAX:
                self._cache.clear()
            cached = self._cache[key] = self._laid_out(text, box.width(), leftwards=leftwards)
        laid_out, width, height = cached
        left = box.right() - width if at_end is not leftwards else box.left()
        painter.setFont(self._font)
        painter.drawStaticText(QPointF(left, box.top() + (box.height() - height) // 2), laid_out)

    def _laid_out(
        self, text: str, room: float, *, leftwards: bool
    ) -> tuple[QStaticText, float, float]:
        laid_out = QStaticText(self._metrics.elidedText(text, self._mode, room))
        laid_out.setTextFormat(Qt.TextFormat.PlainText)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        if leftwards:
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        laid_out.setTextOption(option)
        laid_out.prepare(QTransform(), self._font)
        size = laid_out.size()
        return laid_out, size.width(), size.height()


def _x(line: QTextLine, place: int) -> float:
    """Where a character begins."""
    x, _place = cast("tuple[float, int]", line.cursorToX(place))
    return x
