"""Unfinished adds in the window: their list, and their rows in the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.categories import Categories
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.add_decisions import AddDecisions
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.pet_table_model import Unadded
from petstore_gui.ui.text.failed_add_text import withheld_sentence
from petstore_gui.ui.text.outbox_text import row_note
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.text.words import second_words, tr
from petstore_gui.ui.widgets.menu import Menu
from petstore_gui.ui.window.message import MessageButton, Topic
from petstore_gui.ui.window.message_log import MessageLog

if TYPE_CHECKING:
    from petstore_gui.ui.adding.listed_add import ListedAdd
    from petstore_gui.ui.adding.outbox_dialog import OutboxDialog


class OutboxFlow(QObject):
    """Opens the list of unfinished adds when asked to, and shows them above the other animals.

    `decisions` is for what a person decides about one of them.

    Signals:
        count_changed(int): how many adds wait for an outcome or a decision.
        unadded_changed(tuple[Unadded, ...]): the animals that the table shows above the others.
        undo_changed(str): the animal whose add would be undone, for a sentence; "" if none.
        continue_wanted(): the user wants to go on with the animal that is being typed.
        edit_wanted(PendingAdd): the user wants to edit an add that was not sent or not accepted.
    """

    count_changed = Signal(int)
    unadded_changed = Signal(object)
    undo_changed = Signal(str)
    edit_wanted = Signal(object)
    continue_wanted = Signal()

    def __init__(
        self, outbox: Outbox, names: Categories, log: MessageLog, theme: Theme, window: QWidget
    ) -> None:
        super().__init__(window)
        self._names = names
        self._outbox = outbox
        self.decisions = AddDecisions(outbox, log, self)
        self._log = log
        self._theme = theme
        self._window = window
        self._dialog: OutboxDialog | None = None
        self._listed_keys: set[str] = set()
        self._keys_on_table: set[str] = set()
        outbox.changed.connect(self._outbox_changed)
        outbox.second_sending.withheld.connect(self._withheld)

    @property
    def count(self) -> int:
        """How many adds wait for an outcome or a decision."""
        return len(self._unfinished())

    def open(self) -> None:
        """Show the list."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        from petstore_gui.ui.adding.outbox_dialog import OutboxDialog  # noqa: PLC0415 - not before the first rows

        dialog = self._dialog = OutboxDialog(self._theme, self._names.by_id, self._window)
        dialog.mark_chosen.connect(self.decisions.mark)
        dialog.search_chosen.connect(self._outbox.search)
        dialog.send_chosen.connect(self._outbox.send)
        dialog.edit_chosen.connect(self.edit_wanted)
        dialog.continue_chosen.connect(self.continue_wanted)
        dialog.discard_chosen.connect(self.decisions.discard)
        dialog.keep_chosen.connect(self.decisions.keep)
        dialog.finished.connect(self._closed)
        self._show()
        dialog.open()

    def open_at(self, key: str) -> None:
        """Show the list with this add selected."""
        self.open()
        if self._dialog is not None:
            self._dialog.select(key)

    def show_row_menu(self, key: str, place: QPoint) -> None:
        """Show what can be done about an add in the table."""
        if (add := self._outbox.pending.here_by_key(key)) is not None:
            menu = Menu("", self._window)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            for words, is_possible, do in self._row_choices(add):
                if is_possible:
                    menu.addAction(words).triggered.connect(do)
            if (until := self._outbox.second_sending.rests_until(add)) is not None:
                words = self.tr("Send again (not before {time})")
                menu.addAction(words.format(time=second_words(until))).setEnabled(False)
            menu.popup(place)

    def show_on_table(self, key: str) -> None:
        """Show an animal whose dialog was closed in the table until its outcome is known."""
        self._keys_on_table.add(key)
        self._show_unadded()

    def is_on_table(self, key: str) -> bool:
        """Whether the table shows an add, and no dialog does."""
        return key in self._keys_on_table

    def undo(self) -> None:
        """Discard the newest add that is held for undo."""
        if (add := self._outbox.pending.newest_held) is not None:
            self.decisions.undo(add)

    def _row_choices(self, add: PendingAdd) -> list[tuple[str, bool, Callable[[], object]]]:
        """What can be done about an add, safest first: the text, whether now, and the action."""
        listed, phase = self._listed_add(add), add.phase
        outbox, decisions = self._outbox, self.decisions
        may_edit, is_held = listed.may_edit, phase is Phase.HELD
        may_wait = may_edit and phase is not Phase.AWAY and not listed.is_from_earlier
        may_wait = may_wait and not outbox.away.is_answering  # it would be sent at once
        send = tr("Send again") if add.attempts else tr("Send")
        return [
            (tr("Undo"), is_held, lambda: decisions.undo(add)),
            (tr("Check the list"), listed.may_check, lambda: outbox.search(add)),
            (tr("It is there"), listed.is_lost or listed.is_listed, lambda: decisions.mark(add)),
            (tr("Edit…"), may_edit, lambda: self.edit_wanted.emit(add)),
            (send, listed.may_send_now and not is_held, lambda: self._send_as_shown(listed)),
            (tr("Send when it is back"), may_wait, lambda: outbox.send_when_back(add)),
            (tr("Discard"), listed.may_be_decided and not is_held, lambda: decisions.discard(add)),
            (tr("Unfinished adds…"), not is_held, lambda: self.open_at(add.key)),
        ]

    def _send_as_shown(self, seen: ListedAdd) -> None:
        """Send an add, unless the list has another one like it by now: then show that."""
        add = self._outbox.pending.unchanged(seen.add)
        if add is not None and self._outbox.search_for(add).ids != seen.search.ids:
            self.open_at(add.key)
        else:
            self._outbox.send(seen.add)

    def _withheld(self, add: PendingAdd) -> None:
        words = withheld_sentence(add, self._outbox.search_for(add))
        self._log.report_problem(Topic.ADD, words, add.key)

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None
        self._listed_keys.clear()

    def _unfinished(self) -> list[PendingAdd]:
        """Adds that need attention; those in the open list stay there until they are settled."""
        first = self._outbox.pending.first_attempts
        here = [
            add
            for add in self._outbox.pending.here
            if add.key in self._listed_keys or not (add.phase is Phase.HELD or add.key in first)
        ]
        return [*here, *self._outbox.pending.elsewhere]

    def _outbox_changed(self) -> None:
        self.count_changed.emit(self.count)
        held = self._outbox.pending.newest_held
        self.undo_changed.emit("" if held is None else quoted(held.pet))
        self._show_unadded()
        self._show()

    def _show_unadded(self) -> None:
        """Update the table: an add that it showed stays until its outcome is known."""
        shown = [
            add
            for add in self._outbox.pending.here
            if not add.phase.is_on_its_way or add.key in self._keys_on_table
        ]
        self._keys_on_table = {add.key for add in shown}
        self.unadded_changed.emit(tuple(map(self._unadded, shown)))

    def _unadded(self, add: PendingAdd) -> Unadded:
        is_left = self._outbox.pending.is_from_earlier(add)
        may_be_listed = is_left or add.phase is Phase.REFUSED
        is_found = may_be_listed and self._outbox.search_for(add).is_found
        return Unadded(add.key, add.pet, row_note(add, is_left=is_left, is_found=is_found))

    def _show(self) -> None:
        if self._dialog is None:
            return
        adds = self._unfinished()
        self._listed_keys = {add.key for add in adds}
        from petstore_gui.ui.adding.listed_add import discarded_adds  # noqa: PLC0415 - with its dialog

        self._dialog.show_adds((*map(self._listed_add, adds), *discarded_adds(self._outbox)))

    def _listed_add(self, add: PendingAdd) -> ListedAdd:
        from petstore_gui.ui.adding.listed_add import listed_add  # noqa: PLC0415 - not before the first rows

        return listed_add(add, self._outbox)

    def close(self) -> None:
        """Close the list: an animal of it is being edited."""
        if self._dialog is not None:
            self._dialog.accept()

    def show_block(self, words: str, button: MessageButton) -> None:
        """Say why no animal can be edited now: in the list, if it is open."""
        if self._dialog is None:
            self._log.report_problem(Topic.ADD, words, "edit", button)
        else:
            self._dialog.show_block(words)
