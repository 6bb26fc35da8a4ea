"""Messages about adds, with or without an open dialog."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.errors import NotAnswered, NotReached
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.outbox import AddFailed, Outbox
from petstore_gui.outbox.reconciler import SearchResult
from petstore_gui.ui.adding.attention import Attention
from petstore_gui.ui.text.list_text import error_sentence
from petstore_gui.ui.text.outbox_text import (
    added_sentence,
    failed_sentence,
    quoted,
    searched_sentence,
    service_words,
)
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageButton, MessageLog, Topic


class AddMessages(QObject):
    """Puts a message about each add into the status bar.

    Signals:
        pet_wanted(Pet): the user wants to see an animal that was added.
    """

    pet_wanted = Signal(object)

    def __init__(
        self,
        outbox: Outbox,
        catalogue: Catalogue,
        log: MessageLog,
        attention: Attention,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._attention = attention
        self._outbox = outbox
        self._catalogue = catalogue
        self._log = log
        outbox.added.connect(self._added)
        outbox.add_failed.connect(self._failed)
        outbox.searched.connect(self._searched)
        outbox.second_sending.not_searched.connect(self._not_searched)
        outbox.original_added.connect(self._original_added)
        outbox.left_unsent.connect(self._left_unsent)

    def _added(self, add: PendingAdd, added: Added) -> None:
        sentence = added_sentence(add, added)
        if self._outbox.pending.is_elsewhere(add):
            self._log.report(Topic.ADD, self._elsewhere(add, sentence), add.key)
            return
        if not self._catalogue.shows(added.pet.id):
            hidden = self.tr("The filter or search does not include it; it is shown for now.")
            sentence = f"{sentence} {hidden}"
        show = MessageButton(self.tr("Show"), lambda: self.pet_wanted.emit(added.pet))
        is_shown = self._attention.is_on(add.key)
        self._log.report(Topic.ADD, sentence, add.key, *(() if is_shown else (show,)))

    def _failed(self, failed: AddFailed) -> None:
        add = failed.add
        words = f"{quoted(add.pet)}: {failed_sentence(add, failed.error)}"
        if self._outbox.pending.is_elsewhere(add):
            words = self._elsewhere(add, words)
        self._report_problem(
            add,
            words,
            details=error_sentence(failed.error),
            is_outage=isinstance(failed.error, NotReached | NotAnswered),
        )

    def _searched(self, result: SearchResult) -> None:
        words = f"{quoted(result.add.pet)}: {searched_sentence(result)}"
        self._report_problem(result.add, words)

    def _not_searched(self, add: PendingAdd) -> None:
        words = self.tr(
            "{name}: the list could not be read, so nothing was sent. Check it in a moment."
        )
        self._report_problem(add, words.format(name=quoted(add.pet)))

    def _original_added(self, add: PendingAdd) -> None:
        words = self.tr("{name} was not sent: the animal that it was to replace was added.")
        self._report_problem(add, words.format(name=quoted(add.pet)))

    def _left_unsent(self, add: PendingAdd) -> None:
        place = service_words(add.service_id, self._outbox.pending.service_id)
        words = self.tr("{name} was not sent. You can send it once {place} is open again.")
        self._report_problem(add, words.format(name=quoted(add.pet), place=place))

    def _report_problem(
        self, add: PendingAdd, words: str, details: str = "", *, is_outage: bool = False
    ) -> None:
        """Report it; only its own news settles an unknown outcome, and the next list an outage."""
        subject = add.key if add.phase is Phase.UNKNOWN else None
        details = "" if details in words else details
        ends_with = Topic.LIST if is_outage and subject is None else None
        self._log.report_problem(Topic.ADD, words, subject, details=details, ends_with=ends_with)

    def _elsewhere(self, add: PendingAdd, sentence: str) -> str:
        place = service_words(add.service_id, self._outbox.pending.service_id)
        return tr("In {place}: {what}").format(place=place, what=sentence)
