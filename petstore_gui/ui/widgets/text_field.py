"""A line of text that is never cut."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

LENGTH_MAX = 100_000
"""Characters, more than a person types; Qt takes half a second to refuse a longer text."""


class TextField(QLineEdit):
    """Takes a text whole or not at all: Qt alone would keep its beginning in silence.

    Signals:
        text_refused(): a text that was pasted or dropped is too long, and was not put in.
    """

    text_refused = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(LENGTH_MAX)
        self._whole = ""
        self._is_cut = False
        self.inputRejected.connect(self._note_cut)
        self.textChanged.connect(self._undo_cut)

    def _note_cut(self) -> None:
        # Where a character was typed into a full field, nothing was put in.
        self._is_cut = self.text() != self._whole

    def _undo_cut(self, text: str) -> None:
        if not self._is_cut:
            self._whole = text
            return
        self._is_cut = False
        self.undo()
        self.text_refused.emit()
