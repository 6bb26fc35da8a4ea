"""Exporting the rows of the table: asks for a file, writes it, and reports the outcome."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export import NotWritten, write_csv
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.gateway.completeness import Extent
from petstore_gui.support.clock import local_now
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.dialogs.file_dialog import save_file_dialog, why_not_written
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.text.list_text import as_of_words, completeness_sentence, oddities_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import Topic


class ExportFlow(QObject):
    """Writes the rows that were shown when the file was chosen."""

    def __init__(
        self,
        table: PetTable,
        catalogue: Catalogue,
        tasks: Tasks,
        log: MessageLog,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._table = table
        self._catalogue = catalogue
        self._tasks = tasks
        self._log = log
        self._window = window

    def open(self) -> None:
        """Ask for the file."""
        name = tr("Animals {date}.csv").format(date=local_now().date().isoformat())
        dialog = save_file_dialog(tr("Export list"), name, self._window)
        dialog.fileSelected.connect(self._export)
        dialog.open()

    def _export(self, path: str) -> None:
        caveat = _caveat(self._catalogue.facts)
        self._tasks.start("export", self._write(Path(path), self._table.lines(), caveat))

    async def _write(self, path: Path, lines: Iterator[list[str]], caveat: str) -> None:
        try:
            count = await write_csv(path, lines) - 1  # the headings
        except NotWritten as error:
            sentence = tr(
                "Not exported: {path} cannot be written ({reason}). Choose another folder or name."
            )
            words = sentence.format(path=path, reason=why_not_written(error))
            self._log.report_problem(Topic.EXPORT, words)
        else:
            sentence = tr("%Ln animal(s) exported to {path}.", "", count).format(path=path)
            self._log.report(Topic.EXPORT, f"{sentence} {caveat}".strip())


def _caveat(facts: Facts) -> str:
    """A warning if the exported list may be incomplete or old, which the file does not show."""
    is_old = facts.is_earlier or facts.is_offline
    odd = oddities_sentence(facts.oddities)
    is_more = facts.counts.known > facts.counts.listed
    if facts.completeness.whole is Extent.ALL and not (is_old or odd or is_more):
        return ""
    words = completeness_sentence(facts), odd, as_of_words(facts) if is_old else ""
    sentence = " · ".join(filter(None, words))
    return tr("The list may be incomplete. {sentence}.").format(sentence=sentence)
