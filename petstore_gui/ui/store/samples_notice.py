"""The banner about the sample animals: they are here, or they were put away."""

from __future__ import annotations

from PySide6.QtCore import Signal

from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.banner import Banner


class SamplesNotice(Banner):
    """Offers to put the sample animals away, and then to bring them back.

    Signals:
        put_away_chosen(): the user wants them put away, to start with an empty catalogue.
        connect_chosen(): the user wants to connect to the shop's own service.
        return_chosen(): the user wants the sample animals back.
        closed(): the user does not want to see the banner again.
    """

    put_away_chosen = Signal()
    connect_chosen = Signal()
    return_chosen = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__("samples")
        words = tr("Start with an empty catalogue")
        self._put_away = self.add_button(words, self.put_away_chosen.emit, tr("Start empty"))
        words = tr("Connect to the shop's service")
        self._connect = self.add_button(words, self.connect_chosen.emit, tr("Connect"))
        self._may_connect = self._may_put_away = True
        words = tr("Bring the sample animals back")
        self._return = self.add_button(words, self.return_chosen.emit, tr("Bring back"))
        self.add_close_button(self.closed.emit)

    def allow_connecting(self, allowed: bool) -> None:
        """Offer the shop's own service, or do not: IT decides whether it can be chosen."""
        self._may_connect = allowed
        self._connect.setVisible(allowed)

    def allow_putting_away(self, allowed: bool) -> None:
        """Offer an empty catalogue, or do not, as IT may have made this one read-only."""
        self._may_put_away = allowed
        self._put_away.setVisible(allowed)

    def show_samples(self, shown: bool) -> None:
        """Show or hide the banner about samples that are here."""
        self._offer_return(False)
        words = tr("There are sample animals in this catalogue.")
        self.show_text(words if shown else "", short=tr("Samples"))

    def show_put_away(self) -> None:
        """Show that the samples were put away."""
        self._offer_return(True)
        words = tr("The sample animals were put away.")
        self.show_text(words, short=tr("Samples put away"))

    def _offer_return(self, offered: bool) -> None:
        self._return.setVisible(offered)
        self._put_away.setHidden(offered or not self._may_put_away)
        self._connect.setHidden(offered or not self._may_connect)
