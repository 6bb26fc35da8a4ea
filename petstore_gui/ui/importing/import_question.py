"""The questions before a file is brought in once more, and before typed changes are lost."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from petstore_gui.ui.text.plain_text import isolated, visible
from petstore_gui.ui.text.words import moment_words, tr


class ImportQuestion(QMessageBox):
    """Says what would happen; `go_on` is on the button that does it, the other one is the default.

    Signals:
        confirmed(): the user wants it.
    """

    confirmed = Signal()

    def __init__(self, title: str, texts: tuple[str, str], go_on: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(texts[0])
        self.setInformativeText(texts[1])
        self._go_on = self.addButton(go_on, QMessageBox.ButtonRole.AcceptRole)
        cancel = self.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(cancel)
        cancel.setProperty("kind", "primary")
        self.buttonClicked.connect(self._choose)
        self.finished.connect(self.deleteLater)

    def _choose(self, button: QAbstractButton) -> None:
        if button is self._go_on:
            self.confirmed.emit()


def same_file_question(name: str, at: datetime, parent: QWidget) -> ImportQuestion:
    """Says when the same file was brought in."""
    words = tr("{name} was already brought in: {time}.")
    texts = (
        words.format(name=isolated(visible(name)), time=moment_words(at)),
        tr("If you add its animals again, they may be there twice. Look in the list first."),
    )
    return ImportQuestion(tr("Import again"), texts, tr("Add them again"), parent)


def changes_question(parent: QWidget) -> ImportQuestion:
    """Says that what was typed is nowhere else."""
    texts = tr("What you typed is not imported yet."), tr("If you go on, it is lost.")
    return ImportQuestion(tr("Discard changes"), texts, tr("Discard changes"), parent)
