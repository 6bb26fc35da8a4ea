"""Printing what the table shows, or saving it as a PDF file."""

from __future__ import annotations

import asyncio
from array import array
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path

from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.domain.pets import Pet
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.ui.base.dialog import closed
from petstore_gui.ui.dialogs.saving import ask_for_file, told_if_unwritten, with_progress
from petstore_gui.ui.dialogs.shown_list import ListFlow, ListSource
from petstore_gui.ui.printing.card_pages import card_pages
from petstore_gui.ui.printing.list_pages import list_pages, longest_texts
from petstore_gui.ui.printing.pages import Pages
from petstore_gui.ui.printing.paper import send_to, write_pdf
from petstore_gui.ui.printing.print_choice import PrintChoice, What, keep_choice, last_choice
from petstore_gui.ui.printing.print_dialog import LayOut, PrintDialog
from petstore_gui.ui.words.export_text import file_name, what_words
from petstore_gui.ui.words.pet_text import CardText, card_text
from petstore_gui.ui.words.words import number, tr


async def layout_of(
    listed: ExportedList, about: About, selected: ExportedList, catalogue: Catalogue
) -> LayOut:
    """How to lay out the animals shown, and the cards of those `selected` among them.

    Measures the list, and imports what draws codes, without stalling the window.
    """
    await asyncio.to_thread(import_module, "segno")
    longest = await longest_texts(listed)

    def text_of(pet: Pet) -> CardText:
        known, as_of = catalogue.facts_of(pet.id), catalogue.facts.as_of
        seen = seconds_of(as_of) if as_of else None
        return card_text(pet, catalogue.category_names.by_id, known.last_seen if known else seen)

    def lay_out(choice: PrintChoice, size: QPageSize) -> Pages:
        if (stock := choice.stock) is None:
            return list_pages(listed, about, longest, size.size(QPageSize.Unit.Millimeter))
        chosen = selected if choice.selected_only else listed
        return card_pages(what_words()[choice.what], chosen, text_of, stock, choice)

    return lay_out


class PrintFlow(ListFlow):
    """Prints the animals that were shown when the dialog opened."""

    def open(self) -> None:
        """Show the pages of the list in the window."""
        self.open_list(ListSource(self._contents), self._window)

    def open_list(self, source: ListSource, parent: QWidget) -> None:
        """Show the pages of a list above another window."""
        self._tasks.start("print", self._print(source, parent))

    def open_card(self, pet_id: int) -> None:
        """Show the card of one animal."""
        self._tasks.start("print a card", self._print_card(pet_id))

    async def _print(self, source: ListSource, parent: QWidget) -> None:
        listed, about = await source.whole(everything=False)
        await self._ask(listed, about, source.selected(), parent)

    async def _print_card(self, pet_id: int) -> None:
        source = ListSource(self._contents)
        known, about = source.now(everything=True), source.about(None)
        row = known.rows.row_of(pet_id)
        one = replace(known, order=array("I", [] if row is None else [row]))
        about = replace(about, lines=(*about.lines, tr("Only one animal of these")))
        await self._ask(one, about, one, self._window, what=What.CARDS)

    async def _ask(
        self,
        listed: ExportedList,
        about: About,
        selected: ExportedList,
        parent: QWidget,
        *,
        what: What | None = None,
    ) -> None:
        """Show the pages; `what` is shown in place of the last choice, which stays the last."""
        lay_out = await layout_of(listed, about, selected, self._catalogue)
        last, start = last_choice(self._preferences), self._tasks.start
        counts = len(listed), len(selected)
        dialog = PrintDialog(replace(last, what=what or last.what), lay_out, counts, parent)

        def keep() -> None:
            chosen = dialog.choice
            keep_choice(replace(chosen, what=last.what) if what else chosen, self._preferences)

        dialog.accepted.connect(keep)
        dialog.pdf.clicked.connect(
            lambda: start("pdf", self._save(about.title, lay_out, dialog.choice, dialog))
        )
        dialog.send.clicked.connect(
            lambda: start("printer", self._send(lay_out, dialog.choice, dialog))
        )
        dialog.open()

    async def _save(
        self, title: str, lay_out: LayOut, choice: PrintChoice, asking: PrintDialog | None = None
    ) -> None:
        """Write a PDF file; `title` is that of the list."""
        name = file_name(choice.what, title, local_now().date().isoformat())
        path = await ask_for_file(tr("Save as PDF"), name, asking or self._window, _with_suffix)
        if path is None:
            return
        if asking is not None:
            asking.accept()
        pages = lay_out(choice, choice.page_size)
        with told_if_unwritten(
            self._messages,
            path,
            lambda: self._tasks.start("pdf", self._save(title, lay_out, choice)),
        ):
            words = partial(_progress_words, total=pages.count)
            write = partial(write_pdf, path, pages, choice.page_size)
            stopped = tr("Printing was stopped. {path} was not saved.").format(path=path)
            await with_progress(self._messages, words, tr("Stop printing"), stopped, write)
            self._report_saved(path)

    async def _send(self, lay_out: LayOut, choice: PrintChoice, asking: PrintDialog) -> None:
        """Send the pages that somebody chooses to a printer."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - only when used

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(choice.page_size)
        printer.setFullPage(True)
        pages = lay_out(choice, choice.page_size)
        printer.setDocName(pages.title)
        dialog = QPrintDialog(printer, asking)
        dialog.setMinMax(1, pages.count)
        option = QPrintDialog.PrintDialogOption
        dialog.setOptions(option.PrintPageRange | option.PrintToFile | option.PrintCollateCopies)
        is_chosen = await closed(dialog)
        dialog.deleteLater()
        if not is_chosen:
            asking.activateWindow()
            return
        asking.accept()
        pages = lay_out(choice, printer.pageLayout().pageSize())
        words = partial(_progress_words, total=pages.count)
        send = partial(send_to, printer, pages)
        stop, stopped = tr("Stop printing"), tr("Printing was stopped.")
        is_printed = await with_progress(self._messages, words, stop, stopped, send)
        file = printer.outputFileName()  # the printer's dialog offers a file, too
        if not is_printed:
            self._messages.report_problem(
                tr("Not printed: the printer refused the pages. Try another one, or save a PDF.")
            )
        elif file:
            self._report_saved(Path(file))
        else:
            self._messages.report(tr("The pages were sent to the printer."))

    def _report_saved(self, path: Path) -> None:
        self._messages.report(tr("The pages are saved as {path}.").format(path=path))


def _with_suffix(path: Path) -> Path:
    return path if path.suffix.casefold() == ".pdf" else path.with_name(f"{path.name}.pdf")


def _progress_words(count: int, total: int) -> str:
    pattern = tr("Printing: page {count} of {total}")
    return pattern.format(count=number(count), total=number(total))
