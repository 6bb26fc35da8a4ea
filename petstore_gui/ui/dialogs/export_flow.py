"""From the rows of the table to a file: where it is to lie, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export import NotWritten, write_csv
from petstore_gui.gateway.completeness import Extent
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.text.list_text import as_of_words, completeness_sentence, oddities_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog, Topic


class ExportFlow(QObject):
    """Asks for a file, writes the rows as they were shown when it was chosen, and tells."""

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
        """Ask where the file is to lie."""
        name = tr("Animals {date}.csv").format(date=date.today().isoformat())  # noqa: DTZ011 - theirs
        dialog = file_dialog(tr("Export list"), name, self._window)
        dialog.fileSelected.connect(self._chosen)
        dialog.open()

    def _chosen(self, path: str) -> None:
        known = self._what_is_known()
        self._tasks.start("export", self._write(Path(path), self._table.lines(), known))

    async def _write(self, path: Path, lines: Iterator[list[str]], known: str) -> None:
        try:
            count = await write_csv(path, lines) - 1  # the headings
        except NotWritten as error:
            sentence = tr("The list was not written to {path}: {reason}.")
            self._log.tell_problem(Topic.EXPORT, sentence.format(path=path, reason=error))
        else:
            sentence = tr("Written to {path}: %Ln animal(s).", "", count).format(path=path)
            self._log.tell(Topic.EXPORT, f"{sentence} {known}".strip())

    def _what_is_known(self) -> str:
        """What the file cannot say of itself: how far the list is whole, and when it is from."""
        facts = self._catalogue.facts
        is_old = facts.is_earlier or facts.is_offline
        odd = oddities_sentence(facts.oddities)
        is_more = facts.counts.known > facts.counts.listed
        if facts.completeness.whole is Extent.ALL and not (is_old or odd or is_more):
            return ""
        words = completeness_sentence(facts), odd, as_of_words(facts) if is_old else ""
        sentence = " · ".join(filter(None, words))
        return tr("The list may not be whole: {sentence}.").format(sentence=sentence)


def file_dialog(title: str, name: str, parent: QWidget) -> QFileDialog:
    """A dialog that asks for a file to write, with `name` put forward; it goes when it closes."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, title, folder)
    dialog.setAccessibleName(title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix)
    dialog.selectFile(name)
    dialog.finished.connect(dialog.deleteLater)
    return dialog
