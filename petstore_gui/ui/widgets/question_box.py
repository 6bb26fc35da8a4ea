"""A question in a message box, with more about it below, before something is done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from petstore_gui.ui.text.words import tr


class QuestionBox(QMessageBox):
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
        self._go_on = self.addButton(go_on, QMessageBox.ButtonRole.AcceptRole)
        cancel = self.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(cancel)
        cancel.setProperty("kind", "primary")
        self.buttonClicked.connect(self._choose)
        self.finished.connect(self.deleteLater)
        self.say(texts, go_on)

    def say(self, texts: tuple[str, str], go_on: str, *, may_go_on: bool = True) -> None:
        """Ask this from now on; `may_go_on`: whether it can still be done."""
        self.setText(texts[0])
        self.setInformativeText(texts[1])
        self._go_on.setText(go_on)
        self._go_on.setEnabled(may_go_on)

    def _choose(self, button: QAbstractButton) -> None:
        if button is self._go_on:
            self.confirmed.emit()
