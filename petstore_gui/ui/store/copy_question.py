"""The question before a copy takes the place of a lost store of this computer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.domain.store_loss import StoreLoss
from petstore_gui.ui.text.loss_text import copy_sentences, copy_words, others_sentence
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.safe_buttons import make_default


class CopyQuestion(Dialog):
    """Says what a copy has and lacks, and lets staff choose another one.

    Signals:
        copy_chosen(StoreCopy): bring this copy back.
    """

    copy_chosen = Signal(object)

    def __init__(self, loss: StoreLoss, parent: QWidget) -> None:
        super().__init__(tr("Bring back a copy"), parent)
        self.setObjectName("copyQuestion")
        self.setMinimumWidth(460)
        self._loss = loss
        self._choice = ComboBox()
        self._choice.addItems([copy_words(copy) for copy in loss.copies])
        self._choice.currentIndexChanged.connect(self._describe)
        self._has = WrappingLabel(min_lines=3)
        self._has.setObjectName("has")
        note = WrappingLabel()
        note.setProperty("kind", "quiet")
        note.setText(tr("Nothing is deleted."))
        if loss.other_copies:
            note.setText(f"{others_sentence(loss.other_copies)} {note.text()}")
        cancel = QPushButton(tr("Cancel"))
        bring_back = QPushButton(tr("Bring back"))
        bring_back.clicked.connect(self._choose)
        make_default(cancel, (cancel, bring_back))
        cancel.clicked.connect(self.reject)
        column = column_of(self)
        if len(loss.copies) > 1:
            column.addWidget(FormField(tr("Copy"), self._choice, lines=0))
        column.addWidget(self._has)
        column.addWidget(note)
        column.addLayout(button_row(cancel, bring_back))
        self._describe()
        cancel.setFocus()

    def _describe(self) -> None:
        words = copy_sentences(self._loss.copies[self._choice.currentIndex()])
        self._has.setText(words)
        self.setAccessibleDescription(words)

    def _choose(self) -> None:
        self.accept()
        self.copy_chosen.emit(self._loss.copies[self._choice.currentIndex()])
