"""From the Add button to the new row: the dialog, the request, and what staff are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import KeyMissing, KeyNotAccepted
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.adding import Adding
from petstore_gui.outbox.list_search import Looked
from petstore_gui.outbox.outbox import AddFailed
from petstore_gui.storage.pending_add import AddState, Draft, PendingAdd
from petstore_gui.ui.adding.add_messages import AddMessages
from petstore_gui.ui.adding.duplicate_hint import DuplicateHint
from petstore_gui.ui.text.outbox_text import (
    added_sentence,
    failed_sentence,
    looked_sentence,
    quoted,
    state_sentence,
)
from petstore_gui.ui.window.message_log import MessageLog, Topic

if TYPE_CHECKING:
    from petstore_gui.ui.adding.add_dialog import AddDialog


class AddFlow(QObject):
    """Opens the dialog and carries its animals to the outbox.

    Signals:
        pet_added(Pet, bool): the animal is in the catalogue, and is to be selected; somebody waited
            for it in the dialog, or not.
        key_refused(RequestError): the key is missing, or the service did not accept it.
        left_to_finish(str): the dialog was closed while the add of that key is on its way.
        outbox_wanted(): what is not settled is to be shown.
    """

    pet_added = Signal(object, bool)
    key_refused = Signal(object)
    left_to_finish = Signal(str)
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
        self._hint = DuplicateHint(adding.duplicates, self)
        self._dialog: AddDialog | None = None
        self._service_id: ServiceId | None = None
        self._sent = ""  # the key of the add that the dialog waits for
        self._first = ""  # of one that was lost, and that what stands in the dialog may replace
        self._is_left = False
        self.hold_seconds = 0
        self.is_allowed = True
        AddMessages(outbox, catalogue, log, self)  # first: what is selected is in the table by then
        outbox.added.connect(self._added)
        outbox.add_failed.connect(self._failed)
        outbox.not_decided.connect(self._not_sent)
        outbox.looks.looked.connect(self._looked)
        outbox.entries_changed.connect(self._entries_changed)
        drafts.found.connect(self._restore)

    def open(self, deployment: Deployment) -> None:
        """Show the dialog; it shows where the animal will go."""
        from petstore_gui.ui.adding.add_dialog import AddDialog  # noqa: PLC0415 - not before the first rows

        if not self.is_allowed:
            return
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self._is_left = False
        self._service_id = self._outbox.service_id
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

    def edit(self, entry: PendingAdd) -> None:
        """Show the dialog with an animal that was refused; first what stands there is finished."""
        if self._dialog is not None and not self._dialog.is_untouched:
            words = self.tr("{name}: first add or cancel the animal that is being typed.")
            self._log.tell_problem(Topic.ADD, words.format(name=quoted(entry.pet)))
            self._dialog.raise_()
        else:
            self._open_again(entry, "")

    def _restore(self, draft: Draft) -> None:
        service_id = self._outbox.service_id
        if self._dialog is None and service_id is not None:
            self.open(service_id.deployment)
        if self._dialog is None or not self._dialog.is_untouched:
            return
        self._first = draft.after  # before the fields: what they show is kept
        self._dialog.restore(draft)
        first = self._outbox.adds.get(draft.after)
        if first is not None:
            self._dialog.show_answer(state_sentence(first, None))
        elif draft.after:
            words = self.tr(
                "What this was to replace is settled. Look in the list before you add it."
            )
            self._dialog.show_answer(words)

    def _typed(self) -> None:
        if self._dialog is not None:
            self._drafts.keep(msgspec.structs.replace(self._dialog.draft, after=self._first))

    def _send(self, pet: NewPet) -> None:
        first = self._outbox.adds.get(self._first)
        self._first = ""
        self._drafts.rest()
        if first is not None and first.pet == pet:
            self._sent = first.key
            self._outbox.send(first)
            return
        if first is not None and first.state is AddState.REFUSED:
            self._outbox.discard(first)
            first = None
        self._sent = self._outbox.add(pet, hold=self.hold_seconds, after=first).key

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        if not self._is_left and not self._sent:
            self._drafts.forget()
        first = self._outbox.adds.get(self._first)
        if first is not None and first.state is AddState.REFUSED:
            self._outbox.discard(first)
        if self._sent:
            self.left_to_finish.emit(self._sent)
        self._dialog = None
        self._sent = self._first = ""

    def _entries_changed(self, entries: tuple[PendingAdd, ...]) -> None:
        """An animal that is written down and waits needs its dialog no more."""
        here = self._outbox.service_id
        if None not in (self._service_id, here) and self._service_id != here:
            self.leave()
        mine = next((one for one in entries if one.key == self._sent and one.number), None)
        if mine is None or mine.state is not AddState.READY:
            return
        if self._outbox.adds.first_of(mine) or self._outbox.adds.first_was_added(mine):
            self._accept()
            self.outbox_wanted.emit()
        elif self._outbox.adds.is_held(mine):
            self._accept()
            words = self.tr("{name} is added in %Ln second(s).", "", self.hold_seconds)
            self._log.tell(Topic.ADD, words.format(name=quoted(mine.pet)), mine.key)

    def _added(self, entry: PendingAdd, added: Added) -> None:
        if self._outbox.adds.is_elsewhere(entry):
            return
        is_first = self._dialog is not None and entry.key == self._first
        is_mine = self._dialog is not None and entry.key == self._sent
        if is_mine or (is_first and self._stands_in_dialog(entry)):
            self._accept()
            is_mine = True
        elif is_first and self._dialog is not None:
            self._dialog.show_answer(added_sentence(entry, added))
        self.pet_added.emit(added.pet, is_mine)

    def _failed(self, failed: AddFailed) -> None:
        entry, sentence = failed.entry, failed_sentence(failed.entry, failed.error)
        if self._outbox.adds.is_elsewhere(entry):
            return
        if isinstance(failed.error, KeyNotAccepted | KeyMissing):
            self.key_refused.emit(failed.error)
        if entry.key == self._sent:
            self._show_failed(entry, sentence)
        elif self._dialog is not None and entry.key == self._first:
            self._dialog.show_answer(sentence)
        elif entry.state is not AddState.UNKNOWN:
            self._open_again(entry, sentence)

    def _show_failed(self, entry: PendingAdd, sentence: str) -> None:
        self._sent = ""
        if self._dialog is None:
            return
        self._dialog.show_problems(sentence)
        if entry.state is AddState.UNKNOWN:
            self._first = entry.key
            self._typed()
        else:
            first = self._outbox.adds.first_of(entry)  # nothing was sent, and that is still lost
            self._first = first.key if first else ""
            self._type_anew(entry)

    def _open_again(self, entry: PendingAdd, sentence: str) -> None:
        """The dialog was closed before the animal was refused: nothing has to be typed again."""
        if self._dialog is not None and not self._dialog.is_untouched:
            return
        pet = entry.pet
        self._restore(Draft(pet.name, str(pet.category_id), pet.status or ""))
        if self._dialog is not None:
            self._dialog.show_problems(sentence)
            self._type_anew(entry)

    def _type_anew(self, entry: PendingAdd) -> None:
        """What was not added stands in the dialog: it is there or in the list, never in both."""
        if self._dialog is not None and entry.number:
            self._outbox.discard(entry, self._dialog.draft)
        else:
            self._typed()

    def _not_sent(self, entry: PendingAdd) -> None:
        if self._dialog is not None and entry.key == self._sent:
            self._sent = ""
            self._dialog.show_problems(self.tr("It cannot be sent now: see Adds not confirmed."))

    def _looked(self, looked: Looked) -> None:
        if self._dialog is not None and looked.entry.key == self._first:
            self._dialog.show_answer(looked_sentence(looked))

    def _accept(self) -> None:
        self._sent = self._first = ""
        if self._dialog is not None:
            self._dialog.offer_categories(self._catalogue.categories())
            self._dialog.accept_pet()

    def _stands_in_dialog(self, entry: PendingAdd) -> bool:
        return self._dialog is not None and self._dialog.pet == entry.pet
