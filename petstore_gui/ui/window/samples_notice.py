"""The strip that says that the animals are samples, with two ways on."""

from __future__ import annotations

from PySide6.QtCore import Signal

from petstore_gui.ui.window.banner import Banner


class SamplesNotice(Banner):
    """Offers what can take the place of the sample animals.

    Signals:
        empty_chosen(): an empty catalogue.
        connect_chosen(): the shop's own service.
        closed(): nothing; a person does not want to be told again.
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
        """Say that the animals are samples, or stop saying it."""
        self.say(self.tr("These are sample animals on this computer.") if shown else "")
