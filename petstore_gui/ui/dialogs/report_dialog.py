"""The dialog that shows a whole problem report before it is saved or copied."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from petstore_gui.ui.base.dialog import Dialog, button_row, column_of
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr

_SIZE = 47, 32
"""In heights of a line of text."""


class ReportDialog(Dialog):
    """Shows the text of a report.

    Signals:
        save_chosen(str): the user wants to save this text to a file.
    """

    save_chosen = Signal(str)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("Report a problem"), parent)
        self.resize_to_lines(*_SIZE)
        report = QPlainTextEdit(text)
        report.setReadOnly(True)
        report.setTabChangesFocus(True)
        report.setAccessibleName(tr("Report"))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(self.font().pointSizeF())
        report.setFont(fixed)
        note = WrappingLabel()
        note.setText(
            tr(
                "This is the whole report. API keys, home folders and paths of addresses are left"
                " out; messages may name animals. Nothing is sent: save or copy it, and give it to"
                " IT."
            )
        )
        save, copy, close = (QPushButton(word) for word in (tr("Save…"), tr("Copy"), tr("Close")))
        save.clicked.connect(lambda: self.save_chosen.emit(text))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        close.clicked.connect(self.reject)
        for button in (save, copy, close):
            button.setAutoDefault(False)
        layout = column_of(self)
        layout.addWidget(note)
        layout.addWidget(report)
        layout.addLayout(button_row(close, left=(save, copy)))
