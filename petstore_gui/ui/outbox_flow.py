"""From the badge in the status bar to what a person decides about adds that are not settled."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.outbox import Outbox
from petstore_gui.records.outbox_file import AddState, Entry
from petstore_gui.ui.leave_question import LeaveQuestion
from petstore_gui.ui.message_log import MessageLog, Topic
from petstore_gui.ui.outbox_dialog import Line, OutboxDialog
from petstore_gui.ui.outbox_words import quoted
from petstore_gui.ui.plain import visible


class OutboxFlow(QObject):
    """Opens the list of adds, and carries decisions to the outbox.

    Signals:
        open_adds_changed(int): so many adds wait for an end, or for a person.
        waiting_changed(tuple[NewPet, ...]): other animals are not sent yet.
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
        self._log = log
        self._window = window
        self._dialog: OutboxDialog | None = None
        self._asked_about: set[str] = set()
        outbox.entries_changed.connect(self._entries_changed)
        outbox.looked.connect(lambda _looked: self._show())
        outbox.put_aside.connect(self._tell_aside)

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

    def leave(self) -> None:
        """Let the window close; where adds are not settled, say so and ask first."""
        count = len(self._outbox.entries)
        if not count:
            self.left.emit()
            return
        question = LeaveQuestion(count, self._window)
        question.leave_chosen.connect(self.left)
        question.show_chosen.connect(self.open)
        question.open()

    def undo(self) -> None:
        """Take back the newest add that is not sent yet."""
        held = [entry for entry in self._outbox.entries if self._outbox.is_held(entry)]
        if held:
            self._outbox.discard(held[-1])
            words = self.tr("{name} is not added.").format(name=quoted(held[-1].pet))
            self._log.tell(Topic.ADD, words, held[-1].key)

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None

    def _open_adds(self) -> list[Entry]:
        return [
            entry
            for entry in self._outbox.entries
            if not self._outbox.is_held(entry) and not self._outbox.is_on_its_way(entry)
        ]

    def _entries_changed(self, entries: tuple[Entry, ...]) -> None:
        self.open_adds_changed.emit(self.count)
        waits = (one for one in entries if one.state is AddState.READY)
        self.waiting_changed.emit(
            tuple(one.pet for one in waits if not self._outbox.is_on_its_way(one))
        )
        self.undo_changed.emit(any(self._outbox.is_held(entry) for entry in entries))
        self._show()
        self._ask()

    def _ask(self) -> None:
        """Open the list for adds that were never sent, as after a start: once for each."""
        waiting = {
            entry.key
            for entry in self._open_adds()
            if entry.state is AddState.READY and entry.waits_for is None
        }
        if waiting - self._asked_about:
            self.open()
        self._asked_about |= waiting

    def _show(self) -> None:
        if self._dialog is None:
            return
        adds = self._open_adds()
        by_number = {entry.number: entry for entry in self._outbox.entries}
        self._dialog.show_lines(
            tuple(
                Line(entry, self._outbox.found(entry), by_number.get(entry.waits_for or 0))
                for entry in adds
            )
        )

    def _mark(self, entry: Entry) -> None:
        looked = self._outbox.found(entry)
        ids = looked.ids if looked else ()
        self._outbox.mark_added(entry, ids[0] if len(ids) == 1 else None)
        words = self.tr("{name} is marked as added.").format(name=quoted(entry.pet))
        self._log.tell(Topic.ADD, words, entry.key)

    def _discard(self, entry: Entry) -> None:
        self._outbox.discard(entry)
        words = self.tr("{name} is given up: it is not sent again.").format(name=quoted(entry.pet))
        self._log.tell(Topic.ADD, words, entry.key)

    def _edit(self, entry: Entry) -> None:
        if self._dialog is not None:
            self._dialog.accept()
        self.edit_wanted.emit(entry)

    def _tell_aside(self, aside: object) -> None:
        if aside is None:
            words = self.tr(
                "Animals cannot be added: what is to be sent cannot be written to this computer's"
                " disk. Make room on the disk and start Petstore again, or ask IT."
            )
        else:
            words = self.tr(
                "The list of adds that are not confirmed was damaged. It is kept as {path};"
                " what could be read of it is here."
            ).format(path=visible(str(aside)))
        self._log.tell_problem(Topic.OUTBOX, words)
