"""A list and labels of 10,000 animals as PDF files, against the same strokes and nothing else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from petstore_gui.ui.dialogs.shown_list import ListSource
from petstore_gui.ui.printing.codes import code_128, qr_code
from petstore_gui.ui.printing.pages import paper_font
from petstore_gui.ui.printing.paper import write_pdf
from petstore_gui.ui.printing.print_choice import PrintChoice, What
from petstore_gui.ui.printing.print_flow import printed_list
from tests.benchmarks.arranging import rest
from tests.benchmarks.figures import Bench
from tests.benchmarks.saving import measure_saving
from tests.benchmarks.stock import Stock, pets
from tests.benchmarks.stopwatch import Pulse
from tests.benchmarks.window import Window, with_window

COUNT = 10_000
LINES, LABELS = 45, 21
"""Of a page."""


def measure(bench: Bench) -> None:
    """`print_…`: milliseconds. `gap_print_…`: those of the window's loop meanwhile."""

    async def work(window: Window) -> None:
        await window.load(Stock(COUNT), COUNT)
        await rest(window)
        for what, floor in (What.LIST, write_list), (What.LABELS, write_labels):
            save, floor_ms = partial(_save, window, what), partial(_floor_ms, floor)
            await measure_saving(bench, f"print_{what}_10k", bench.runs(3), save, floor_ms)

    with_window(work)


async def _save(window: Window, what: What) -> tuple[float, float]:
    """Milliseconds of a PDF file of all animals, and the longest gap between two ticks."""
    source = ListSource(window.contents, window.catalogue)
    choice = PrintChoice(what, QPageSize.PageSizeId.A4, card="90x55", label="63.5x38.1")
    with TemporaryDirectory() as folder, Pulse(lambda: 0) as pulse:
        started, path = time.perf_counter(), Path(folder, "animals.pdf")
        listed, about = await source.whole(everything=False)
        printed = await printed_list(listed, about, source.selected(), window.catalogue)
        size = QPageSize(choice.page_size)
        await write_pdf(path, printed.pages(choice), size, lambda _count: None)
        taken = time.perf_counter() - started
        assert len(listed) == COUNT
    return taken * 1000, pulse.longest_ms


def _floor_ms(write: Callable[[Path], None]) -> float:
    with TemporaryDirectory() as folder:
        started = time.perf_counter()
        write(Path(folder, "animals.pdf"))
        return (time.perf_counter() - started) * 1000


def write_list(path: Path) -> None:
    """Four texts and a rule for each animal."""

    def paint(painter: QPainter, texts: tuple[str, ...], place: int) -> None:
        top = 120.0 + place * 58
        for column, text in enumerate(texts):
            painter.drawText(QPointF(120 + column * 460, top), text)
        painter.drawLine(QPointF(120, top + 20), QPointF(1_980, top + 20))

    _write(path, LINES, paint)


def write_labels(path: Path) -> None:
    """Four texts for each animal, and the boxes of its two codes."""

    def paint(painter: QPainter, texts: tuple[str, ...], place: int) -> None:
        painter.save()
        painter.translate(place % 3 * 660, place // 3 * 380)
        for line, text in enumerate(texts, 1):
            painter.drawText(QPointF(300, 100 + line * 40), text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.scale(10, 10)
        painter.drawRects(_bars(texts[0]))
        painter.drawRects(_squares(texts[0]))
        painter.restore()

    _write(path, LABELS, paint)


def _bars(digits: str) -> list[QRectF]:
    edges = list(accumulate(widths := code_128(int(digits)), initial=0))
    return [QRectF(edges[one], 0, widths[one], 7) for one in range(0, len(widths), 2)]


def _squares(digits: str) -> list[QRectF]:
    return [
        QRectF(run.start(), top, len(run[0]), 1)
        for top, modules in enumerate(qr_code(digits), 10)
        for run in re.finditer(rb"\x01+", modules)
    ]


def _write(
    path: Path, each_page: int, paint: Callable[[QPainter, tuple[str, ...], int], None]
) -> None:
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(254)  # ten dots to the millimetre
    painter = QPainter(writer)
    painter.setFont(paper_font(32))
    for number, pet in enumerate(pets(COUNT)):
        if number and number % each_page == 0:
            writer.newPage()
        texts = str(pet.id), pet.name, str(pet.category_id), pet.status or ""
        paint(painter, texts, number % each_page)
    painter.end()
