"""Messages about adds for another service than the open one: they name it."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject

from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.text.outbox_text import service_words
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message import Message, Topic
from petstore_gui.ui.window.message_log import MessageLog


class AddPlaces(QObject):
    """Puts the service in front of a standing problem with an add for as long as another is open.

    "No new animal is in the list" would else be said of the list that is shown.
    """

    def __init__(self, outbox: Outbox, log: MessageLog, parent: QObject) -> None:
        super().__init__(parent)
        self._pending = outbox.pending
        self._log = log
        self._named: dict[str, str] = {}  # what is said, and the same without the service
        outbox.changed.connect(self._name_places)

    def sentence(self, add: PendingAdd, words: str) -> str:
        """What to report of an add, with its service if another one is open."""
        if not self._pending.is_elsewhere(add):
            return words
        said = in_place(self._place_of(add), words)
        self._named[said] = words
        return said

    def _name_places(self) -> None:
        if self._pending.service_id is not None:
            self._log.revise(self._as_from_here)

    def _as_from_here(self, message: Message) -> Message:
        key = message.subject
        add = self._pending.get(key) if isinstance(key, str) else None
        if add is None or message.topic is not Topic.ADD or not message.is_problem:
            return message
        words = self._named.pop(message.text, message.text)
        if self._place_of(add) not in words:  # one that was not sent says where it is
            words = self.sentence(add, words)
        return message if words == message.text else msgspec.structs.replace(message, text=words)

    def _place_of(self, add: PendingAdd) -> str:
        return service_words(add.service_id, self._pending.service_id)


def in_place(place: str, sentence: str) -> str:
    """A sentence about what is elsewhere."""
    return tr("{place} – {what}").format(place=place, what=sentence)
