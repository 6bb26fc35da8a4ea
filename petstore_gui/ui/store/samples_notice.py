"""The banner about the sample animals."""

from __future__ import annotations

from PySide6.QtCore import Signal

from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.banner import Banner


class SamplesNotice(Banner):
    """Offers staff's own animals in place of the samples, and the shop's own service.

    Signals:
        own_chosen(): the user wants to see their own animals.
        connect_chosen(): the user wants to connect to the shop's own service.
        closed(): the user does not want to see the banner again.
    """

    own_chosen = Signal()
    connect_chosen = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__("samples")
        words = tr("Start with an empty catalogue")
        self._own = self.add_button(words, self.own_chosen.emit, tr("Start empty"))
        words = tr("Connect to the shop's service")
        self._connect = self.add_button(words, self.connect_chosen.emit, tr("Connect"))
        self.add_close_button(self.closed.emit)

    def allow_connecting(self, allowed: bool) -> None:
        """Offer the shop's own service, or do not: IT decides whether it can be chosen."""
        self._connect.setVisible(allowed)

    def show_samples(self, shown: bool, own_words: str = "") -> None:
        """Show or hide the banner; `own_words`: the button that leads to staff's own animals."""
        if own_words:
            self.set_button_text(self._own, own_words, own_words)
        self.show_text(tr("These are sample animals.") if shown else "", short=tr("Samples"))
