"""The names, colours and icons of the categories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from petstore_gui.domain.category import Category, category_problem
from petstore_gui.domain.pets import IntegerProblem, parse_int64
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.category_table import CategoryTable
from petstore_gui.ui.table.category_table_model import CategoryRow
from petstore_gui.ui.text.category_text import category_name_sentence
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.typed_pet_text import category_problem_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of

_SIZE = 50, 30
"""In heights of a line of text."""


class CategoriesDialog(Dialog):
    """Shows categories and asks for changes, which its owner makes.

    Signals:
        category_changed(Category): a name, colour or icon was chosen, and is valid.
        name_removed(int): the name of a category was emptied; an int64, as an object.
        repair_chosen(): what `repair` offers was chosen.
    """

    category_changed = Signal(object)
    name_removed = Signal(object)
    repair_chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Categories"), parent)
        self.resize_to_lines(*_SIZE)
        self._rows: list[CategoryRow] = []
        self._by_id: Mapping[int, Category] = {}
        self._can_be_changed = False
        self._about = WrappingLabel()
        self.table = CategoryTable(theme, self)
        self._problem = WrappingLabel()
        self._problem.setObjectName("categoryProblem")
        self._problem.setProperty("kind", "problem")
        self._repair = QPushButton()
        self._repair.hide()
        self._number = QLineEdit()
        self._number.setAccessibleName(tr("Number of another category"))
        self._number.setPlaceholderText(tr("A number"))
        self._add = QPushButton(tr("Name another category"))
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
        """Show these; `about` is what is known of the animals that are counted.

        `problem`: why nothing can be changed, if so. `repair`: what a person can do about it.
        """
        numbers = {row.number for row in rows}
        added = [row for row in self._rows if not row.animals and row.number not in numbers]
        self._rows = sorted((*rows, *added), key=lambda row: row.number)
        self._by_id, self._can_be_changed = by_id, can_be_changed
        self.table.show_categories(self._rows, by_id, can_be_changed=can_be_changed)
        self._about.setText(about)
        self._repair.setText(repair)
        self._repair.setVisible(bool(repair))
        for widget in (self._number, self._add):
            widget.setEnabled(can_be_changed)
        self.show_problem(problem)

    def show_problem(self, sentence: str) -> None:
        """Show why something was not saved."""
        self._problem.setText(sentence)
        self.table.setAccessibleDescription(sentence)

    def edit_name(self, number: int) -> None:
        """Begin to edit the name of a category, which has no row yet if no animal is known."""
        if all(row.number != number for row in self._rows):
            rows = sorted((*self._rows, CategoryRow(number, "")), key=lambda row: row.number)
            self._rows = rows
            self.table.show_categories(rows, self._by_id, can_be_changed=self._can_be_changed)
        self.table.setFocus()
        self.table.go_to(number, edit=self._can_be_changed)

    def _lay_out(self) -> None:
        close = QPushButton(tr("Close"))
        close.setProperty("kind", "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        for button in (self._add, self._repair):
            button.setAutoDefault(False)
        layout = column_of(self)
        heading = WrappingLabel()
        heading.setText(
            tr("The service knows categories only by their numbers. The names are kept here.")
        )
        layout.addWidget(heading)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._about)
        self._about.setProperty("kind", "quiet")
        layout.addWidget(self._problem)
        more = QHBoxLayout()
        more.addWidget(self._number, 1)
        more.addWidget(self._add)
        more.addStretch(2)
        layout.addLayout(more)
        layout.addLayout(button_row(close, left=(self._repair,)))

    def _connect(self) -> None:
        self.table.name_typed.connect(self._check)
        self.table.name_entered.connect(self._enter_name)
        self.table.category_chosen.connect(self.category_changed)
        self._repair.clicked.connect(self.repair_chosen)
        self._add.clicked.connect(self._add_number)
        self._number.returnPressed.connect(self._add_number)

    def _check(self, number: int, text: str) -> None:
        """Say what is wrong while it is typed; nothing may be, for no name."""
        self.show_problem(self._problem_of(number, text.strip()))

    def _problem_of(self, number: int, name: str) -> str:
        problem = category_problem(Category(number, name), self._by_id.values())
        return category_name_sentence(problem) if name and problem else ""

    def _enter_name(self, number: int, name: str) -> None:
        before = self._by_id.get(number)
        if sentence := self._problem_of(number, name):
            self.show_problem(tr("Not changed: {reason}").format(reason=sentence))
        elif name and before is None:
            self.category_changed.emit(Category(number, name))
        elif name and before is not None:
            self.category_changed.emit(Category(number, name, before.colour, before.icon))
        elif before is not None:
            self.name_removed.emit(number)

    def _add_number(self) -> None:
        number = parse_int64(self._number.text())
        if isinstance(number, IntegerProblem):
            self.show_problem(category_problem_sentence(self._number.text()))
            self._number.setFocus()
        else:
            self._number.clear()
            self.show_problem("")
            self.edit_name(number)
