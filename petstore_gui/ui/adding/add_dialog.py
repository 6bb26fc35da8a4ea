"""The dialog for a new animal: it checks the fields and shows the outcome of the add."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.pets import (
    NAME_LENGTH_MAX,
    IntegerProblem,
    NameProblem,
    NewPet,
    parse_int64,
    typed_name_problem,
)
from petstore_gui.domain.refusal import PetField, Refusal
from petstore_gui.ui.adding.answer_buttons import AnswerButtons, Offer
from petstore_gui.ui.adding.answer_line import AnswerLine
from petstore_gui.ui.adding.category_box import CategoryBox
from petstore_gui.ui.adding.status_box import StatusBox
from petstore_gui.ui.text.failed_add_text import refusal_sentence
from petstore_gui.ui.text.words import number, tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.scrolling_form import ScrollingForm
from petstore_gui.ui.widgets.text_field import LENGTH_MAX, TextField
from petstore_gui.ui.window.deployment_badge import DeploymentBadge


class AddDialog(Dialog):
    """Asks for a new animal (NewPet, section 2 of the interface).

    Signals:
        add_chosen(NewPet): the fields are valid, and the user wants to add this animal.
        edited(): a field changed.
    """

    add_chosen = Signal(object)
    edited = Signal()

    def __init__(self, deployment: Deployment, blank: Draft, parent: QWidget | None = None) -> None:
        """`blank`: what it begins with."""
        super().__init__(tr("Add animal"), parent)
        self.setObjectName("addAnimal")
        self.setMinimumWidth(480)
        self._touched: set[FormField] = set()
        self._hint = ""
        self._refused: tuple[FormField, str] | None = None  # a field, and what the service said
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
        self.buttons = AnswerButtons(self._add, self)
        self._lay_out(deployment)
        self.restore(blank)
        self._connect()

    @property
    def wants_another(self) -> bool:
        """Whether the dialog stays open for another animal."""
        return self._another.isChecked()

    @property
    def draft(self) -> Draft:
        """The contents of the fields."""
        return Draft(
            _writable(self._name.text()),
            _writable(self._category.currentText()),
            self._status.choice,
            self.wants_another,
        )

    @property
    def is_untouched(self) -> bool:
        """Whether nothing was typed or chosen since this animal was begun."""
        draft = self.draft
        fields = draft.name, draft.category, draft.status
        return fields == (self._blank.name, self._blank.category, self._blank.status)

    def begin(self, draft: Draft) -> None:
        """Begin another animal: what is filled in now was not typed for it."""
        self._blank = draft
        self.restore(draft)

    def restore(self, draft: Draft) -> None:
        """Fill the fields from a draft."""
        self._name.setText(draft.name)
        self._category.setEditText(draft.category)
        self._status.choose(draft.status)
        self._another.setChecked(draft.wants_another)

    def restore_like(self, draft: Draft) -> None:
        """Fill the fields with another animal like this one, whose name comes next."""
        self.begin(draft)
        self.select_name()

    def select_name(self) -> None:
        """Let what is typed next replace the name."""
        self._name.setFocus()
        self._name.selectAll()

    @property
    def name_and_category(self) -> tuple[str, int] | None:
        """What is in these fields, or None while one is invalid."""
        category = self._parsed_category()
        if isinstance(category, IntegerProblem) or typed_name_problem(self._name.text()):
            return None
        return self._name.text().strip(), category

    @property
    def pet(self) -> NewPet | None:
        """The animal in the fields, or None while a field is invalid or no status is chosen."""
        if self.name_and_category is None or not self._status.choice:
            return None
        return NewPet(*self.name_and_category, self._status.status)

    def show_hint(self, text: str) -> None:
        """Show a hint under the name, unless a problem is shown there."""
        self._hint = text
        is_wrong = self._name_field in self._touched and self._name_problem()
        if not (is_wrong or self._said_of(self._name_field)):
            self._name_field.show_text(text)

    def offer_categories(self, categories: tuple[tuple[int, int], ...]) -> None:
        """Offer the categories seen so far, each with its number of animals."""
        self._category.offer(categories)

    def set_busy(self, busy: bool) -> None:
        """Disable the fields while the animal is being sent; Cancel then only closes the dialog."""
        for widget in (self._name, self._category, self._status, self._another):
            widget.setEnabled(not busy)
        self._add.setText(self.tr("Adding…") if busy else self.tr("Add"))
        self._add.setDisabled(busy)
        self._cancel.setText(self.tr("Close") if busy else self.tr("Cancel"))
        if busy:
            self.buttons.show(Offer())
            self.show_answer("")
            self._forget_refusal()
            self._answer.show_waiting("")
            self._form.scroll_to(self._answer)
        else:
            self._answer.end_wait()

    def show_problems(self, sentence: str) -> None:
        """Show why the animal was not added. The fields keep their contents."""
        self.set_busy(False)
        self.show_answer(sentence)
        self._name.setFocus()

    def show_refusal(self, refusal: Refusal) -> None:
        """Show what the service said of a field beside it, until it is edited, and go there."""
        field = {
            PetField.NAME: self._name_field,
            PetField.CATEGORY: self._category_field,
            PetField.STATUS: self._status_field,
        }[refusal.field]
        self._refused = field, refusal_sentence(refusal)
        self._check()
        field.control.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_answer(self, sentence: str) -> None:
        """Show what became of an animal, without moving the focus."""
        self._answer.show_answer(sentence)
        if sentence:
            self._form.scroll_to(self._answer)
        for button in (self._add, self.buttons.check, self.buttons.there):
            button.setAccessibleDescription(sentence)

    def show_waiting(self, sentence: str) -> None:
        """Show what is awaited while the dialog is busy."""
        self._answer.show_waiting(sentence)

    def accept_pet(self) -> None:
        """The animal was added: close, or clear the name for another one."""
        self.set_busy(False)
        if not self.wants_another:
            self.accept()
            return
        self._touched.discard(self._name_field)
        self.begin(msgspec.structs.replace(self.draft, name=""))
        self.show_hint("")
        self._name.setFocus()

    def _lay_out(self, deployment: Deployment) -> None:
        fields = (self._name_field, self._category_field, self._status_field)
        self._form = ScrollingForm((*fields, self._another, self._answer))
        layout = column_of(self)
        layout.addWidget(DeploymentBadge(deployment))
        layout.addWidget(self._form, 1)
        buttons = self.buttons
        layout.addLayout(
            button_row(self._cancel, buttons.check, buttons.there, self._add, left=buttons.left)
        )
        self._status_field.show_text(self._status_note())
        self._category.edit.setPlaceholderText(self.tr("A number"))

    def _connect(self) -> None:
        self._cancel.setAutoDefault(False)
        self._add.clicked.connect(self._add_pressed)
        self._cancel.clicked.connect(self.reject)
        self._name.editingFinished.connect(lambda: self._leave(self._name_field))
        self._category.edit.editingFinished.connect(lambda: self._leave(self._category_field))
        for field, changed in (
            (self._name_field, self._name.textChanged),
            (self._category_field, self._category.editTextChanged),
            (self._status_field, self._status.currentIndexChanged),
        ):
            changed.connect(partial(self._field_changed, field))
            changed.connect(self.edited)
        for field, edit in (
            (self._name_field, self._name),
            (self._category_field, self._category.edit),
        ):  # later, as the check of the text that stays would clear it
            refuse = partial(self._refuse_text, field)
            edit.text_refused.connect(refuse, Qt.ConnectionType.QueuedConnection)
        self._another.toggled.connect(self.edited)

    def _parsed_category(self) -> int | IntegerProblem:
        return parse_int64(self._category.currentText())

    def _leave(self, field: FormField) -> None:
        is_name = field is self._name_field
        text = self._name.text() if is_name else self._category.currentText()
        if text or field in self._touched:
            self._touched.add(field)
            self._check()

    def _check(self) -> None:
        hints = {self._name_field: self._hint, self._status_field: self._status_note()}
        for field, problem in self._problems().items():
            said = self._said_of(field)
            if field in self._touched or said:
                wrong = problem or said
                field.show_text(wrong or hints.get(field, ""), is_problem=bool(wrong))

    def _said_of(self, field: FormField) -> str:
        """What the service said of a field, until it is edited or sent again."""
        return self._refused[1] if self._refused and self._refused[0] is field else ""

    def _field_changed(self, field: FormField, _what: object) -> None:
        self._forget_refusal(field)
        self._check()

    def _forget_refusal(self, edited: FormField | None = None) -> None:
        if self._refused and edited in (None, self._refused[0]):
            self._touched.add(self._refused[0])
            self._refused = None
            self._check()

    def _problems(self) -> dict[FormField, str]:
        status_words = self.tr("Choose a status: it cannot be changed later.")
        return {
            self._name_field: self._name_problem(),
            self._category_field: self._category_words(self._parsed_category()),
            self._status_field: "" if self._status.choice else status_words,
        }

    def _add_pressed(self) -> None:
        problems = self._problems()
        self._touched.update(problems)
        self._check()
        if (pet := self.pet) is None:
            wrong = next(field for field, problem in problems.items() if problem)
            wrong.control.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.set_busy(True)
        self.add_chosen.emit(pet)

    def _refuse_text(self, field: FormField) -> None:
        words = self.tr("That text has more than {most} characters, so it was not inserted.")
        field.show_text(words.format(most=number(LENGTH_MAX)), is_problem=True)

    def _status_note(self) -> str:
        return self.tr("It cannot be changed once the animal is added.")

    def _name_problem(self) -> str:
        name = self._name.text().strip()
        problem = typed_name_problem(name)
        if problem is None:
            return ""
        if problem is NameProblem.BLANK:
            return self.tr("Enter a name.")
        if problem is NameProblem.TOO_LONG:
            words = self.tr("That name has {count} characters; the most is {most}. Shorten it.")
            return words.format(count=number(len(name)), most=number(NAME_LENGTH_MAX))
        return self.tr("This name has a character that cannot be sent. Type it again.")

    def _category_words(self, parsed: int | IntegerProblem) -> str:
        if isinstance(parsed, IntegerProblem):
            return {
                IntegerProblem.MISSING: self.tr("Enter the number of a category."),
                IntegerProblem.NOT_A_NUMBER: self.tr("A category is a whole number."),
                IntegerProblem.OUT_OF_RANGE: self.tr("That number is too long for a category."),
            }[parsed]
        return ""


def _writable(text: str) -> str:
    """`text` without lone surrogates, which cannot be stored."""
    return text.encode("utf-8", "replace").decode()
