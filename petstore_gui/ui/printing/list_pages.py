"""The pages of a list, laid out and painted in tenths of a millimetre."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.support.time_slices import run_in_slices
from petstore_gui.ui.printing.columns import LINE, Columns
from petstore_gui.ui.printing.page_frame import MARGIN, PageFrame
from petstore_gui.ui.printing.pages import start_page


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
    """Paints one row in each step. `longest`: the longest text of each column."""

    def __init__(
        self, listed: ExportedList, about: About, longest: list[str], paper: QSizeF
    ) -> None:
        self.title = about.lines[0]
        self.paper = paper
        self._listed = listed
        self._frame = PageFrame(about, paper)
        first = next(listed.part(0, 1).lines(), ())
        are_numbers = [isinstance(cell, int) for cell in first] or [False] * len(longest)
        self._columns = Columns(listed.headings, longest, are_numbers, MARGIN, self._frame.width)
        self._on_first = max(self._room(self._frame.first_top), 0)
        self._on_others = max(self._room(MARGIN), 1)

    @property
    def count(self) -> int:
        """How many pages there are; at least one."""
        rest = max(len(self._listed) - self._on_first, 0)
        return 1 + -(-rest // self._on_others)

    def paint(self, painter: QPainter, dots_each_mm: float, page: int) -> Iterator[None]:
        start_page(painter, dots_each_mm)
        top = self._frame.paint(painter, page, self.count)
        self._columns.paint_headings(painter, top)
        start = self._on_first + (page - 1) * self._on_others if page else 0
        rows = self._listed.part(start, self._on_others if page else self._on_first)
        for place, cells in enumerate(rows.lines(), 1):
            self._columns.paint_line(painter, top + place * LINE, cells)
            yield

    def _room(self, top: float) -> int:
        """How many rows fit below the headings."""
        return int((self._frame.bottom - top) // LINE) - 1
