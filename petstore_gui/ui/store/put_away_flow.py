"""Putting the sample animals away: what must be finished before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.messages import Messages

if TYPE_CHECKING:
    from petstore_gui.importing.importer import Importer


class PutAwayFlow(QObject):
    """Lets the samples be put away, unless adds or an import are pending in their catalogue.

    `importer` is None until there is an import.

    Signals:
        confirmed(): nothing is pending.
        adds_wanted(): unfinished adds must be looked at first.
    """

    confirmed = Signal()
    adds_wanted = Signal()

    def __init__(self, outbox: Outbox, messages: Messages, window: QWidget) -> None:
        super().__init__(window)
        self.importer: Importer | None = None
        self._outbox = outbox
        self._messages = messages

    def confirm(self) -> None:
        """Emit `confirmed`, or say what is not finished."""
        if count := len(self._outbox.here):
            words = tr("%Ln add(s) are not finished.", "", count)
            to_do = tr("Send or discard what is unfinished, then start with an empty catalogue.")
            self._messages.report_problem(f"{words} {to_do}")
            self.adds_wanted.emit()
        elif self.importer is not None and self.importer.is_unfinished:
            words = tr("An import is not finished.")
            to_do = tr("Let it end, or stop it, then start with an empty catalogue.")
            self._messages.report_problem(f"{words} {to_do}")
        else:
            self.confirmed.emit()
