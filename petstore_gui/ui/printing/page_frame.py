"""What the pages of a report have around their tables: a head on the first, a foot on each."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from petstore_gui.catalogue.export.exported_list import About
from petstore_gui.ui.printing.columns import GAP, LINE, TEXT, elided
from petstore_gui.ui.printing.pages import INK, QUIET, UNITS_EACH_MM, paper_font
from petstore_gui.ui.text.words import number, tr

MARGIN = 120

_TITLE = 56
"""Height of letters."""

_WRAP = Qt.TextFlag.TextWordWrap
_HIGHEST = 10_000.0


class PageFrame:
    """Lays out a head; `first_top` is where it leaves off, `bottom` where the foot begins."""

    def __init__(self, about: About, paper: QSizeF) -> None:
        self._about = about
        self.width = paper.width() * UNITS_EACH_MM - 2 * MARGIN
        self.bottom = paper.height() * UNITS_EACH_MM - MARGIN - LINE
        self._text = paper_font(TEXT)
        self._head = list(self._lay_out_head())
        self.first_top = self._head[-1][0].bottom() + LINE / 2

    def paint(self, painter: QPainter, page: int, count: int) -> float:
        """Paint what a page has of it; returns where the rest begins."""
        self._paint_foot(painter, page, count)
        if page:
            return float(MARGIN)
        painter.setPen(INK)
        for box, font, words in self._head:
            painter.setFont(font)
            painter.drawText(box, _WRAP, words)
        return self.first_top

    def _lay_out_head(self) -> Iterator[tuple[QRectF, QFont, str]]:
        top = float(MARGIN)
        for place, words in enumerate(self._about.lines):
            font = self._text if place else paper_font(_TITLE, is_bold=True)
            room = QRectF(MARGIN, top, self.width, _HIGHEST)
            box = QFontMetricsF(font).boundingRect(room, _WRAP, words)
            yield QRectF(MARGIN, top, self.width, box.height()), font, words
            top += box.height() + TEXT / 4

    def _paint_foot(self, painter: QPainter, page: int, count: int) -> None:
        box = QRectF(MARGIN, self.bottom, self.width, LINE)
        words = tr("Page {page} of {count}").format(page=number(page + 1), count=number(count))
        painter.setFont(self._text)
        painter.setPen(QUIET)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | middle, words)
        metrics = QFontMetricsF(self._text)
        room = self.width - metrics.horizontalAdvance(words) - GAP
        about = " · ".join(self._about.lines[:2])
        painter.drawText(box, middle, elided(metrics, about, room))
