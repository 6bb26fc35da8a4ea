"""The question before the window closes with pending adds or an unsaved draft."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from petstore_gui.ui.text.words import tr


class CloseQuestion(QMessageBox):
    """Tells staff that adds are kept, and asks whether to close anyway.

    `sending`: the animal that is being sent now. `is_unsaved`: what was typed is not on the disk,
    and would be lost. `place`: the service that it was typed for, if that is not open now. `rest`:
    what is left of an import, and what becomes of it, each in a sentence.

    Signals:
        close_chosen(): the user wants to close the window.
        show_chosen(): the user wants to see the adds.
    """

    close_chosen = Signal()
    show_chosen = Signal()

    def __init__(
        self,
        count: int,
        parent: QWidget,
        *,
        sending: str = "",
        is_unsaved: bool = False,
        place: str = "",
        rest: tuple[str, str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("leave")
        self.setWindowTitle(tr("Close Petstore"))
        self.setAccessibleName(self.windowTitle())
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._is_unsaved = is_unsaved
        self._close = self.addButton(tr("Close"), QMessageBox.ButtonRole.AcceptRole)
        self._show = self.addButton(tr("Show adds"), QMessageBox.ButtonRole.ActionRole)
        self._stay = self.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self._stay)
        self._stay.setProperty("kind", "primary")
        self.buttonClicked.connect(self._choose)
        self.finished.connect(self.deleteLater)
        self.show_count(count, sending, rest)
        if is_unsaved:
            self._say_unsaved(place, rest)

    def show_count(self, count: int, sending: str, rest: tuple[str, str] | None) -> None:
        """Say what is not finished now: adds, the one that is being sent, and an import."""
        self._show.setVisible(count > 0)
        if self._is_unsaved:
            return
        if count:
            self.setText(tr("%Ln add(s) are not finished.", "", count))
            kept = tr("Petstore keeps what is not finished, and asks about it at the next start.")
            now = tr("{name} is being sent at this moment: wait until that is done.")
            parts = [now.format(name=sending), kept] if sending else [kept]
            self.setInformativeText(" ".join([*parts, *(rest or ())]))
        elif rest is not None:
            left, advice = rest
            self.setText(left)
            self.setInformativeText(advice)
        else:
            self.setText(tr("Everything is finished now."))
            self.setInformativeText(tr("Do you want to close Petstore?"))

    def _say_unsaved(self, place: str, rest: tuple[str, str] | None) -> None:
        words = tr("What you typed could not be saved.")
        advice = tr("It will be lost if you close Petstore now. To add it first, press Cancel.")
        if place:
            words = tr("What you typed for {place} could not be saved.").format(place=place)
            advice = tr(
                "It will be lost if you close Petstore now. To add it first, press Cancel and open"
                " {place} again."
            ).format(place=place)
        self.setText(words)
        self.setInformativeText(" ".join([advice, *(rest or ())]))

    def _choose(self, button: QAbstractButton) -> None:
        if button is self._close:
            self.close_chosen.emit()
        elif button is self._show:
            self.show_chosen.emit()
