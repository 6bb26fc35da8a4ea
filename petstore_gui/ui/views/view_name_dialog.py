"""The dialog that asks for the name of a view."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.base.scrolling_form import ScrollingForm
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr


class ViewNameDialog(Dialog):
    """Shows what the view shows, and asks for its name.

    `problem_of`: what is wrong with a name; `note_on`: what to know about one; "" for neither.

    Signals:
        name_entered(str): a name without a problem.
    """

    name_entered = Signal(str)

    def __init__(
        self,
        title: str,
        name: str,
        words: str,
        problem_of: Callable[[str], str],
        parent: QWidget,
        *,
        note_on: Callable[[str], str] = lambda _name: "",
    ) -> None:
        super().__init__(title, parent)
        self.setMinimumWidth(380)
        self._problem_of, self._note_on = problem_of, note_on
        about = WrappingLabel()
        about.setText(words)
        self.setAccessibleDescription(words)
        self._name = QLineEdit(name)
        self._field = FormField(tr("Name"), self._name, lines=2)
        save, cancel = QPushButton(tr("Save")), QPushButton(tr("Cancel"))
        make_default(save, (save, cancel))
        save.clicked.connect(self._save)
        cancel.clicked.connect(self.reject)
        self._name.textChanged.connect(self._show_note)
        column = column_of(self)
        column.addWidget(ScrollingForm([about, self._field]), 1)
        column.addLayout(button_row(cancel, save))
        self._show_note()
        self._name.selectAll()
        self._name.setFocus()

    def _show_note(self) -> None:
        self._field.show_text(self._note_on(self._name.text().strip()))

    def _save(self) -> None:
        name = self._name.text().strip()
        if problem := self._problem_of(name):
            self._field.show_text(problem, is_problem=True)
            self._name.setFocus()
            return
        self.accept()
        self.name_entered.emit(name)
