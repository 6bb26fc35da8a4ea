"""The notice about the sample animals: they are here, or they were put away."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.banner_of import Notice
from petstore_gui.ui.window.messages import MessageButton


class SamplesNotice(QObject):
    """Offers to put the sample animals away, and then to bring them back.

    Signals:
        changed(Notice | None): what the banner says of them.
        put_away_chosen(): the user wants them put away, to start with an empty catalogue.
        connect_chosen(): the user wants to connect to the shop's own service.
        return_chosen(): the user wants the sample animals back.
        closed(): the user does not want to see the banner again.
    """

    changed = Signal(object)
    put_away_chosen = Signal()
    connect_chosen = Signal()
    return_chosen = Signal()
    closed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._may_connect = self._may_put_away = True
        self.is_shown = False

    def allow_connecting(self, allowed: bool) -> None:
        """Offer the shop's own service, or do not: IT decides whether it can be chosen."""
        self._may_connect = allowed

    def allow_putting_away(self, allowed: bool) -> None:
        """Offer an empty catalogue, or do not, as IT may have made this one read-only."""
        self._may_put_away = allowed

    def show_samples(self, shown: bool) -> None:
        """Show or hide the notice about samples that are here."""
        buttons = []
        if self._may_put_away:
            words = tr("Start with an empty catalogue")
            buttons.append(MessageButton(words, self.put_away_chosen.emit))
        if self._may_connect:
            words = tr("Connect to the shop's service")
            buttons.append(MessageButton(words, self.connect_chosen.emit))
        words = tr("There are sample animals in this catalogue.")
        self._show(Notice(words, tuple(buttons), close=self.closed.emit) if shown else None)

    def show_put_away(self) -> None:
        """Show that the samples were put away."""
        button = MessageButton(tr("Bring the sample animals back"), self.return_chosen.emit)
        words = tr("The sample animals were put away.")
        self._show(Notice(words, (button,), close=self.closed.emit))

    def _show(self, notice: Notice | None) -> None:
        self.is_shown = notice is not None
        self.changed.emit(notice)
