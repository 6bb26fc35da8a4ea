"""The question before the window closes with pending adds."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget


class CloseQuestion(QMessageBox):
    """Tells staff that adds are kept, and asks whether to close anyway.

    Signals:
        close_chosen(): the user wants to close the window.
        show_chosen(): the user wants to see the adds.
    """

    close_chosen = Signal()
    show_chosen = Signal()

    def __init__(self, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("leave")
        self.setWindowTitle(self.tr("Close Petstore"))
        self.setAccessibleName(self.windowTitle())
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(self.tr("%Ln add(s) are not finished.", "", count))
        self.setInformativeText(
            self.tr("Petstore keeps what is not finished, and asks about it at the next start.")
        )
        self._close = self.addButton(self.tr("Close"), QMessageBox.ButtonRole.AcceptRole)
        self._show = self.addButton(self.tr("Show adds"), QMessageBox.ButtonRole.ActionRole)
        self._stay = self.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self._stay)
        self.buttonClicked.connect(self._choose)
        self.finished.connect(self.deleteLater)

    def _choose(self, button: QAbstractButton) -> None:
        if button is self._close:
            self.close_chosen.emit()
        elif button is self._show:
            self.show_chosen.emit()
