"""The question before a file is brought in once more."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from petstore_gui.ui.text.plain_text import isolated, visible
from petstore_gui.ui.text.words import moment_words


class SameFileQuestion(QMessageBox):
    """Says when the same file was brought in, and asks whether to add its animals again.

    Signals:
        add_chosen(): the user wants to add them again.
    """

    add_chosen = Signal()

    def __init__(self, name: str, at: datetime, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sameFile")
        self.setWindowTitle(self.tr("Import animals"))
        self.setAccessibleName(self.windowTitle())
        self.setTextFormat(Qt.TextFormat.PlainText)
        words = self.tr("{name} was already brought in: {time}.")
        self.setText(words.format(name=isolated(visible(name)), time=moment_words(at)))
        self.setInformativeText(
            self.tr(
                "If you add its animals again, they may be there twice. Look in the list first."
            )
        )
        self._add = self.addButton(self.tr("Add them again"), QMessageBox.ButtonRole.AcceptRole)
        cancel = self.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(cancel)
        cancel.setProperty("kind", "primary")
        self.buttonClicked.connect(self._choose)
        self.finished.connect(self.deleteLater)

    def _choose(self, button: QAbstractButton) -> None:
        if button is self._add:
            self.add_chosen.emit()
