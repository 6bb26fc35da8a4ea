"""File > Import…: the dialog, the line in the status bar, and what is told in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from petstore_gui.catalogue.export.new_file import NotWritten
from petstore_gui.domain.category import Category, CategoryChanges
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.errors import NotWrittenDown, RequestError
from petstore_gui.domain.import_job import ImportFacts
from petstore_gui.importing.columns import RememberedColumns
from petstore_gui.importing.importer import Importer
from petstore_gui.importing.tables import NotReadable
from petstore_gui.importing.text_tables import FileContent, content_of, read_one
from petstore_gui.ui.dialogs.saving import ask_for_file
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.frame.main_window import FileDrop
from petstore_gui.ui.frame.messages import MessageButton
from petstore_gui.ui.importing.failed_rows import ended_rows, save_rows
from petstore_gui.ui.importing.file_check import FileCheck
from petstore_gui.ui.importing.import_dialog import ImportDialog
from petstore_gui.ui.words.add_text import not_saved_sentence
from petstore_gui.ui.words.category_text import names_not_saved_sentence
from petstore_gui.ui.words.error_text import error_sentence
from petstore_gui.ui.words.export_text import why_not_written
from petstore_gui.ui.words.import_text import (
    import_words,
    not_readable_sentence,
    outcome_sentence,
)
from petstore_gui.ui.words.plain_text import visible
from petstore_gui.ui.words.words import tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents

ROWS_SHOWN_MAX = 1_000
"""How many rows that were not added are shown; the file of failed rows has all."""


class ImportFlow(Flow):
    """Opens a file, a pasted table or nothing, and passes the chosen animals to the importer."""

    def __init__(self, contents: WindowContents, importer: Importer) -> None:
        super().__init__(contents)
        self.remembered = RememberedColumns()
        self._dialog: ImportDialog | None = None
        self._check: FileCheck | None = None
        self._is_beginning = False  # maybe from a dialog that was closed meanwhile
        self._shows_import = False  # the dialog shows an import, not a file
        self._importer = importer
        contents.categories.saved.connect(self._take_categories)
        importer.changed.connect(self.show_facts)
        importer.ended.connect(self._tell_end)
        importer.failed.connect(self._tell_failure)

    def open(self) -> None:
        """Show the import that is there, or ask for a file."""
        self._open()
        if self._importer.facts is not None:
            self._follow()

    def read(self, paths: Sequence[Path]) -> None:
        """Show what is in a file; of several that were dropped, none."""
        self._show(paths[0].name, lambda: read_one(paths))

    def paste(self) -> None:
        """Show what was copied from a spreadsheet, if anything was."""
        text = QApplication.clipboard().text()
        if text.strip():
            name, content = tr("The clipboard"), text.encode("utf-8", "replace")
            self._show(name, lambda: content_of(name, content))

    def _take_categories(self, changes: CategoryChanges) -> None:
        """Check the rows again: categories were changed."""
        if self._check is not None:
            self._check.rename_categories(changes.renamed)

    def _open(self) -> ImportDialog:
        if self._dialog is not None:
            return self._dialog
        importer = self._importer
        dialog = self._dialog = ImportDialog(
            self._contents.theme, self._contents.adding.first_status, self._window
        )
        self._check = check = FileCheck(dialog, self._catalogue, self.remembered, self._tasks)
        for button, pressed in {
            dialog.choose: self._choose,
            dialog.categories: lambda: self._contents.categories.open(
                new=[*check.preview.new_categories.values()]
            ),
            dialog.begin: lambda: self._tasks.start("begin import", self._begin()),
            dialog.pause: importer.pause,
            dialog.go_on: importer.go_on,
            dialog.stop: importer.stop,
            dialog.discard: importer.discard,
            dialog.save: self._save,
        }.items():
            button.clicked.connect(pressed)
        dialog.finished.connect(self._forget)
        FileDrop(dialog).dropped.connect(self.read)
        QShortcut(QKeySequence.StandardKey.Paste, dialog, self.paste)
        dialog.open()
        return dialog

    def _forget(self) -> None:
        self._dialog = self._check = None
        if self._shows_import and not self._importer.is_unfinished:
            self._importer.find()  # of one that has nothing more to show, nothing is left
        self._shows_import = False

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
        dialog = self._open()
        if self._importer.is_unfinished:
            self._follow()
        if self._importer.is_unfinished or self._is_beginning:
            dialog.say(tr("One import at a time: let it end, or stop it."), is_problem=True)
        else:
            dialog.leave(lambda: self._tasks.start("read file", self._show_or_tell(name, read)))

    async def _show_or_tell(self, name: str, read: Callable[[], FileContent]) -> None:
        try:
            file, problem = await asyncio.to_thread(read), ""
        except NotReadable as error:
            file, problem = None, not_readable_sentence(name, error)
        if (
            self._dialog is None
            or self._check is None
            or self._importer.is_unfinished
            or self._is_beginning
        ):
            return
        self._shows_import = False
        if file is not None:
            self._check.show(file)
        else:
            self._check.forget()
            self._dialog.show_nothing()
            self._dialog.say(problem, is_problem=True)

    async def _begin(self) -> None:
        dialog, check = self._dialog, self._check
        if dialog is None or check is None or self._is_beginning:
            return
        name, preview, left_out = check.name, check.preview, check.left_out()
        new = preview.new_categories
        pets = [row.pet for row in preview.chosen if row.pet is not None]
        dialog.show_beginning()
        if new:
            dialog.say(tr("Creating the categories…"))
        self._is_beginning = True
        try:
            numbers = await self._created(new)
            moved = [
                replace(pet, category_id=numbers.get(pet.category_id, pet.category_id))
                for pet in pets
            ]
            await self._importer.begin(name, moved, left_out)
        except RequestError as error:
            if self._dialog is dialog:
                dialog.show_file(name)
                dialog.show_preview(preview)
            words = (
                not_saved_sentence
                if isinstance(error, NotWrittenDown)
                else names_not_saved_sentence
            )
            self._tell(words(error), error)
        else:
            if self._dialog is dialog:
                check.forget()
                self._follow()
        finally:
            self._is_beginning = False

    async def _created(self, new: Mapping[int, Category]) -> dict[int, int]:
        """Create categories; returns the numbers they got. Raises `RequestError`."""
        names, used = self._catalogue.category_names, dict(self._catalogue.categories())
        if new:
            await names.change(CategoryChanges(new=tuple(new.values())), used)
        found = {number: names.id_of(category.name) for number, category in new.items()}
        numbers = {number: one for number, one in found.items() if one is not None}
        if len(numbers) < len(new):
            raise NotReached("another service was opened meanwhile", Why.NOT_CONNECTED)
        return numbers

    def _follow(self) -> None:
        """Show how far the import is."""
        self._shows_import = True
        self.show_facts(self._importer.facts)

    def show_facts(self, facts: ImportFacts | None) -> None:
        """Show how far the import is; None if there is none."""
        self._contents.status.show_import("" if facts is None else import_words(facts))
        if self._dialog is None or not self._shows_import:
            return
        if facts is None:
            self._shows_import = False
            self._dialog.show_nothing()
        else:
            self._dialog.show_import(facts, self._importer.obstacle)
            self._tasks.start("read failed rows", self._show_ended(facts))

    async def _show_ended(self, facts: ImportFacts) -> None:
        """Show the rows that were not added."""
        names = self._catalogue.category_names.by_id
        try:
            adds = await self._importer.failed_rows(facts.number, ROWS_SHOWN_MAX)
        except NotWrittenDown as error:
            self._tell_failure(error)
            return
        if self._dialog is not None and self._shows_import:
            self._dialog.rows.show_rows(ended_rows(adds, facts.job.left_out, names))

    def _tell_end(self, facts: ImportFacts) -> None:
        """Tell it once, in the window; what has nothing more to show is forgotten."""
        button = MessageButton(tr("Show"), self.open) if facts.failed else None
        self._messages.report(outcome_sentence(facts), button, details=visible(facts.job.name))
        if self._dialog is None:
            self._importer.find()

    def _tell_failure(self, error: RequestError) -> None:
        self._tell(not_saved_sentence(error), error)

    def _tell(self, sentence: str, error: RequestError) -> None:
        self._messages.report_problem(sentence, details=error_sentence(error))
        if self._dialog is not None:
            self._dialog.say(sentence, is_problem=True, is_told=False)  # it was, as a message

    def _save(self) -> None:
        facts = self._importer.facts
        if self._dialog is not None and facts is not None:
            self._tasks.start("save failed rows", self._write(facts, self._dialog))

    async def _write(self, facts: ImportFacts, asking: QWidget) -> None:
        """Ask for a file, and save the failed rows in it."""
        path = await ask_for_file(tr("Save failed rows"), tr("Failed rows.csv"), asking)
        if path is None:
            return
        try:
            adds = await self._importer.failed_rows(facts.number)
            count = await save_rows(adds, facts.job.left_out, path)
        except NotWrittenDown as error:
            self._tell_failure(error)
        except NotWritten as error:
            words = tr("Not saved: {path} cannot be written ({reason}).")
            sentence = words.format(path=path, reason=why_not_written(error))
            self._messages.report_problem(sentence)
            if self._dialog is not None:
                self._dialog.say(sentence, is_problem=True)
        else:
            words = tr("%Ln row(s) saved in {path}.", "", count)
            self._messages.report(words.format(path=path))
            self._importer.note_saved()
