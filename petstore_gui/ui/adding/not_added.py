"""Why the animal in the Add animal dialog was not added, for as long as that is so."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.connection_errors import StoppedHere
from petstore_gui.domain.declined import Forbidden, KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, RequestError
from petstore_gui.domain.refusal import Refusal
from petstore_gui.outbox.dispatch import AddFailed
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.refused_adds import Refused
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.text.failed_add_text import (
    left_sentence,
    not_added_sentence,
    refused_field_sentence,
)

_OF_KEY = KeyMissing, KeyNotAccepted


class NotAdded(QObject):
    """Holds how the add `failed`, and says what is so instead once that is mended.

    Signals:
        ended(): the reason no longer stands.
    """

    ended = Signal()

    def __init__(self, dialog: AddDialog, outbox: Outbox) -> None:
        super().__init__(dialog)
        self.failed: AddFailed | None = None
        self._left = ""  # the reason of which a draft was left
        self._dialog = dialog
        self._outbox = outbox

    @property
    def sentence(self) -> str:
        """The reason, if there is one."""
        failed = self.failed
        return not_added_sentence(failed.error, add=failed.add) if failed else self._left

    @property
    def error(self) -> RequestError | None:
        """The error that is the reason, unless the animal is typed again."""
        return self.failed.error if self.failed is not None else None

    @property
    def is_of_key(self) -> bool:
        """Whether the API key is the reason."""
        return isinstance(self.error, _OF_KEY)

    def forget(self) -> None:
        """Forget the reason: it is about another animal, or this one is sent again."""
        self.failed, self._left = None, ""

    def tell_left(self, refused: Refused) -> None:
        """Say why an animal that is typed again was not added, unless that is mended since."""
        error, outbox = refused.error, self._outbox
        is_key_renewed = isinstance(error, _OF_KEY) and outbox.is_before_connection(refused.add)
        if not (is_key_renewed or (error.is_outage and outbox.away.is_answering)):
            self._left = left_sentence(refused)
            self._dialog.show_answer(self._left)

    def show_problems(self, sentence: str, refusal: Refusal | None) -> None:
        """Say what went wrong; if the service refused a field, beside that field too."""
        self._dialog.show_problems(refused_field_sentence(refusal) if refusal else sentence)
        if refusal is not None:
            self._dialog.show_refusal(refusal)

    def follow_key(self) -> None:
        """Say no longer that the API key is wrong: another one may be in use."""
        if self.is_of_key or isinstance(self.error, Forbidden):
            self._end(self.tr("Petstore uses the API key in Settings now. Press Add to try again."))

    def follow_service(self) -> None:
        """Say no longer that this computer's catalogue is closed, once it is open."""
        if isinstance(self.error, StoppedHere) and self._outbox.away.is_answering:
            self._end(self.tr("The catalogue on this computer is open again: press Add."))

    def _end(self, words: str) -> None:
        self.forget()
        if self._dialog.focusWidget() is self._dialog.buttons.settings:  # which goes
            self._dialog.focus_name()
        self._dialog.show_answer(words, is_calm=True)
        self.ended.emit()
