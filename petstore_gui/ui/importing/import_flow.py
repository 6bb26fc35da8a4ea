"""Bringing animals in: the file, the line about how far it is, and the messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pets import NewPet
from petstore_gui.importing.files import FileContent, content_of, read_one
from petstore_gui.importing.import_facts import ImportFacts, ImportState, Why
from petstore_gui.importing.importer import Importer
from petstore_gui.importing.tables import NotReadable
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.importing.import_dialog import ImportDialog
from petstore_gui.ui.importing.import_notice import ImportNotice
from petstore_gui.ui.importing.import_question import (
    RestQuestion,
    not_looked_question,
    same_file_question,
)
from petstore_gui.ui.importing.not_added_file import NotAddedFile
from petstore_gui.ui.importing.preview_flow import PreviewFlow
from petstore_gui.ui.importing.rows_flow import RowsFlow
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.error_text import error_sentence
from petstore_gui.ui.text.import_text import (
    left_sentence,
    not_readable_sentence,
    outcome_sentence,
    progress_sentence,
)
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.window.file_drop import FileDrop
from petstore_gui.ui.window.message import Topic
from petstore_gui.ui.window.message_log import MessageLog

_NOT_ANNOUNCED = ImportState.NONE, ImportState.SAVING, ImportState.OVER
"""The messages tell how an import ended."""


class ImportFlow(QObject):
    """Opens a file, a pasted table or nothing, and passes the chosen animals to the importer.

    `previews` shows what is in a file; `notice` how far the import is, and `announcer` tells it.

    Signals:
        adds_wanted(): the user wants to see the unfinished adds.
    """

    adds_wanted = Signal()

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
        self.previews = PreviewFlow(catalogue, tasks, self)
        self._dialog: ImportDialog | None = None
        self._is_followed = False  # the dialog shows the import, not a file
        self._theme = theme
        self._importer = importer
        self._tasks = tasks
        self._log = log
        self._window = window
        self._was = ImportFacts()
        self._announced: object = None
        self.announcer = Announcer(window)
        self._not_added = NotAddedFile(importer, tasks, log, self)
        self._not_added.ended.connect(self._tell)
        self._rows = RowsFlow(importer, catalogue.category_names, tasks, self)
        importer.changed.connect(self._show_facts)
        importer.not_begun.connect(self._show_not_begun)
        importer.left_behind.connect(self._tell_left)
        self.notice.pause_chosen.connect(importer.pause)
        self.notice.continue_chosen.connect(self._go_on)
        self.notice.closed.connect(importer.forget)
        self.notice.show_chosen.connect(self._follow)
        self._show_facts(importer.facts)

    def open(self) -> None:
        """Show the import that is not over, or ask for a file."""
        if self._importer.facts.is_unfinished:
            self._follow()
        else:
            self._open()

    def read(self, paths: Sequence[Path]) -> None:
        """Show what is in a file; of several that were dropped, none."""
        self._show(paths[0].name, lambda: read_one(paths))

    def paste(self) -> None:
        """Show what was copied from a spreadsheet, if anything was."""
        text = QApplication.clipboard().text()
        if text.strip():
            name, content = tr("The clipboard"), text.encode("utf-8", "replace")
            self._show(name, lambda: content_of(name, content))

    def _open(self) -> ImportDialog:
        if self._dialog is not None:
            return self._dialog
        dialog = self._dialog = ImportDialog(self._theme, self.previews.status, self._window)
        dialog.file_wanted.connect(self._choose)
        dialog.import_chosen.connect(lambda: self._tasks.start("ask about import", self._ask()))
        dialog.progress.pause_chosen.connect(self._importer.pause)
        dialog.progress.continue_chosen.connect(self._go_on)
        dialog.progress.stop_chosen.connect(self._importer.stop)
        dialog.progress.save_chosen.connect(lambda: self._not_added.save(dialog))
        dialog.adds_chosen.connect(self.adds_wanted)
        dialog.finished.connect(self._forget)
        FileDrop(dialog).dropped.connect(self.read)
        QShortcut(QKeySequence.StandardKey.Paste, dialog, self.paste)
        self.previews.use(dialog)
        dialog.open()
        return dialog

    def _follow(self) -> None:
        """Show how far the import is."""
        self._is_followed, dialog = True, self._open()
        dialog.show_import(self._importer.facts)
        self._rows.show_in(dialog)
        self._show_notice()

    def _leave_import(self) -> None:
        self._is_followed = False
        self._rows.show_in(None)
        self._show_notice()

    def _forget(self) -> None:
        if self._is_followed and self._importer.facts.has_added_all:
            self._importer.forget()
        self._dialog = None
        self._leave_import()

    def _choose(self) -> None:
        title = tr("Choose file")
        dialog = QFileDialog(self._dialog, title)
        dialog.setAccessibleName(title)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        kinds = tr("Tables of animals (*.csv *.tsv *.txt *.xlsx *.ods)")
        dialog.setNameFilters([kinds, tr("All files (*)")])
        dialog.finished.connect(dialog.deleteLater)
        dialog.fileSelected.connect(lambda path: self.read([Path(path)]))
        dialog.open()

    def _show(self, name: str, read: Callable[[], FileContent]) -> None:
        """Show a file in the dialog, unless an import is not over yet."""
        if self._importer.facts.is_unfinished:
            self._follow()
            words = tr(
                "An import is not finished. Let it end, or stop it, before you begin another."
            )
            self._tell(words)
        else:
            start = self._tasks.start
            self._open().leave(lambda: start("read file", self._show_or_tell(name, read)))

    async def _show_or_tell(self, name: str, read: Callable[[], FileContent]) -> None:
        try:
            file, problem = await asyncio.to_thread(read), ""
        except NotReadable as error:
            file, problem = None, not_readable_sentence(name, error)
        if self._dialog is None or self._importer.facts.is_unfinished:
            return
        self._leave_import()
        if file is not None:
            self.previews.show(file)
        else:
            self.previews.forget()
            self._dialog.show_nothing(problem)

    async def _ask(self) -> None:
        """Import, after a question if the file was brought in before, or if nobody could look."""
        file = self.previews.file
        at = await self._importer.records.brought_in_at(file.digest)
        if self._dialog is None or file is not self.previews.file:
            return
        if at is None:
            await self._begin()
            return
        question = same_file_question(file.name, at, self.previews.count, self._dialog)
        question.confirmed.connect(lambda: self._tasks.start("begin import", self._begin()))
        question.open()

    async def _begin(self) -> None:
        pets = await self.previews.look_again()
        if not pets or self._dialog is None:
            return
        if self.previews.has_looked:
            self._add(pets)
            return
        question = not_looked_question(self._dialog)
        question.confirmed.connect(lambda: self._add(pets))
        question.open()

    def _add(self, pets: Sequence[NewPet]) -> None:
        file, (invalid, unticked) = self.previews.file, self.previews.left_out()
        known = self.previews.known_ids()
        self._importer.begin(file.name, file.digest, pets, invalid, unticked, known)
        if self._importer.facts.is_unfinished:
            self._follow()

    def _go_on(self) -> None:
        """Send the rest, after a question if it may be there already."""
        facts = self._importer.facts
        if facts.why in (Why.ALIKE, Why.NOT_LOOKED):
            question = RestQuestion(facts, self._dialog or self._window)
            self._importer.changed.connect(question.show_facts)
            question.confirmed.connect(self._importer.go_on)
            question.open()
        else:
            self._importer.go_on()

    def _tell(self, sentence: str) -> None:
        if self._dialog is not None and self._is_followed:
            self._dialog.tell(self._importer.facts, sentence)

    def _show_facts(self, facts: ImportFacts) -> None:
        if self._dialog is not None and self._is_followed:
            self._dialog.show_import(facts)
            self._is_followed = facts.job is not None  # else it was not begun after all
        self._show_notice()
        is_new = facts.why is not Why.EARLIER and self._was.state is not ImportState.OVER
        if facts.state is ImportState.OVER and is_new:
            self._log.report(Topic.IMPORT, outcome_sentence(facts))
        self._announce(facts)
        was, self._was = self._was, facts
        if self._is_followed and (was.why, facts.why) == (Why.LOOKING, Why.NOT_LOOKED):
            self._go_on()

    def _show_notice(self) -> None:
        """Show how far the import is, where the dialog does not."""
        self.notice.show_facts(ImportFacts() if self._is_followed else self._importer.facts)

    def _announce(self, facts: ImportFacts) -> None:
        """Tell a screen reader of each quarter, and of what stands in the way."""
        if facts.job is None or facts.state in _NOT_ANNOUNCED:
            return
        quarter = 4 * (facts.job.total - facts.counts.ready) // facts.job.total
        if (moment := (facts.state, facts.why, quarter)) != self._announced:
            self._announced = moment
            self.announcer.say(progress_sentence(facts), "import")

    def _tell_left(self, facts: ImportFacts) -> None:
        """Say it so that it comes back after what became of the saved settings."""
        self._log.report_question(Topic.IMPORT, left_sentence(facts), "left")

    def _show_not_begun(self, error: RequestError) -> None:
        words = tr("No animal of the file was sent. {why}")
        sentence = words.format(why=error_sentence(error))
        self._log.report_problem(Topic.IMPORT, sentence)
        if self._dialog is not None:
            self._dialog.show_not_begun(sentence)
