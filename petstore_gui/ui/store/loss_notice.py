"""The banner about a lost store of this computer: what happened to it, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal

from petstore_gui.domain.store_loss import StoreLoss
from petstore_gui.ui.text.loss_text import loss_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.banner import Banner


class LossNotice(Banner):
    """Offers its copies, and an empty catalogue.

    Signals:
        copy_chosen(): the user wants to go on with a copy.
        empty_chosen(): the user wants to go on without animals.
    """

    copy_chosen = Signal()
    empty_chosen = Signal()

    def __init__(self) -> None:
        super().__init__("loss", says_all=True)
        self._copy = self.add_button(tr("Bring back a copy"), self.copy_chosen.emit)
        words = tr("Start with an empty catalogue")
        self._empty = self.add_button(words, self.empty_chosen.emit, tr("Start empty"))

    def show_loss(self, loss: StoreLoss | None) -> None:
        """Show the banner, or hide it for None."""
        self._copy.setVisible(bool(loss and loss.copies))
        self.show_text(loss_sentence(loss) if loss else "")
