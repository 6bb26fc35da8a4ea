"""The banner that says that the animals are samples."""

from __future__ import annotations

from PySide6.QtCore import Signal

from petstore_gui.ui.window.banner import Banner


class SamplesNotice(Banner):
    """Offers to replace the sample animals.

    Signals:
        empty_chosen(): the user wants an empty catalogue.
        connect_chosen(): the user wants to connect to the shop's own service.
        closed(): the user does not want to see the banner again.
    """

    empty_chosen = Signal()
    connect_chosen = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__("samples")
        self.add_button(self.tr("Start with an empty catalogue"), self.empty_chosen.emit)
        self.add_button(self.tr("Connect to the shop's service"), self.connect_chosen.emit)
        self.add_close_button(self.closed.emit)

    def show_samples(self, shown: bool) -> None:
        """Show or hide the banner."""
        words = self.tr("These are sample animals on this computer.")
        self.show_text(words if shown else "", short=self.tr("Sample animals"))
