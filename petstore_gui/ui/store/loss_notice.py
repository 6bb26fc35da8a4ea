"""The banner about a lost store of this computer: what happened to it, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal

from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.banner import Banner


class LossNotice(Banner):
    """Offers what the store can go on with, the one with most animals first.

    Signals:
        copy_chosen(): the user wants to go on with a copy.
        readable_chosen(): the user wants to go on with what can be read.
        empty_chosen(): the user wants to go on without animals.
    """

    copy_chosen = Signal()
    readable_chosen = Signal()
    empty_chosen = Signal()

    def __init__(self) -> None:
        super().__init__("loss", says_all=True)
        self._most = self.add_button("", self.readable_chosen.emit)
        self._copy = self.add_button("", self.copy_chosen.emit)
        self._readable = self.add_button("", self.readable_chosen.emit)
        words = tr("Start with an empty catalogue")
        self._empty = self.add_button(words, self.empty_chosen.emit, tr("Start empty"))

    def offer(self, copy: str, readable: str, *, has_most: bool, empty: bool) -> None:
        """Set the texts of the first two buttons; one without a text is hidden.

        `has_most`: what can be read has more animals than the copy.
        """
        most, less = (readable, "") if has_most else ("", readable)
        rest = tr("Go on with what is left")
        for button, words, short in (
            (self._most, most, rest),
            (self._copy, copy, tr("Bring back the copy")),
            (self._readable, less, rest),
        ):
            button.setVisible(bool(words))
            self.set_button_text(button, words, short)
        self._empty.setVisible(empty)
