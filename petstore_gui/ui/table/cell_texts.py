"""The texts of cells, laid out once and kept for the next paint.

Qt takes far longer to shorten a text and lay it out than to draw it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QStaticText, QTextOption, QTransform

_KEPT_MOST = 2_000
"""Texts, enough for some screens."""


class CellTexts:
    """Draws plain texts in one font, shortened as `mode` says where there is too little room."""

    def __init__(self, font: QFont, mode: Qt.TextElideMode) -> None:
        self._font = font
        self._metrics = QFontMetricsF(font)
        self._mode = mode
        self._kept: dict[tuple[str, float, bool], tuple[QStaticText, float, float]] = {}

    def draw(
        self, painter: QPainter, box: QRectF, text: str, *, at_end: bool, leftwards: bool
    ) -> None:
        """Draw a text in the middle of the box's height, with the painter's pen.

        `at_end`: at the side where reading ends; `leftwards`: reading goes from right to left.
        """
        key = text, box.width(), leftwards
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= _KEPT_MOST:
                self._kept.clear()
            kept = self._kept[key] = self._laid_out(text, box.width(), leftwards=leftwards)
        laid_out, width, height = kept
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
