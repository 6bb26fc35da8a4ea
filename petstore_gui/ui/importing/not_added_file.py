"""A CSV file with the rows of an import that were not added, ready to be brought in again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.export.csv_file import csv_lines
from petstore_gui.catalogue.export.escapes import keep_escapes
from petstore_gui.catalogue.export.new_file import NotWritten, write_text
from petstore_gui.domain.import_job import InvalidRow
from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.domain.pet_status import NOT_STATED
from petstore_gui.importing.importer import Importer
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks
from petstore_gui.support.time_slices import run_in_slices
from petstore_gui.ui.dialogs.file_dialog import save_file_dialog
from petstore_gui.ui.text.export_text import why_not_written
from petstore_gui.ui.text.import_text import reason_words
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message import Topic
from petstore_gui.ui.window.message_log import MessageLog

_BYTE_ORDER_MARK = "\ufeff"
"""Spreadsheets recognize UTF-8 by it."""


class NotAddedFile(QObject):
    """Asks for a file, and writes each row with the reason why it was not added.

    Signals:
        ended(str): it was written, or was not; a sentence says which.
    """

    ended = Signal(str)

    def __init__(self, importer: Importer, tasks: Tasks, log: MessageLog, parent: QObject) -> None:
        super().__init__(parent)
        self._importer = importer
        self._tasks = tasks
        self._log = log

    def save(self, parent: QWidget) -> None:
        """Ask for the file."""
        title, name = tr("Save failed rows"), tr("Failed rows.csv")
        dialog = save_file_dialog(title, name, parent)
        dialog.fileSelected.connect(
            lambda path: self._tasks.start("save failed rows", self._write(Path(path)))
        )
        dialog.open()

    async def _write(self, path: Path) -> None:
        try:
            job, texts = self._importer.facts.job, [_BYTE_ORDER_MARK]
            rows = await self._importer.records.not_added(job)
            invalid = () if job is None else job.invalid
            await run_in_slices(map(texts.append, csv_lines(_lines(rows, invalid))))
            await write_text(path, "".join(texts))
        except (StorageError, NotWritten) as error:
            reason = why_not_written(error) if isinstance(error, NotWritten) else str(error)
            words = tr("{path} cannot be written ({reason}). Choose another folder or name.")
            sentence = words.format(path=path, reason=reason)
            self._log.report_problem(Topic.IMPORT, sentence)
        else:
            words = tr("%Ln row(s) saved in {path}.", "", len(rows) + len(invalid))
            sentence = words.format(path=path)
            self._log.report(Topic.IMPORT, sentence)
            if job == self._importer.facts.job:
                self._importer.note_saved()
        self.ended.emit(sentence)


def _lines(rows: Sequence[PendingAdd], invalid: Sequence[InvalidRow]) -> Iterator[Sequence[str]]:
    yield tr("Name"), tr("Category"), tr("Status"), tr("Reason")
    for row in rows:
        pet = row.pet
        yield (
            keep_escapes(pet.name),
            str(pet.category_id),
            pet.status or NOT_STATED,
            reason_words(row),
        )
    for wrong in invalid:
        yield keep_escapes(wrong.name), wrong.category, wrong.status, wrong.reason
