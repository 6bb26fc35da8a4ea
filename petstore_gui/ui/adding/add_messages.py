"""Messages about adds, with or without an open dialog."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.outbox import AddFailed, Outbox
from petstore_gui.outbox.reconciler import SearchResult
from petstore_gui.ui.text.outbox_text import (
    added_sentence,
    failed_sentence,
    quoted,
    searched_sentence,
    service_words,
)
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog, Topic


class AddMessages(QObject):
    """Puts a message about each add into the status bar."""

    def __init__(
        self, outbox: Outbox, catalogue: Catalogue, log: MessageLog, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._outbox = outbox
        self._catalogue = catalogue
        self._log = log
        outbox.added.connect(self._added)
        outbox.add_failed.connect(self._failed)
        outbox.searched.connect(self._searched)
        outbox.reconciler.search_failed.connect(self._search_failed)
        outbox.original_added.connect(self._original_added)
        outbox.left_unsent.connect(self._left_unsent)

    def _added(self, add: PendingAdd, added: Added) -> None:
        sentence = added_sentence(add, added)
        if self._outbox.pending.is_elsewhere(add):
            sentence = self._elsewhere(add, sentence)
        elif not self._catalogue.shows(added.pet.id):
            hidden = self.tr("The filter or search does not include it; it is shown for now.")
            sentence = f"{sentence} {hidden}"
        self._log.report(Topic.ADD, sentence, add.key)

    def _failed(self, failed: AddFailed) -> None:
        add = failed.add
        words = f"{quoted(add.pet)}: {failed_sentence(add, failed.error)}"
        if self._outbox.pending.is_elsewhere(add):
            words = self._elsewhere(add, words)
        is_unknown = isinstance(failed.error, OutcomeUnknown)
        # An unknown outcome is settled only by news about the same add.
        self._log.report_problem(Topic.ADD, words, add.key if is_unknown else None)

    def _searched(self, result: SearchResult) -> None:
        words = f"{quoted(result.add.pet)}: {searched_sentence(result)}"
        self._log.report_problem(Topic.ADD, words, result.add.key)

    def _search_failed(self, add: PendingAdd) -> None:
        words = self.tr("{name}: the list could not be read. Look again in a moment.")
        self._log.report_problem(Topic.ADD, words.format(name=quoted(add.pet)))

    def _original_added(self, add: PendingAdd) -> None:
        words = self.tr("{name} was not sent: what it was to replace was added after all.")
        self._log.report_problem(Topic.ADD, words.format(name=quoted(add.pet)), add.key)

    def _left_unsent(self, add: PendingAdd) -> None:
        place = service_words(add.service_id, self._outbox.pending.service_id)
        words = self.tr("{name} is not sent: it waits until {place} is open again.")
        words = words.format(name=quoted(add.pet), place=place)
        self._log.report_problem(Topic.ADD, words, add.key)

    def _elsewhere(self, add: PendingAdd, sentence: str) -> str:
        place = service_words(add.service_id, self._outbox.pending.service_id)
        return tr("In {place}: {what}").format(place=place, what=sentence)
