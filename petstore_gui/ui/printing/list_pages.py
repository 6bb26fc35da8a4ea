"""The pages of a list, laid out and painted in tenths of a millimetre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from petstore_gui.catalogue.export.exported_list import About, ExportedList, Value
from petstore_gui.support.tasks import run_in_slices
from petstore_gui.ui.look.direction import is_leftwards, mirrored
from petstore_gui.ui.printing.pages import (
    INK,
    QUIET,
    RULE,
    UNITS_EACH_MM,
    Pages,
    fit,
    page_words,
    paper_font,
)
from petstore_gui.ui.words.plain_text import dotted

_MARGIN, _LINE, _TEXT, _TITLE, _GAP = 120, 58, 32, 56, 30
"""The edge, the height of a line, those of letters, and what is between two columns."""

_MEASURED = 200
"""Letters of a text that count for the width of its column."""

_WIDEST = 0.4
"""The part of the page that a column of texts asks for at most."""

_HIGHEST = 10_000.0
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_LEFT = _MIDDLE | Qt.AlignmentFlag.AlignLeft  # enums of Qt are slow to combine
_RIGHT = _MIDDLE | Qt.AlignmentFlag.AlignRight
_SIDES = {False: (_LEFT, _RIGHT), True: (_RIGHT, _LEFT)}
"""Where lines begin and end, by whether they are read from right to left."""


async def longest_texts(listed: ExportedList) -> list[str]:
    """The longest text of each column, found in slices of the event loop."""
    longest = list(listed.headings)

    def look(cells: tuple[Value, ...]) -> None:
        for place, cell in enumerate(cells):
            if len(text := str(cell)) > len(longest[place]):
                longest[place] = text

    await run_in_slices(map(look, listed.lines()))
    return longest


def list_pages(listed: ExportedList, about: About, longest: list[str], paper: QSizeF) -> Pages:
    """One row in each step. `longest`: the longest text of each column."""
    layout = _ListLayout(listed, about, longest, paper)
    return Pages(about.lines[0], paper, layout.count, layout.paint)


class _ListLayout:
    """Where the rows of a list are on its pages."""

    def __init__(
        self, listed: ExportedList, about: About, longest: list[str], paper: QSizeF
    ) -> None:
        self._listed = listed
        self._about = dotted(*about.lines[:2])
        self._width = paper.width() * UNITS_EACH_MM - 2 * _MARGIN
        self._bottom = paper.height() * UNITS_EACH_MM - _MARGIN - _LINE
        self._text, self._bold = paper_font(_TEXT), paper_font(_TEXT, is_bold=True)
        self._metrics = QFontMetricsF(self._text)
        sizes = [_TITLE, *[_TEXT] * (len(about.lines) - 1)]
        room = QSizeF(self._width, _HIGHEST)
        self._head = [
            fit(words, room, size, size, is_bold=size == _TITLE)
            for words, size in zip(about.lines, sizes, strict=True)
        ]
        heights = sum(one.boundingRect().height() + _TEXT / 4 for one in self._head)
        self._first_top = _MARGIN + heights + _LINE / 2
        first = next(listed.part(0, 1).lines(), ())
        self._are_numbers = [isinstance(one, int) for one in first] or [False] * len(longest)
        self._widths = self._share_out(longest)
        self._begin, self._end = _SIDES[is_leftwards()]
        self._on_first = max(self._room(self._first_top), 0)
        self._on_others = max(self._room(_MARGIN), 1)
        rest = max(len(listed) - self._on_first, 0)
        self.count = 1 + -(-rest // self._on_others)

    def paint(self, painter: QPainter, page: int) -> Iterator[None]:
        self._paint_foot(painter, page)
        painter.setPen(INK)
        top = float(_MARGIN)
        if not page:
            for words in self._head:
                words.draw(painter, QPointF(_MARGIN, top))
                top += words.boundingRect().height() + _TEXT / 4
            top = self._first_top
        self._paint_line(painter, top, self._listed.headings, self._bold, QPen(INK, 3))
        start = self._on_first + (page - 1) * self._on_others if page else 0
        rows = self._listed.part(start, self._on_others if page else self._on_first)
        for place, cells in enumerate(rows.lines(), 1):
            self._paint_line(painter, top + place * _LINE, cells, self._text, QPen(RULE, 1))
            yield

    def _room(self, top: float) -> int:
        """How many rows fit below the headings."""
        return int((self._bottom - top) // _LINE) - 1

    def _share_out(self, longest: Sequence[str]) -> list[float]:
        """The widths of the columns: texts share what numbers, which are never cut, leave."""
        bold, digit = QFontMetricsF(self._bold), self._metrics.horizontalAdvance("0")
        wide = list[float]()
        columns = zip(longest, self._listed.headings, self._are_numbers, strict=True)
        for text, heading, is_number in columns:
            whole = self._metrics.horizontalAdvance(text[:_MEASURED])
            own = len(text) * digit if is_number else whole
            asked = max(own, bold.horizontalAdvance(heading)) + _GAP
            wide.append(asked if is_number else min(asked, self._width * _WIDEST))
        pairs = list(zip(wide, self._are_numbers, strict=True))
        fixed = sum(one for one, is_number in pairs if is_number)
        share = (self._width - fixed) / ((sum(wide) - fixed) or 1)
        return [one if is_number else one * share for one, is_number in pairs]

    def _paint_line(
        self, painter: QPainter, top: float, cells: Sequence[Value], font: QFont, rule: QPen
    ) -> None:
        painter.setFont(font)
        painter.setPen(INK)
        left, line = float(_MARGIN), QRectF(_MARGIN, top, self._width, _LINE)
        for cell, width, is_number in zip(cells, self._widths, self._are_numbers, strict=True):
            box = mirrored(QRectF(left, top, width - _GAP, _LINE), line)
            text = str(cell) if is_number else self._elided(str(cell), box.width())
            painter.drawText(box, _RIGHT if is_number else self._begin, text)
            left += width
        painter.setPen(rule)
        painter.drawLine(line.bottomLeft(), line.bottomRight())

    def _paint_foot(self, painter: QPainter, page: int) -> None:
        box = QRectF(_MARGIN, self._bottom, self._width, _LINE)
        words = page_words(page, self.count)
        painter.setFont(self._text)
        painter.setPen(QUIET)
        painter.drawText(box, self._end, words)
        room = self._width - self._metrics.horizontalAdvance(words) - _GAP
        painter.drawText(box, self._begin, self._elided(self._about, room))

    def _elided(self, text: str, room: float) -> str:
        most = int(room)  # a letter is wider than one unit
        return self._metrics.elidedText(text[:most], Qt.TextElideMode.ElideRight, room)
