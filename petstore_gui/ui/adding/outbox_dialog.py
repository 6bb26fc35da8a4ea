"""The list of unfinished adds, and what a user can decide about each."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.domain.pending_add import Phase
from petstore_gui.ui.adding.listed_add import NOT_ADDED, ListedAdd, records
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_table import RecordTable
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import Rest, make_default
from petstore_gui.ui.widgets.scrolling_text import ScrollingText

_CATEGORY_COLUMN, _KNOWN_COLUMN = 2, 4
_SIZE = 54, 27
"""In heights of a line of text."""


class OutboxDialog(Dialog):
    """Lists adds, oldest first, then the discarded ones.

    The buttons apply to the selected one, and one is the default.

    Signals:
        mark_chosen(PendingAdd), search_chosen(PendingAdd), send_chosen(PendingAdd),
        edit_chosen(PendingAdd), discard_chosen(PendingAdd): what the user decided about an add.
        continue_chosen(): the user wants to go on with the animal that is being typed.
        keep_chosen(PendingAdd): the user wants a discarded one back.
    """

    mark_chosen = Signal(object)
    search_chosen = Signal(object)
    send_chosen = Signal(object)
    edit_chosen = Signal(object)
    discard_chosen = Signal(object)
    keep_chosen = Signal(object)
    continue_chosen = Signal()

    def __init__(
        self, theme: Theme, categories: Mapping[int, Category], parent: QWidget | None = None
    ) -> None:
        """`categories`: those that have a name."""
        title = tr("Unfinished adds")
        super().__init__(title, parent)
        self.setObjectName("outbox")
        self.resize_to_lines(*_SIZE)
        self._adds: tuple[ListedAdd, ...] = ()
        self._categories = categories
        headings = tr("Time"), tr("Name"), tr("Category"), tr("Status"), tr("What is known")
        self._table = RecordTable(
            title,
            headings,
            theme,
            widest=_KNOWN_COLUMN,
            numbers=() if categories else (_CATEGORY_COLUMN,),
            parent=self,
        )
        self._table.least_rows = 2
        self._sentence = ScrollingText(min_lines=3)
        self._sentence.label.setObjectName("addWords")
        self._sentence.setAccessibleName(self.tr("What is known"))
        self._search = QPushButton(self.tr("Check the list"))
        self._mark = QPushButton(self.tr("It is there"))
        self._send = QPushButton(self.tr("Send again"))
        self._edit = QPushButton(self.tr("Edit…"))
        self._discard = QPushButton(self.tr("Discard"))
        self._keep = QPushButton(self.tr("Keep it after all"))
        self._continue = QPushButton(self.tr("Continue"))
        self._continue.setAutoDefault(False)
        self._continue.hide()
        self._block = ("", "")  # the key of the add that cannot be edited now, and why
        self._announcer = Announcer(self)
        self._close = QPushButton(self.tr("Close"))
        of_pending = self._search, self._mark, self._send, self._edit, self._discard
        self._decisions = (self._keep, *of_pending)
        self._rest = Rest(self, self._decisions)
        layout = column_of(self)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._sentence)
        layout.addLayout(button_row(self._continue, self._close, left=self._decisions))
        self._connect()
        self._rest.begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore impatient presses of Enter: Close may be the default, and would close the list."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (is_enter and self._rest.is_on) or self._close.hasFocus():
            super().keyPressEvent(event)

    def show_adds(self, adds: tuple[ListedAdd, ...]) -> None:
        """Show pending adds; the selected one stays selected.

        Once it is settled, none is selected, so that no press decides about another add.
        """
        selected, is_first = self._selected(), not self._adds
        before = self._state(selected)
        self._adds = adds
        with QSignalBlocker(self._table.selectionModel()):
            self._table.show_records(records(adds, self._categories))
            if not is_first:
                self._table.make_current(-1)
        if selected is not None:
            self.select(selected.add.key)
            if self._state(self._selected()) != before:
                self._rest.begin()  # a press meant for what was shown before decides nothing
        self._show_selected()

    def show_block(self, words: str) -> None:
        """Say why the selected add cannot be edited now."""
        listed = self._selected()
        self._block = (listed.add.key if listed else "", words)
        self._announcer.say(words, "block")
        self._show_selected()

    def select(self, key: str) -> None:
        """Select an add, if it is listed."""
        for line, listed in enumerate(self._adds):
            if listed.add.key == key:
                self._table.make_current(line)

    def _connect(self) -> None:
        for button, signal in (
            (self._mark, self.mark_chosen),
            (self._search, self.search_chosen),
            (self._send, self.send_chosen),
            (self._edit, self.edit_chosen),
            (self._discard, self.discard_chosen),
            (self._keep, self.keep_chosen),
        ):
            button.clicked.connect(lambda _checked=False, signal=signal: self._choose(signal))
        self._close.clicked.connect(self.accept)
        self._continue.clicked.connect(self._go_on)
        self._rest.ended.connect(self._show_selected)
        self._table.selectionModel().selectionChanged.connect(self._show_selected)

    def _choose(self, signal: Signal) -> None:
        if (listed := self._selected()) is not None:
            self._rest.begin()
            self._table.setFocus()  # the pressed button is disabled while it rests
            self._show_selected()
            signal.emit(listed.add)  # type: ignore[attr-defined]  # a bound signal has it

    def _go_on(self) -> None:
        self.accept()
        self.continue_chosen.emit()

    def _selected(self) -> ListedAdd | None:
        lines = self._table.selectionModel().selectedRows()
        line = lines[0].row() if lines else -1
        return self._adds[line] if 0 <= line < len(self._adds) else None

    def _state(self, listed: ListedAdd | None) -> tuple[object, ...]:
        """What a press would decide about."""
        if listed is None:
            return ()
        result = listed.search.result
        ids = result.ids if result else None
        search, add = (ids, listed.search.unread is not None), listed.add
        return add.key, add.phase, add.attempts, listed.is_discarded, *search

    def _show_selected(self) -> None:
        listed = self._selected()
        is_over = all(one.is_discarded for one in self._adds)
        none = self.tr("No add is unfinished.") if is_over else self.tr("Select an add.")
        blocked_key, block = self._block
        is_blocked = listed is not None and listed.add.key == blocked_key
        words = block if is_blocked else listed.sentence if listed else none
        self._sentence.show_text(words)
        self._continue.setVisible(is_blocked)
        self._table.setAccessibleDescription(words)
        for button, is_possible in self._possible(listed).items():
            button.setEnabled(is_possible and not self._rest.is_on)
        is_first = listed is not None and not listed.add.attempts
        self._send.setText(self.tr("Send") if is_first else self.tr("Send again"))
        is_discarded = listed is not None and listed.is_discarded
        for button in self._decisions:
            button.setVisible(is_discarded is (button is self._keep))
        if listed is None or listed.add.phase not in NOT_ADDED:
            self._edit.hide()
        make_default(self._primary(listed), (*self._decisions, self._close))

    def _possible(self, listed: ListedAdd | None) -> dict[QPushButton, bool]:
        if listed is None:
            return dict.fromkeys(self._decisions, False)
        return {
            self._mark: listed.is_lost or listed.is_listed,
            self._search: listed.may_check,
            self._send: listed.may_send_now,
            self._edit: listed.may_edit,
            self._discard: listed.may_be_decided,
            self._keep: listed.is_discarded,
        }

    def _primary(self, listed: ListedAdd | None) -> QPushButton:
        """The safe button for an add; while the add is under way, it may be a disabled one."""
        possible = self._possible(listed)
        wanted = self._close
        if listed is not None and listed.is_lost:
            wanted = self._mark if listed.search.is_added else self._search
        elif listed is not None and listed.is_listed:
            wanted = self._mark
        elif listed is not None and listed.may_check and listed.search.unread is not None:
            wanted = self._search
        elif listed is None or listed.is_discarded or listed.is_held_back:
            wanted = self._close
        elif listed.add.phase is Phase.REFUSED:
            wanted = self._edit
        elif listed.add.phase is Phase.PAUSED or listed.add.phase.is_on_its_way:
            wanted = self._send
        is_under_way = listed is not None and listed.is_under_way
        return wanted if is_under_way or possible.get(wanted, True) else self._close
