"""From the Add button to the new row: the dialog, the request, and what staff are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.adding import Adding
from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.looking import Looked
from petstore_gui.catalogue.outbox import AddFailed
from petstore_gui.errors import KeyMissing, KeyNotAccepted, OutcomeUnknown, RequestError
from petstore_gui.gateway.protocol import Added
from petstore_gui.pets import NewPet
from petstore_gui.records.outbox_file import AddState, Draft, Entry
from petstore_gui.settings.deployments import Deployment
from petstore_gui.ui.message_log import MessageLog, Topic
from petstore_gui.ui.namesake_hint import NamesakeHint
from petstore_gui.ui.outbox_words import (
    added_sentence,
    found_sentence,
    place_word,
    quoted,
    state_sentence,
)
from petstore_gui.ui.wording import error_sentence

if TYPE_CHECKING:
    from petstore_gui.ui.add_dialog import AddDialog


class AddFlow(QObject):
    """Opens the dialog and carries its animals to the outbox.

    Signals:
        pet_added(Pet): the animal is in the catalogue, and is to be selected.
        key_refused(RequestError): the key is missing, or the service did not accept it.
        left_to_finish(Entry): the dialog was closed while its animal is on its way.
        outbox_wanted(): what is not settled is to be shown.
    """

    pet_added = Signal(object)
    key_refused = Signal(object)
    left_to_finish = Signal(object)
    outbox_wanted = Signal()

    def __init__(
        self,
        adding: Adding,
        catalogue: Catalogue,
        log: MessageLog,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._outbox = outbox = adding.outbox
        self._drafts = drafts = adding.drafts
        self._catalogue = catalogue
        self._log = log
        self._window = window
        self._hint = NamesakeHint(adding.namesakes, self)
        self._dialog: AddDialog | None = None
        self._sent: Entry | None = None
        self._first: Entry | None = None  # of this dialog: sent, or to be sent, and not settled
        self._is_left = False
        self.hold_seconds = 0
        self.is_allowed = True
        outbox.added.connect(self._added)
        outbox.add_failed.connect(self._failed)
        outbox.looks.looked.connect(self._looked)
        outbox.entries_changed.connect(self._entries_changed)
        outbox.first_was_added.connect(self._first_was_added)
        outbox.left_waiting.connect(self._left_waiting)
        drafts.found.connect(self._restore)

    def open(self, deployment: Deployment) -> None:
        """Show the dialog; it shows where the animal will go."""
        from petstore_gui.ui.add_dialog import AddDialog  # noqa: PLC0415 - not before the first rows

        if not self.is_allowed:
            return
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self._is_left = False
        dialog = self._dialog = AddDialog(deployment, self._window)
        dialog.offer_categories(self._catalogue.categories())
        dialog.add_chosen.connect(self._send)
        dialog.typed.connect(self._typed)
        dialog.finished.connect(self._closed)
        self._hint.watch(dialog)
        dialog.open()

    def leave(self) -> None:
        """Close the dialog; what was sent finishes by itself, what was typed is kept."""
        if self._dialog is not None:
            self._is_left = True
            self._dialog.reject()

    def edit(self, entry: Entry) -> None:
        """Show the dialog with an animal that was refused."""
        self._open_again(entry, "")

    def _restore(self, draft: Draft) -> None:
        place = self._outbox.place
        if self._dialog is None and place is not None:
            self.open(Deployment(place.deployment))
        if self._dialog is None or not self._dialog.is_untouched:
            return
        self._dialog.restore(draft)
        self._first = next((one for one in self._outbox.entries if one.key == draft.after), None)
        if self._first is not None:
            self._dialog.show_answer(state_sentence(self._first, None))

    def _typed(self) -> None:
        if self._dialog is not None:
            after = self._first.key if self._first and self._is_unknown(self._first) else ""
            self._drafts.keep(msgspec.structs.replace(self._dialog.draft, after=after))

    def _send(self, pet: NewPet) -> None:
        open_adds = {entry.key for entry in self._outbox.entries}
        first = self._first if self._first and self._first.key in open_adds else None
        self._first = None
        self._drafts.rest()
        if first is not None and first.pet == pet:
            self._sent = first
            self._outbox.send(first)
            return
        if first is not None and not self._is_unknown(first):
            self._outbox.discard(first)
            first = None
        self._sent = self._outbox.add(pet, hold=self.hold_seconds, after=first)

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        if not self._is_left and self._sent is None:
            self._drafts.forget()
        if self._first is not None and not self._is_unknown(self._first):
            self._outbox.discard(self._first)
        if self._sent is not None:
            self.left_to_finish.emit(self._sent)
        self._dialog = None
        self._sent = self._first = None

    def _entries_changed(self, entries: tuple[Entry, ...]) -> None:
        """An animal that is written down and waits needs its dialog no more."""
        mine = next((entry for entry in entries if self._is_sent(entry)), None)
        if mine is None or mine.state is not AddState.READY:
            return
        if mine.waits_for is not None:
            self._accept(mine)
            self.outbox_wanted.emit()
        elif self._outbox.adds.is_held(mine):
            self._accept(mine)
            words = self.tr("{name} is added in %Ln second(s).", "", self.hold_seconds)
            self._log.tell(Topic.ADD, words.format(name=quoted(mine.pet)), mine.key)

    def _added(self, entry: Entry, added: Added) -> None:
        sentence = added_sentence(entry, added)
        if self._is_elsewhere(entry):
            self._log.tell(Topic.ADD, self._elsewhere(entry, sentence), entry.key)
            return
        self._catalogue.take(added.pet, pin=True)
        if not self._catalogue.shows(added.pet.id):
            hidden = self.tr("The filter or search does not include it; it is shown for now.")
            sentence += " " + hidden
        self._log.tell(Topic.ADD, sentence, entry.key)
        self._accept(entry)
        self.pet_added.emit(added.pet)

    def _failed(self, failed: AddFailed) -> None:
        entry, sentence = failed.entry, _sentence(failed.entry, failed.error)
        if self._is_elsewhere(entry):
            self._tell_failed(failed, self._elsewhere(entry, f"{quoted(entry.pet)}: {sentence}"))
            return
        self._tell_failed(failed, f"{quoted(entry.pet)}: {sentence}")
        if isinstance(failed.error, KeyNotAccepted | KeyMissing):
            self.key_refused.emit(failed.error)
        if self._is_sent(entry):
            self._show_failed(failed, sentence)
        elif entry.state is AddState.REFUSED:
            self._open_again(entry, sentence)

    def _show_failed(self, failed: AddFailed, sentence: str) -> None:
        entry, self._sent = failed.entry, None
        if self._dialog is None:
            return
        self._dialog.show_problems(sentence)
        if entry.state is AddState.REFUSED:
            self._outbox.discard(entry, self._dialog.draft)
        else:
            self._first = entry if entry.number else None
            self._typed()

    def _open_again(self, entry: Entry, sentence: str) -> None:
        """The dialog was closed before the animal was refused: nothing has to be typed again."""
        if self._dialog is not None and not self._dialog.is_untouched:
            return
        pet = entry.pet
        self._restore(Draft(pet.name, str(pet.category_id), pet.status or ""))
        if self._dialog is not None:
            self._dialog.show_problems(sentence)
            self._outbox.discard(entry, self._dialog.draft)

    def _looked(self, looked: Looked) -> None:
        entry = looked.entry
        words = f"{_sentence(entry, looked.error)} {found_sentence(looked)}"
        self._log.tell_problem(Topic.ADD, f"{quoted(entry.pet)}: {words}", entry.key)
        if self._dialog is not None and self._first and self._first.key == entry.key:
            self._dialog.show_answer(words)
        self._catalogue.refresh()

    def _first_was_added(self, entry: Entry) -> None:
        words = self.tr("{name} was not sent: what it was to replace was added after all.")
        self._log.tell_problem(Topic.ADD, words.format(name=quoted(entry.pet)), entry.key)

    def _left_waiting(self, entry: Entry) -> None:
        words = self.tr("{name} is not sent: it waits until {place} is open again.")
        words = words.format(name=quoted(entry.pet), place=place_word(entry.place))
        self._log.tell_problem(Topic.ADD, words, entry.key)

    def _accept(self, entry: Entry) -> None:
        is_first = self._first is not None and self._first.key == entry.key
        if self._dialog is not None and (is_first or self._is_sent(entry)):
            self._sent = self._first = None
            self._dialog.offer_categories(self._catalogue.categories())
            self._dialog.accept_pet()

    def _is_sent(self, entry: Entry) -> bool:
        return self._sent is not None and self._sent.key == entry.key

    def _is_unknown(self, entry: Entry) -> bool:
        return entry.state is AddState.UNKNOWN

    def _is_elsewhere(self, entry: Entry) -> bool:
        return self._outbox.place is not None and entry.place != self._outbox.place

    def _tell_failed(self, failed: AddFailed, words: str) -> None:
        is_unknown = isinstance(failed.error, OutcomeUnknown)
        # What became of another animal says nothing about this one.
        self._log.tell_problem(Topic.ADD, words, failed.entry.key if is_unknown else None)

    def _elsewhere(self, entry: Entry, sentence: str) -> str:
        return self.tr("In {place}: {what}").format(place=place_word(entry.place), what=sentence)


def _sentence(entry: Entry, error: RequestError) -> str:
    """What went wrong now; and where an earlier try may have added the animal, that as well."""
    sentence = error_sentence(error)
    if entry.state is AddState.UNKNOWN and not isinstance(error, OutcomeUnknown):
        sentence += " " + error_sentence(OutcomeUnknown())
    return sentence
