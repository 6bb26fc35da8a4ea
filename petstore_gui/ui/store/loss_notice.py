"""The notice about a lost store of this computer: what happened to it, and how to go on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.banner_of import Notice
from petstore_gui.ui.window.messages import MessageButton


class LossNotice(QObject):
    """Offers what the store can go on with, the one with most animals first.

    Signals:
        changed(Notice | None): what the banner says of it.
        copy_chosen(): the user wants to go on with a copy.
        readable_chosen(): the user wants to go on with what can be read.
        empty_chosen(): the user wants to go on without animals.
    """

    changed = Signal(object)
    copy_chosen = Signal()
    readable_chosen = Signal()
    empty_chosen = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._buttons: tuple[MessageButton, ...] = ()
        self.is_shown = False

    def offer(self, copy: str, readable: str, *, has_most: bool, empty: bool) -> None:
        """Set the texts of the first two buttons; there is none without a text.

        `has_most`: what can be read has more animals than the copy.
        """
        offers: list[tuple[str, Callable[[], None]]] = [
            (copy, self.copy_chosen.emit),
            (readable, self.readable_chosen.emit),
        ]
        if has_most:
            offers.reverse()
        words = tr("Start with an empty catalogue") if empty else ""
        offers.append((words, self.empty_chosen.emit))
        self._buttons = tuple(MessageButton(text, press) for text, press in offers if text)

    def show_text(self, text: str, details: str = "") -> None:
        """Show what happened, with the buttons; an empty text hides the notice."""
        self.is_shown = bool(text)
        self.changed.emit(Notice(text, self._buttons, details) if text else None)
