"""The question before a view is removed for the whole shop."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.ui.text.pet_text import quoted_name
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import make_default


class RemovalQuestion(Dialog):
    """Names the view.

    Signals:
        removal_chosen(): remove it.
    """

    removal_chosen = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(tr("Remove the view for all?"), parent)
        self.setMinimumWidth(380)
        words = tr("The view {name} will be gone on every computer of the shop.")
        label = WrappingLabel()
        label.setText(words.format(name=quoted_name(name)))
        self.setAccessibleDescription(label.text())
        cancel, remove = QPushButton(tr("Cancel")), QPushButton(tr("Remove for all"))
        make_default(cancel, (cancel, remove))
        cancel.clicked.connect(self.reject)
        remove.clicked.connect(self.accept)
        self.accepted.connect(self.removal_chosen)
        column = column_of(self)
        column.addWidget(label)
        column.addLayout(button_row(cancel, remove))
        cancel.setFocus()
