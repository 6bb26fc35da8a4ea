"""The animal in the open Add animal dialog, from typing to its outcome."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import MayBeThere
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import Draft, PendingAdd, Phase
from petstore_gui.domain.refusal import refusal_of
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.dispatch import AddFailed
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.adding.dialog_requests import DialogRequests
from petstore_gui.ui.adding.doubt import Doubt
from petstore_gui.ui.adding.found_animal import FoundAnimal
from petstore_gui.ui.adding.pressed_add import PressedAdd
from petstore_gui.ui.adding.sent_wait import SentWait
from petstore_gui.ui.adding.typed_draft import TypedDraft
from petstore_gui.ui.text.failed_add_text import (
    failed_sentence,
    not_added_sentence,
)
from petstore_gui.ui.text.outbox_text import added_sentence, phase_sentence, waits_sentence
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.window.message import Topic
from petstore_gui.ui.window.message_log import MessageLog


class TypedAnimal(QObject):
    """Connects one `dialog` to the outbox, until it is closed.

    `was_asked_for`: somebody has asked to add its animal, perhaps before it was corrected.

    Signals:
        found(Pet): the animal that the service refused is in the list, as a person says.
        closed(Draft | None, bool): the dialog was closed; what was typed, if it is to be offered
            again, and whether another service is being opened.
    """

    found = Signal(object)
    closed = Signal(object, bool)

    def __init__(
        self,
        dialog: AddDialog,
        deployment: Deployment,
        outbox: Outbox,
        catalogue: Catalogue,
        log: MessageLog,
        requests: DialogRequests,
    ) -> None:
        super().__init__(dialog)
        self.dialog = dialog
        self._outbox = outbox
        self._catalogue = catalogue
        self._log = log
        self._requests = requests
        self._deployment = deployment
        self._wait = SentWait(dialog, outbox)
        self._doubt = Doubt(dialog, outbox, self._wait)
        self._lost, self._not_added = self._doubt.lost, self._doubt.not_added
        self._typed = TypedDraft(dialog, outbox, self._lost)
        PressedAdd(dialog, outbox, requests, self._doubt)
        found = FoundAnimal(dialog, outbox, catalogue, log, requests, self._doubt)
        found.settled.connect(self._accept)
        found.found.connect(self.found)
        self.was_asked_for = self._is_leaving = self._is_in_settings = False
        self._offer_categories()
        self._offer_undo()
        catalogue.category_names.changed.connect(self._offer_categories)
        self._connect()

    def restore(self, draft: Draft) -> None:
        """Go on with what was typed before."""
        self._typed.restore(draft)
        refused = None if draft.after else self._outbox.refused.of(draft.pet)
        if refused is not None:
            self._not_added.tell_left(refused)
        self._doubt.tell()

    def restore_like(self, draft: Draft) -> None:
        """Begin with another animal like this one, unless one is being typed."""
        self._typed.restore_like(draft)

    def edit(self, add: PendingAdd) -> None:
        """Begin with an animal that was not added, or may have been."""
        self.was_asked_for = True
        if self._outbox.second_sending.is_in_doubt(add):
            self.restore(msgspec.structs.replace(Draft.of(add.pet), after=add.key))
            self._doubt.follow_lost()
            return
        self.dialog.restore(Draft.of(add.pet))
        if add.failure is not None:
            error = error_of(add.failure)
            self._not_added.show_problems(not_added_sentence(error, add=add), refusal_of(error))
        self._doubt.refused.sent = add.pet
        self._typed.move_from_file(add)
        self._doubt.tell()

    def leave(self) -> None:
        """Close the dialog and keep its draft in the file; an add that was sent carries on."""
        self._is_leaving = True
        self.dialog.reject()

    def draft_for(self, here: ServiceId) -> Draft | None:
        """What was typed, if `here` is the new address that was just entered for its service."""
        is_sent = self._wait.key or self._lost.key
        is_readdressed = self._is_in_settings and self._deployment is here.deployment
        return self.dialog.draft if is_readdressed and not is_sent else None

    def take_added(self, add: PendingAdd, added: Added) -> bool:
        """Show that an animal was added; return whether the dialog was open for it."""
        is_lost = add.key == self._lost.key
        if add.key == self._wait.key or (is_lost and self.dialog.pet == add.pet):
            self._accept()
            return True
        if is_lost:
            self._lost.key = ""
            self.dialog.show_answer(added_sentence(add, added), is_calm=not added.differs)
            self._doubt.show_offer()
        return False

    def is_about(self, add: PendingAdd) -> bool:
        """Whether the dialog is open for this add."""
        return add.key in (self._wait.key, self._lost.key)

    def take_failed(self, failed: AddFailed) -> None:
        """Show why the animal was not added."""
        add, self.was_asked_for = failed.add, True
        if isinstance(failed.error, MayBeThere):  # it waits in Unfinished adds
            self._accept()
            return
        self._not_added.failed = failed
        sentence = failed_sentence(add, failed.error)
        if add.key == self._wait.key:
            self._wait.end()
            refusal = None if add.phase is Phase.UNKNOWN else refusal_of(failed.error)
            self._not_added.show_problems(sentence, refusal)
        else:
            self.dialog.show_answer(sentence)
        if self._outbox.second_sending.is_in_doubt(add):
            self._lost.take(add, sentence)
            self._typed.write()
        else:
            self._doubt.refused.sent = add.pet
            original = self._outbox.pending.original_of(add)  # the one that is still lost
            self._lost.key = original.key if original else ""
            self._typed.move_from_file(add)
        self._doubt.tell_refused()

    def _connect(self) -> None:
        dialog, outbox = self.dialog, self._outbox
        dialog.edited.connect(self._edited)
        dialog.finished.connect(self._closed)
        buttons = dialog.buttons
        buttons.check.clicked.connect(lambda: self._doubt.with_lost(outbox.search))
        buttons.send_again.clicked.connect(lambda: self._doubt.with_lost(self._lost.send_again))
        buttons.settings.clicked.connect(self._open_settings)
        buttons.clear.clicked.connect(self._clear)
        dialog.undo_chosen.connect(self._requests.undo_wanted)
        outbox.changed.connect(self._outbox_changed)
        outbox.connected.connect(self._connected)
        outbox.refused.changed.connect(self._doubt.follow_refused)
        outbox.decisions.failed.connect(self._decision_failed)
        outbox.decisions.made.connect(self._decided)

    def _edited(self) -> None:
        self._typed.write()
        self._doubt.follow_edit()

    def _open_settings(self) -> None:
        self._is_in_settings = True
        if self._not_added.is_of_key:
            self._requests.key_wanted.emit()
        else:
            self._requests.settings_wanted.emit()

    def _clear(self) -> None:
        self.dialog.restore_like(self._outbox.drafts.blank)  # the name comes next
        self.dialog.show_answer("")
        self._not_added.forget()
        self._doubt.refused.sent = None
        self.was_asked_for = False
        self._lost.key = ""  # of an add that is still listed, if any
        self._outbox.drafts.remove()
        self._doubt.show_offer()

    def _closed(self, result: int) -> None:
        """Keep whatever was typed but not added; Clear gives it up."""
        draft = None if result == self.dialog.DialogCode.Accepted else self._typed.draft
        sent_key = self._wait.key
        self._wait.end()
        self._lost.key = ""
        if sent_key:
            self._requests.left_to_finish.emit(sent_key)
        if sent_key or self._is_leaving:
            draft = None
        elif draft is None:
            self._outbox.drafts.remove()
        self.closed.emit(draft, self._is_leaving)

    def _connected(self) -> None:
        if not (self._wait.key or self._lost.is_unknown):
            self._not_added.follow_key()

    def _outbox_changed(self) -> None:
        """Close the dialog once its animal is stored and can wait."""
        self._offer_undo()
        self._doubt.follow_lost()
        self._doubt.follow_alike()
        self._not_added.follow_service()
        mine = self._outbox.pending.here_by_key(self._wait.key)
        if mine is None:
            return
        is_replaced = mine.phase is Phase.PAUSED and self._outbox.pending.is_original_added(mine)
        if mine.phase is Phase.WAITING:
            words = waits_sentence(mine, self._outbox.pending.original_of(mine))
            self._log.report_problem(Topic.ADD, words, mine.key)
        if mine.phase in (Phase.HELD, Phase.WAITING, Phase.AWAY) or is_replaced:
            self._accept()

    def _decision_failed(self, add: PendingAdd) -> None:
        if add.key == self._lost.moved_key:
            self._lost.key, self._lost.moved_key = add.key, ""
            self._typed.write()
            words = self.tr(
                "The change could not be saved on this computer's disk, so {name} also stays in"
                " Unfinished adds. If you add it here, it is removed there: there will be only one."
            )
            words = words.format(name=quoted(add.pet))
            self.dialog.show_answer(f"{phase_sentence(add, None)} {words}")
        elif add.key in (self._wait.key, self._lost.key):
            words = self.tr("This add cannot be changed now. Look in Unfinished adds in a moment.")
            self.dialog.show_answer(words)

    def _decided(self, add: PendingAdd) -> None:
        """The lost animal was found in the list: nothing is left to add."""
        if add.key == self._lost.moved_key:
            self._lost.moved_key = ""
            return
        is_same = add.key == self._lost.key and self.dialog.pet == add.pet
        if is_same or add.key == self._doubt.alike.key:
            self._accept()

    def _offer_undo(self) -> None:
        held = self._outbox.pending.newest_held
        self.dialog.show_undo("" if held is None else quoted(held.pet))

    def _accept(self) -> None:
        self._wait.end()
        self._lost.key = ""
        self._not_added.forget()
        self._doubt.refused.sent = None
        self.was_asked_for = False
        self._offer_categories()
        self.dialog.accept_pet()

    def _offer_categories(self) -> None:
        names = self._catalogue.category_names.by_id
        self.dialog.offer_categories(self._catalogue.categories(), names)
