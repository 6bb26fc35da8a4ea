"""The question before a file is replaced that nobody has been asked about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import make_default


class ReplaceQuestion(Dialog):
    """Names the file.

    Signals:
        replace_chosen(): replace it.
    """

    replace_chosen = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(tr("Replace the file"), parent)
        self.setMinimumWidth(420)
        words = tr("{name} is there already. Its contents will be replaced.").format(name=name)
        label = WrappingLabel()
        label.setText(words)
        self.setAccessibleDescription(words)
        cancel, replace = QPushButton(tr("Cancel")), QPushButton(tr("Replace"))
        cancel.clicked.connect(self.reject)
        replace.clicked.connect(self.accept)
        self.accepted.connect(self.replace_chosen)
        make_default(cancel, (cancel, replace))
        column = column_of(self)
        column.addWidget(label)
        column.addLayout(button_row(cancel, replace))
        cancel.setFocus()


def replace_if_asked(typed: Path, path: Path, begin: Callable[[], object], parent: QWidget) -> None:
    """Begin to write `path`; ask first if it is there, and the file dialog has asked of another."""
    if path == typed or not path.exists():
        begin()
        return
    question = ReplaceQuestion(path.name, parent)
    question.replace_chosen.connect(begin)
    question.rejected.connect(parent.activateWindow)
    question.open()
