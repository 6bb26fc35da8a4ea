"""Pending adds in the window: their list, their count, undo, and the question before closing."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.store import FileDamage
from petstore_gui.ui.adding.outbox_dialog import ListedAdd, OutboxDialog
from petstore_gui.ui.table.pet_table_model import Waiting
from petstore_gui.ui.text.outbox_text import (
    damage_sentence,
    file_failed_sentence,
    quoted,
    service_words,
)
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.close_question import CloseQuestion
from petstore_gui.ui.window.message_log import MessageLog, Topic


class OutboxFlow(QObject):
    """Opens the list of pending adds and passes decisions to the outbox.

    Signals:
        count_changed(int): how many adds wait for an outcome or a decision.
        waiting_changed(tuple[Waiting, ...]): the animals that the table shows as not sent yet.
        undo_changed(bool): whether an add can be undone.
        edit_wanted(PendingAdd): the user wants to edit a refused add.
        close_confirmed(): the window may close; the user knows what stays pending.
    """

    count_changed = Signal(int)
    waiting_changed = Signal(object)
    undo_changed = Signal(bool)
    edit_wanted = Signal(object)
    close_confirmed = Signal()

    def __init__(self, outbox: Outbox, log: MessageLog, window: QWidget) -> None:
        super().__init__(window)
        self._outbox = outbox
        self._log = log
        self._window = window
        self._dialog: OutboxDialog | None = None
        self._asked_keys: set[str] = set()
        self._listed_keys: set[str] = set()
        self._keys_on_table: set[str] = set()
        self._sentences: dict[str, str] = {}
        outbox.changed.connect(self._outbox_changed)
        outbox.decisions.made.connect(self._decided)
        outbox.decisions.failed.connect(self._decision_failed)
        outbox.stores.file_damaged.connect(self._file_damaged)
        outbox.stores.file_failed.connect(self._file_failed)
        outbox.stores.file_recovered.connect(self._file_recovered)

    @property
    def count(self) -> int:
        """How many adds wait for an outcome or a decision."""
        return len(self._unfinished())

    def open(self) -> None:
        """Show the list."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        dialog = self._dialog = OutboxDialog(self._window)
        dialog.mark_chosen.connect(self._mark)
        dialog.search_chosen.connect(self._outbox.search)
        dialog.send_chosen.connect(self._outbox.send)
        dialog.edit_chosen.connect(self._edit)
        dialog.discard_chosen.connect(self._discard)
        dialog.finished.connect(self._closed)
        self._show()
        dialog.open()

    def show_on_table(self, key: str) -> None:
        """Show an animal whose dialog was closed in the table until its outcome is known."""
        self._keys_on_table.add(key)
        self._show_waiting()

    def confirm_close(self) -> None:
        """Emit `close_confirmed`, after a question if adds are pending."""
        count = len(self._outbox.pending.here) + len(self._outbox.pending.elsewhere)
        if not count:
            self.close_confirmed.emit()
            return
        question = CloseQuestion(count, self._window)
        question.close_chosen.connect(self.close_confirmed)
        question.show_chosen.connect(self.open)
        question.open()

    def undo(self) -> None:
        """Discard the newest add that is held for undo."""
        held = [add for add in self._outbox.pending.here if add.phase is Phase.HELD]
        if held:
            self._give_up(held[-1], self.tr("{name} is not added."))

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None
        self._listed_keys.clear()

    def _unfinished(self) -> list[PendingAdd]:
        """Adds that need attention; those in the open list stay there until they are settled."""
        here = [
            add
            for add in self._outbox.pending.here
            if add.key in self._listed_keys or not (add.phase is Phase.HELD or add.is_first_attempt)
        ]
        return [*here, *self._outbox.pending.elsewhere]

    def _outbox_changed(self) -> None:
        self.count_changed.emit(self.count)
        self.undo_changed.emit(any(add.phase is Phase.HELD for add in self._outbox.pending.here))
        self._show_waiting()
        self._show()
        self._ask()

    def _show_waiting(self) -> None:
        """Update the table: an add that it showed as waiting stays until its outcome is known."""
        waiting = [
            add
            for add in self._outbox.pending.here
            if add.phase in (Phase.HELD, Phase.WAITING, Phase.PAUSED)
            or (add.is_on_its_way and add.key in self._keys_on_table)
        ]
        self._keys_on_table = {add.key for add in waiting}
        self.waiting_changed.emit(
            tuple(Waiting(add.pet, add.phase is Phase.SENDING) for add in waiting)
        )

    def _ask(self) -> None:
        """Open the list, once for each add that was never sent, such as after a restart."""
        asking = {
            add.key
            for add in self._outbox.pending.here
            if add.phase is Phase.PAUSED
            and not add.is_read_only
            and self._outbox.pending.original_of(add) is None
        }
        if asking - self._asked_keys:
            self.open()
        self._asked_keys |= asking

    def _show(self) -> None:
        if self._dialog is None:
            return
        adds = self._unfinished()
        self._listed_keys = {add.key for add in adds}
        self._dialog.show_adds(tuple(map(self._listed_add, adds)))

    def _listed_add(self, add: PendingAdd) -> ListedAdd:
        outbox = self._outbox
        return ListedAdd(
            add,
            outbox.reconciler.result(add),
            outbox.pending.original_of(add),
            is_original_added=outbox.pending.is_original_added(add),
            is_searching=outbox.reconciler.is_searching(add),
            here=outbox.pending.service_id,
            block=outbox.pending.block(add),
            may_send=outbox.pending.may_send(add),
        )

    def _mark(self, add: PendingAdd) -> None:
        result = self._outbox.reconciler.result(add)
        ids = result.ids if result else ()
        self._say_once_decided(add, self.tr("{name} is marked as added."))
        self._outbox.decisions.mark_added(add, ids[0] if len(ids) == 1 else None)

    def _discard(self, add: PendingAdd) -> None:
        self._give_up(add, self.tr("{name} is given up: it is not sent again."))

    def _give_up(self, add: PendingAdd, words: str) -> None:
        self._say_once_decided(add, words)
        self._outbox.decisions.discard(add)

    def _say_once_decided(self, add: PendingAdd, words: str) -> None:
        """Keep a message to show once the decision is stored."""
        self._sentences[add.key] = words.format(name=quoted(add.pet))

    def _decided(self, add: PendingAdd) -> None:
        if words := self._sentences.pop(add.key, ""):
            self._log.report(Topic.ADD, words, add.key)

    def _decision_failed(self, add: PendingAdd) -> None:
        if self._sentences.pop(add.key, ""):
            words = self.tr(
                "{name}: too late to change that. It is on its way already, or this computer's disk"
                " does not take it. Look under Adds not confirmed."
            )
            self._log.report_problem(Topic.ADD, words.format(name=quoted(add.pet)))

    def _edit(self, add: PendingAdd) -> None:
        if self._dialog is not None:
            self._dialog.accept()
        self.edit_wanted.emit(add)

    def _file_damaged(self, service_id: ServiceId, damage: FileDamage) -> None:
        self._report_file_problem(service_id, damage_sentence(damage))

    def _file_failed(self, service_id: ServiceId, error: Exception) -> None:
        is_here = service_id == self._outbox.pending.service_id
        self._report_file_problem(service_id, file_failed_sentence(error, is_here=is_here))

    def _file_recovered(self, service_id: ServiceId) -> None:
        self._log.settle(Topic.OUTBOX, service_id.deployment)

    def _report_file_problem(self, service_id: ServiceId, sentence: str) -> None:
        if service_id != self._outbox.pending.service_id:
            name = service_words(service_id, None)
            sentence = tr("In {place}: {what}").format(place=name, what=sentence)
        self._log.report_problem(Topic.OUTBOX, sentence, service_id.deployment)
