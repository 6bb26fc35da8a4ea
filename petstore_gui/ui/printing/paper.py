"""Pages on a PDF file or a printer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageSize, QPainter, QPdfWriter

from petstore_gui.catalogue.export.new_file import new_file, to_the_end
from petstore_gui.support.tasks import run_in_slices
from petstore_gui.ui.printing.pages import Pages

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_PDF_DPI = 600
_MM_EACH_INCH = 25.4


async def write_pdf(
    path: Path, pages: Pages, size: QPageSize, painted: Callable[[int], None]
) -> None:
    """Write a PDF file in slices of the event loop. Raises `NotWritten`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(_PDF_DPI)
    writer.setTitle(pages.title)
    writer.setCreator("Petstore")
    with QPainter(writer) as painter:
        await _paint_pages(painter, writer, pages, range(pages.count), painted)
    async with new_file(path) as file:
        await to_the_end(partial(file.write, buffer.data()))


async def send_to(printer: QPrinter, pages: Pages, painted: Callable[[int], None]) -> bool:
    """Send the chosen pages to a printer, in slices of the event loop; returns if it took them."""
    last = printer.toPage() or pages.count
    wanted = range(max(printer.fromPage(), 1) - 1, min(last, pages.count))
    painter = QPainter()
    if not painter.begin(printer):
        return False
    try:
        await _paint_pages(painter, printer, pages, wanted, painted)
    except asyncio.CancelledError:
        printer.abort()
        raise
    finally:
        is_sent = painter.end()
    return is_sent and printer.printerState() is not printer.PrinterState.Error


async def _paint_pages(
    painter: QPainter,
    device: QPagedPaintDevice,
    pages: Pages,
    wanted: range,
    painted: Callable[[int], None],
) -> None:
    """Paint some pages in slices of the event loop; `painted` is called with how many are done."""

    def steps() -> Iterator[None]:
        for done, page in enumerate(wanted, 1):
            if done > 1:
                device.newPage()
            yield from pages.paint(painter, device.logicalDpiX() / _MM_EACH_INCH, page)
            painted(done)

    await run_in_slices(steps())
    await asyncio.sleep(0)  # to end the painter takes several milliseconds more
