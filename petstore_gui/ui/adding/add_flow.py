"""From the Add animal button to the new row: connects the dialog and the outbox."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import KeyMissing, KeyNotAccepted
from petstore_gui.domain.pending_add import Draft, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet, Pet
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
    """Opens the dialog and passes its animals to the outbox.

    Signals:
        pet_added(Pet, bool): the animal is in the catalogue, and should be selected; True if the
            dialog was open for it.
        key_refused(RequestError): the key is missing, or the service did not accept it.
        left_to_finish(str): the dialog was closed while the add with this key was being sent.
        outbox_wanted(): the list of pending adds should open.
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
        self._sent_key = ""  # the key of the add whose outcome the dialog shows
        self._original_key = ""  # the key of a lost add that the dialog may replace
        self._keeps_draft = False
        outbox.added.connect(self._added)
        outbox.add_failed.connect(self._failed)
        outbox.decisions.failed.connect(self._decision_failed)
        outbox.searched.connect(self._searched)
        outbox.changed.connect(self._outbox_changed)
        outbox.drafts.found.connect(self._restore)

    def open(self, deployment: Deployment) -> None:
        """Show the dialog for adding to this deployment."""
        from petstore_gui.ui.adding.add_dialog import AddDialog  # noqa: PLC0415 - not before the first rows

        if not self._outbox.pending.is_allowed:
            return
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self._keeps_draft = False
        self._service_id = self._outbox.pending.service_id
        dialog = self._dialog = AddDialog(deployment, self._outbox.drafts.blank, self._window)
        dialog.offer_categories(self._catalogue.categories())
        dialog.add_chosen.connect(self._send)
        dialog.edited.connect(self._write_draft)
        dialog.finished.connect(self._closed)
        self._hint.watch(dialog)
        dialog.open()

    def close_dialog(self) -> None:
        """Close the dialog and keep its draft; an add that was sent carries on."""
        if self._dialog is not None:
            self._keeps_draft = True
            self._dialog.reject()

    def edit(self, add: PendingAdd) -> None:
        """Show the dialog with a refused animal, unless another one is being typed."""
        if self._dialog is not None and not self._dialog.is_untouched:
            words = self.tr("{name}: first add or cancel the animal that is being typed.")
            self._log.report_problem(Topic.ADD, words.format(name=quoted(add.pet)))
            self._dialog.raise_()
        else:
            self._open_again(add, "")

    def add_like(self, pet: Pet) -> None:
        """Show the dialog with another animal like this one, unless one is being typed."""
        if (service_id := self._outbox.pending.service_id) is not None:
            self.open(service_id.deployment)
        if self._dialog is None:
            return
        if self._dialog.is_untouched:
            self._dialog.restore_like(Draft.of(pet))
        else:
            words = self.tr("Add or cancel the animal that is being typed, then add another one.")
            self._log.report_problem(Topic.ADD, words)

    def _restore(self, draft: Draft) -> None:
        service_id = self._outbox.pending.service_id
        if self._dialog is None and service_id is not None:
            self.open(service_id.deployment)
        if self._dialog is None or not self._dialog.is_untouched:
            return
        self._original_key = draft.after  # first, as filling the fields writes the draft
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
            draft = msgspec.structs.replace(self._dialog.draft, after=self._original_key)
            self._outbox.drafts.write(draft)

    def _send(self, pet: NewPet) -> None:
        original = self._outbox.pending.get(self._original_key)
        self._outbox.drafts.pause()
        if original is not None and original.pet == pet:
            self._sent_key = original.key  # `_not_sent` clears it if it cannot be sent now
            self._outbox.send(original)
        else:
            self._sent_key = self._outbox.add(pet, replaces=original).key
        if self._sent_key:
            self._original_key = ""

    def _closed(self) -> None:
        if not self._keeps_draft and not self._sent_key:
            self._outbox.drafts.remove()
        original = self._outbox.pending.here_by_key(self._original_key)
        if original is not None and original.phase is Phase.REFUSED:
            self._outbox.decisions.discard(original)
        if self._sent_key:
            self.left_to_finish.emit(self._sent_key)
        self._dialog = None
        self._sent_key = self._original_key = ""

    def _outbox_changed(self) -> None:
        """Close the dialog once its animal is stored and can wait, or another service is open."""
        here = self._outbox.pending.service_id
        if None not in (self._service_id, here) and self._service_id != here:
            self.close_dialog()
        mine = self._outbox.pending.here_by_key(self._sent_key)
        if mine is None:
            return
        if mine.phase is Phase.HELD:
            self._accept()
            seconds = round(self._outbox.undo_seconds)
            words = self.tr("{name} is added in %Ln second(s).", "", seconds)
            self._log.report(Topic.ADD, words.format(name=quoted(mine.pet)), mine.key)
        elif mine.phase is Phase.WAITING or (
            mine.phase is Phase.PAUSED and self._outbox.pending.is_original_added(mine)
        ):
            self._accept()
            self.outbox_wanted.emit()

    def _added(self, add: PendingAdd, added: Added) -> None:
        if self._outbox.pending.is_elsewhere(add):
            return
        is_original = self._dialog is not None and add.key == self._original_key
        is_mine = self._dialog is not None and add.key == self._sent_key
        if is_mine or (is_original and self._is_in_dialog(add)):
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
        if add.key == self._sent_key:
            self._show_failed(add, sentence)
        elif self._dialog is not None and add.key == self._original_key:
            self._dialog.show_answer(sentence)
        elif add.phase is not Phase.UNKNOWN:
            self._open_again(add, sentence)

    def _show_failed(self, add: PendingAdd, sentence: str) -> None:
        self._sent_key = ""
        if self._dialog is None:
            return
        self._dialog.show_problems(sentence)
        if add.phase is Phase.UNKNOWN:
            self._original_key = add.key
            self._write_draft()
        else:
            original = self._outbox.pending.original_of(add)  # the one that is still lost
            self._original_key = original.key if original else ""
            self._type_again(add)

    def _open_again(self, add: PendingAdd, sentence: str) -> None:
        """Reopen the dialog with an animal that was refused after it was closed."""
        if self._dialog is not None and not self._dialog.is_untouched:
            return
        pet = add.pet
        self._restore(Draft.of(pet))
        if self._dialog is not None:
            self._dialog.show_problems(sentence)
            self._type_again(add)

    def _type_again(self, add: PendingAdd) -> None:
        """Move what was not added from the pending adds into the dialog: it is never in both."""
        if self._dialog is not None and add.number:
            self._outbox.decisions.discard(add, self._dialog.draft)
        else:
            self._write_draft()

    def _decision_failed(self, add: PendingAdd) -> None:
        if self._dialog is not None and add.key == self._sent_key:
            self._sent_key = ""
            self._dialog.show_problems(self.tr("It cannot be sent now: see Adds not confirmed."))

    def _searched(self, result: SearchResult) -> None:
        if self._dialog is not None and result.add.key == self._original_key:
            self._dialog.show_answer(searched_sentence(result))

    def _accept(self) -> None:
        self._sent_key = self._original_key = ""
        if self._dialog is not None:
            self._dialog.offer_categories(self._catalogue.categories())
            self._dialog.accept_pet()

    def _is_in_dialog(self, add: PendingAdd) -> bool:
        return self._dialog is not None and self._dialog.pet == add.pet
