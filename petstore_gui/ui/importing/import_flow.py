"""Bringing animals in: the file, the dialog, the line about how far it is, and the messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pet_status import NOT_STATED, PetStatus
from petstore_gui.domain.refusal import PetField
from petstore_gui.importing.columns import Columns, proposed_columns, simple
from petstore_gui.importing.files import FileContent, read_file
from petstore_gui.importing.import_facts import ImportFacts, ImportState
from petstore_gui.importing.importer import Importer
from petstore_gui.importing.preview import Preview, PreviewRow, Reading
from petstore_gui.importing.tables import NotReadable, TableRow
from petstore_gui.importing.text_tables import Format, text_rows
from petstore_gui.support.tasks import Tasks
from petstore_gui.support.time_slices import run_in_slices
from petstore_gui.ui.importing.import_dialog import ImportDialog
from petstore_gui.ui.importing.import_notice import ImportNotice
from petstore_gui.ui.importing.not_added_file import NotAddedFile
from petstore_gui.ui.importing.same_file_question import SameFileQuestion
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.error_text import error_sentence
from petstore_gui.ui.text.import_text import not_readable_sentence, outcome_sentence
from petstore_gui.ui.text.words import status_word, tr
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import Topic

LOOKED_AT = 100
"""How many rows tell how many columns a file has."""

SETTLE_MS = 200
"""How long typing is collected before the rows are checked again."""


class ImportFlow(QObject):
    """One file at a time. `status` is chosen for rows without one, as in the Add animal dialog.

    `category_id_of` finds the number of a category in its name, or None.
    """

    def __init__(
        self,
        importer: Importer,
        catalogue: Catalogue,
        tasks: Tasks,
        log: MessageLog,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.notice = ImportNotice()
        self.status = ""
        self.category_id_of: Callable[[str], int | None] | None = None
        self._importer = importer
        self._catalogue = catalogue
        self._tasks = tasks
        self._log = log
        self._theme = theme
        self._window = window
        self._dialog: ImportDialog | None = None
        self._file: FileContent | None = None
        self._how = Format()
        self._table: list[TableRow] = []
        self._preview: Preview | None = None
        self._turn = 0  # makes what was begun before a newer choice stale
        self._remembered: dict[tuple[str, ...], Columns] = {}
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLE_MS)
        self._settling.timeout.connect(self._check)
        self._was = ImportState.NONE
        self._not_added = NotAddedFile(importer, tasks, log, window)
        importer.changed.connect(self._show_facts)
        importer.not_begun.connect(self._show_not_begun)
        self.notice.pause_chosen.connect(importer.pause)
        self.notice.continue_chosen.connect(importer.go_on)
        self.notice.stop_chosen.connect(importer.stop)
        self.notice.closed.connect(importer.forget)
        self.notice.save_chosen.connect(self._not_added.save)
        self._show_facts(importer.facts)

    def open(self) -> None:
        """Ask for a file, unless an import is not over yet."""
        if not self._may_begin():
            return
        title = tr("Import animals")
        dialog = QFileDialog(self._window, title)
        dialog.setAccessibleName(title)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([tr("Tables of animals (*.csv *.tsv *.txt)"), tr("All files (*)")])
        dialog.finished.connect(dialog.deleteLater)
        dialog.fileSelected.connect(lambda path: self.read(Path(path)))
        dialog.open()

    def read(self, path: Path) -> None:
        """Show what is in a file."""
        if self._may_begin():
            self._tasks.start("read file", self._read(path))

    def _may_begin(self) -> bool:
        if self._dialog is not None:
            self._dialog.raise_()
            return False
        if self._importer.facts.state in (ImportState.NONE, ImportState.OVER):
            return True
        words = tr("An import is not finished. Let it end, or stop it, before you begin another.")
        self._log.report_problem(Topic.IMPORT, words)
        return False

    async def _read(self, path: Path) -> None:
        try:
            file = await asyncio.to_thread(read_file, path)
        except NotReadable as error:
            self._log.report_problem(Topic.IMPORT, not_readable_sentence(path.name, error))
        else:
            self.show(file)

    def show(self, file: FileContent) -> None:
        """Show what is in a file that was read."""
        dialog = ImportDialog(self._theme, self.status, self._window)
        self._dialog, self._file = dialog, file
        dialog.format_chosen.connect(self._read_as)
        dialog.reading_chosen.connect(self._settling.start)
        dialog.edited.connect(self._edit)
        dialog.add_chosen.connect(lambda: self._tasks.start("begin import", self._add()))
        dialog.finished.connect(self._close)
        dialog.show_format(file.how)
        dialog.open()
        self._read_as(file.how)

    def _close(self) -> None:
        self._turn += 1
        self._settling.stop()
        self._dialog = self._file = self._preview = None
        self._table = []

    def _read_as(self, how: Format) -> None:
        if self._dialog is not None and self._file is not None:
            self._dialog.set_busy(True)
            self._turn += 1
            is_alike = how.separator == self._how.separator and bool(self._table)
            self._how = how
            work = self._read_rows(self._file, how, self._turn, is_alike=is_alike)
            self._tasks.start("read rows", work)

    async def _read_rows(
        self, file: FileContent, how: Format, turn: int, *, is_alike: bool
    ) -> None:
        """Read a file; one that `is_alike` has the columns that it had before."""
        table: list[TableRow] = []
        try:
            await self._work(map(table.append, text_rows(file.content, how)), turn)
        except NotReadable as error:
            if self._dialog is not None and turn == self._turn:
                self._dialog.show_problem(not_readable_sentence(file.name, error))
            return
        if self._dialog is None or turn != self._turn:
            return
        self._table = table
        if not table:
            self._dialog.show_problem(tr("There are no animals in this file."))
            return
        first = table[0].cells
        self._dialog.show_rows(table)
        if not is_alike:
            self._preview = None
            columns = self._remembered.get(first) or proposed_columns(first)
            width = max(len(row.cells) for row in table[:LOOKED_AT])
            headings = (*(first if columns else ()), *[""] * width)[:width]
            self._dialog.show_columns(headings, columns)
        self._check()

    def _check(self) -> None:
        """Check every row again, as the dialog says that they are to be read."""
        dialog = self._dialog
        if dialog is None or not self._table:
            return
        if dialog.has_headings and dialog.columns:
            self._remembered[self._table[0].cells] = dialog.columns
        words = {simple(status_word(status)): str(status) for status in PetStatus}
        reading = Reading(
            dialog.columns,
            has_headings=dialog.has_headings,
            category=dialog.category,
            status=dialog.status,
            status_words={**words, simple(status_word(None)): NOT_STATED},
            category_id_of=cache(self.category_id_of) if self.category_id_of else None,
        )
        self._turn += 1
        preview = Preview(self._table, reading, self._catalogue.rows, self._preview)
        work = self._show_checked(preview, preview.steps(), self._turn)
        self._tasks.start("check rows", work)

    def _edit(self, row: PreviewRow, field: PetField, text: str) -> None:
        if self._preview is not None:
            self._preview.edit(row, field, text)
            self._turn += 1
            work = self._show_checked(self._preview, self._preview.check_again(), self._turn)
            self._tasks.start("check rows", work)

    async def _show_checked(self, preview: Preview, steps: Iterator[None], turn: int) -> None:
        await self._work(steps, turn)
        if self._dialog is not None and turn == self._turn:
            self._preview = preview
            self._dialog.show_preview(preview)

    async def _work(self, steps: Iterator[None], turn: int) -> None:
        """Take steps in slices, until they are done or stale."""
        await run_in_slices(takewhile(lambda _: turn == self._turn, steps))

    async def _add(self) -> None:
        """Add the ticked rows, after a question if the file was brought in before."""
        if self._file is None:
            return
        at = await self._importer.brought_in_at(self._file.digest)
        if self._dialog is None or self._file is None:
            return
        if at is None:
            self._begin()
            return
        question = SameFileQuestion(self._file.name, at, self._dialog)
        question.add_chosen.connect(self._begin)
        question.open()

    def _begin(self) -> None:
        if self._dialog is not None and self._file is not None and self._preview is not None:
            pets = [row.pet for row in self._preview.chosen if row.pet is not None]
            self._importer.begin(self._file.name, self._file.digest, pets)
            self._dialog.accept()

    def _show_facts(self, facts: ImportFacts) -> None:
        self.notice.show_facts(facts)
        if facts.state is ImportState.OVER and self._was is not ImportState.OVER:
            self._log.report(Topic.IMPORT, outcome_sentence(facts))
        self._was = facts.state

    def _show_not_begun(self, error: RequestError) -> None:
        words = tr(
            "Nothing was sent: the animals could not be saved on this computer's disk. {why}"
        )
        self._log.report_problem(Topic.IMPORT, words.format(why=error_sentence(error)))
