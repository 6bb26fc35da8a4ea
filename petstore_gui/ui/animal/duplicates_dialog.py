"""The dialog that shows animals that are alike."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.duplicates import Duplicates
from petstore_gui.catalogue.export.exported_list import ExportColumn, ExportedList
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.dialogs.shown_list import list_columns
from petstore_gui.ui.frame.messages import Announcer
from petstore_gui.ui.table.record_table import Record, RecordCell, RecordTable
from petstore_gui.ui.words.overview_text import rule_sentence
from petstore_gui.ui.words.plain_text import WrappingLabel, clip
from petstore_gui.ui.words.words import entry_word, in_a_row, tr

_SIZE = 54, 32
"""In heights of a line of text."""

_TEXT_MAX = 200

_GROUP, _ID, _NAME, _CATEGORY = range(4)
"""The columns of the list; after a category's number is its name, if any has one."""


def duplicates_list(found: Duplicates, names: Mapping[int, Category]) -> ExportedList:
    """What was found, as the dialog shows it and as it leaves the program."""
    group: ExportColumn = (tr("Group"), found.groups.__getitem__)
    columns = (group, *list_columns(found.rows, Column, names))
    return ExportedList(found.rows, range(len(found.rows)), columns)


class DuplicatesDialog(Dialog):
    """Shows groups of animals, one an animal in each row.

    Its owner connects the buttons `export`, `print` and `stop`.

    Signals:
        pet_chosen(int): the user wants to see this animal in the window; an int64, as an object.
    """

    pet_chosen = Signal(object)

    def __init__(self, listed: ExportedList, parent: QWidget) -> None:
        super().__init__(tr("Duplicates"), parent, size=_SIZE)
        self._listed = listed
        self._announcer = Announcer(self)
        self._about = WrappingLabel(name="aboutDuplicates")
        self._table = RecordTable(
            tr("Duplicates"),
            listed.headings,
            widest=_NAME,
            numbers=(_GROUP, _ID, _CATEGORY),
            parent=self,
        )
        self._table.activated.connect(self._choose)
        show_one = push_button(entry_word(tr("&Show animal")), self._choose)
        self.export = push_button(tr("Export…"), name=tr("Export"))
        self.print = push_button(tr("Print…"), name=tr("Print"))
        self.stop, close = push_button(tr("Stop")), push_button(tr("Close"), self.reject)
        self._of_found = show_one, self.export, self.print
        buttons = button_row(close, left=(*self._of_found, self.stop), default=close)
        column_of(self, self._about, self._table, buttons)
        close.setFocus()

    def show_search(self, words: str) -> None:
        """Show how far the search is."""
        self._about.setText(words)
        for button in self._of_found:
            button.setEnabled(False)

    def show_found(self, listed: ExportedList, words: str) -> None:
        """Show what was found; `words` say how many, and what was looked through, or why none."""
        self._listed = listed
        self.stop.setEnabled(False)
        advice = tr(
            "They can be different animals with one name."
            " The service cannot remove any: give this list to the shop's owner."
        )
        self._about.setText(in_a_row(f"{words}\n{rule_sentence()}", advice if len(listed) else ""))
        self._announcer.tell(words)
        self._table.setAccessibleDescription(words)
        self._table.show_records(len(listed), self._record)
        for button in self._of_found:
            button.setEnabled(len(listed) > 0)
        if len(listed):
            self._table.setFocus()

    def _choose(self, *_at: object) -> None:
        self.accept()
        row = self._listed.order[self._table.currentIndex().row()]
        self.pet_chosen.emit(self._listed.rows.ids[row])

    def _record(self, line: int) -> Record:
        row = self._listed.order[line]
        texts = [clip(str(value_of(row)), _TEXT_MAX) for _, value_of in self._listed.columns]
        return tuple(map(RecordCell, texts))
