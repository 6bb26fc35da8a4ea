"""The dialog that asks for the name of a view."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.text.words import tr

_WIDTH = 380
"""Pixels."""


class ViewNameDialog(Dialog):
    """Asks for a name. `problem_of`: what is wrong with one, or "".

    Signals:
        name_entered(str): a name without a problem.
    """

    name_entered = Signal(str)

    def __init__(self, name: str, problem_of: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(tr("Save view"), parent)
        self.setMinimumWidth(_WIDTH)
        self._problem_of = problem_of
        self._name = QLineEdit(name)
        self._name.selectAll()
        self._field = FormField(tr("Name"), self._name)
        save, cancel = QPushButton(tr("Save")), QPushButton(tr("Cancel"))
        make_default(save, (save, cancel))
        save.clicked.connect(self._save)
        cancel.clicked.connect(self.reject)
        column = column_of(self)
        column.addWidget(self._field)
        column.addLayout(button_row(cancel, save))

    def _save(self) -> None:
        name = self._name.text().strip()
        if problem := self._problem_of(name):
            self._field.show_text(problem, is_problem=True)
        else:
            self.accept()
            self.name_entered.emit(name)
