"""The pages of a list, laid out and painted in tenths of a millimetre."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.support.time_slices import run_in_slices
from petstore_gui.ui.printing.pages import (
    INK,
    QUIET,
    RULE,
    UNITS_EACH_MM,
    paper_font,
    start_page,
)
from petstore_gui.ui.text.words import number, tr

_MARGIN = 120
_LINE = 58
_TITLE, _TEXT = 56, 32
"""Heights of letters."""

_GAP = 30
"""Between two columns."""

_MEASURED = 200
"""Letters of a text that count for the width of its column."""

_NARROWEST = 300
_WIDEST_SHARE = 0.3
"""Of a column beside the widest one, in parts of the page."""

_WRAP = Qt.TextFlag.TextWordWrap
_HIGHEST = 10_000.0


async def longest_texts(listed: ExportedList) -> list[str]:
    """The longest text of each column, found in slices of the event loop."""
    longest = list(listed.headings)

    def look(cells: tuple[str | int, ...]) -> None:
        for place, cell in enumerate(cells):
            if len(text := str(cell)) > len(longest[place]):
                longest[place] = text

    await run_in_slices(map(look, listed.lines()))
    return longest


class ListPages:
    """Paints one page at a time. `longest`: the longest text of each column."""

    def __init__(
        self, listed: ExportedList, about: About, longest: list[str], paper: QSizeF
    ) -> None:
        self.title = about.lines[0]
        self.paper = paper
        self._about = about
        self._listed = listed
        self._text = paper_font(_TEXT)
        self._bold, self._title = paper_font(_TEXT, is_bold=True), paper_font(_TITLE, is_bold=True)
        self._metrics = QFontMetricsF(self._text)
        self._width = paper.width() * UNITS_EACH_MM - 2 * _MARGIN
        self._bottom = paper.height() * UNITS_EACH_MM - _MARGIN - _LINE
        self._head = list(self._lay_out_head())
        self._first_top = self._head[-1][0].bottom() + _LINE / 2
        self._columns = self._lay_out_columns(longest)
        self._on_first = max(self._room(self._first_top), 0)
        self._on_others = max(self._room(_MARGIN), 1)

    @property
    def count(self) -> int:
        """How many pages there are; at least one."""
        rest = max(len(self._listed) - self._on_first, 0)
        return 1 + -(-rest // self._on_others)

    def paint(self, painter: QPainter, dots_each_mm: float, page: int) -> Iterator[None]:
        """Paint a page, counted from 0, one row in each step, from the edge of the paper on."""
        start_page(painter, dots_each_mm)
        top = float(_MARGIN)
        if page == 0:
            self._paint_head(painter)
            top = self._first_top
        self._paint_line(painter, top, self._listed.headings, self._bold, QPen(INK, 3))
        self._paint_foot(painter, page)
        start = self._on_first + (page - 1) * self._on_others if page else 0
        rows = self._listed.part(start, self._on_others if page else self._on_first)
        for place, cells in enumerate(rows.lines(), 1):
            self._paint_line(painter, top + place * _LINE, cells, self._text, QPen(RULE, 1))
            yield

    def _room(self, top: float) -> int:
        """How many rows fit below the headings."""
        return int((self._bottom - top) // _LINE) - 1

    def _lay_out_head(self) -> Iterator[tuple[QRectF, QFont, str]]:
        top = float(_MARGIN)
        for place, words in enumerate(self._about.lines):
            font = self._text if place else self._title
            room = QRectF(_MARGIN, top, self._width, _HIGHEST)
            box = QFontMetricsF(font).boundingRect(room, _WRAP, words)
            yield QRectF(_MARGIN, top, self._width, box.height()), font, words
            top += box.height() + _TEXT / 4

    def _lay_out_columns(self, longest: list[str]) -> list[tuple[float, float, bool]]:
        """Left edge and width of each column, and whether it has numbers, which are never cut."""
        digit = max(self._metrics.horizontalAdvance(one) for one in "0123456789-")
        first = next(self._listed.part(0, 1).lines(), ())
        are_numbers = [isinstance(cell, int) for cell in first] or [False] * len(longest)
        bold = QFontMetricsF(self._bold)
        widths = []
        for text, heading, is_number in zip(
            longest, self._listed.headings, are_numbers, strict=True
        ):
            own = (
                len(text) * digit
                if is_number
                else self._metrics.horizontalAdvance(text[:_MEASURED])
            )
            widths.append(max(own, bold.horizontalAdvance(heading)) + _GAP)
        share_out(widths, are_numbers, self._width)
        edges = [_MARGIN + sum(widths[:place]) for place in range(len(widths))]
        return list(zip(edges, widths, are_numbers, strict=True))

    def _paint_head(self, painter: QPainter) -> None:
        painter.setPen(INK)
        for box, font, words in self._head:
            painter.setFont(font)
            painter.drawText(box, _WRAP, words)

    def _paint_foot(self, painter: QPainter, page: int) -> None:
        box = QRectF(_MARGIN, self._bottom, self._width, _LINE)
        words = tr("Page {page} of {count}").format(page=number(page + 1), count=number(self.count))
        painter.setFont(self._text)
        painter.setPen(QUIET)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | middle, words)
        room = self._width - self._metrics.horizontalAdvance(words) - _GAP
        about = " · ".join(self._about.lines[:2])
        painter.drawText(box, middle, self._elided(about, room))

    def _paint_line(
        self,
        painter: QPainter,
        top: float,
        cells: tuple[str | int, ...],
        font: QFont,
        rule: QPen,
    ) -> None:
        painter.setFont(font)
        painter.setPen(INK)
        for cell, (left, width, is_number) in zip(cells, self._columns, strict=True):
            box = QRectF(left, top, width - _GAP, _LINE)
            edge = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
            text = str(cell) if is_number else self._elided(str(cell), box.width())
            flags = edge | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            painter.drawText(box, flags, text)
        painter.setPen(rule)
        below = top + _LINE
        painter.drawLine(QPointF(_MARGIN, below), QPointF(_MARGIN + self._width, below))

    def _elided(self, text: str, room: float) -> str:
        most = int(room)  # a letter is wider than one unit
        return self._metrics.elidedText(text[:most], Qt.TextElideMode.ElideRight, room)


def share_out(widths: list[float], are_numbers: list[bool], room: float) -> None:
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
