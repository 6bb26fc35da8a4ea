"""The banner about a lost store of this computer: what happened to it, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import Recovery, StoreLoss
from petstore_gui.ui.text.words import date_words, tr
from petstore_gui.ui.window.banner import Banner


class LossNotice(Banner):
    """Offers what the store can go on with, the safest first.

    Signals:
        choice_made(Recovery): the user wants to go on like this.
    """

    choice_made = Signal(object)

    def __init__(self) -> None:
        super().__init__("loss")
        self._copy = self.add_button("", lambda: self.choice_made.emit(Recovery.COPY))
        self._readable = self.add_button("", lambda: self.choice_made.emit(Recovery.READABLE))
        words = tr("Start with an empty catalogue")
        self.add_button(words, lambda: self.choice_made.emit(Recovery.EMPTY), tr("Start empty"))

    def show_loss(self, loss: StoreLoss) -> None:
        """Show what happened, and offer what is there."""
        # A file that is whole, only older, has whatever an older copy of it has.
        is_older = loss.how is StartFailure.BEHIND and loss.copy_animals <= loss.readable
        self._copy.setVisible(bool(loss.copy_day) and not is_older)
        self.set_button_text(self._copy, _copy_words(loss))
        self._readable.setVisible(loss.readable > 0)
        words = tr("Go on with the %Ln animal(s) that are left", "", loss.readable)
        self.set_button_text(self._readable, words)
        what, to_do = _what_happened(loss.how), _what_to_do(loss)
        self.show_text(f"{what} {to_do}", short=what)


def _what_happened(how: StartFailure) -> str:
    return {
        StartFailure.MISSING: tr("The file with this computer's animals is gone."),
        StartFailure.BEHIND: tr("Some of this computer's animals are missing in its file."),
    }.get(how, tr("The file with this computer's animals is damaged."))


def _what_to_do(loss: StoreLoss) -> str:
    if not loss.copy_day:
        return tr("There is no copy of it. Ask IT before you choose. Until then nothing is added.")
    return tr("Choose how to go on. Nothing is deleted, and until then nothing is added.")


def _copy_words(loss: StoreLoss) -> str:
    if not loss.copy_day:
        return ""
    words = tr("Bring back the copy of {date} (%Ln animal(s))", "", loss.copy_animals)
    return words.format(date=date_words(loss.copy_day))
