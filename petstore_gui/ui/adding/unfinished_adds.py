"""The list of unfinished adds, with what a person may do about each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.add import Add
from petstore_gui.domain.category import Category
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.outbox.choices import Choice
from petstore_gui.ui.base.dialog import Dialog, column_of, push_button
from petstore_gui.ui.base.flow_layout import FlowLayout
from petstore_gui.ui.table.cells import cell_name
from petstore_gui.ui.table.record_table import Record, RecordCell, RecordTable
from petstore_gui.ui.words.add_text import add_details, add_sentence, choice_word, place_words
from petstore_gui.ui.words.plain_text import WrappingLabel
from petstore_gui.ui.words.words import category_word, exact_moment_words, in_a_row, status_word, tr

_CATEGORY_COLUMN, _KNOWN_COLUMN = 2, 4
_SIZE = 54, 27
"""In heights of a line of text."""

Decidable: TypeAlias = tuple[Add, tuple[Choice, ...]]
"""An add, with what may be done about it."""


class UnfinishedAdds(Dialog):
    """Lists adds, oldest first. The buttons are for the selected one, and none is the default.

    Once the selected one is settled none is selected, so that no press decides about another. What
    is corrected or undone is shown elsewhere: then the dialog closes.

    Signals:
        chosen(str, Choice): what somebody decided about an add, by its key.
    """

    chosen = Signal(str, object)

    def __init__(
        self,
        adds_now: Callable[[], tuple[Sequence[Decidable], ServiceId | None]],
        categories: Mapping[int, Category],
        parent: QWidget,
    ) -> None:
        """`adds_now`: the adds, and the open service. `categories`: those that have a name."""
        title = tr("Unfinished adds")
        super().__init__(title, parent, size=_SIZE)
        self._adds_now = adds_now
        self._adds: Sequence[Decidable] = ()
        self._here: ServiceId | None = None
        self._categories = categories
        headings = tr("Time"), tr("Name"), tr("Category"), tr("Status"), tr("What is known")
        numbers = () if categories else (_CATEGORY_COLUMN,)
        self._table = RecordTable(
            title, headings, widest=_KNOWN_COLUMN, numbers=numbers, parent=self
        )
        self._details = WrappingLabel(min_lines=2, name="addDetails")
        self._buttons = {
            choice: push_button(choice_word(choice), partial(self._choose, choice))
            for choice in Choice
        }
        close = push_button(tr("Close"), self.accept)
        # In large type one line is too short.
        buttons = FlowLayout(*self._buttons.values(), close, last_at_end=True)
        column_of(self, self._table, self._details, buttons)
        self._table.selectionModel().selectionChanged.connect(self._show_selected)
        self.show_adds()

    def show_adds(self) -> None:
        """Show the adds as they are now."""
        adds, self._here = self._adds_now()
        key = self._selected_key() if self._adds or not adds else adds[0][0].key
        self._adds = adds
        with QSignalBlocker(self._table.selectionModel()):
            self._table.show_records(len(adds), lambda line: self._record(adds[line][0]))
            self._table.make_current(-1)
        self.select(key)
        self._show_selected()

    def select(self, key: str | None) -> None:
        """Select an add, if it is listed."""
        for line, (add, _) in enumerate(self._adds):
            if add.key == key:
                self._table.make_current(line)

    def _selected(self) -> Decidable | None:
        lines = self._table.selectionModel().selectedRows()
        line = lines[0].row() if lines else -1
        return self._adds[line] if 0 <= line < len(self._adds) else None

    def _selected_key(self) -> str | None:
        selected = self._selected()
        return None if selected is None else selected[0].key

    def _choose(self, choice: Choice, *_checked: bool) -> None:
        self.chosen.emit(self._selected_key(), choice)
        if choice in (Choice.CORRECT, Choice.UNDO):
            self.accept()

    def _show_selected(self) -> None:
        selected = self._selected()
        add, possible = (None, ()) if selected is None else selected
        none = tr("Select an add.") if self._adds else tr("No add is unfinished.")
        words = none if add is None else in_a_row(add_sentence(add), add_details(add))
        self._details.setText(words)
        self._table.setAccessibleDescription(words)
        for choice, button in self._buttons.items():
            button.setEnabled(choice in possible)

    def _record(self, add: Add) -> Record:
        known = add_sentence(add)
        if add.service_id != self._here:
            known = f"{place_words(add.service_id, self._here)}: {known}"
        return (
            RecordCell(exact_moment_words(add.created_at)),
            RecordCell(cell_name(add.pet.name)),
            RecordCell(
                category_word(add.pet.category_id, self._categories),
                category=self._categories.get(add.pet.category_id),
            ),
            RecordCell(status_word(add.pet.status)),
            RecordCell(known),
        )
