"""From the Add animal button to the new row: connects the dialog and the outbox.

The dialog opens only when somebody asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import (
    KeyMissing,
    KeyNotAccepted,
    RequestError,
)
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import Draft, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.outbox import AddFailed, Outbox
from petstore_gui.outbox.reconciler import SearchResult
from petstore_gui.ui.adding.attention import Attention
from petstore_gui.ui.adding.duplicate_hint import DuplicateHint
from petstore_gui.ui.adding.kept_drafts import KeptDrafts
from petstore_gui.ui.adding.lost_add import LostAdd
from petstore_gui.ui.text.outbox_text import (
    added_sentence,
    failed_sentence,
    not_added_sentence,
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
        settings_wanted(): the key or the address is why an animal was not added.
        found_chosen(PendingAdd): a person found a lost animal in the list.
    """

    pet_added = Signal(object, bool)
    key_refused = Signal(object)
    left_to_finish = Signal(str)
    settings_wanted = Signal()
    found_chosen = Signal(object)

    def __init__(
        self,
        outbox: Outbox,
        catalogue: Catalogue,
        log: MessageLog,
        attention: Attention,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._outbox = outbox
        self._catalogue = catalogue
        self._log = log
        self._attention = attention
        self._window = window
        self._hint = DuplicateHint(outbox.duplicates, self)
        self._kept = KeptDrafts(log, self)
        self._kept.continue_wanted.connect(self._continue)
        self._dialog: AddDialog | None = None
        self._service_id: ServiceId | None = None
        self._sent_key = ""  # the key of the add whose outcome the dialog waits for
        self._lost = LostAdd(outbox, self)
        self._lost.found_chosen.connect(self.found_chosen)
        self._error: RequestError | None = None  # why the animal in the dialog was not added
        self._is_restored = self._is_leaving = self._is_done = self._is_in_settings = False
        outbox.added.connect(self._added)
        outbox.add_failed.connect(self._failed)
        outbox.decisions.failed.connect(self._decision_failed)
        outbox.decisions.made.connect(self._decided)
        outbox.searched.connect(self._searched)
        outbox.second_sending.not_searched.connect(self._not_searched)
        outbox.changed.connect(self._outbox_changed)
        outbox.drafts.found.connect(self._draft_found)

    def open(self, deployment: Deployment) -> None:
        """Show the dialog for adding to this deployment, with what was typed and not added."""
        if not self._outbox.pending.is_allowed:
            return
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self._make_dialog(deployment)
        if (draft := self._kept.take()) is not None:
            self._restore(draft)

    def close_dialog(self) -> None:
        """Close the dialog and keep its draft; an add that was sent carries on."""
        if self._dialog is not None:
            self._is_leaving = True
            self._dialog.reject()

    def edit(self, add: PendingAdd) -> None:
        """Show the dialog with an animal that was not added, unless another is being typed."""
        is_typing = self._dialog is not None and not self._dialog.is_untouched
        if is_typing or self._kept:
            words = self.tr("{name}: first add or clear the animal that is being typed.")
            self._log.report_problem(
                Topic.ADD, words.format(name=quoted(add.pet)), "edit", self._kept.continue_button()
            )
            return
        self.open(add.service_id.deployment)
        if self._dialog is not None:
            self._dialog.restore(Draft.of(add.pet))
            self._is_restored = True
            if add.failure is not None:
                self._dialog.show_answer(not_added_sentence(error_of(add.failure)))
            self._type_again(add)
            self._show_offer()

    def _make_dialog(self, deployment: Deployment) -> None:
        from petstore_gui.ui.adding.add_dialog import AddDialog  # noqa: PLC0415 - not before the first rows

        self._is_leaving = self._is_restored = self._is_in_settings = False
        self._error = None
        self._service_id = self._outbox.pending.service_id
        dialog = self._dialog = AddDialog(deployment, self._outbox.drafts.blank, self._window)
        dialog.offer_categories(self._catalogue.categories())
        dialog.add_chosen.connect(self._send)
        dialog.edited.connect(self._edited)
        dialog.finished.connect(self._closed)
        buttons = dialog.buttons
        self._lost.connect_to(buttons)
        buttons.wait_chosen.connect(self._send_when_back)
        buttons.settings_chosen.connect(self._open_settings)
        buttons.clear_chosen.connect(self._clear)
        self._hint.watch(dialog)
        dialog.open()

    def _draft_found(self, draft: Draft) -> None:
        """Offer what was typed in an earlier run, but not what may have been added."""
        original = self._outbox.pending.here_by_key(draft.after)
        if original is not None and draft.is_of(original):
            self._outbox.drafts.remove()
        elif self._dialog is None:
            self._kept.keep(draft)
            self._kept.offer()
        elif self._dialog.is_untouched:
            self._restore(draft)

    def _continue(self) -> None:
        service_id = self._outbox.pending.service_id
        if service_id is not None:
            self.open(service_id.deployment)

    def add_like(self, pet: Pet) -> None:
        """Show the dialog with another animal like this one, unless one is being typed."""
        if (service_id := self._outbox.pending.service_id) is not None:
            self.open(service_id.deployment)
        if self._dialog is None:
            return
        if self._dialog.is_untouched:
            self._dialog.restore_like(Draft.of(pet))
        else:
            self._dialog.show_answer(
                self.tr("This animal is not added yet. Finish it, then add another one.")
            )

    def _restore(self, draft: Draft) -> None:
        if self._dialog is None:
            return
        self._lost.key = draft.after  # first, as filling the fields writes the draft
        self._is_restored = True
        self._dialog.restore(draft)
        original = self._outbox.pending.here_by_key(draft.after)
        if original is not None:
            self._dialog.show_answer(phase_sentence(original, None))
        elif draft.after:
            words = self.tr(
                "What this was to replace is settled. Look in the list before you add it."
            )
            self._dialog.show_answer(words)
        self._show_offer()

    def _edited(self) -> None:
        self._write_draft()
        self._show_offer()

    def _write_draft(self) -> None:
        """Write what is typed, but not what may have been added: that is no draft."""
        if self._dialog is None:
            return
        draft = msgspec.structs.replace(self._dialog.draft, after=self._lost.key)
        lost = self._lost.add
        if lost is not None and draft.is_of(lost):
            self._outbox.drafts.remove()
        else:
            self._outbox.drafts.write(draft)

    def _show_offer(self) -> None:
        if self._dialog is not None and not self._sent_key:
            is_restored = self._is_restored
            offer = self._lost.offer(self._dialog.pet, self._error, is_restored=is_restored)
            self._dialog.buttons.show(offer)

    def _send(self, pet: NewPet, *, when_back: bool = False) -> None:
        lost = self._lost.add
        if lost is not None and lost.pet == pet and lost.phase is not Phase.REFUSED:
            self._dialog_is_free()  # it may have been added: that is no new one
            return
        self._outbox.drafts.pause()
        self._error = None
        add = self._outbox.add(pet, replaces=lost, when_back=when_back)
        self._sent_key, self._lost.key = add.key, ""
        self._attention.wait_for(add.key)

    def _dialog_is_free(self) -> None:
        if self._dialog is not None:
            self._dialog.set_busy(False)
            self._show_offer()

    def _send_when_back(self) -> None:
        if self._dialog is not None and (pet := self._dialog.pet) is not None:
            self._dialog.set_busy(True)
            self._send(pet, when_back=True)

    def _open_settings(self) -> None:
        self._is_in_settings = True
        self.settings_wanted.emit()

    def _clear(self) -> None:
        if self._dialog is not None:
            self._dialog.restore(self._outbox.drafts.blank)
            self._dialog.show_answer("")
            self._is_restored, self._error = False, None
            self._outbox.drafts.remove()
            self._show_offer()

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        if self._sent_key:
            self.left_to_finish.emit(self._sent_key)
        elif self._is_done:
            self._outbox.drafts.remove()
        elif dialog is not None and not self._is_leaving:
            self._keep_or_remove(dialog)
        self._sent_key = self._lost.key = ""
        if not self._is_leaving:
            self._offer_kept()

    def _keep_or_remove(self, dialog: AddDialog) -> None:
        """After a failure nothing that was typed is lost; else Cancel means that it is given up."""
        draft = msgspec.structs.replace(dialog.draft, after=self._lost.key)
        lost = self._lost.add
        is_elsewhere = lost is not None and draft.is_of(lost)
        has_failed = self._error is not None or self._is_restored or lost is not None
        if has_failed and not is_elsewhere and not dialog.is_untouched:
            self._kept.keep(draft)
        else:
            self._outbox.drafts.remove()

    def _offer_kept(self, why: str = "") -> None:
        """Offer the newest kept draft. The file has room for one: this, or what is being typed."""
        draft = self._kept.offer(why)
        if draft is not None and self._dialog is None:
            self._outbox.drafts.write(draft)

    def _outbox_changed(self) -> None:
        """Close the dialog once its animal is stored and can wait, or another service is open."""
        here = self._outbox.pending.service_id
        if here is not None and self._service_id != here:
            self._go_to(here)
        self._follow_second_sending()
        mine = self._outbox.pending.here_by_key(self._sent_key)
        if mine is None:
            return
        is_replaced = mine.phase is Phase.PAUSED and self._outbox.pending.is_original_added(mine)
        if mine.phase is Phase.WAITING:
            words = self.tr("{name} waits until it is known whether the other one was added.")
            self._log.report(Topic.ADD, words.format(name=quoted(mine.pet)), mine.key)
        if mine.phase in (Phase.HELD, Phase.WAITING, Phase.AWAY) or is_replaced:
            self._accept()

    def _go_to(self, here: ServiceId) -> None:
        """Leave what is typed with its service, unless another address of it was just entered."""
        before, dialog = self._service_id, self._dialog
        self._service_id = here
        self._kept.clear()
        if dialog is None or before is None:
            return
        is_readdressed = self._is_in_settings and before.deployment is here.deployment
        draft = dialog.draft if is_readdressed and not self._lost.key + self._sent_key else None
        self.close_dialog()
        if draft is not None:
            self._kept.keep(draft)
            self._offer_kept()

    def _follow_second_sending(self) -> None:
        """While a lost add is sent again, the dialog waits for its outcome."""
        lost = self._lost.add
        if lost is None or self._dialog is None or self._sent_key:
            return
        if self._is_in_dialog(lost) and self._lost.takes_over():
            self._sent_key, self._lost.key = lost.key, ""
            self._dialog.set_busy(True)
        else:
            self._show_offer()

    def _added(self, add: PendingAdd, added: Added) -> None:
        if self._outbox.pending.is_elsewhere(add):
            return
        is_lost = self._dialog is not None and add.key == self._lost.key
        is_mine = self._dialog is not None and add.key == self._sent_key
        if is_mine or (is_lost and self._is_in_dialog(add)):
            self._accept()
            is_mine = True
        elif is_lost and self._dialog is not None:
            self._lost.key = ""
            self._dialog.show_answer(added_sentence(add, added))
            self._show_offer()
        if is_mine or self._attention.is_on(add.key):
            self.pet_added.emit(added.pet, is_mine)

    def _failed(self, failed: AddFailed) -> None:
        add, error = failed.add, failed.error
        if self._outbox.pending.is_elsewhere(add):
            return
        if isinstance(error, KeyNotAccepted | KeyMissing):
            self.key_refused.emit(error)
        if self._dialog is not None and add.key in (self._sent_key, self._lost.key):
            self._show_failed(add, error)
        elif not add.number:  # it is in no file, so only here
            self._kept.keep(Draft.of(add.pet))
            self._offer_kept(failed_sentence(add, error))

    def _show_failed(self, add: PendingAdd, error: RequestError) -> None:
        is_mine, self._sent_key = add.key == self._sent_key, ""
        if self._dialog is None:
            return
        sentence = failed_sentence(add, error)
        if is_mine:
            self._dialog.show_problems(sentence)
        else:
            self._dialog.show_answer(sentence)
        self._error = error
        if add.phase is Phase.UNKNOWN:
            self._lost.key = add.key
            self._write_draft()
        else:
            original = self._outbox.pending.original_of(add)  # the one that is still lost
            self._lost.key = original.key if original else ""
            self._type_again(add)
        self._show_offer()

    def _type_again(self, add: PendingAdd) -> None:
        """Move what was not added from the pending adds into the dialog: it is never in both."""
        if self._dialog is not None and add.number:
            self._outbox.decisions.discard(add, self._dialog.draft)
        else:
            self._write_draft()

    def _decision_failed(self, add: PendingAdd) -> None:
        if self._dialog is not None and add.key in (self._sent_key, self._lost.key):
            words = self.tr("It cannot be changed now. Look at Unfinished adds in a moment.")
            self._dialog.show_answer(words)

    def _decided(self, add: PendingAdd) -> None:
        """The lost add of the dialog was found in the list: there is nothing left to add."""
        if self._dialog is not None and add.key == self._lost.key and self._is_in_dialog(add):
            self._accept()

    def _searched(self, result: SearchResult) -> None:
        if self._dialog is not None and result.add.key == self._lost.key:
            self._dialog.show_answer(searched_sentence(result))
            self._show_offer()

    def _not_searched(self, add: PendingAdd) -> None:
        if self._dialog is not None and add.key == self._lost.key:
            words = self.tr(
                "The list could not be read, so nothing was sent. Check it in a moment."
            )
            self._dialog.show_answer(words)

    def _accept(self) -> None:
        self._sent_key = self._lost.key = ""
        self._error, self._is_restored = None, False
        if self._dialog is not None:
            self._dialog.offer_categories(self._catalogue.categories())
            self._is_done = True
            self._dialog.accept_pet()
            self._is_done = False

    def _is_in_dialog(self, add: PendingAdd) -> bool:
        return self._dialog is not None and self._dialog.pet == add.pet
