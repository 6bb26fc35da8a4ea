"""The animal in the open Add animal dialog, from typing to its outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import Draft, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.refusal import Refusal, refusal_of
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.outbox import AddFailed, Outbox
from petstore_gui.outbox.reconciler import SearchResult
from petstore_gui.ui.adding.attention import Attention
from petstore_gui.ui.adding.lost_add import LostAdd
from petstore_gui.ui.text.outbox_text import (
    added_sentence,
    failed_sentence,
    not_added_sentence,
    not_searched_sentence,
    phase_sentence,
    quoted,
    refused_field_sentence,
    searched_sentence,
)
from petstore_gui.ui.window.message_log import MessageLog, Topic

if TYPE_CHECKING:
    from petstore_gui.ui.adding.add_dialog import AddDialog


class TypedAnimal(QObject):
    """Connects one `dialog` to the outbox, until it is closed.

    Signals:
        closed(Draft | None, bool): the dialog was closed; what was typed, if it is to be offered
            again; True if another service is being opened.
        left_to_finish(str): the dialog was closed while the add with this key was being sent.
        settings_wanted(): the key or the address is why the animal was not added.
        found_chosen(PendingAdd): a person found the lost animal in the list.
    """

    closed = Signal(object, bool)
    left_to_finish = Signal(str)
    settings_wanted = Signal()
    found_chosen = Signal(object)

    def __init__(
        self,
        dialog: AddDialog,
        deployment: Deployment,
        outbox: Outbox,
        catalogue: Catalogue,
        log: MessageLog,
        attention: Attention,
    ) -> None:
        super().__init__(dialog)
        self.dialog = dialog
        self._outbox = outbox
        self._catalogue = catalogue
        self._log = log
        self._attention = attention
        self._deployment = deployment
        self._sent_key = ""  # the key of the add whose outcome the dialog waits for
        self._lost = LostAdd(outbox)
        self._error: RequestError | None = None  # why the animal was not added
        self._is_leaving = self._is_in_settings = False
        dialog.offer_categories(catalogue.categories())
        self._connect()

    def restore(self, draft: Draft) -> None:
        """Go on with what was typed before."""
        self._lost.key = draft.after  # first, as filling the fields writes the draft
        self.dialog.restore(draft)
        self.dialog.select_name()
        original = self._outbox.pending.here_by_key(draft.after)
        if original is not None:
            self.dialog.show_answer(phase_sentence(original, None))
        elif draft.after:
            words = self.tr(
                "This was meant to replace an animal that may have been added meanwhile. Look in"
                " the list before you add it."
            )
            self.dialog.show_answer(words)
        else:
            words = self.tr(
                "This animal has not been added yet. Add it, or press Clear to start another one."
            )
            self.dialog.show_answer(words)
        self._show_offer()

    def restore_like(self, draft: Draft) -> None:
        """Begin with another animal like this one, unless one is being typed."""
        if self.dialog.is_untouched:
            self.dialog.restore_like(draft)
        else:
            self.dialog.show_answer(
                self.tr(
                    "This animal has not been added yet. Add or clear it, then start another one."
                )
            )

    def edit(self, add: PendingAdd) -> None:
        """Begin with an animal that was not added."""
        self.dialog.restore(Draft.of(add.pet))
        if add.failure is not None:
            error = error_of(add.failure)
            self._show_problems(not_added_sentence(error), refusal_of(error))
        self._type_again(add)
        self._show_offer()

    def leave(self) -> None:
        """Close the dialog and keep its draft in the file; an add that was sent carries on."""
        self._is_leaving = True
        self.dialog.reject()

    def draft_for(self, here: ServiceId) -> Draft | None:
        """What was typed, if this is a new address of its service that was just entered."""
        is_sent = self._sent_key or self._lost.key
        is_readdressed = self._is_in_settings and self._deployment is here.deployment
        return self.dialog.draft if is_readdressed and not is_sent else None

    def take_added(self, add: PendingAdd, added: Added) -> bool:
        """Show that an animal was added; return whether the dialog was open for it."""
        is_lost = add.key == self._lost.key
        if add.key == self._sent_key or (is_lost and self.dialog.pet == add.pet):
            self._accept()
            return True
        if is_lost:
            self._lost.key = ""
            self.dialog.show_answer(added_sentence(add, added))
            self._show_offer()
        return False

    def take_failed(self, failed: AddFailed) -> bool:
        """Show why an animal was not added; return whether the dialog was open for it."""
        add = failed.add
        if add.key not in (self._sent_key, self._lost.key):
            return False
        self._error = failed.error
        sentence = failed_sentence(add, failed.error)
        if add.key == self._sent_key:
            self._sent_key = ""
            refusal = None if add.phase is Phase.UNKNOWN else refusal_of(failed.error)
            self._show_problems(sentence, refusal)
        else:
            self.dialog.show_answer(sentence)
        if add.phase is Phase.UNKNOWN:
            self._lost.key = add.key
            self._write_draft()
        else:
            original = self._outbox.pending.original_of(add)  # the one that is still lost
            self._lost.key = original.key if original else ""
            self._type_again(add)
        self._show_offer()
        return True

    def _connect(self) -> None:
        dialog, outbox = self.dialog, self._outbox
        dialog.add_chosen.connect(self._send)
        dialog.edited.connect(self._edited)
        dialog.finished.connect(self._closed)
        buttons = dialog.buttons
        buttons.check.clicked.connect(lambda: self._with_lost(outbox.search))
        buttons.there.clicked.connect(lambda: self._with_lost(self.found_chosen.emit))
        buttons.send_again.clicked.connect(lambda: self._with_lost(self._lost.send_again))
        buttons.wait.clicked.connect(self._send_when_back)
        buttons.settings.clicked.connect(self._open_settings)
        buttons.clear.clicked.connect(self._clear)
        outbox.changed.connect(self._outbox_changed)
        outbox.decisions.failed.connect(self._decision_failed)
        outbox.decisions.made.connect(self._decided)
        outbox.searched.connect(self._searched)
        outbox.second_sending.not_searched.connect(self._not_searched)

    def _with_lost(self, do: Callable[[PendingAdd], object]) -> None:
        if (lost := self._lost.add) is not None:
            do(lost)

    def _edited(self) -> None:
        self._write_draft()
        self._show_offer()

    def _fields(self) -> Draft:
        return msgspec.structs.replace(self.dialog.draft, after=self._lost.key)

    def _draft(self) -> Draft | None:
        """What is typed, if anything is, but not what may have been added: that is no draft."""
        draft, lost = self._fields(), self._lost.add
        is_lost = lost is not None and draft.is_of(lost)
        return None if is_lost or self.dialog.is_untouched else draft

    def _write_draft(self) -> None:
        if (draft := self._draft()) is not None:
            self._outbox.drafts.write(draft)
        else:
            self._outbox.drafts.remove()

    def _show_problems(self, sentence: str, refusal: Refusal | None) -> None:
        self.dialog.show_problems(refused_field_sentence(refusal) if refusal else sentence)
        if refusal is not None:
            self.dialog.show_refusal(refusal)

    def _show_offer(self) -> None:
        if not self._sent_key:
            is_typed = not self.dialog.is_untouched
            offer = self._lost.offer(self.dialog.pet, self._error, is_typed=is_typed)
            self.dialog.buttons.show(offer)

    def _send(self, pet: NewPet, *, when_back: bool = False) -> None:
        lost = self._lost.add
        if lost is not None and lost.pet == pet and lost.phase is not Phase.REFUSED:
            self.dialog.set_busy(False)  # it may have been added: that is no new one
            self._show_offer()
            return
        self._outbox.drafts.pause()
        self._error = None
        add = self._outbox.add(pet, replaces=lost, when_back=when_back)
        self._sent_key, self._lost.key = add.key, ""
        self._attention.wait_for(add.key)

    def _send_when_back(self) -> None:
        if (pet := self.dialog.pet) is not None:
            self.dialog.set_busy(True)
            self._send(pet, when_back=True)

    def _open_settings(self) -> None:
        self._is_in_settings = True
        self.settings_wanted.emit()

    def _clear(self) -> None:
        self.dialog.begin(self._outbox.drafts.blank)
        self.dialog.show_answer("")
        self._error = None
        self._outbox.drafts.remove()
        self._show_offer()

    def _closed(self, result: int) -> None:
        """Whatever was typed and not added is kept; to give it up, there is Clear."""
        draft = None if result == self.dialog.DialogCode.Accepted else self._draft()
        sent_key, self._sent_key, self._lost.key = self._sent_key, "", ""
        if sent_key:
            self.left_to_finish.emit(sent_key)
        if sent_key or self._is_leaving:
            draft = None
        elif draft is None:
            self._outbox.drafts.remove()
        self.closed.emit(draft, self._is_leaving)

    def _outbox_changed(self) -> None:
        """Close the dialog once its animal is stored and can wait."""
        self._follow_second_sending()
        mine = self._outbox.pending.here_by_key(self._sent_key)
        if mine is None:
            return
        is_replaced = mine.phase is Phase.PAUSED and self._outbox.pending.is_original_added(mine)
        if mine.phase is Phase.WAITING:
            words = self.tr("{name} will wait until we know whether the other one was added.")
            self._log.report(Topic.ADD, words.format(name=quoted(mine.pet)), mine.key)
        if mine.phase in (Phase.HELD, Phase.WAITING, Phase.AWAY) or is_replaced:
            self._accept()

    def _follow_second_sending(self) -> None:
        """While a lost add is sent again, the dialog waits for its outcome."""
        lost = self._lost.add
        if lost is None or self._sent_key:
            return
        if self.dialog.pet == lost.pet and self._lost.takes_over():
            self._sent_key, self._lost.key = lost.key, ""
            self.dialog.set_busy(True)
        else:
            self._show_offer()

    def _type_again(self, add: PendingAdd) -> None:
        """Move what was not added from the pending adds into the dialog: it is never in both."""
        if add.number:
            self._outbox.decisions.discard(add, self._fields())
        else:
            self._write_draft()

    def _decision_failed(self, add: PendingAdd) -> None:
        if add.key in (self._sent_key, self._lost.key):
            words = self.tr("This add cannot be changed now. Look at Unfinished adds in a moment.")
            self.dialog.show_answer(words)

    def _decided(self, add: PendingAdd) -> None:
        """The lost animal was found in the list: there is nothing left to add."""
        if add.key == self._lost.key and self.dialog.pet == add.pet:
            self._accept()

    def _searched(self, result: SearchResult) -> None:
        if result.add.key == self._lost.key:
            self.dialog.show_answer(searched_sentence(result))
            self._show_offer()

    def _not_searched(self, add: PendingAdd) -> None:
        if add.key == self._lost.key:
            self.dialog.show_answer(not_searched_sentence(add))

    def _accept(self) -> None:
        self._sent_key = self._lost.key = ""
        self._error = None
        self.dialog.offer_categories(self._catalogue.categories())
        self.dialog.accept_pet()
