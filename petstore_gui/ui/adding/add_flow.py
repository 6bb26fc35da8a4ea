"""From the Add animal button to the new row: the dialog, the outbox, and what it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import KeyMissing, KeyNotAccepted
from petstore_gui.domain.pending_add import Draft, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.outbox import AddFailed, Outbox
from petstore_gui.outbox.reconciler import SearchResult
from petstore_gui.ui.adding.duplicate_hint import DuplicateHint
from petstore_gui.ui.text.outbox_text import (
    added_sentence,
    failed_sentence,
    phase_sentence,
    quoted,
    searched_sentence,
)
from petstore_gui.ui.window.message_log import MessageLog, Topic

if TYPE_CHECKING:
    from petstore_gui.ui.adding.add_dialog import AddDialog


class AddFlow(QObject):
    """Opens the dialog and hands its animals to the outbox.

    Signals:
        pet_added(Pet, bool): the animal is in the catalogue, and is to be selected; somebody waited
            for it in the dialog, or not.
        key_refused(RequestError): the key is missing, or the service did not accept it.
        left_to_finish(str): the dialog was closed while the add with this key is on its way.
        outbox_wanted(): the pending adds are to be shown.
    """

    pet_added = Signal(object, bool)
    key_refused = Signal(object)
    left_to_finish = Signal(str)
    outbox_wanted = Signal()

    def __init__(
        self,
        outbox: Outbox,
        catalogue: Catalogue,
        log: MessageLog,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._outbox = outbox
        self._catalogue = catalogue
        self._log = log
        self._window = window
        self._hint = DuplicateHint(outbox.duplicates, self)
        self._dialog: AddDialog | None = None
        self._service_id: ServiceId | None = None
        self._sent = ""  # the key of the add that the dialog waits for
        self._original = ""  # the key of a lost add that the dialog's animal may replace
        self._is_left = False
        outbox.added.connect(self._added)
        outbox.add_failed.connect(self._failed)
        outbox.decisions.failed.connect(self._not_sent)
        outbox.searched.connect(self._searched)
        outbox.changed.connect(self._outbox_changed)
        outbox.drafts.found.connect(self._restore)

    def open(self, deployment: Deployment) -> None:
        """Show the dialog, with the deployment that the animal will be added to."""
        from petstore_gui.ui.adding.add_dialog import AddDialog  # noqa: PLC0415 - not before the first rows

        if not self._outbox.pending.is_allowed:
            return
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self._is_left = False
        self._service_id = self._outbox.pending.service_id
        dialog = self._dialog = AddDialog(deployment, self._window)
        dialog.offer_categories(self._catalogue.categories())
        dialog.add_chosen.connect(self._send)
        dialog.typed.connect(self._write_draft)
        dialog.finished.connect(self._closed)
        self._hint.watch(dialog)
        dialog.open()

    def leave(self) -> None:
        """Close the dialog; what was sent finishes by itself, what was typed is kept."""
        if self._dialog is not None:
            self._is_left = True
            self._dialog.reject()

    def edit(self, add: PendingAdd) -> None:
        """Show the dialog with an animal that was refused, unless another is being typed."""
        if self._dialog is not None and not self._dialog.is_untouched:
            words = self.tr("{name}: first add or cancel the animal that is being typed.")
            self._log.tell_problem(Topic.ADD, words.format(name=quoted(add.pet)))
            self._dialog.raise_()
        else:
            self._open_again(add, "")

    def _restore(self, draft: Draft) -> None:
        service_id = self._outbox.pending.service_id
        if self._dialog is None and service_id is not None:
            self.open(service_id.deployment)
        if self._dialog is None or not self._dialog.is_untouched:
            return
        self._original = draft.after  # before the fields: what they show is written
        self._dialog.restore(draft)
        original = self._outbox.pending.here_by_key(draft.after)
        if original is not None:
            self._dialog.show_answer(phase_sentence(original, None))
        elif draft.after:
            words = self.tr(
                "What this was to replace is settled. Look in the list before you add it."
            )
            self._dialog.show_answer(words)

    def _write_draft(self) -> None:
        if self._dialog is not None:
            draft = msgspec.structs.replace(self._dialog.draft, after=self._original)
            self._outbox.drafts.write(draft)

    def _send(self, pet: NewPet) -> None:
        original = self._outbox.pending.here_by_key(self._original)
        self._original = ""
        self._outbox.drafts.pause()
        self._sent = original.key if original is not None and original.pet == pet else ""
        self._sent = self._outbox.add(pet, replaces=original).key

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        if not self._is_left and not self._sent:
            self._outbox.drafts.remove()
        original = self._outbox.pending.here_by_key(self._original)
        if original is not None and original.phase is Phase.REFUSED:
            self._outbox.decisions.discard(original)
        if self._sent:
            self.left_to_finish.emit(self._sent)
        self._dialog = None
        self._sent = self._original = ""

    def _outbox_changed(self) -> None:
        """An animal that is written down and waits needs its dialog no more."""
        here = self._outbox.pending.service_id
        if None not in (self._service_id, here) and self._service_id != here:
            self.leave()
        mine = self._outbox.pending.here_by_key(self._sent)
        if mine is None:
            return
        if mine.phase is Phase.HELD:
            self._accept()
            seconds = round(self._outbox.undo_seconds)
            words = self.tr("{name} is added in %Ln second(s).", "", seconds)
            self._log.tell(Topic.ADD, words.format(name=quoted(mine.pet)), mine.key)
        elif mine.phase is Phase.WAITING or (
            mine.phase is Phase.PAUSED and self._outbox.pending.is_original_added(mine)
        ):
            self._accept()
            self.outbox_wanted.emit()

    def _added(self, add: PendingAdd, added: Added) -> None:
        if self._outbox.pending.is_elsewhere(add):
            return
        is_original = self._dialog is not None and add.key == self._original
        is_mine = self._dialog is not None and add.key == self._sent
        if is_mine or (is_original and self._stands_in_dialog(add)):
            self._accept()
            is_mine = True
        elif is_original and self._dialog is not None:
            self._dialog.show_answer(added_sentence(add, added))
        self.pet_added.emit(added.pet, is_mine)

    def _failed(self, failed: AddFailed) -> None:
        add, sentence = failed.add, failed_sentence(failed.add, failed.error)
        if self._outbox.pending.is_elsewhere(add):
            return
        if isinstance(failed.error, KeyNotAccepted | KeyMissing):
            self.key_refused.emit(failed.error)
        if add.key == self._sent:
            self._show_failed(add, sentence)
        elif self._dialog is not None and add.key == self._original:
            self._dialog.show_answer(sentence)
        elif add.phase is not Phase.UNKNOWN:
            self._open_again(add, sentence)

    def _show_failed(self, add: PendingAdd, sentence: str) -> None:
        self._sent = ""
        if self._dialog is None:
            return
        self._dialog.show_problems(sentence)
        if add.phase is Phase.UNKNOWN:
            self._original = add.key
            self._write_draft()
        else:
            original = self._outbox.pending.original_of(
                add
            )  # nothing was sent, and that is still lost
            self._original = original.key if original else ""
            self._type_again(add)

    def _open_again(self, add: PendingAdd, sentence: str) -> None:
        """The dialog was closed before the animal was refused: nothing has to be typed again."""
        if self._dialog is not None and not self._dialog.is_untouched:
            return
        pet = add.pet
        self._restore(Draft(pet.name, str(pet.category_id), pet.status or ""))
        if self._dialog is not None:
            self._dialog.show_problems(sentence)
            self._type_again(add)

    def _type_again(self, add: PendingAdd) -> None:
        """What was not added is in the dialog or among the pending adds, never in both."""
        if self._dialog is not None and add.number:
            self._outbox.decisions.discard(add, self._dialog.draft)
        else:
            self._write_draft()

    def _not_sent(self, add: PendingAdd) -> None:
        if self._dialog is not None and add.key == self._sent:
            self._sent = ""
            self._dialog.show_problems(self.tr("It cannot be sent now: see Adds not confirmed."))

    def _searched(self, result: SearchResult) -> None:
        if self._dialog is not None and result.add.key == self._original:
            self._dialog.show_answer(searched_sentence(result))

    def _accept(self) -> None:
        self._sent = self._original = ""
        if self._dialog is not None:
            self._dialog.offer_categories(self._catalogue.categories())
            self._dialog.accept_pet()

    def _stands_in_dialog(self, add: PendingAdd) -> bool:
        return self._dialog is not None and self._dialog.pet == add.pet
