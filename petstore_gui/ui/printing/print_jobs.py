"""Pages on their way to a PDF file or to a printer, with progress and outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QPageSize, QPainter

from petstore_gui.ui.dialogs.progress_message import told_if_unwritten, with_progress
from petstore_gui.ui.printing.pages import Pages
from petstore_gui.ui.printing.paper import paint_pages, write_pdf
from petstore_gui.ui.printing.print_choice import PrintChoice
from petstore_gui.ui.printing.print_source import PrintSource
from petstore_gui.ui.text.print_text import saved_sentence, sent_sentence
from petstore_gui.ui.text.words import number, tr
from petstore_gui.ui.window.messages import Messages

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class NotPrinted(Exception):
    """The printer takes no pages."""


class PrintJob(NamedTuple):
    """Pages to print: those of a choice, from what the window showed."""

    source: PrintSource
    choice: PrintChoice

    def pages(self, size: QPageSize) -> Pages:
        """The pages for this size of paper."""
        return self.source.pages(self.choice, size)


class PrintJobs:
    """Runs jobs, and reports how they end."""

    def __init__(self, messages: Messages, ask_for_file: Callable[[PrintJob], None]) -> None:
        self._messages = messages
        self._ask_for_file = ask_for_file

    async def save(self, job: PrintJob, path: Path) -> None:
        """Write a PDF file."""
        size = job.choice.page_size
        pages = job.pages(size)
        with told_if_unwritten(
            self._messages,
            path,
            failed=tr("Not saved: {path} cannot be written ({reason})."),
            stopped=tr("Printing was stopped. {path} was not saved."),
            save_elsewhere=lambda: self._ask_for_file(job),
        ):
            await self._with_progress(pages, lambda painted: write_pdf(path, pages, size, painted))
            saved = saved_sentence(job.choice.what, path, is_test=job.choice.is_test)
            self._messages.report(saved)

    async def send(self, job: PrintJob, printer: QPrinter) -> None:
        """Send the pages that were chosen to a printer."""
        pages = job.pages(printer.pageLayout().pageSize())
        try:
            await self._with_progress(pages, lambda painted: _send(printer, pages, painted))
        except NotPrinted:
            self._messages.report_problem(
                tr("Not printed: the printer refused the pages. Try another one, or save a PDF."),
            )
        except asyncio.CancelledError:
            self._messages.report(tr("Printing was stopped."))
            raise
        else:
            what, is_test, file = job.choice.what, job.choice.is_test, printer.outputFileName()
            sent = sent_sentence(what, is_test=is_test)
            saved = saved_sentence(what, Path(file), is_test=is_test)  # by the printer's dialog
            self._messages.report(saved if file else sent)

    async def _with_progress(
        self, pages: Pages, work: Callable[[Callable[[int], None]], Awaitable[None]]
    ) -> None:
        words = partial(_progress_words, total=pages.count)
        await with_progress(self._messages, words, tr("Stop printing"), work)


async def _send(printer: QPrinter, pages: Pages, painted: Callable[[int], None]) -> None:
    """Send the chosen pages to a printer, in slices of the event loop. Raises `NotPrinted`."""
    last = printer.toPage() or pages.count
    wanted = range(max(printer.fromPage(), 1) - 1, min(last, pages.count))
    painter = QPainter()
    if not painter.begin(printer):
        raise NotPrinted
    try:
        await paint_pages(painter, printer, pages, wanted, painted)
    except asyncio.CancelledError:
        printer.abort()
        raise
    finally:
        is_sent = painter.end()
    if not is_sent or printer.printerState() is printer.PrinterState.Error:
        raise NotPrinted


def _progress_words(count: int, total: int) -> str:
    pattern = tr("Printing: page {count} of {total}")
    return pattern.format(count=number(count), total=number(total))
