"""The names, colours and icons of the categories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.domain.pets import IntegerProblem, parse_int64
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.base.question import Question
from petstore_gui.ui.base.scrolling_form import ScrollingForm
from petstore_gui.ui.categories.category_edits import CategoryEdits
from petstore_gui.ui.categories.category_form import CategoryForm
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_delegate import Record, RecordCell
from petstore_gui.ui.table.record_table import RecordTable
from petstore_gui.ui.text.category_text import category_name_sentence
from petstore_gui.ui.text.plain_text import WrappingLabel, visible
from petstore_gui.ui.text.typed_pet_text import category_problem_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.save_wait import SaveWait

_SIZE = 40, 38
"""In heights of a line of text."""
_NUMBER, _NAME, _ANIMALS = range(3)


class CategoryRow(msgspec.Struct, frozen=True):
    """The number of a category, and how many animals it has, in words."""

    number: int
    animals: str


class CategoriesDialog(Dialog):
    """The table chooses a category, the fields below edit it. Nothing is saved before Save.

    Signals:
        changes_chosen(list[NameChange]): all changes, which are valid, are to be saved.
        repair_chosen(): what `repair` offers was chosen.
        stop_chosen(): nobody waits any longer for what is being saved.
    """

    changes_chosen = Signal(object)
    repair_chosen = Signal()
    stop_chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Categories"), parent)
        self.resize_to_lines(*_SIZE)
        self._rows: list[CategoryRow] = []
        self._by_id: Mapping[int, Category] = {}
        self._can_be_changed = self._is_saving = False
        self._edits = CategoryEdits()
        headings = tr("Number"), tr("Name"), tr("Animals")
        numbers = _NUMBER, _ANIMALS
        self._table = RecordTable(
            tr("Categories"), headings, theme, widest=_NAME, numbers=numbers, parent=self
        )
        self._form = CategoryForm(self)
        self._about = WrappingLabel()
        self._about.setObjectName("aboutCategories")
        self._about.setProperty("kind", "quiet")
        self._problem = WrappingLabel()
        self._problem.setObjectName("categoryProblem")
        self._problem.setProperty("kind", "problem")
        self._number = QLineEdit()
        self._number.setPlaceholderText(tr("A number"))
        self._add = QPushButton(tr("Name another category"))
        self._number_field = FormField(
            tr("Number of another category"), self._number, beside=self._add
        )
        self._repair = QPushButton()
        self._repair.hide()
        self._wait = SaveWait(self)
        self._cancel, self._save = QPushButton(tr("Cancel")), QPushButton(tr("Save"))
        self._lay_out()
        self._connect()

    def show_categories(
        self,
        rows: Sequence[CategoryRow],
        by_id: Mapping[int, Category],
        *,
        about: str,
        problem: str = "",
        repair: str = "",
        can_be_changed: bool = True,
    ) -> None:
        """Show these; `about`: what is known of the animals, and where the names are kept.

        `problem`: why nothing can be changed, if so. `repair`: what a person can do about it.
        """
        numbers = {row.number for row in rows}
        added = [row for row in self._rows if not row.animals and row.number not in numbers]
        self._by_id, self._can_be_changed = by_id, can_be_changed
        self._show_rows((*rows, *added), self._current)
        self._about.setText(about)
        self._repair.setText(repair)
        self._repair.setVisible(bool(repair))
        for widget in (self._number, self._add, self._save):
            widget.setEnabled(can_be_changed)
        self.show_problem(problem)

    def show_problem(self, sentence: str) -> None:
        """Show why nothing was saved, or cannot be."""
        self._problem.setText(sentence)
        self._problem.setVisible(bool(sentence))
        self._table.setAccessibleDescription(sentence)
        if sentence or not self._is_saving:
            self._wait.end()
        if sentence:
            self._set_saving(False)
            self._fields.scroll_to(self._problem)

    def edit_name(self, number: int | None = None) -> None:
        """Go to the name of a category, which has no row yet if no animal is known.

        Without a number, it is the first that has no name.
        """
        if number is None:
            unnamed = (row.number for row in self._rows if row.number not in self._by_id)
            number = next(unnamed, self._current)
        elif all(row.number != number for row in self._rows):
            self._show_rows((*self._rows, CategoryRow(number, "")), number)
        self._go_to(number)
        self._form.focus_name()

    def close_saved(self) -> None:
        """The changes are saved, if it waits for that."""
        if self._is_saving:
            self.accept()

    def reject(self) -> None:
        """Ask before what was typed is gone; what is being saved goes on without the dialog."""
        if self._is_saving or not (self._edits.changes() or self._number.text().strip()):
            super().reject()
            return
        words = tr("What you changed here is not saved.")
        buttons = tr("Keep editing"), tr("Discard")
        question = Question(tr("Discard the changes?"), words, buttons, self)
        question.confirmed.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        question.open()

    @property
    def _current(self) -> int | None:
        """The number of the chosen category."""
        line = self._table.current_line
        return self._rows[line].number if line >= 0 else None

    def _lay_out(self) -> None:
        self._fields = ScrollingForm(
            (self._problem, *self._form.fields, self._number_field, self._about)
        )
        make_default(self._save, (self._save, self._cancel, self._add, self._repair))
        layout = column_of(self)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._fields)
        layout.addWidget(self._wait)
        layout.addLayout(button_row(self._cancel, self._save, left=(self._repair,)))

    def _connect(self) -> None:
        self._table.selectionModel().currentRowChanged.connect(self._show_current)
        self._table.activated.connect(self._form.focus_name)
        self._form.edited.connect(self._edit)
        self._form.step_wanted.connect(self._step)
        self._number.textChanged.connect(lambda: self._number_field.show_text(""))
        self._add.clicked.connect(self._add_number)
        self._repair.clicked.connect(self._wait.begin)
        self._repair.clicked.connect(self.repair_chosen)
        self._wait.stop_chosen.connect(self.stop_chosen)
        self._cancel.clicked.connect(self.reject)
        self._save.clicked.connect(self._save_all)

    def _show_rows(self, rows: Sequence[CategoryRow], current: int | None) -> None:
        self._rows = sorted(rows, key=lambda row: row.number)
        self._table.show_records(list(map(self._record, self._rows)))
        self._go_to(current)
        self._show_current()

    def _go_to(self, number: int | None) -> None:
        lines = (line for line, row in enumerate(self._rows) if row.number == number)
        if (line := next(lines, None)) is not None:
            self._table.make_current(line)

    def _record(self, row: CategoryRow) -> Record:
        category = self._edits.category(row.number, self._by_id)
        has_name = bool(category.name.strip())
        unnamed = tr("Category {number}, without a name").format(number=row.number)
        return (
            RecordCell(str(row.number)),
            RecordCell(
                visible(category.name),
                is_strong=True,
                spoken="" if has_name else unnamed,
                category=category if has_name else None,
            ),
            RecordCell(row.animals),
        )

    def _show_current(self) -> None:
        number = self._current
        shown = None if number is None else self._edits.category(number, self._by_id)
        self._form.show_category(shown, can_be_changed=self._can_be_changed)
        self._show_note()

    def _show_note(self) -> None:
        """Show what is wrong with the name, while it is typed, or what is good to know."""
        number = self._current
        problem = None if number is None else self._edits.problem(number, self._by_id)
        if problem is not None:
            self._form.show_text(category_name_sentence(problem), is_problem=True)
            return
        is_named = number in self._by_id and not self._form.name.text().strip()
        removed = tr("Without a name, animals show the number of their category.")
        keys = tr("Up and Down go to the other categories.")
        self._form.show_text(removed if is_named else keys, is_problem=False)

    def _edit(self, category: Category) -> None:
        self._edits.edit(category, self._by_id)
        line = self._table.current_line
        self._table.replace_record(line, self._record(self._rows[line]))
        self._show_note()

    def _step(self, by: int) -> None:
        line = self._table.current_line + by
        if 0 <= line < len(self._rows):
            self._table.make_current(line)
            self._form.focus_name()

    def _add_number(self) -> None:
        number = parse_int64(self._number.text())
        if isinstance(number, IntegerProblem):
            words = category_problem_sentence(self._number.text())
            self._number_field.show_text(words, is_problem=True)
            self._number.setFocus()
        else:
            self._number.clear()
            self.edit_name(number)

    def _set_saving(self, is_saving: bool) -> None:
        self._is_saving = is_saving
        self._fields.setEnabled(not is_saving)
        if is_saving:
            self._wait.begin()

    def _save_all(self) -> None:
        """Save, unless something is wrong: then go there."""
        if self._is_saving:
            return
        wrong = self._edits.first_problem(self._by_id)
        changes = self._edits.changes()
        if self._number.text().strip():
            self._add_number()
        elif wrong is not None:
            self.edit_name(wrong)
        elif changes:
            self._set_saving(True)
            self.changes_chosen.emit(changes)
        else:
            self.accept()
