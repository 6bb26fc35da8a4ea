"""The question which copy takes the place of a lost store of this computer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.domain.start_failure import StoreCopy
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.text.loss_text import copy_words
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr


class CopyQuestion(Dialog):
    """Lets staff choose a copy, the newest first.

    Signals:
        copy_chosen(StoreCopy): bring this copy back.
    """

    copy_chosen = Signal(object)

    def __init__(self, copies: tuple[StoreCopy, ...], parent: QWidget) -> None:
        super().__init__(tr("Bring back a copy"), parent)
        self.setObjectName("copyQuestion")
        self._copies = copies
        self._choice = ComboBox()
        self._choice.addItems([copy_words(copy) for copy in copies])
        note = WrappingLabel()
        note.setText(tr("Animals added after the copy was made will be missing."))
        cancel = QPushButton(tr("Cancel"))
        bring_back = QPushButton(tr("Bring back"))
        bring_back.clicked.connect(self._choose)
        make_default(cancel, (cancel, bring_back))
        cancel.clicked.connect(self.reject)
        column = column_of(self)
        column.addWidget(FormField(tr("Copy"), self._choice, lines=0))
        column.addWidget(note)
        column.addLayout(button_row(cancel, bring_back))
        cancel.setFocus()

    def _choose(self) -> None:
        self.accept()
        self.copy_chosen.emit(self._copies[self._choice.currentIndex()])
