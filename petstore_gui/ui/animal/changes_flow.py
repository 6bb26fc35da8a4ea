"""What changed since staff last looked: the dialog, the list, the marks in the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.changes import Change
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.catalogue.history_sync import HistoryProblem
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.ui.dialogs.shown_list import FixedList, list_columns
from petstore_gui.ui.frame.central_widget import CentralWidget
from petstore_gui.ui.frame.messages import Messages
from petstore_gui.ui.words.pet_text import change_sentence, change_words
from petstore_gui.ui.words.words import kept_sentence, tr


class ChangesList(FixedList):
    """The changes of the moment that it is asked for."""

    async def whole(self, *, everything: bool) -> tuple[ExportedList, About]:
        most = self._catalogue.facts.counts.changes
        names = self._catalogue.category_names.by_id
        self.listed = changes_list(self._catalogue.changes(most), names)
        return await super().whole(everything=everything)


def changes_list(changes: Sequence[Change], names: Mapping[int, Category]) -> ExportedList:
    """One animal a row, with all that changed about it."""
    rows = Rows()
    pets = [change.pet for change in changes]
    rows.load([(pet.id, pet.name, pet.category_id, pet.status) for pet in pets])
    what = [tr("; ").join(map(change_sentence, change_words(one, names))) for one in changes]
    columns = list_columns(rows, Column, names)
    return ExportedList(rows, range(len(rows)), ((tr("Change"), what.__getitem__), *columns))


NOTES_MS = 5_000
"""How often the notes beside the names are painted anew, as "last seen just now" gets old: with a
minute, what stood there was up to two minutes old."""


class ChangesFlow(QObject):
    """Opens the dialog, marks animals as seen in the catalogue, and reports history problems.

    Signals:
        pet_wanted(Pet): this animal should be selected in the table.
        print_wanted(QWidget): the changes should be printed; a dialog that asks how belongs above
            this one.
    """

    pet_wanted = Signal(object)
    print_wanted = Signal(object)

    def __init__(
        self,
        catalogue: Catalogue,
        central: CentralWidget,
        messages: Messages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._catalogue = catalogue
        self._banner = central.banner
        self._messages = messages
        self._window = window
        notes, self._table = QTimer(self), central.table
        notes.timeout.connect(self._paint_notes)
        notes.start(NOTES_MS)
        central.table.pet_seen.connect(catalogue.mark_seen)
        catalogue.facts_changed.connect(self._paint_notes)
        catalogue.history_failed.connect(self._report_problem)

    def _paint_notes(self) -> None:
        """Paint anew: marks and notes change without any row changing."""
        self._table.viewport().update()

    def open(self) -> None:
        """Show what changed since staff last looked."""
        from petstore_gui.ui.animal.changes_dialog import changes_dialog  # noqa: PLC0415 - not before the first rows

        changes_dialog(
            self._catalogue,
            self._window,
            chosen=self._show_pet,
            print_above=self.print_wanted.emit,
        ).open()

    def _show_pet(self, pet_id: int) -> None:
        pet = self._catalogue.pet(pet_id)
        if pet is None:  # no longer in the table: seen in the dialog
            self._catalogue.mark_seen(pet_id)
        else:
            self.pet_wanted.emit(pet)

    def _report_problem(self, problem: HistoryProblem, aside: Path | None) -> None:
        sentence = {
            HistoryProblem.DAMAGED: tr(
                "The list kept on this computer was damaged. A new one is begun; IT can look at the"
                " damaged file."
            ),
            HistoryProblem.NEWER: tr(
                "A newer version of Petstore saved the list on this computer. This version neither"
                " shows nor changes it. Start the newer version instead."
            ),
            HistoryProblem.NOT_ANSWERED: tr(
                "The disk of this computer does not answer. Only the service's own list is shown,"
                " and nothing is kept. Ask IT."
            ),
            HistoryProblem.NOT_KEPT: tr(
                "The list cannot be kept for the next start. Make room on the disk of this"
                " computer, or ask IT."
            ),
        }[problem]
        if problem is HistoryProblem.DAMAGED:
            self._banner.show_damaged(sentence, kept_sentence(aside))
        else:
            self._messages.report_problem(sentence)
