"""The pages of a report: sections with a heading, notes and a table each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter, QTextLayout

from petstore_gui.catalogue.export.exported_list import About, Value
from petstore_gui.ui.printing.columns import LINE, TEXT, Columns
from petstore_gui.ui.printing.fitted_text import fit
from petstore_gui.ui.printing.page_frame import MARGIN, PageFrame
from petstore_gui.ui.printing.pages import INK, start_page

_HEADING = 42
"""Height of letters."""

_KEPT_TOGETHER = 3 * LINE
"""A heading has at least this much below it on its page."""


class Section(NamedTuple):
    """A part of a report. `notes` are sentences below its heading."""

    heading: str
    notes: Sequence[str]
    headings: Sequence[str] = ()
    rows: Sequence[Sequence[Value]] = ()


_Paint: TypeAlias = Callable[[QPainter, float], None]
"""Paints a part of a page from a height on."""


class SheetPages:
    """Paints one line in each step."""

    def __init__(self, about: About, sections: Sequence[Section], paper: QSizeF) -> None:
        self.title = about.lines[0]
        self.paper = paper
        self._frame = PageFrame(about, paper)
        self._pages: list[list[tuple[float, _Paint]]] = [[]]
        self._top = self._frame.first_top
        for section in sections:
            self._lay_out(section)

    @property
    def count(self) -> int:
        return len(self._pages)

    def paint(self, painter: QPainter, dots_each_mm: float, page: int) -> Iterator[None]:
        start_page(painter, dots_each_mm)
        self._frame.paint(painter, page, self.count)
        for top, paint in self._pages[page]:
            paint(painter, top)
            yield

    def _lay_out(self, section: Section) -> None:
        self._add_text(section.heading, _HEADING, is_bold=True, below=_KEPT_TOGETHER)
        for note in section.notes:
            self._add_text(note, TEXT)
        if section.rows:
            self._add_table(section)
        self._top += LINE / 2

    def _add_text(
        self, words: str, height: float, *, is_bold: bool = False, below: float = 0
    ) -> None:
        room = QSizeF(self._frame.width, self._frame.bottom - MARGIN)
        layout = fit(words, room, height, height, is_bold=is_bold)
        self._add(layout.boundingRect().height() + TEXT / 4, partial(_draw, layout), below)

    def _add_table(self, section: Section) -> None:
        longest = [max(map(str, column), key=len) for column in zip(*section.rows, strict=True)]
        are_numbers = [isinstance(cell, int) for cell in section.rows[0]]
        columns = Columns(section.headings, longest, are_numbers, MARGIN, self._frame.width)
        self._add(LINE, columns.paint_headings, LINE)
        for cells in section.rows:
            if self._top + LINE > self._frame.bottom:
                self._turn()
                self._add(LINE, columns.paint_headings)
            self._add(LINE, partial(_paint_line, columns, cells))

    def _add(self, height: float, paint: _Paint, below: float = 0) -> None:
        """Add a part on a page that also has room for so much below it."""
        if self._top + height + below > self._frame.bottom and self._pages[-1]:
            self._turn()
        self._pages[-1].append((self._top, paint))
        self._top += height

    def _turn(self) -> None:
        self._pages.append([])
        self._top = float(MARGIN)


def _draw(layout: QTextLayout, painter: QPainter, top: float) -> None:
    painter.setPen(INK)
    layout.draw(painter, QPointF(MARGIN, top))


def _paint_line(columns: Columns, cells: Sequence[Value], painter: QPainter, top: float) -> None:
    columns.paint_line(painter, top, cells)
