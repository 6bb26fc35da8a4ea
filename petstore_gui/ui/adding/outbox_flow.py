"""From the badge in the status bar to what a person decides about adds that are not settled."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.store import Bar, Troubles
from petstore_gui.storage.pending_add import AddState, PendingAdd
from petstore_gui.ui.adding.outbox_dialog import Line, OutboxDialog
from petstore_gui.ui.table.pet_table_model import Waiting
from petstore_gui.ui.text.outbox_text import (
    quoted,
    service_words,
    troubles_sentence,
    unusable_sentence,
)
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.close_question import CloseQuestion
from petstore_gui.ui.window.message_log import MessageLog, Topic


class OutboxFlow(QObject):
    """Opens the list of adds, and carries decisions to the outbox.

    Signals:
        open_adds_changed(int): so many adds wait for an end, or for a person.
        waiting_changed(tuple[Waiting, ...]): other animals are not sent yet.
        undo_changed(bool): an add can be undone, or no longer.
        edit_wanted(Entry): an add that was refused is to be typed anew.
        left(): the window may close; whoever closes it knows what stays open.
    """

    open_adds_changed = Signal(int)
    waiting_changed = Signal(object)
    undo_changed = Signal(bool)
    edit_wanted = Signal(object)
    left = Signal()

    def __init__(self, outbox: Outbox, log: MessageLog, window: QWidget) -> None:
        super().__init__(window)
        self._outbox = outbox
        self._adds = outbox.adds
        self._log = log
        self._window = window
        self._dialog: OutboxDialog | None = None
        self._asked_about: set[str] = set()
        self._listed: set[str] = set()
        self._waiting: set[str] = set()
        self._words: dict[str, str] = {}
        outbox.entries_changed.connect(self._entries_changed)
        outbox.decided.connect(self._decided)
        outbox.not_decided.connect(self._not_decided)
        outbox.looks.look_failed.connect(self._look_failed)
        outbox.boxes.troubled.connect(self._tell_troubles)
        outbox.boxes.unusable.connect(self._tell_unusable)
        outbox.boxes.usable.connect(self._tell_usable)

    @property
    def count(self) -> int:
        """How many adds wait for an end, or for a person."""
        return len(self._open_adds())

    def open(self) -> None:
        """Show the list."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        dialog = self._dialog = OutboxDialog(self._window)
        dialog.mark_chosen.connect(self._mark)
        dialog.look_chosen.connect(self._outbox.look_again)
        dialog.send_chosen.connect(self._outbox.send)
        dialog.edit_chosen.connect(self._edit)
        dialog.discard_chosen.connect(self._discard)
        dialog.finished.connect(self._closed)
        self._show()
        dialog.open()

    def show_on_its_way(self, key: str) -> None:
        """Show an animal in the table until it is settled: its dialog was closed."""
        self._waiting.add(key)
        self._show_waiting(self._outbox.entries)

    def leave(self) -> None:
        """Let the window close; where adds are not settled, say so and ask first."""
        count = len(self._adds.here) + len(self._adds.elsewhere)
        if not count:
            self.left.emit()
            return
        question = CloseQuestion(count, self._window)
        question.leave_chosen.connect(self.left)
        question.show_chosen.connect(self.open)
        question.open()

    def undo(self) -> None:
        """Take back the newest add that is not sent yet."""
        held = [entry for entry in self._outbox.entries if self._adds.is_held(entry)]
        if held:
            self._give_up(held[-1], self.tr("{name} is not added."))

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None
        self._listed.clear()

    def _open_adds(self) -> list[PendingAdd]:
        """Adds that a person has to see to; what the list shows stays there until it is settled."""
        adds = self._adds
        here = [
            entry
            for entry in adds.here
            if entry.key in self._listed or not (adds.is_held(entry) or adds.is_on_its_way(entry))
        ]
        return [*here, *adds.elsewhere]

    def _entries_changed(self, entries: tuple[PendingAdd, ...]) -> None:
        self.open_adds_changed.emit(self.count)
        self.undo_changed.emit(any(map(self._adds.is_held, entries)))
        self._show_waiting(entries)
        self._show()
        self._ask(entries)

    def _show_waiting(self, entries: tuple[PendingAdd, ...]) -> None:
        """An add that the table has shown as waiting stays there until it is settled."""
        on_table = [
            entry
            for entry in entries
            if (entry.state is AddState.READY and not self._adds.is_on_its_way(entry))
            or (entry.key in self._waiting and entry.state in (AddState.READY, AddState.SENDING))
        ]
        self._waiting = {entry.key for entry in on_table}
        self.waiting_changed.emit(
            tuple(Waiting(one.pet, one.state is AddState.SENDING) for one in on_table)
        )

    def _ask(self, entries: tuple[PendingAdd, ...]) -> None:
        """Open the list for adds that were never sent, as after a start: once for each."""
        asking = {
            entry.key
            for entry in entries
            if entry.state is AddState.READY
            and self._adds.first_of(entry) is None
            and not self._adds.is_held(entry)
            and not self._adds.is_on_its_way(entry)
            and self._adds.bar(entry) is not Bar.NEWER
        }
        if asking - self._asked_about:
            self.open()
        self._asked_about |= asking

    def _show(self) -> None:
        if self._dialog is None:
            return
        adds = self._open_adds()
        self._listed = {entry.key for entry in adds}
        self._dialog.show_lines(
            tuple(
                Line(
                    entry,
                    self._outbox.looks.found(entry),
                    self._adds.first_of(entry),
                    first_was_added=self._adds.first_was_added(entry),
                    is_looking=self._outbox.looks.is_looking(entry),
                    here=self._adds.service_id,
                    bar=self._adds.bar(entry),
                )
                for entry in adds
            )
        )

    def _mark(self, entry: PendingAdd) -> None:
        looked = self._outbox.looks.found(entry)
        ids = looked.ids if looked else ()
        self._keep_words(entry, self.tr("{name} is marked as added."))
        self._outbox.mark_added(entry, ids[0] if len(ids) == 1 else None)

    def _discard(self, entry: PendingAdd) -> None:
        self._give_up(entry, self.tr("{name} is given up: it is not sent again."))

    def _give_up(self, entry: PendingAdd, words: str) -> None:
        self._keep_words(entry, words)
        self._outbox.discard(entry)

    def _keep_words(self, entry: PendingAdd, words: str) -> None:
        """What to say once a decision holds."""
        self._words[entry.key] = words.format(name=quoted(entry.pet))

    def _decided(self, entry: PendingAdd) -> None:
        if words := self._words.pop(entry.key, ""):
            self._log.tell(Topic.ADD, words, entry.key)

    def _not_decided(self, entry: PendingAdd) -> None:
        if self._words.pop(entry.key, ""):
            words = self.tr(
                "{name}: too late to change that. It is on its way already, or this computer's disk"
                " does not take it. Look under Adds not confirmed."
            )
            self._log.tell_problem(Topic.ADD, words.format(name=quoted(entry.pet)))

    def _edit(self, entry: PendingAdd) -> None:
        if self._dialog is not None:
            self._dialog.accept()
        self.edit_wanted.emit(entry)

    def _look_failed(self, entry: PendingAdd) -> None:
        words = self.tr("{name}: the list could not be read. Look again in a moment.")
        self._log.tell_problem(Topic.ADD, words.format(name=quoted(entry.pet)))

    def _tell_troubles(self, service_id: ServiceId, troubles: Troubles) -> None:
        self._tell_of_file(service_id, troubles_sentence(troubles))

    def _tell_unusable(self, service_id: ServiceId, error: Exception) -> None:
        is_here = service_id == self._adds.service_id
        self._tell_of_file(service_id, unusable_sentence(error, is_here=is_here))

    def _tell_usable(self, service_id: ServiceId) -> None:
        self._log.settle(Topic.OUTBOX, service_id.deployment)

    def _tell_of_file(self, service_id: ServiceId, sentence: str) -> None:
        if service_id != self._adds.service_id:
            name = service_words(service_id, None)
            sentence = tr("In {place}: {what}").format(place=name, what=sentence)
        self._log.tell_problem(Topic.OUTBOX, sentence, service_id.deployment)
