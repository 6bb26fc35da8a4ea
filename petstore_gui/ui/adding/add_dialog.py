"""The dialog for a new animal: its fields, its buttons, and the outcome of the add."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.pets import IntegerProblem, NewPet, parse_int64
from petstore_gui.domain.refusal import PetField, Refusal
from petstore_gui.ui.adding.answer_buttons import AnswerButtons, Offer
from petstore_gui.ui.adding.answer_line import AnswerLine
from petstore_gui.ui.adding.category_box import CategoryBox
from petstore_gui.ui.adding.checked_field import CheckedField
from petstore_gui.ui.adding.status_box import StatusBox
from petstore_gui.ui.text.failed_add_text import refusal_sentence
from petstore_gui.ui.text.plain_text import plain_tip
from petstore_gui.ui.text.typed_pet_text import (
    name_problem_sentence,
    status_problem_sentence,
)
from petstore_gui.ui.text.words import number, tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.safe_buttons import Rest
from petstore_gui.ui.widgets.scrolling_form import ScrollingForm
from petstore_gui.ui.widgets.text_field import LENGTH_MAX, TextField
from petstore_gui.ui.window.deployment_badge import DeploymentBadge


class AddDialog(Dialog):
    """Asks for a new animal (NewPet, section 2 of the interface).

    Signals:
        add_chosen(NewPet): the fields are valid, and the user wants to add this animal.
        edited(): a field changed.
        undo_chosen(): the newest add that is held is to be undone.
    """

    add_chosen = Signal(object)
    edited = Signal()
    undo_chosen = Signal()

    def __init__(self, deployment: Deployment, blank: Draft, parent: QWidget | None = None) -> None:
        """`blank`: what it begins with."""
        super().__init__(tr("Add animal"), parent)
        self.setObjectName("addAnimal")
        self.setMinimumWidth(480)
        self._name = TextField()
        self._category = CategoryBox()
        self._status = StatusBox()
        self._blank = blank
        self._name_field = FormField(self.tr("Name"), self._name)
        self._category_field = FormField(self.tr("Category"), self._category)
        self._status_field = FormField(self.tr("Status"), self._status)
        self._another = QCheckBox(self.tr("Add another"))
        self._answer = AnswerLine()
        self._add = QPushButton(self.tr("Add"))
        self._cancel = QPushButton(self.tr("Cancel"))
        self.undo = QPushButton(tr("Undo adding"))  # that of the window cannot be clicked
        self._undo_rest = Rest(self, (self.undo,))
        self.buttons = AnswerButtons(self._add, self)
        self._lay_out(deployment)
        self._checked = self._checked_fields()
        self._connect()
        self.restore(blank)

    @property
    def wants_another(self) -> bool:
        """Whether the dialog stays open for another animal."""
        return self._another.isChecked()

    @property
    def may_add(self) -> bool:
        """Whether Add can be pressed: nothing is being sent."""
        return self._add.isEnabled()

    @property
    def draft(self) -> Draft:
        """The contents of the fields."""
        return Draft(
            _writable(self._name.text()),
            _writable(self._category.value),
            self._status.choice,
            self.wants_another,
        )

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been typed or chosen since this animal was begun."""
        draft = self.draft
        fields = draft.name, draft.category, draft.status
        return fields == (self._blank.name, self._blank.category, self._blank.status)

    def begin(self, draft: Draft) -> None:
        """Begin another animal: what the fields have now was not typed for it, nor is checked."""
        self._blank = draft
        for field in self._checked.values():
            field.begin()
        self.restore(draft)

    def restore(self, draft: Draft) -> None:
        """Fill the fields from a draft."""
        self._name.setText(draft.name)
        self._category.show_value(draft.category)
        self._status.choose(draft.status)
        self._another.setChecked(draft.wants_another)

    def restore_like(self, draft: Draft) -> None:
        """Fill the fields with another animal like this one, whose name comes next."""
        self.begin(draft)
        self.select_name()

    def focus_name(self) -> None:
        """Put the focus on the name."""
        self._name.setFocus()

    def select_name(self) -> None:
        """Select the name, so that what is typed next replaces it."""
        self._name.setFocus()
        self._name.selectAll()

    @property
    def name_and_category(self) -> tuple[str, int] | None:
        """What is in these fields, or None while one is invalid."""
        category = parse_int64(self._category.value)
        if isinstance(category, IntegerProblem) or self._checked[PetField.NAME].problem:
            return None
        return self._name.text().strip(), category

    @property
    def pet(self) -> NewPet | None:
        """The animal in the fields, or None while a field is invalid or no status is chosen."""
        typed = self.name_and_category
        if typed is None or not self._status.choice:
            return None
        return NewPet(*typed, self._status.status)

    def show_hint(self, text: str) -> None:
        """Show a hint under the name, unless a problem is shown there."""
        self._checked[PetField.NAME].show_note(text)

    def offer_categories(
        self, categories: tuple[tuple[int, int], ...], names: Mapping[int, Category] | None = None
    ) -> None:
        """Offer the categories with names, and those seen so far, with their number of animals."""
        self._category.offer(categories, names or {})
        self._note_category()

    def set_busy(self, busy: bool) -> None:
        """Disable the fields while the animal is being sent; Cancel then only closes the dialog."""
        for widget in (self._name, self._category, self._status, self._another):
            widget.setEnabled(not busy)
        self._add.setText(self.tr("Adding…") if busy else self.tr("Add"))
        self.buttons.set_busy(busy)
        self._cancel.setText(self.tr("Close") if busy else self.tr("Cancel"))
        if busy:
            self.buttons.show(Offer())
            self.show_answer("")
            for field in self._checked.values():
                field.forget_refusal()
            self._answer.show_waiting("")
        else:
            self._answer.end_wait()

    def show_problems(self, sentence: str) -> None:
        """Show why the animal was not added. The fields keep their contents."""
        self.set_busy(False)
        self._name.setFocus()
        self.show_answer(sentence)

    def show_refusal(self, refusal: Refusal) -> None:
        """Show beside a field what the service said about it, until it is edited, and focus it."""
        self._checked[refusal.field].refuse(refusal_sentence(refusal))

    def show_answer(self, sentence: str, *, is_calm: bool = False) -> None:
        """Show what became of an animal, without moving the focus."""
        self._answer.show_answer(sentence, is_calm=is_calm)
        self._form.scroll_to_focus()  # it may have less room now
        buttons = self.buttons
        for button in (self._add, buttons.check, buttons.there, buttons.send_again):
            button.setAccessibleDescription(sentence)

    def show_waiting(self, sentence: str) -> None:
        """Show what the dialog is waiting for while it is busy."""
        self._answer.show_waiting(sentence)

    def show_undo(self, name: str) -> None:
        """Offer to undo an add that is held; `name` is that of its animal, "" if there is none."""
        if not name and self.undo.hasFocus():
            self._name.setFocus()
        self.undo.setVisible(bool(name))
        words = tr("Undo adding {name}").format(name=name) if name else ""
        self.undo.setAccessibleDescription(words)
        self.undo.setToolTip(plain_tip(words))

    def accept_pet(self) -> None:
        """The animal was added: close, or clear the name for another one."""
        self.set_busy(False)
        if not self.wants_another:
            self.accept()
            return
        self.begin(msgspec.structs.replace(self.draft, name=""))
        self.show_hint("")
        self._name.setFocus()

    def _lay_out(self, deployment: Deployment) -> None:
        fields = (self._name_field, self._category_field, self._status_field)
        self._form = ScrollingForm((*fields, self._another), least=self._status_field)
        layout = column_of(self)
        layout.addWidget(DeploymentBadge(deployment))
        layout.addWidget(self._form, 1)
        layout.addWidget(self._answer)
        buttons = self.buttons
        layout.addLayout(
            button_row(
                self._cancel,
                buttons.check,
                buttons.there,
                buttons.as_well,
                self._add,
                left=(*buttons.left, self.undo),
            )
        )

    def _checked_fields(self) -> dict[PetField, CheckedField]:
        name, category, status = self._name_field, self._category_field, self._status_field
        typed_category, choice = lambda: self._category.value, lambda: self._status.choice
        note = self.tr("It cannot be changed once the animal is added.")
        return {
            PetField.NAME: CheckedField(name, self._name.text, name_problem_sentence),
            PetField.CATEGORY: CheckedField(category, typed_category, self._category.problem),
            PetField.STATUS: CheckedField(status, choice, status_problem_sentence, note),
        }

    def _connect(self) -> None:
        self._cancel.setAutoDefault(False)
        self.undo.setAutoDefault(False)
        self.undo.clicked.connect(self._undo_pressed)
        self._add.clicked.connect(self._add_pressed)
        self._cancel.clicked.connect(self.reject)
        checked = self._checked
        for field, changed in (
            (PetField.NAME, self._name.textChanged),
            (PetField.CATEGORY, self._category.editTextChanged),
            (PetField.STATUS, self._status.currentIndexChanged),
        ):
            changed.connect(checked[field].change)
            changed.connect(self.edited)
        for field, edit in ((PetField.NAME, self._name), (PetField.CATEGORY, self._category.edit)):
            edit.editingFinished.connect(checked[field].leave)
            # Later, as checking the text that stays would clear it.
            refuse = partial(self._refuse_text, checked[field])
            edit.text_refused.connect(refuse, Qt.ConnectionType.QueuedConnection)
        self._another.toggled.connect(self.edited)
        self._category.editTextChanged.connect(self._note_category)

    def _note_category(self) -> None:
        self._checked[PetField.CATEGORY].show_note(self._category.note)

    def _undo_pressed(self) -> None:
        """Undo one add: the second press of a double click would undo the one before it."""
        if not self._undo_rest.is_on:
            self._undo_rest.begin()
            self.undo_chosen.emit()

    def _add_pressed(self) -> None:
        for field in self._checked.values():
            field.touch()
        if (pet := self.pet) is None:
            next(field for field in self._checked.values() if field.problem).focus()
            return
        self.set_busy(True)
        self.add_chosen.emit(pet)

    def _refuse_text(self, field: CheckedField) -> None:
        words = self.tr("That text has more than {most} characters, so it was not inserted.")
        field.show_problem(words.format(most=number(LENGTH_MAX)))


def _writable(text: str) -> str:
    """`text` without lone surrogates, which cannot be stored."""
    return text.encode("utf-8", "replace").decode()
