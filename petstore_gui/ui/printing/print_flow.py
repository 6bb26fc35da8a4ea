"""Printing what the table shows, or saving it as a PDF file."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSizeF
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.domain.pets import Pet
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.base.dialog import closed
from petstore_gui.ui.dialogs.saving import ask_for_file, told_if_unwritten, with_progress
from petstore_gui.ui.dialogs.shown_list import ListSource
from petstore_gui.ui.frame.messages import Messages
from petstore_gui.ui.printing.card_pages import CardPages
from petstore_gui.ui.printing.codes import qr_code
from petstore_gui.ui.printing.list_pages import ListPages, longest_texts
from petstore_gui.ui.printing.pages import Pages
from petstore_gui.ui.printing.paper import NotPrinted, send_to, write_pdf
from petstore_gui.ui.printing.print_choice import PrintChoice, What, keep_choice, last_choice
from petstore_gui.ui.printing.print_dialog import PrintDialog
from petstore_gui.ui.words.export_text import file_name, saved_sentence, sent_sentence, what_words
from petstore_gui.ui.words.pet_text import CardText, card_text
from petstore_gui.ui.words.words import number, tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


@dataclass(frozen=True)
class PrintedList:
    """`listed`: the animals shown. `selected`: those selected among them."""

    listed: ExportedList
    about: About
    selected: ExportedList
    longest: list[str]
    catalogue: Catalogue

    def pages(self, choice: PrintChoice, size: QPageSize | None = None) -> Pages:
        """The pages of a choice; those of a list for this `size` of paper, if it is another."""
        if (stock := choice.stock) is None:
            paper: QSizeF = (size or choice.page_size).size(QPageSize.Unit.Millimeter)
            return ListPages(self.listed, self.about, self.longest, paper)
        listed = self.selected if choice.selected_only else self.listed
        return CardPages(what_words()[choice.what], listed, self._card_text, stock, qr_code)

    def _card_text(self, pet: Pet) -> CardText:
        known, as_of = self.catalogue.facts_of(pet.id), self.catalogue.facts.as_of
        seen = seconds_of(as_of) if as_of else None
        names = self.catalogue.category_names.by_id
        return card_text(pet, names, known.last_seen if known else seen)


async def printed_list(
    listed: ExportedList, about: About, selected: ExportedList, catalogue: Catalogue
) -> PrintedList:
    """Measure a list, and import what draws codes, without stalling the window."""
    await asyncio.to_thread(import_module, "segno")
    return PrintedList(listed, about, selected, await longest_texts(listed), catalogue)


class PrintFlow(QObject):
    """Prints the animals that were shown when the dialog opened."""

    def __init__(
        self,
        source: ListSource,
        catalogue: Catalogue,
        preferences: Preferences,
        tasks: Tasks,
        messages: Messages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._source = source
        self._catalogue = catalogue
        self._preferences = preferences
        self._tasks = tasks
        self._messages = messages
        self._window = window

    def open(self, parent: QWidget | None = None) -> None:
        """Show the pages; above `parent` if that is not the window."""
        self._tasks.start("print", self._print(parent or self._window))

    def open_card(self, pet_id: int) -> None:
        """Show the card of one animal."""
        self._tasks.start("print a card", self._print_card(pet_id))

    async def _print(self, parent: QWidget) -> None:
        listed, about = await self._source.whole(everything=False)
        await self._ask(listed, about, self._source.selected(), parent)

    async def _print_card(self, pet_id: int) -> None:
        known = self._source.now(everything=True)
        row = known.rows.row_of(pet_id)
        one = replace(known, order=array("I", [] if row is None else [row]))
        about = self._source.about(None)
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
        printed = await printed_list(listed, about, selected, self._catalogue)
        last, start = last_choice(self._preferences), self._tasks.start
        counts = len(listed), len(selected)
        dialog = PrintDialog(replace(last, what=what or last.what), printed.pages, counts, parent)

        def keep() -> None:
            chosen = dialog.choice
            keep_choice(replace(chosen, what=last.what) if what else chosen, self._preferences)

        dialog.accepted.connect(keep)
        dialog.pdf.clicked.connect(lambda: start("pdf", self._save(printed, dialog.choice, dialog)))
        dialog.send.clicked.connect(
            lambda: start("printer", self._send(printed, dialog.choice, dialog))
        )
        dialog.open()

    async def _save(
        self, printed: PrintedList, choice: PrintChoice, asking: PrintDialog | None = None
    ) -> None:
        """Write a PDF file."""
        name = file_name(choice.what, self._source.title, local_now().date().isoformat())
        parent = asking or self._window
        path = await ask_for_file(tr("Save as PDF"), name, parent, _with_suffix)
        if path is None:
            return
        if asking is not None:
            asking.accept()
        pages = printed.pages(choice)
        with told_if_unwritten(
            self._messages,
            path,
            failed=tr("Not saved: {path} cannot be written ({reason})."),
            stopped=tr("Printing was stopped. {path} was not saved."),
            save_elsewhere=lambda: self._tasks.start("pdf", self._save(printed, choice)),
        ):
            await self._with_progress(pages, partial(write_pdf, path, pages, choice.page_size))
            self._messages.report(saved_sentence(choice.what, path))

    async def _send(self, printed: PrintedList, choice: PrintChoice, asking: PrintDialog) -> None:
        """Send the pages that somebody chooses to a printer."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - only when used

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(choice.page_size)
        printer.setFullPage(True)
        pages = printed.pages(choice)
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
        await self._print_pages(
            printed.pages(choice, printer.pageLayout().pageSize()), choice, printer
        )

    async def _print_pages(self, pages: Pages, choice: PrintChoice, printer: QPrinter) -> None:
        try:
            await self._with_progress(pages, partial(send_to, printer, pages))
        except NotPrinted:
            self._messages.report_problem(
                tr("Not printed: the printer refused the pages. Try another one, or save a PDF.")
            )
        except asyncio.CancelledError:
            self._messages.report(tr("Printing was stopped."))
            raise
        else:  # the printer's dialog offers a file, too
            file = printer.outputFileName()
            saved = saved_sentence(choice.what, Path(file))
            self._messages.report(saved if file else sent_sentence(choice.what))

    async def _with_progress(
        self, pages: Pages, work: Callable[[Callable[[int], None]], Awaitable[None]]
    ) -> None:
        words = partial(_progress_words, total=pages.count)
        await with_progress(self._messages, words, tr("Stop printing"), work)


def _with_suffix(path: Path) -> Path:
    return path if path.suffix.casefold() == ".pdf" else path.with_name(f"{path.name}.pdf")


def _progress_words(count: int, total: int) -> str:
    pattern = tr("Printing: page {count} of {total}")
    return pattern.format(count=number(count), total=number(total))
