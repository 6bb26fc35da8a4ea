"""The question before what was typed in a dialog is gone."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import make_default


class DiscardQuestion(Dialog):
    """Says in `words` what is not saved.

    Signals:
        discard_chosen(): it may go.
    """

    discard_chosen = Signal()

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(tr("Discard the changes?"), parent)
        self.setMinimumWidth(380)
        label = WrappingLabel()
        label.setText(words)
        self.setAccessibleDescription(words)
        keep, discard = QPushButton(tr("Keep editing")), QPushButton(tr("Discard"))
        make_default(keep, (keep, discard))
        keep.clicked.connect(self.reject)
        discard.clicked.connect(self.accept)
        self.accepted.connect(self.discard_chosen)
        column = column_of(self)
        column.addWidget(label)
        column.addLayout(button_row(keep, discard))
        keep.setFocus()
