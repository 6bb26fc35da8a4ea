"""The dialog for a new animal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.domain.failure import PetField, Refusal
from petstore_gui.domain.pet_status import NOT_STATED
from petstore_gui.domain.pets import NAME_LENGTH_MAX, IntegerProblem, NewPet, Pet, parse_int64
from petstore_gui.ui.adding.pet_fields import CategoryBox, StatusBox
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.base.form import FormField, ScrollingForm
from petstore_gui.ui.words.add_text import (
    name_problem_sentence,
    status_problem_sentence,
)
from petstore_gui.ui.words.error_text import said_sentence
from petstore_gui.ui.words.plain_text import PlainLabel, WrappingLabel, plain_tip
from petstore_gui.ui.words.words import tr

_WIDTH = 480


class AddDialog(Dialog):
    """Asks for a new animal (NewPet, section 2 of the interface).

    `badge` shows where the animal will be added. `status`: the choice to begin with, if any.
    `hint_of`: what to know about a name in a category. `replaces`: the key of the refused add whose
    place the next one takes.

    Signals:
        pet_chosen(NewPet): Add was pressed, and every field is valid.
    """

    pet_chosen = Signal(object)

    def __init__(
        self, status: str, hint_of: Callable[[str, int], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Add animal"), parent, width=_WIDTH)
        self.setObjectName("addAnimal")
        self._is_checked = False  # once Add was pressed, problems are shown
        self._refusal: Refusal | None = None
        self.replaces = ""
        self.badge = PlainLabel()
        self._name, self.category, self._status = QLineEdit(), CategoryBox(), StatusBox()
        self._name.setMaxLength(NAME_LENGTH_MAX + 1)  # so that a longer one is not cut in silence
        self._fields = {
            PetField.NAME: FormField(tr("Name"), self._name),
            PetField.CATEGORY: FormField(tr("Category"), self.category),
            PetField.STATUS: FormField(tr("Status"), self._status),
        }
        self._hint_of = hint_of
        self._another = QCheckBox(tr("Add another"))
        self._answer = WrappingLabel(kind="problem", name="answer")
        self._add = push_button(tr("Add"), self._press_add)
        cancel = push_button(tr("Cancel"), self.reject)
        form = ScrollingForm((*self._fields.values(), self._another))
        buttons = button_row(cancel, self._add, default=self._add)
        column_of(self, self.badge, form, self._answer, buttons)
        self._name.textChanged.connect(partial(self._edit, PetField.NAME))
        self.category.editTextChanged.connect(partial(self._edit, PetField.CATEGORY))
        self._status.currentIndexChanged.connect(partial(self._edit, PetField.STATUS))
        self._status.choose(status)
        self._begin()

    def _name_and_category(self) -> tuple[str, int] | None:
        """What is in these fields, or None while one is not valid."""
        category = parse_int64(self.category.value)
        if isinstance(category, IntegerProblem) or name_problem_sentence(self._name.text()):
            return None
        return self._name.text().strip(), category

    def offer_categories(self, numbers: Iterable[int], names: Mapping[int, Category]) -> None:
        """Offer categories with a name, and others by their numbers."""
        self.category.offer(numbers, names)
        self._show_lines()

    def show_creation(self, text: str, *, is_problem: bool = False) -> None:
        """Show under the field that a category is being made, or why it was not."""
        self._fields[PetField.CATEGORY].show_text(text, is_problem=is_problem, is_wrong=False)

    def show_pet(self, pet: NewPet | Pet, refusal: Refusal | None = None) -> None:
        """Fill the fields; focus the one that the service refused, or else select the name."""
        self._name.setText(pet.name)
        self.category.show_value(str(pet.category_id))
        self._status.choose(NOT_STATED if pet.status is None else pet.status)
        self._begin()
        self._name.selectAll()
        self._refusal = refusal
        self._show_lines()
        if refusal is not None:
            self._focus(refusal.field)

    def show_problem(self, sentence: str, details: str) -> None:
        """Show why the animal was not written to the disk."""
        self._add.setEnabled(True)
        self._answer.setText(sentence)
        self._answer.setToolTip(plain_tip(details))
        self._name.setFocus()

    def take_next(self) -> None:
        """The animal is on the disk: close, or clear the name for another one."""
        self._add.setEnabled(True)
        if self._another.isChecked():
            self.replaces = ""
            self._name.clear()
            self._begin()
        else:
            self.accept()

    def _begin(self) -> None:
        """Blame nothing for what was typed before."""
        self._is_checked, self._refusal = False, None
        self._answer.setText("")
        self._show_lines()
        self._name.setFocus()

    def _problems(self) -> dict[PetField, str]:
        return {
            PetField.NAME: name_problem_sentence(self._name.text()),
            PetField.CATEGORY: self.category.problem,
            PetField.STATUS: status_problem_sentence(self._status.choice),
        }

    def _show_lines(self) -> None:
        """Show under each field what is wrong with it, or else what is to be known."""
        problems = self._problems() if self._is_checked else {}
        if self._refusal is not None:
            said = self._refusal.reason
            problems[self._refusal.field] = (
                said_sentence(said) if said else tr("The service gave no reason.")
            )
        typed = self._name_and_category()
        notes = {
            PetField.NAME: "" if typed is None else self._hint_of(*typed),
            PetField.CATEGORY: self.category.note,
            PetField.STATUS: tr("It cannot be changed once the animal is added."),
        }
        for field, shown in self._fields.items():
            problem = problems.get(field, "")
            shown.show_text(problem or notes[field], is_problem=bool(problem))

    def _edit(self, field: PetField, _now: object) -> None:
        if self._refusal is not None and self._refusal.field is field:
            self._refusal = None  # it was about the old contents
        self._show_lines()

    def _press_add(self) -> None:
        self._is_checked = True
        self._show_lines()
        wrong = [field for field, problem in self._problems().items() if problem]
        typed = self._name_and_category()
        if wrong or typed is None:
            self._focus(wrong[0])
        else:
            self._add.setEnabled(False)  # until it is on the disk
            self._answer.setText("")
            self.pet_chosen.emit(NewPet(*typed, self._status.status))

    def _focus(self, field: PetField) -> None:
        self._fields[field].control.setFocus(Qt.FocusReason.OtherFocusReason)
