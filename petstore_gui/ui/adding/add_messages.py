"""Messages about adds and their files, with or without an open dialog."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, NotAnswered, RequestError
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.dispatch import AddFailed
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.store import FileDamage
from petstore_gui.ui.adding.add_attention import Attention
from petstore_gui.ui.adding.add_places import AddPlaces, in_place
from petstore_gui.ui.adding.failed_adds import Failed, FailedAdds
from petstore_gui.ui.adding.lost_messages import LostMessages
from petstore_gui.ui.text.failed_add_text import cause_sentence, listed_sentence, not_added_sentence
from petstore_gui.ui.text.list_text import hidden_sentence
from petstore_gui.ui.text.lost_add_text import lost_sentence
from petstore_gui.ui.text.outbox_text import (
    added_sentence,
    aside_sentence,
    damage_sentence,
    earlier_draft_sentence,
    earlier_sentence,
    file_failed_sentence,
    service_words,
)
from petstore_gui.ui.text.pet_text import quoted, second_words
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message import MessageButton, Topic
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import reworded

_BEGUN = Phase.SAVING, Phase.HELD, Phase.AWAY, Phase.QUEUED, Phase.SENDING
"""The phases in which earlier messages about an add are out of date."""

_FAILED = Phase.REFUSED, Phase.PAUSED, Phase.DECIDING
"""Why an animal was not added is so in these."""


class AddMessages(QObject):
    """Puts a message about each add, and each problem with a file, into the status bar.

    `AddFlow` passes outcomes to it, so that the message comes before anything else shows them.

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
        self._phases: dict[str, Phase] = {}
        self._asking: set[str] = set()
        self._failed = FailedAdds(log)
        self._refused: dict[str, tuple[str, PendingAdd]] = {}  # by key: what was said of it
        self._told_keys: set[str] = set()
        self._earlier = ""  # what is said of what an earlier run left, while it stands
        self._draft: tuple[str, MessageButton] | None = None  # typed then: its name, and Continue
        self._found_keys: set[str] = set()
        self._left: set[str] = set()  # unsent, as another service was opened
        LostMessages(outbox, log, self)
        self._places = AddPlaces(outbox, log, self)
        outbox.original_added.connect(self._original_added)
        outbox.twins.found.connect(self._twins_found)
        outbox.left_unsent.connect(self._left_unsent)
        outbox.changed.connect(self._outbox_changed)
        outbox.refused.changed.connect(self._tell_listed)
        outbox.stores.file_damaged.connect(self._file_damaged)
        outbox.stores.file_failed.connect(self._file_failed)
        outbox.stores.file_recovered.connect(self._file_recovered)

    def tell_added(self, add: PendingAdd, added: Added) -> None:
        """Say that an animal was added, before the table shows it."""
        sentence = added_sentence(add, added)
        if self._outbox.pending.is_elsewhere(add):
            self._log.report(Topic.ADD, self._places.sentence(add, sentence), add.key)
            return
        if not self._catalogue.shows(added.pet.id):
            sentence = f"{sentence} {hidden_sentence()}"
        show = MessageButton(self.tr("Show"), lambda: self.pet_wanted.emit(added.pet))
        is_shown = self._attention.is_on(add.key)
        report = self._log.report_problem if added.differs else self._log.report
        report(Topic.ADD, sentence, add.key, *(() if is_shown else (show,)))

    def tell_failed(self, failed: AddFailed, *, is_shown: bool) -> None:
        """Say why an animal was not added, or that nobody knows whether it was.

        Unless its dialog shows it (`is_shown`), it stands until somebody can have read it.
        """
        add = failed.add
        if add.phase is Phase.UNKNOWN:
            words = lost_sentence(add)
        else:
            is_second = bool(self._outbox.alike.others(add))
            name = second_words(add.pet) if is_second else quoted(add.pet)
            words = not_added_sentence(failed.error, name, add)
            self._refused[add.key] = words, add
        self._report_problem(
            add,
            self._places.sentence(add, words),
            details=cause_sentence(failed.error),
            ends_with=_end_of(failed.error),
            is_unseen=not is_shown and self._outbox.pending.get(add.key) is not None,
        )

    def _tell_listed(self) -> None:
        """Say so where the list has one just like an animal that was refused."""
        for key, (words, add) in tuple(self._refused.items()):
            search = self._outbox.refused.search_for(add.pet)
            if search is None or search.result is None or not search.is_found:
                continue
            del self._refused[key]
            listed = listed_sentence(search.result)
            if key in self._failed.keys:
                decide = self.tr("Decide in Unfinished adds.")
                self._failed.note_listed(key, f"{listed} {decide}")
            else:
                self._log.revise(partial(reworded, words, listed))

    def note_added_after_all(self, key: str) -> None:
        """Take an add as begun before: it does not end what is said of the others."""
        self._phases[key] = Phase.SAVING

    def name_draft(self, draft: tuple[str, MessageButton] | None) -> None:
        """Name, beside the adds of an earlier run, the animal that was typed then, or none."""
        self._draft = draft
        if self._earlier and self._log.stands(Topic.ADD, "earlier"):
            self._report_earlier(self._earlier)

    def _original_added(self, add: PendingAdd) -> None:
        words = self.tr(
            "{name} was not sent: the animal it was meant to replace was added after all. Send or"
            " discard it in Unfinished adds."
        )
        self._report_problem(add, words.format(name=quoted(add.pet)))

    def _twins_found(self, add: PendingAdd, ids: tuple[int, ...]) -> None:
        words = self.tr("There are now %Ln animal(s) like {name}: {ids}.", "", len(ids))
        ask = self.tr("If that is one too many, ask IT.")
        words = words.format(name=quoted(add.pet), ids=", ".join(map(str, ids)))
        self._log.report_problem(Topic.ADD, f"{words} {ask}", add.key)

    def _left_unsent(self, add: PendingAdd) -> None:
        place = service_words(add.service_id, self._outbox.pending.service_id)
        words = self.tr("{name} was not sent. You can send it once {place} is open again.")
        words = words.format(name=quoted(add.pet), place=place)
        self._failed.report(add.key, Failed(words, "", None))
        self._left.add(add.key)

    def _report_problem(
        self,
        add: PendingAdd,
        words: str,
        details: str = "",
        *,
        ends_with: Topic | None = None,
        is_unseen: bool = False,
    ) -> None:
        """Report it; only its own news settles an unknown outcome."""
        is_unknown = add.phase is Phase.UNKNOWN
        details = "" if details in words else details
        ends_with = None if is_unknown else ends_with
        if is_unseen and not is_unknown:
            self._failed.report(add.key, Failed(words, details, ends_with))
            return
        subject = add.key if is_unknown else None
        self._log.report_problem(Topic.ADD, words, subject, details=details, ends_with=ends_with)

    def _outbox_changed(self) -> None:
        self._end_old_news()
        self._tell_back()
        self._tell_earlier()

    def _end_old_news(self) -> None:
        """End the outcome of an add once the next add begins, or the same one is sent again."""
        before = self._phases
        self._phases = {add.key: add.phase for add in self._outbox.pending.here}
        begun = (key for key, phase in self._phases.items() if phase in _BEGUN)
        if any(before.get(key) not in (*_BEGUN, Phase.UNKNOWN) for key in begun):
            self._log.end_news(Topic.ADD)
        for key in self._failed.keys:
            now = self._outbox.pending.get(key)
            if now is None or now.phase not in _FAILED:
                self._failed.settle(key)

    def _tell_back(self) -> None:
        """Say what to do with an unsent add once its service is open again."""
        for add in self._outbox.pending.here:
            if add.key in self._left:
                self._left.discard(add.key)
                words = tr("{name} was not sent. Send or discard it in Unfinished adds.")
                self._failed.reword(add.key, words.format(name=quoted(add.pet)))

    def _tell_earlier(self) -> None:
        """Say once what an earlier run left: nothing sends it unless a person asks for it."""
        adds = self._outbox.pending.asking_from_earlier
        asking = {add.key for add in adds}
        if self._asking - asking:
            self._earlier = ""
            self._log.end(Topic.ADD, "earlier")  # a person is dealing with them
        self._asking = asking
        if asking - self._told_keys:
            words = earlier_sentence(adds, may_send=self._outbox.pending.is_allowed)
            self._report_earlier(words)
        self._told_keys |= asking
        found = {add.key for add in adds if self._outbox.reconciler.is_found_from_earlier(add)}
        if found - self._found_keys:
            words = tr("%Ln animal(s) from earlier may have been added.", "", len(found))
            look = tr("Open Unfinished adds before you send anything again.")
            self._report_earlier(f"{words} {look}")
        self._found_keys |= found

    def _report_earlier(self, words: str) -> None:
        """Report what an earlier run left, in one message with the animal typed then."""
        self._earlier = words
        draft = () if self._draft is None else (earlier_draft_sentence(self._draft[0]),)
        buttons = () if self._draft is None else (self._draft[1],)
        self._log.report_problem(
            Topic.ADD, " ".join((words, *draft)), "earlier", *buttons, comes_first=True
        )

    def _file_damaged(self, service_id: ServiceId, damage: FileDamage) -> None:
        details = aside_sentence(damage)
        self._report_file_problem(service_id, damage_sentence(damage), details)

    def _file_failed(self, service_id: ServiceId, error: Exception) -> None:
        is_here = service_id == self._outbox.pending.service_id
        self._report_file_problem(service_id, file_failed_sentence(error, is_here=is_here))

    def _file_recovered(self, service_id: ServiceId) -> None:
        self._log.settle(Topic.OUTBOX, service_id.deployment)

    def _report_file_problem(self, service_id: ServiceId, sentence: str, details: str = "") -> None:
        if service_id != self._outbox.pending.service_id:
            sentence = in_place(service_words(service_id, None), sentence)
        deployment = service_id.deployment
        self._log.report_problem(Topic.OUTBOX, sentence, deployment, details=details)


def _end_of(error: RequestError) -> Topic | None:
    """What is over once a list was read, or other settings were saved."""
    if isinstance(error, NotReached | NotAnswered):
        return Topic.LIST
    return Topic.SETTINGS if isinstance(error, KeyMissing | KeyNotAccepted) else None
