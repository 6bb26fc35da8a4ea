"""Opens the Add animal dialog when asked to, and offers what was typed but not added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import KeyMissing, MayBeThere, RequestError
from petstore_gui.domain.pending_add import Draft, PendingAdd
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.dispatch import AddFailed
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.add_attention import Attention
from petstore_gui.ui.adding.add_messages import AddMessages
from petstore_gui.ui.adding.dialog_requests import DialogRequests
from petstore_gui.ui.adding.duplicate_hint import DuplicateHint
from petstore_gui.ui.adding.kept_drafts import KeptDrafts
from petstore_gui.ui.text.failed_add_text import not_added_sentence
from petstore_gui.ui.text.pet_text import quoted, quoted_name
from petstore_gui.ui.window.message_log import MessageLog

if TYPE_CHECKING:
    from petstore_gui.ui.adding.typed_animal import TypedAnimal


class AddFlow(QObject):
    """Has one dialog at a time. Each is for one service, and closes when another is opened.

    `messages` reports an outcome first; then the dialog and the table show it. `requests` passes on
    what somebody does in the dialog and others act on.

    Signals:
        edit_began(): the dialog opens for an unfinished add.
        edit_blocked(str, MessageButton): it does not, as another animal is being typed; what to
            say, and the button that continues that one.
        pet_added(Pet, bool): the animal is in the catalogue, and should be selected; True if the
            dialog was open for it.
        key_refused(RequestError): the key is missing, or the service did not accept it.
    """

    edit_began = Signal()
    edit_blocked = Signal(str, object)
    pet_added = Signal(object, bool)
    key_refused = Signal(object)

    def __init__(
        self,
        outbox: Outbox,
        catalogue: Catalogue,
        messages: AddMessages,
        log: MessageLog,
        attention: Attention,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.requests = DialogRequests(self)
        self.requests.awaited.connect(attention.wait_for)
        self._outbox = outbox
        self._catalogue = catalogue
        self._messages = messages
        self._log = log
        self._attention = attention
        self._window = window
        self._hint = DuplicateHint(outbox, self)
        may_add = outbox.pending.is_allowed
        self._kept = KeptDrafts(outbox, log, self, may_add=may_add)
        self._kept.continue_wanted.connect(self._open_here)
        self._typed: TypedAnimal | None = None
        self._service_id: ServiceId | None = None
        outbox.added.connect(self._added)
        outbox.add_failed.connect(self._failed)
        outbox.changed.connect(self._outbox_changed)
        outbox.decisions.failed.connect(self._decision_failed)
        outbox.reconciler.list_failed.connect(self._tell_key_refused)
        outbox.drafts.found.connect(self._draft_found)

    def open(self, deployment: Deployment) -> None:
        """Show the dialog for adding to this deployment, with what was typed and not added."""
        if self._typed is not None:
            self._typed.dialog.raise_()
        elif self._outbox.pending.is_allowed:
            typed = self._typed = self._open_dialog(deployment)
            if (draft := self._kept.take()) is not None:
                self._messages.name_draft(None)
                typed.restore(draft)
                typed.was_asked_for = self._kept.was_asked_for(draft)

    def close_dialog(self) -> None:
        """Close the dialog and keep its draft; an add that was sent carries on."""
        if self._typed is not None:
            self._typed.leave()

    def edit(self, add: PendingAdd) -> None:
        """Show the dialog with an animal that was not added, unless another is being typed."""
        is_typing = self._typed is not None and not self._typed.dialog.is_untouched
        if is_typing or self._kept:
            typed = self._typed.dialog.draft.name if self._typed is not None and is_typing else ""
            name = quoted_name(typed.strip()) or self._kept.name or self.tr("another animal")
            words = self.tr("You are still adding {name}. Add or clear it first.")
            self.edit_blocked.emit(words.format(name=name), self._kept.continue_button())
            return
        self.edit_began.emit()
        self.open(add.service_id.deployment)
        if self._typed is not None:
            self._typed.edit(add)

    def add_like(self, pet: Pet) -> None:
        """Show the dialog with another animal like this one, unless one is being typed."""
        self._open_here()
        if self._typed is not None:
            self._typed.restore_like(Draft.of(pet))

    def _open_here(self) -> None:
        if (service_id := self._outbox.pending.service_id) is not None:
            self.open(service_id.deployment)

    def _open_dialog(self, deployment: Deployment) -> TypedAnimal:
        from petstore_gui.ui.adding.add_dialog import AddDialog  # noqa: PLC0415 - not before the first rows
        from petstore_gui.ui.adding.typed_animal import TypedAnimal  # noqa: PLC0415 - as above

        dialog = AddDialog(deployment, self._outbox.drafts.blank, self._window)
        typed = TypedAnimal(
            dialog,
            deployment,
            self._outbox,
            self._catalogue,
            self._log,
            self.requests,
        )
        typed.closed.connect(self._closed)
        typed.found.connect(lambda pet: self.pet_added.emit(pet, True))
        self._hint.watch(dialog)
        dialog.open()
        return typed

    def _draft_found(self, draft: Draft) -> None:
        """Offer what was typed in an earlier run, but not what may have been added."""
        original = self._outbox.pending.here_by_key(draft.after)
        if original is not None and draft.is_of(original):
            self._outbox.drafts.remove()
        elif self._typed is not None and self._typed.dialog.is_untouched:
            self._typed.restore(draft)
        else:
            self._kept.keep(draft)
            self._kept.offer(is_found=True)
            self._messages.name_draft((self._kept.name, self._kept.continue_button()))

    def _closed(self, draft: Draft | None, is_leaving: bool) -> None:
        was_asked_for = self._typed is not None and self._typed.was_asked_for
        self._typed = None
        if draft is not None:
            self._kept.keep(draft, was_asked_for=was_asked_for)
        if not is_leaving:
            self._offer_kept(is_fine=draft is not None)

    def _offer_kept(self, why: str = "", *, is_fine: bool = False) -> None:
        """Offer the newest kept draft."""
        self._kept.offer(why, is_fine=is_fine)

    def _outbox_changed(self) -> None:
        """Leave what is typed with its service, unless another address of it was just entered."""
        here = self._outbox.pending.service_id
        if here in (None, self._service_id):
            return
        before, self._service_id = self._service_id, here
        self._kept.open(here)
        self._messages.name_draft(None)
        if self._typed is not None and before is not None:
            draft = self._typed.draft_for(here)
            self._typed.leave()
            if draft is not None:
                self._kept.keep(draft)
        self._offer_kept()

    def _decision_failed(self, add: PendingAdd) -> None:
        """Forget a draft that was kept before the disk refused to remove its add from the list."""
        if self._typed is None and self._kept.forget(add):
            self._outbox.drafts.remove()
            self._offer_kept()

    def _added(self, add: PendingAdd, added: Added) -> None:
        self._messages.tell_added(add, added)
        if self._outbox.pending.is_elsewhere(add):
            return
        is_mine = self._typed is not None and self._typed.take_added(add, added)
        if is_mine or self._attention.is_on(add.key):
            self.pet_added.emit(added.pet, is_mine)

    def _tell_key_refused(self, error: RequestError) -> None:
        if isinstance(error, KeyNotAccepted | KeyMissing):
            self.key_refused.emit(error)

    def _failed(self, failed: AddFailed) -> None:
        add, error = failed.add, failed.error
        is_mine = self._typed is not None and self._typed.is_about(add)
        is_shown = is_mine and not isinstance(error, MayBeThere)
        self._messages.tell_failed(failed, is_shown=is_shown)
        if self._outbox.pending.is_elsewhere(add):
            return
        self._tell_key_refused(error)
        if self._typed is not None and is_mine:
            self._typed.take_failed(failed)
        elif not add.number:  # it is in no file, so only here
            self._kept.keep(Draft.of(add.pet))
            self._offer_kept(not_added_sentence(error, quoted(add.pet)))
