"""The adds whose end is not known, and what a person can decide about each."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.list_search import Looked
from petstore_gui.outbox.store import Bar
from petstore_gui.storage.pending_add import AddState, PendingAdd
from petstore_gui.ui.text.list_text import moment_words
from petstore_gui.ui.text.outbox_text import (
    bar_sentence,
    described,
    found_sentence,
    service_words,
    state_sentence,
    where_sentence,
)
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr


class Line(msgspec.Struct, frozen=True):
    """One add: what the list told about it, and the add that it waits for, or that was added.

    `is_looking`: the list is being looked through. `here` is the place that is open. `bar` is what
    keeps it from being sent.
    """

    entry: PendingAdd
    looked: Looked | None = None
    first: PendingAdd | None = None
    first_was_added: bool = False
    is_looking: bool = False
    here: ServiceId | None = None
    bar: Bar | None = None

    @property
    def is_here(self) -> bool:
        """Whether it is for the place that is open."""
        return self.entry.service_id == self.here

    @property
    def may_be_decided(self) -> bool:
        """Whether anything can be done about it now."""
        return self.entry.state is not AddState.SENDING and self.bar is not Bar.NEWER

    @property
    def may_be_sent(self) -> bool:
        """Whether it can go to the service now, as it is or typed anew."""
        return self.may_be_decided and self.is_here and self.bar is None

    @property
    def title(self) -> str:
        """Which animal, and when it was asked for."""
        title = f"{moment_words(self.entry.created_at)}   {described(self.entry.pet)}"
        return (
            title
            if self.is_here
            else f"{title}   ({service_words(self.entry.service_id, self.here)})"
        )

    @property
    def words(self) -> str:
        """All that is known of it."""
        parts = [state_sentence(self.entry, self.first, first_was_added=self.first_was_added)]
        if self.bar is not None:
            parts.append(bar_sentence(self.bar))
        if not self.is_here:
            parts.append(where_sentence(self.entry.service_id, self.here))
        if self.is_looking:
            parts.append(tr("Looking in the list…"))
        elif self.looked is not None and self.entry.state is AddState.UNKNOWN:
            parts.append(found_sentence(self.looked))
        return " ".join(parts)


class OutboxDialog(QDialog):
    """Lists adds, oldest first; the buttons are for the one that is selected.

    Signals:
        mark_chosen(Entry), look_chosen(Entry), send_chosen(Entry), edit_chosen(Entry),
        discard_chosen(Entry): what a person decided about an add.
    """

    mark_chosen = Signal(object)
    look_chosen = Signal(object)
    send_chosen = Signal(object)
    edit_chosen = Signal(object)
    discard_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = self.tr("Adds not confirmed")
        self.setObjectName("outbox")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.resize(640, 380)
        self._lines: tuple[Line, ...] = ()
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        self._rest = QTimer(self, singleShot=True, interval=interval)
        self._rest.timeout.connect(self._show_selected)
        self._list = QListWidget()
        self._list.setAccessibleName(title)
        self._list.setSpacing(2)
        self._words = WrappingLabel(least=3)
        self._words.setObjectName("addWords")
        self._mark = QPushButton(self.tr("Mark as added"))
        self._look = QPushButton(self.tr("Look again"))
        self._send = QPushButton(self.tr("Add again"))
        self._edit = QPushButton(self.tr("Edit…"))
        self._discard = QPushButton(self.tr("Discard"))
        self._close = QPushButton(self.tr("Close"))
        self._lay_out()
        self._connect()

    def show_lines(self, lines: tuple[Line, ...]) -> None:
        """Show other adds, or the same ones when more is known; the selected one stays so."""
        selected, row = self._selected(), self._list.currentRow()
        keys = [line.entry.key for line in lines]
        if selected is not None and selected.entry.key not in keys:
            self._rest.start()  # the second press of a double click is for no other animal
        elif selected is not None:
            row = keys.index(selected.entry.key)
        self._lines = lines
        with QSignalBlocker(self._list):
            self._list.clear()
            for line in lines:
                self._list.addItem(QListWidgetItem(line.title))
            self._list.setCurrentRow(max(0, min(row, len(lines) - 1)))
        self._show_selected()

    def _lay_out(self) -> None:
        deeds = QHBoxLayout()
        for button in (self._mark, self._look, self._send, self._edit, self._discard):
            button.setAutoDefault(False)
            deeds.addWidget(button)
        deeds.addStretch()
        deeds.addWidget(self._close)
        self._close.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(self._list, 1)
        layout.addWidget(self._words)
        layout.addLayout(deeds)

    def _connect(self) -> None:
        for button, signal in (
            (self._mark, self.mark_chosen),
            (self._look, self.look_chosen),
            (self._send, self.send_chosen),
            (self._edit, self.edit_chosen),
            (self._discard, self.discard_chosen),
        ):
            button.clicked.connect(lambda _checked=False, signal=signal: self._choose(signal))
        self._close.clicked.connect(self.accept)
        self._list.currentRowChanged.connect(self._show_selected)

    def _choose(self, signal: Signal) -> None:
        if (line := self._selected()) is not None:
            self._rest.start()
            self._show_selected()
            signal.emit(line.entry)  # type: ignore[attr-defined]  # bound, it has one

    def _selected(self) -> Line | None:
        row = self._list.currentRow()
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def _show_selected(self) -> None:
        line = self._selected()
        self._words.setText(line.words if line else self.tr("All adds are settled."))
        self._list.setAccessibleDescription(self._words.text())
        state = line.entry.state if line else None
        is_unknown = state is AddState.UNKNOWN
        may_act = line is not None and line.may_be_decided and not self._rest.isActive()
        may_send = may_act and line is not None and line.may_be_sent
        can_look = line is not None and line.is_here and not line.is_looking
        self._mark.setEnabled(may_act and is_unknown)
        self._look.setEnabled(may_act and is_unknown and can_look)
        self._send.setEnabled(may_send and line is not None and line.first is None)
        self._send.setText(self.tr("Add") if state is AddState.READY else self.tr("Add again"))
        self._edit.setEnabled(may_send and state is AddState.REFUSED)
        self._discard.setEnabled(may_act)
