"""The notice about the sample animals."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.banner_of import Notice
from petstore_gui.ui.window.messages import MessageButton


class SamplesNotice(QObject):
    """Offers staff's own animals in place of the samples, and the shop's own service.

    Signals:
        changed(Notice | None): what the banner says of them.
        own_chosen(): the user wants to see their own animals.
        connect_chosen(): the user wants to connect to the shop's own service.
        closed(): the user does not want to see the notice again.
    """

    changed = Signal(object)
    own_chosen = Signal()
    connect_chosen = Signal()
    closed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._may_connect = True

    def allow_connecting(self, allowed: bool) -> None:
        """Offer the shop's own service, or do not: IT decides whether it can be chosen."""
        self._may_connect = allowed

    def show_samples(self, shown: bool, own_words: str = "") -> None:
        """Show or hide the notice; `own_words`: the button that leads to staff's own animals."""
        words = tr("Connect to the shop's service")
        connect = MessageButton(words, self.connect_chosen.emit)
        own = MessageButton(own_words, self.own_chosen.emit)
        buttons = (own, connect) if self._may_connect else (own,)
        notice = Notice(tr("These are sample animals."), buttons, close=self.closed.emit)
        self.changed.emit(notice if shown else None)
