"""The notice about a lost store of this computer: what happened to it, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.start_failure import StoreLoss
from petstore_gui.ui.text.loss_text import loss_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.banner_of import Notice
from petstore_gui.ui.window.messages import MessageButton


class LossNotice(QObject):
    """Offers its copies, and an empty catalogue.

    Signals:
        changed(Notice | None): what the banner says of it.
        copy_chosen(): the user wants to go on with a copy.
        empty_chosen(): the user wants to go on without animals.
    """

    changed = Signal(object)
    copy_chosen = Signal()
    empty_chosen = Signal()

    def show_loss(self, loss: StoreLoss | None) -> None:
        """Show the notice, or hide it for None."""
        if loss is None:
            self.changed.emit(None)
            return
        empty = MessageButton(tr("Start with an empty catalogue"), self.empty_chosen.emit)
        copy = MessageButton(tr("Bring back a copy"), self.copy_chosen.emit)
        self.changed.emit(Notice(loss_sentence(loss), (copy, empty) if loss.copies else (empty,)))
