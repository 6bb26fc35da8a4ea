"""The dialog that finds an animal by its id."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from petstore_gui.domain.limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import IntegerProblem, parse_int64
from petstore_gui.ui.style.form_field import FormField


class FindDialog(QDialog):
    """Asks for an id.

    Signals:
        find_chosen(int): the animal with this id is to be found; an int64, as an object.
    """

    find_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findById")
        self.setWindowTitle(self.tr("Find by ID"))
        self.setAccessibleName(self.tr("Find by ID"))
        self.setMinimumWidth(380)
        self._id = QLineEdit()
        self._field = FormField(self.tr("ID"), self._id, room=2)
        self._find = QPushButton(self.tr("Find"))
        self._find.setProperty("kind", "primary")
        self._find.setDefault(True)
        self._find.clicked.connect(self._find_pressed)
        close = QPushButton(self.tr("Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(close)
        buttons.addWidget(self._find)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.addWidget(self._field)
        layout.addLayout(buttons)
        self._id.textChanged.connect(lambda: self._field.say(""))

    def show_problem(self, sentence: str) -> None:
        """Say why no animal is shown."""
        self._set_busy(False)
        self._field.say(sentence, is_problem=True)
        self._id.selectAll()
        self._id.setFocus(Qt.FocusReason.OtherFocusReason)

    def _find_pressed(self) -> None:
        parsed = parse_int64(self._id.text())
        if isinstance(parsed, IntegerProblem):
            self.show_problem(self._words(parsed))
            return
        self._set_busy(True)
        self._field.say(self.tr("Looking for {id}…").format(id=parsed))
        self.find_chosen.emit(parsed)

    def _set_busy(self, busy: bool) -> None:
        self._find.setDisabled(busy)
        self._id.setReadOnly(busy)

    def _words(self, problem: IntegerProblem) -> str:
        return {
            IntegerProblem.MISSING: self.tr("Enter the ID of an animal."),
            IntegerProblem.NOT_A_NUMBER: self.tr("An ID is a whole number."),
            IntegerProblem.OUT_OF_RANGE: self.tr("It goes from {least} to {most}.").format(
                least=INT64_MIN, most=INT64_MAX
            ),
        }[problem]
