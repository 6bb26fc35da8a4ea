"""Bringing animals in: the file, the line about how far it is, and the messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.errors import RequestError
from petstore_gui.importing.files import FileContent, content_of, read_file
from petstore_gui.importing.import_facts import ImportFacts, ImportState
from petstore_gui.importing.importer import Importer
from petstore_gui.importing.tables import NotReadable
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.importing.import_notice import ImportNotice
from petstore_gui.ui.importing.not_added_file import NotAddedFile
from petstore_gui.ui.importing.preview_flow import PreviewFlow
from petstore_gui.ui.importing.rows_flow import RowsFlow
from petstore_gui.ui.importing.same_file_question import SameFileQuestion
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
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import Topic

_NOT_ANNOUNCED = ImportState.NONE, ImportState.SAVING, ImportState.OVER
"""The messages tell how an import ended."""


class ImportFlow(QObject):
    """Opens a file, a pasted table or nothing, and passes the chosen animals to the importer.

    `previews` shows what is in a file; `notice` how far the import is, and `announcer` tells it.
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
        self.previews = PreviewFlow(catalogue, tasks, theme, window)
        self._importer = importer
        self._tasks = tasks
        self._log = log
        self._window = window
        self._was = ImportState.NONE
        self._announced: object = None
        self.announcer = Announcer(window)
        self._not_added = NotAddedFile(importer, tasks, log, window)
        self._rows = RowsFlow(importer, tasks, theme, window)
        self.previews.add_chosen.connect(
            lambda file: tasks.start("ask about import", self._add(file))
        )
        importer.changed.connect(self._show_facts)
        importer.not_begun.connect(self._show_not_begun)
        importer.left_behind.connect(lambda facts: log.report(Topic.IMPORT, left_sentence(facts)))
        self.notice.pause_chosen.connect(importer.pause)
        self.notice.continue_chosen.connect(importer.go_on)
        self.notice.stop_chosen.connect(importer.stop)
        self.notice.closed.connect(importer.forget)
        self.notice.rows_chosen.connect(self._rows.open)
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
        kinds = tr("Tables of animals (*.csv *.tsv *.txt *.xlsx *.ods)")
        dialog.setNameFilters([kinds, tr("All files (*)")])
        dialog.finished.connect(dialog.deleteLater)
        dialog.fileSelected.connect(lambda path: self.read(Path(path)))
        dialog.open()

    def read(self, path: Path) -> None:
        """Show what is in a file."""
        self._show(path.name, lambda: read_file(path))

    def paste(self) -> None:
        """Show what was copied from a spreadsheet, if anything was."""
        text = QApplication.clipboard().text()
        if text.strip():
            name, content = tr("The clipboard"), text.encode("utf-8", "replace")
            self._show(name, lambda: content_of(name, content))

    def _show(self, name: str, read: Callable[[], FileContent]) -> None:
        if self._may_begin():
            self._tasks.start("read file", self._show_or_report(name, read))

    async def _show_or_report(self, name: str, read: Callable[[], FileContent]) -> None:
        try:
            file = await asyncio.to_thread(read)
        except NotReadable as error:
            self._log.report_problem(Topic.IMPORT, not_readable_sentence(name, error))
        else:
            self.previews.show(file)

    def _may_begin(self) -> bool:
        if self.previews.dialog is not None:
            self.previews.dialog.raise_()
            return False
        if not self._importer.facts.is_unfinished:
            return True
        words = tr("An import is not finished. Let it end, or stop it, before you begin another.")
        self._log.report_problem(Topic.IMPORT, words)
        return False

    async def _add(self, file: FileContent) -> None:
        """Add animals, after a question if the file was brought in before."""
        at = await self._importer.records.brought_in_at(file.digest)
        dialog = self.previews.dialog
        if dialog is None:
            return
        if at is None:
            await self._begin(file)
            return
        question = SameFileQuestion(file.name, at, dialog)
        question.add_chosen.connect(lambda: self._tasks.start("begin import", self._begin(file)))
        question.open()

    async def _begin(self, file: FileContent) -> None:
        pets = await self.previews.look_again()
        if pets and self.previews.dialog is not None:
            self.previews.dialog.accept()
            self._importer.begin(file.name, file.digest, pets)

    def _show_facts(self, facts: ImportFacts) -> None:
        self.notice.show_facts(facts)
        if facts.state is ImportState.OVER and self._was is not ImportState.OVER:
            self._log.report(Topic.IMPORT, outcome_sentence(facts))
        self._announce(facts)
        self._was = facts.state

    def _announce(self, facts: ImportFacts) -> None:
        """Tell a screen reader of each quarter, and of what stands in the way."""
        if facts.job is None or facts.state in _NOT_ANNOUNCED:
            return
        quarter = 4 * (facts.job.total - facts.counts.ready) // facts.job.total
        if (moment := (facts.state, facts.why, quarter)) != self._announced:
            self._announced = moment
            self.announcer.say(progress_sentence(facts), "import")

    def _show_not_begun(self, error: RequestError) -> None:
        words = tr("No animal of the file was sent. {why}")
        self._log.report_problem(Topic.IMPORT, words.format(why=error_sentence(error)))
