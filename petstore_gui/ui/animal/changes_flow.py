"""What changed since staff last looked: the dialog, the list, the marks in the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.changes import Change
from petstore_gui.catalogue.export.exported_list import ExportedList
from petstore_gui.catalogue.history_sync import HistoryProblem
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.ui.dialogs.shown_list import FixedList, list_columns
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.words.pet_text import change_sentence, change_words
from petstore_gui.ui.words.words import kept_sentence, tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents


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


class ChangesFlow(Flow):
    """Opens the dialog, marks animals as seen in the catalogue, and reports history problems.

    Signals:
        print_wanted(FixedList, QWidget): these changes should be printed; a dialog that asks how
            belongs above this one.
    """

    print_wanted = Signal(object, object)

    def __init__(self, contents: WindowContents) -> None:
        super().__init__(contents)
        notes = QTimer(self)
        notes.timeout.connect(self._paint_notes)
        notes.start(NOTES_MS)
        contents.actions.changes.triggered.connect(self._open)
        self._central.table.pet_seen.connect(self._catalogue.mark_seen)
        self._catalogue.facts_changed.connect(self._paint_notes)
        self._catalogue.history_failed.connect(self._report_problem)

    def _paint_notes(self) -> None:
        """Paint anew: marks and notes change without any row changing."""
        self._central.table.viewport().update()

    def _open(self) -> None:
        """Show what changed since staff last looked."""
        from petstore_gui.ui.animal.changes_dialog import changes_dialog  # noqa: PLC0415 - not before the first rows

        changes_dialog(
            self._catalogue,
            self._window,
            chosen=self._show_pet,
            print_above=self._print,
        ).open()

    def _print(self, dialog: QWidget) -> None:
        changes = self._catalogue.changes(self._catalogue.facts.counts.changes)
        listed = changes_list(changes, self._catalogue.category_names.by_id)
        self.print_wanted.emit(FixedList(self._contents, tr("What changed"), listed), dialog)

    def _show_pet(self, pet_id: int) -> None:
        if not self._contents.select(pet_id):  # no longer in the table: seen in the dialog
            self._catalogue.mark_seen(pet_id)

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
            self._central.banner.show_damaged(sentence, kept_sentence(aside))
        else:
            self._messages.report_problem(sentence)
