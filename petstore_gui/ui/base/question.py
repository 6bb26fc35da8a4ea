"""A question before something is done that cannot be undone."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from petstore_gui.ui.base.dialog import closed


class Question(QMessageBox):
    """Says what would be gone. Of the two buttons, the one that keeps it is the default.

    Signals:
        confirmed(): do it.
    """

    confirmed = Signal()

    def __init__(
        self, title: str, words: str, buttons: tuple[str, str], parent: QWidget, *, more: str = ""
    ) -> None:
        """`buttons`: the texts of what keeps everything as it is, and of what does it."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)
        self.setInformativeText(more)
        keep = self.addButton(buttons[0], QMessageBox.ButtonRole.RejectRole)
        act = self.addButton(buttons[1], QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(keep)
        keep.setProperty("kind", "primary")
        keep.setFocus()
        act.clicked.connect(self.confirmed)
        self.finished.connect(self.deleteLater)

    async def is_confirmed(self) -> bool:
        """Ask, and wait for the answer."""
        chosen: list[None] = []
        self.confirmed.connect(lambda: chosen.append(None))
        await closed(self)
        return bool(chosen)
