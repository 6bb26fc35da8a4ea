"""What staff are told about adds, whether a dialog waits for them or not."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.list_search import Looked
from petstore_gui.outbox.outbox import AddFailed, Outbox
from petstore_gui.storage.pending_add import PendingAdd
from petstore_gui.ui.text.outbox_text import (
    added_sentence,
    failed_sentence,
    looked_sentence,
    quoted,
    service_words,
)
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog, Topic


class AddMessages(QObject):
    """Puts new animals into the table, and a sentence about each add into the status bar."""

    def __init__(
        self, outbox: Outbox, catalogue: Catalogue, log: MessageLog, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._outbox = outbox
        self._catalogue = catalogue
        self._log = log
        outbox.added.connect(self._added)
        outbox.add_failed.connect(self._failed)
        outbox.looks.looked.connect(self._looked)
        outbox.first_was_added.connect(self._first_was_added)
        outbox.left_waiting.connect(self._left_waiting)

    def _added(self, entry: PendingAdd, added: Added) -> None:
        sentence = added_sentence(entry, added)
        if self._outbox.adds.is_elsewhere(entry):
            self._log.tell(Topic.ADD, self._elsewhere(entry, sentence), entry.key)
            return
        self._catalogue.take(added.pet, pin=True)
        if not self._catalogue.shows(added.pet.id):
            hidden = self.tr("The filter or search does not include it; it is shown for now.")
            sentence += " " + hidden
        self._log.tell(Topic.ADD, sentence, entry.key)

    def _failed(self, failed: AddFailed) -> None:
        entry = failed.entry
        words = f"{quoted(entry.pet)}: {failed_sentence(entry, failed.error)}"
        if self._outbox.adds.is_elsewhere(entry):
            words = self._elsewhere(entry, words)
        is_unknown = isinstance(failed.error, OutcomeUnknown)
        # What became of another animal says nothing about this one.
        self._log.tell_problem(Topic.ADD, words, entry.key if is_unknown else None)

    def _looked(self, looked: Looked) -> None:
        entry = looked.entry
        if self._outbox.adds.get(entry.key) is None:
            return  # it was settled meanwhile
        words = f"{quoted(entry.pet)}: {looked_sentence(looked)}"
        self._log.tell_problem(Topic.ADD, words, entry.key)
        self._catalogue.refresh()

    def _first_was_added(self, entry: PendingAdd) -> None:
        words = self.tr("{name} was not sent: what it was to replace was added after all.")
        self._log.tell_problem(Topic.ADD, words.format(name=quoted(entry.pet)), entry.key)

    def _left_waiting(self, entry: PendingAdd) -> None:
        service_id = service_words(entry.service_id, self._outbox.service_id)
        words = self.tr("{name} is not sent: it waits until {place} is open again.")
        words = words.format(name=quoted(entry.pet), place=service_id)
        self._log.tell_problem(Topic.ADD, words, entry.key)

    def _elsewhere(self, entry: PendingAdd, sentence: str) -> str:
        service_id = service_words(entry.service_id, self._outbox.service_id)
        return tr("In {place}: {what}").format(place=service_id, what=sentence)
