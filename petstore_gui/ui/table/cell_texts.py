"""Texts of cells as they are painted, kept from one paint to the next.

To shorten a text and lay it out takes Qt far longer than to draw it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QStaticText, QTextOption, QTransform

_KEPT_MOST = 2_000
"""Texts; some screens full of them."""


class CellTexts:
    """Draws texts in one font, shortened by `mode` where there is no room; never as rich text."""

    def __init__(self, font: QFont, mode: Qt.TextElideMode) -> None:
        self._font = font
        self._metrics = QFontMetricsF(font)
        self._mode = mode
        self._kept: dict[tuple[str, float, bool], tuple[QStaticText, float, float]] = {}

    def draw(
        self, painter: QPainter, box: QRectF, text: str, *, at_end: bool, leftwards: bool
    ) -> None:
        """Draw with the painter's pen, in the middle of the height.

        `at_end`: where reading ends, else where it begins; `leftwards`: it runs from right to left.
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
