"""The dialog for a new animal: it checks the fields and shows the outcome of the add."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import IntegerProblem, NameProblem, NewPet, name_problem, parse_int64
from petstore_gui.ui.adding.category_box import CategoryBox
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import status_word, tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.window.deployment_badge import DeploymentBadge


class AddDialog(Dialog):
    """Asks for a new animal (NewPet, section 2 of the interface).

    Signals:
        add_chosen(NewPet): the fields are valid, and the user wants to add this animal.
        edited(): a field changed.
    """

    add_chosen = Signal(object)
    edited = Signal()

    def __init__(self, deployment: Deployment, parent: QWidget | None = None) -> None:
        super().__init__(tr("Add animal"), parent)
        self.setObjectName("addAnimal")
        self.setMinimumWidth(460)
        self._touched: set[FormField] = set()
        self._hint = ""
        self._name = QLineEdit()
        self._category = CategoryBox()
        self._status = QComboBox()
        for status in (None, *PetStatus):
            self._status.addItem(status_word(status), status)
        self._name_field = FormField(self.tr("Name"), self._name)
        self._category_field = FormField(self.tr("Category"), self._category)
        self._status_field = FormField(self.tr("Status"), self._status)
        self._another = QCheckBox(self.tr("Add another"))
        self._answer = WrappingLabel()
        self._answer.setObjectName("answer")
        self._answer.setProperty("kind", "problem")
        self._add = QPushButton(self.tr("Add"))
        self._cancel = QPushButton(self.tr("Cancel"))
        self._lay_out(deployment)
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
            self._status.currentData() or "",
            self.wants_another,
        )

    @property
    def is_untouched(self) -> bool:
        """Whether all fields are empty."""
        return self.draft == Draft()

    def restore(self, draft: Draft) -> None:
        """Fill the fields from a draft."""
        self._name.setText(draft.name)
        self._category.setEditText(draft.category)
        self._status.setCurrentIndex(max(0, self._status.findData(draft.status or None)))
        self._another.setChecked(draft.wants_another)

    @property
    def pet(self) -> NewPet | None:
        """The animal in the fields, or None while a field is invalid."""
        category = self._parsed_category()
        if isinstance(category, IntegerProblem) or name_problem(self._name.text()):
            return None
        status = self._status.currentData()  # Qt returns a plain string
        return NewPet(self._name.text().strip(), category, PetStatus(status) if status else None)

    def show_hint(self, text: str) -> None:
        """Show a hint under the name, unless a problem is shown there."""
        self._hint = text
        if not (self._name_field in self._touched and name_problem(self._name.text())):
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
            self.show_answer("")

    def show_problems(self, sentence: str) -> None:
        """Show why the animal was not added. The fields keep their contents."""
        self.set_busy(False)
        self.show_answer(sentence)
        self._name.setFocus()

    def show_answer(self, sentence: str) -> None:
        """Show what became of an animal, without moving the focus."""
        self._answer.setText(sentence)
        self._answer.setVisible(bool(sentence))
        self._add.setAccessibleDescription(sentence)

    def accept_pet(self) -> None:
        """The animal was added: close, or clear the name for another one."""
        self.set_busy(False)
        if not self.wants_another:
            self.accept()
            return
        self._touched.discard(self._name_field)
        self._name.clear()
        self.show_hint("")
        self._name.setFocus()

    def _lay_out(self, deployment: Deployment) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 18)
        layout.setSpacing(8)
        layout.addWidget(DeploymentBadge(deployment))
        for field in (self._name_field, self._category_field, self._status_field):
            layout.addWidget(field)
        layout.addWidget(self._another)
        layout.addWidget(self._answer)
        layout.addLayout(button_row(self._cancel, self._add))
        self._status_field.show_text(self.tr("It cannot be changed once the animal is added."))
        self._category.edit.setPlaceholderText(self.tr("A number"))

    def _connect(self) -> None:
        self._add.setProperty("kind", "primary")
        self._add.setDefault(True)
        self._cancel.setAutoDefault(False)
        self._add.clicked.connect(self._add_pressed)
        self._cancel.clicked.connect(self.reject)
        self._name.editingFinished.connect(lambda: self._leave(self._name_field))
        self._category.edit.editingFinished.connect(lambda: self._leave(self._category_field))
        self._name.textChanged.connect(self._check)
        self._category.editTextChanged.connect(self._check)
        self._name.textChanged.connect(self.edited)
        self._category.editTextChanged.connect(self.edited)
        self._status.currentIndexChanged.connect(self.edited)
        self._another.toggled.connect(self.edited)

    def _parsed_category(self) -> int | IntegerProblem:
        return parse_int64(self._category.currentText())

    def _leave(self, field: FormField) -> None:
        control = field.control
        text = control.text() if isinstance(control, QLineEdit) else self._category.currentText()
        if text or field in self._touched:
            self._touched.add(field)
            self._check()

    def _check(self) -> None:
        for field, problem in self._problems().items():
            if field in self._touched:
                hint = self._hint if field is self._name_field else ""
                field.show_text(problem or hint, is_problem=bool(problem))

    def _problems(self) -> dict[FormField, str]:
        category = self._parsed_category()
        return {
            self._name_field: self._name_words(name_problem(self._name.text())),
            self._category_field: self._category_words(category),
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

    def _name_words(self, problem: NameProblem | None) -> str:
        if problem is None:
            return ""
        if problem is NameProblem.BLANK:
            return self.tr("Enter a name.")
        return self.tr("This name has a character that cannot be sent. Type it again.")

    def _category_words(self, parsed: int | IntegerProblem) -> str:
        if isinstance(parsed, IntegerProblem):
            return {
                IntegerProblem.MISSING: self.tr("Enter the number of a category."),
                IntegerProblem.NOT_A_NUMBER: self.tr("A category is a whole number."),
                IntegerProblem.OUT_OF_RANGE: self.tr("It goes from {least} to {most}.").format(
                    least=INT64_MIN, most=INT64_MAX
                ),
            }[parsed]
        return ""


def _writable(text: str) -> str:
    """`text` without lone surrogates, which cannot be stored."""
    return text.encode("utf-8", "replace").decode()
