"""The list of pending adds, and what a user can decide about each."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.pending import Block
from petstore_gui.outbox.reconciler import SearchResult
from petstore_gui.ui.text.list_text import moment_words
from petstore_gui.ui.text.outbox_text import (
    block_sentence,
    described,
    found_sentence,
    phase_sentence,
    service_words,
    where_sentence,
)
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row


class ListedAdd(msgspec.Struct, frozen=True):
    """One pending add, with what is known about it.

    `result` is what a search of the list found; `is_searching`: a search is running. `original` is
    the add that it replaces, while the outcome of that one is unknown. `here` is the open service.
    `block` is why it cannot be sent at all; `may_send`: it can be sent now.
    """

    add: PendingAdd
    result: SearchResult | None = None
    original: PendingAdd | None = None
    is_original_added: bool = False
    is_searching: bool = False
    here: ServiceId | None = None
    block: Block | None = None
    may_send: bool = False

    @property
    def is_here(self) -> bool:
        """Whether the add is for the open service."""
        return self.add.service_id == self.here

    @property
    def may_be_decided(self) -> bool:
        """Whether the user can decide about it now."""
        return not (self.add.is_on_its_way or self.add.is_read_only)

    @property
    def title(self) -> str:
        """The animal, and when the user added it."""
        title = f"{moment_words(self.add.created_at)}   {described(self.add.pet)}"
        service = service_words(self.add.service_id, self.here)
        return title if self.is_here else f"{title}   ({service})"

    @property
    def sentence(self) -> str:
        """All that is known about it."""
        add = self.add
        parts = [phase_sentence(add, self.original, is_original_added=self.is_original_added)]
        if self.block is not None:
            parts.append(block_sentence(self.block))
        if not self.is_here:
            parts.append(where_sentence(add.service_id, self.here))
        if self.is_searching:
            parts.append(tr("Looking in the list…"))
        elif self.result is not None and add.phase is Phase.UNKNOWN:
            parts.append(found_sentence(self.result))
        return " ".join(parts)


class OutboxDialog(Dialog):
    """Lists adds, oldest first; the buttons apply to the selected one.

    Signals:
        mark_chosen(PendingAdd), search_chosen(PendingAdd), send_chosen(PendingAdd),
        edit_chosen(PendingAdd), discard_chosen(PendingAdd): what the user decided about an add.
    """

    mark_chosen = Signal(object)
    search_chosen = Signal(object)
    send_chosen = Signal(object)
    edit_chosen = Signal(object)
    discard_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        title = tr("Adds not confirmed")
        super().__init__(title, parent)
        self.setObjectName("outbox")
        self.resize(640, 380)
        self._adds: tuple[ListedAdd, ...] = ()
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        self._double_click_timer = QTimer(self, singleShot=True, interval=interval)
        self._double_click_timer.timeout.connect(self._show_selected)
        self._list = QListWidget()
        self._list.setAccessibleName(title)
        self._list.setSpacing(2)
        self._sentence = WrappingLabel(min_lines=3)
        self._sentence.setObjectName("addWords")
        self._mark = QPushButton(self.tr("Mark as added"))
        self._search = QPushButton(self.tr("Look again"))
        self._send = QPushButton(self.tr("Add again"))
        self._edit = QPushButton(self.tr("Edit…"))
        self._discard = QPushButton(self.tr("Discard"))
        self._close = QPushButton(self.tr("Close"))
        self._lay_out()
        self._connect()

    def show_adds(self, adds: tuple[ListedAdd, ...]) -> None:
        """Show pending adds; the selected one stays selected."""
        selected, row = self._selected(), self._list.currentRow()
        keys = [listed.add.key for listed in adds]
        if selected is not None and selected.add.key not in keys:
            # The second press of a double click must not hit another animal.
            self._double_click_timer.start()
        elif selected is not None:
            row = keys.index(selected.add.key)
        self._adds = adds
        with QSignalBlocker(self._list):
            self._list.clear()
            for listed in adds:
                self._list.addItem(QListWidgetItem(listed.title))
            self._list.setCurrentRow(max(0, min(row, len(adds) - 1)))
        self._show_selected()

    def _lay_out(self) -> None:
        decisions = (self._mark, self._search, self._send, self._edit, self._discard)
        for button in decisions:
            button.setAutoDefault(False)
        self._close.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(self._list, 1)
        layout.addWidget(self._sentence)
        layout.addLayout(button_row(self._close, left=decisions))

    def _connect(self) -> None:
        for button, signal in (
            (self._mark, self.mark_chosen),
            (self._search, self.search_chosen),
            (self._send, self.send_chosen),
            (self._edit, self.edit_chosen),
            (self._discard, self.discard_chosen),
        ):
            button.clicked.connect(lambda _checked=False, signal=signal: self._choose(signal))
        self._close.clicked.connect(self.accept)
        self._list.currentRowChanged.connect(self._show_selected)

    def _choose(self, signal: Signal) -> None:
        if (listed := self._selected()) is not None:
            self._double_click_timer.start()
            self._show_selected()
            signal.emit(listed.add)  # type: ignore[attr-defined]  # a bound signal has it

    def _selected(self) -> ListedAdd | None:
        row = self._list.currentRow()
        return self._adds[row] if 0 <= row < len(self._adds) else None

    def _show_selected(self) -> None:
        listed = self._selected()
        self._sentence.setText(listed.sentence if listed else self.tr("All adds are settled."))
        self._list.setAccessibleDescription(self._sentence.text())
        for button, is_possible in self._possible(listed).items():
            button.setEnabled(is_possible and not self._double_click_timer.isActive())
        is_first = listed is not None and not listed.add.attempts
        self._send.setText(self.tr("Add") if is_first else self.tr("Add again"))

    def _possible(self, listed: ListedAdd | None) -> dict[QPushButton, bool]:
        if listed is None:
            return dict.fromkeys(
                (self._mark, self._search, self._send, self._edit, self._discard), False
            )
        phase, may_be_decided = listed.add.phase, listed.may_be_decided
        is_unknown = may_be_decided and phase is Phase.UNKNOWN
        return {
            self._mark: is_unknown,
            self._search: is_unknown and listed.is_here and not listed.is_searching,
            self._send: listed.may_send,
            self._edit: listed.may_send and phase is Phase.REFUSED,
            self._discard: may_be_decided,
        }
