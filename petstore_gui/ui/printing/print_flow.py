"""Printing what the table shows, or saving it as a PDF file."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.clock import local_now
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.dialogs.file_dialog import save_file_dialog
from petstore_gui.ui.dialogs.replace_question import replace_if_asked
from petstore_gui.ui.dialogs.shown_list import ListSource
from petstore_gui.ui.printing.print_choice import PrintChoice, What, keep_choice, last_choice
from petstore_gui.ui.printing.print_dialog import PrintDialog
from petstore_gui.ui.printing.print_jobs import PrintJob, PrintJobs
from petstore_gui.ui.printing.print_source import PrintSource
from petstore_gui.ui.text.print_text import file_name
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.messages import Messages


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
        self._shown = source
        self._catalogue = catalogue
        self._preferences = preferences
        self._tasks = tasks
        self._window = window
        self._jobs = PrintJobs(messages, self._ask_for_file)

    def open(self, parent: QWidget | None = None) -> None:
        """Show the pages; above `parent` if that is not the window."""
        choice = last_choice(self._preferences)
        self._tasks.start("print preview", self._open(choice, parent=parent))

    def open_card(self, pet_id: int) -> None:
        """Show the card of one animal."""
        choice = replace(last_choice(self._preferences), what=What.CARDS)
        self._tasks.start("preview of a card", self._open(choice, pet_id))

    async def _open(
        self, choice: PrintChoice, pet_id: int | None = None, parent: QWidget | None = None
    ) -> None:
        source = PrintSource(self._shown, self._catalogue)
        if pet_id is None:
            await source.load()
        else:
            await source.load_only(pet_id)
        dialog = PrintDialog(choice, parent or self._window)
        form = dialog.form
        form.show_counts(len(source.listed), len(source.selected))
        form.choice_changed.connect(partial(self._lay_out, dialog, source))
        dialog.pdf_chosen.connect(lambda: self._ask_for_file(PrintJob(source, form.choice), dialog))
        dialog.print_chosen.connect(
            lambda: self._ask_for_printer(PrintJob(source, form.choice), dialog)
        )
        dialog.accepted.connect(lambda: self._keep(form.choice, is_of_one=pet_id is not None))
        self._lay_out(dialog, source, form.choice)
        dialog.open()

    def _keep(self, choice: PrintChoice, *, is_of_one: bool) -> None:
        """Offer this choice the next time; what is printed stays, after the card of one animal."""
        what = last_choice(self._preferences).what if is_of_one else choice.what
        keep_choice(replace(choice, what=what), self._preferences)

    def _lay_out(self, dialog: PrintDialog, source: PrintSource, choice: PrintChoice) -> None:
        if source.is_ready(choice):
            dialog.show_pages(source.pages(choice, choice.page_size))
        else:
            dialog.show_pages(None)
            preparing = self._tasks.start("prepare pages", self._prepare(dialog, source, choice))
            dialog.finished.connect(lambda _result: preparing.cancel())

    async def _prepare(self, dialog: PrintDialog, source: PrintSource, choice: PrintChoice) -> None:
        await source.prepare(choice)
        self._lay_out(dialog, source, dialog.form.choice)

    def _ask_for_file(self, job: PrintJob, asking: PrintDialog | None = None) -> None:
        name = file_name(job.choice.what, self._shown.title, local_now().date().isoformat())
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
            self._tasks.start("pdf", self._jobs.save(job, path))

        dialog.fileSelected.connect(take)
        dialog.open()

    def _ask_for_printer(self, job: PrintJob, asking: PrintDialog) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - only when used

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(job.choice.page_size)
        printer.setFullPage(True)
        pages = job.pages(job.choice.page_size)
        printer.setDocName(pages.title)
        dialog = QPrintDialog(printer, asking)
        dialog.setMinMax(1, pages.count)
        option = QPrintDialog.PrintDialogOption
        dialog.setOptions(option.PrintPageRange | option.PrintToFile | option.PrintCollateCopies)

        def begin() -> None:
            asking.accept()
            self._tasks.start("print", self._jobs.send(job, printer))

        dialog.accepted.connect(begin)
        dialog.rejected.connect(asking.activateWindow)
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)  # QPrintDialog has another function of that name
