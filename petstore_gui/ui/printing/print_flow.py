"""Printing the list that the table shows, or saving it as a PDF file."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtWidgets import QDialog, QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export.new_file import NotWritten
from petstore_gui.support.clock import local_now
from petstore_gui.support.tasks import Tasks
from petstore_gui.support.time_slices import run_in_slices
from petstore_gui.ui.dialogs.file_dialog import save_file_dialog
from petstore_gui.ui.dialogs.progress_message import with_progress
from petstore_gui.ui.dialogs.replace_question import replace_if_asked
from petstore_gui.ui.dialogs.shown_list import ListSource
from petstore_gui.ui.printing.list_pages import ListPages, longest_texts
from petstore_gui.ui.printing.paper import paint_pages, usual_paper, write_pdf
from petstore_gui.ui.printing.print_dialog import PrintDialog
from petstore_gui.ui.text.export_text import why_not_written
from petstore_gui.ui.text.words import number, tr
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import MessageButton, Topic

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from petstore_gui.ui.window.window_contents import WindowContents

LayOut = Callable[[QPageSize], ListPages]


class NotPrinted(Exception):
    """The printer takes no pages."""


class PrintFlow(QObject):
    """Prints the list as it was when the dialog opened."""

    def __init__(
        self,
        contents: WindowContents,
        catalogue: Catalogue,
        tasks: Tasks,
        log: MessageLog,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._source = ListSource(contents, catalogue)
        self._tasks = tasks
        self._log = log
        self._window = window

    def open(self) -> None:
        """Show the pages."""
        self._tasks.start("print preview", self._open())

    async def _open(self) -> None:
        listed, about = await self._source.whole(everything=False)
        longest = await longest_texts(listed)

        def lay_out(size: QPageSize) -> ListPages:
            return ListPages(listed, about, longest, size.size(QPageSize.Unit.Millimeter))

        dialog = PrintDialog(usual_paper(), self._window)
        dialog.paper_chosen.connect(lambda size: dialog.show_pages(lay_out(size)))
        dialog.pdf_chosen.connect(lambda: self._ask_for_file(lay_out, dialog.paper, dialog))
        dialog.print_chosen.connect(lambda: self._ask_for_printer(lay_out, dialog))
        dialog.show_pages(lay_out(dialog.paper))
        dialog.open()

    def _ask_for_file(
        self, lay_out: LayOut, size: QPageSize, asking: PrintDialog | None = None
    ) -> None:
        name = tr("Animals {date}.{suffix}").format(
            date=local_now().date().isoformat(), suffix="pdf"
        )
        parent = asking or self._window
        dialog = save_file_dialog(tr("Save as PDF"), name, parent)

        def take(file: str) -> None:
            typed = Path(file)
            has_suffix = typed.suffix.casefold() == ".pdf"
            path = typed if has_suffix else typed.with_name(f"{typed.name}.pdf")
            replace_if_asked(typed, path, lambda: begin(path), parent)

        def begin(path: Path) -> None:
            if asking is not None:
                asking.accept()
            self._tasks.start("pdf", self._save(path, lay_out, size))

        dialog.fileSelected.connect(take)
        dialog.open()

    async def _save(self, path: Path, lay_out: LayOut, size: QPageSize) -> None:
        pages = lay_out(size)
        try:
            await self._with_progress(pages, lambda painted: write_pdf(path, pages, size, painted))
        except NotWritten as error:
            sentence = tr("Not saved: {path} cannot be written ({reason}).")
            words = sentence.format(path=path, reason=why_not_written(error))
            again = MessageButton(tr("Save elsewhere…"), lambda: self._ask_for_file(lay_out, size))
            self._log.report_problem(Topic.EXPORT, words, None, again)
        except asyncio.CancelledError:
            stopped = tr("The printing was stopped. {path} was not written.")
            self._log.report(Topic.EXPORT, stopped.format(path=path))
            raise
        else:
            self._log.report(Topic.EXPORT, tr("The list is saved as {path}.").format(path=path))

    def _ask_for_printer(self, lay_out: LayOut, asking: PrintDialog) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - only when used

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(asking.paper)
        printer.setFullPage(True)
        pages = lay_out(asking.paper)
        printer.setDocName(pages.about.lines[0])
        dialog = QPrintDialog(printer, asking)
        dialog.setMinMax(1, pages.count)
        option = QPrintDialog.PrintDialogOption
        dialog.setOptions(option.PrintPageRange | option.PrintToFile | option.PrintCollateCopies)

        def begin() -> None:
            asking.accept()
            self._tasks.start("print", self._print(printer, lay_out))

        dialog.accepted.connect(begin)
        dialog.rejected.connect(asking.activateWindow)
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)  # QPrintDialog has another function of that name

    async def _print(self, printer: QPrinter, lay_out: LayOut) -> None:
        pages = lay_out(printer.pageLayout().pageSize())
        try:
            await self._with_progress(pages, lambda painted: _send(printer, pages, painted))
        except NotPrinted:
            self._log.report_problem(
                Topic.EXPORT,
                tr("Not printed: the printer takes no pages. Try another one, or save a PDF file."),
            )
        except asyncio.CancelledError:
            self._log.report(Topic.EXPORT, tr("The printing was stopped."))
            raise
        else:
            self._log.report(Topic.EXPORT, tr("The list was sent to the printer."))

    async def _with_progress(
        self, pages: ListPages, work: Callable[[Callable[[int], None]], Awaitable[None]]
    ) -> None:
        words = partial(_progress_words, total=pages.count)
        await with_progress(self._log, words, tr("Stop printing"), work)


async def _send(printer: QPrinter, pages: ListPages, painted: Callable[[int], None]) -> None:
    """Send the chosen pages to a printer, in slices of the event loop. Raises `NotPrinted`."""
    last = printer.toPage() or pages.count
    wanted = range(max(printer.fromPage(), 1) - 1, min(last, pages.count))
    painter = QPainter()
    if not painter.begin(printer):
        raise NotPrinted
    try:
        await run_in_slices(paint_pages(painter, printer, pages, wanted, painted))
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
