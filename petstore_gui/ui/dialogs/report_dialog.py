"""The dialog that shows a report of a problem, whole, before anything becomes of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.ui.text.plain_text import WrappingLabel


class ReportDialog(QDialog):
    """Shows the text that would be handed on.

    Signals:
        save_chosen(str): this text is to be written into a file.
    """

    save_chosen = Signal(str)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        self.setWindowTitle(self.tr("Report a problem"))
        self.setAccessibleName(self.tr("Report a problem"))
        self.resize(760, 520)
        self._text = QPlainTextEdit(text)
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(self.tr("Report"))
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        note = WrappingLabel()
        note.setText(
            self.tr(
                "This is the whole report. Keys, home folders and paths of addresses are taken"
                " out of it. Nothing is sent: save or copy it, and hand it to IT."
            )
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(note)
        layout.addWidget(self._text)
        layout.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        save = QPushButton(self.tr("Save…"))
        save.clicked.connect(lambda: self.save_chosen.emit(self._text.toPlainText()))
        copy = QPushButton(self.tr("Copy"))
        copy.clicked.connect(self._copy)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(save)
        buttons.addWidget(copy)
        buttons.addStretch()
        buttons.addWidget(close)
        for button in (save, copy, close):
            button.setAutoDefault(False)
        return buttons

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text.toPlainText())
