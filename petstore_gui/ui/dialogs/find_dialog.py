"""The dialog that finds an animal by its id."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from petstore_gui.domain.pets import IntegerProblem, parse_int64
from petstore_gui.ui.base.announcer import Announcer
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.text.words import tr


class FindDialog(Dialog):
    """Asks for an id.

    Signals:
        find_chosen(int): the user wants to find this id; an int64, as an object.
    """

    find_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Find by ID"), parent)
        self.setMinimumWidth(380)
        self._id = QLineEdit()
        self._field = FormField(tr("ID"), self._id, lines=2)
        self._announcer = Announcer(self)
        self._find = QPushButton(tr("Find"))
        self._find.setProperty("kind", "primary")
        self._find.setDefault(True)
        self._find.clicked.connect(self._find_pressed)
        close = QPushButton(tr("Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        layout = column_of(self)
        layout.addWidget(self._field)
        layout.addLayout(button_row(close, self._find))
        self._id.setFocus()
        self._id.textChanged.connect(lambda: self._field.show_text(""))

    def select_id(self) -> None:
        """Let the next ID replace the one that is there."""
        self._id.setFocus()
        self._id.selectAll()

    def show_problem(self, sentence: str, *, is_id_wrong: bool = True) -> None:
        """Show why no animal was found; the ID is marked if it is the reason."""
        self._set_busy(False)
        self._field.show_text(sentence, is_problem=True, is_wrong=is_id_wrong)
        self._tell(sentence)
        self._id.selectAll()
        self._id.setFocus(Qt.FocusReason.OtherFocusReason)

    def _find_pressed(self) -> None:
        parsed = parse_int64(self._id.text())
        if isinstance(parsed, IntegerProblem):
            self.show_problem(_problem_sentence(parsed))
            return
        self._set_busy(True)
        words = tr("Looking for {id}…").format(id=parsed)
        self._field.show_text(words)
        self._tell(words)
        self.find_chosen.emit(parsed)

    def _tell(self, words: str) -> None:
        """Announce a wait and its end: the focus stays in the field."""
        self._announcer.tell(words)

    def _set_busy(self, busy: bool) -> None:
        self._find.setDisabled(busy)
        self._id.setReadOnly(busy)


def _problem_sentence(problem: IntegerProblem) -> str:
    return {
        IntegerProblem.MISSING: tr("Enter the ID of an animal."),
        IntegerProblem.NOT_A_NUMBER: tr("An ID is a whole number."),
        IntegerProblem.OUT_OF_RANGE: tr("That number is too long for an ID."),
    }[problem]
