"""A question in one sentence before something is done that cannot be undone."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import make_default

_WIDTH = 400


class Question(Dialog):
    """Says what would be gone. Of the two buttons, the one that keeps it is the default.

    Signals:
        confirmed(): do it.
    """

    confirmed = Signal()

    def __init__(self, title: str, words: str, buttons: tuple[str, str], parent: QWidget) -> None:
        """`buttons`: the texts of what keeps everything as it is, and of what does it."""
        super().__init__(title, parent)
        self.setMinimumWidth(_WIDTH)
        label = WrappingLabel()
        label.setText(words)
        self.setAccessibleDescription(words)
        keep, act = map(QPushButton, buttons)
        make_default(keep, (keep, act))
        keep.clicked.connect(self.reject)
        act.clicked.connect(self.accept)
        self.accepted.connect(self.confirmed)
        column = column_of(self)
        column.addWidget(label)
        column.addLayout(button_row(keep, act))
        keep.setFocus()
