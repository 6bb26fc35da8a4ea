"""The list of unfinished adds, and what a user can decide about each."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.domain.pending_add import Phase
from petstore_gui.ui.adding.unfinished_delegate import ROW_HEIGHT, UnfinishedDelegate
from petstore_gui.ui.adding.unfinished_model import ListedAdd, UnfinishedColumn, UnfinishedModel
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row

_WIDTHS = {
    UnfinishedColumn.TIME: 80,
    UnfinishedColumn.NAME: 190,
    UnfinishedColumn.CATEGORY: 80,
    UnfinishedColumn.STATUS: 120,
}
"""Pixels; the last column takes the rest."""

_EDITABLE = (Phase.REFUSED, Phase.PAUSED, Phase.AWAY)


class OutboxDialog(Dialog):
    """Lists adds, oldest first; the buttons apply to the selected one, and one is the default.

    Signals:
        mark_chosen(PendingAdd), search_chosen(PendingAdd), send_chosen(PendingAdd),
        edit_chosen(PendingAdd), discard_chosen(PendingAdd): what the user decided about an add.
    """

    mark_chosen = Signal(object)
    search_chosen = Signal(object)
    send_chosen = Signal(object)
    edit_chosen = Signal(object)
    discard_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        title = tr("Unfinished adds")
        super().__init__(title, parent)
        self.setObjectName("outbox")
        self.resize(860, 420)
        self._rest = QTimer(self)  # the second press of a double click decides nothing
        self._rest.setSingleShot(True)
        self._rest.setInterval(QGuiApplication.styleHints().mouseDoubleClickInterval())
        self._rest.timeout.connect(self._show_selected)
        self._model = UnfinishedModel(self)
        self._table = _table(self._model, theme, title)
        self._sentence = WrappingLabel(min_lines=3)
        self._sentence.setObjectName("addWords")
        self._search = QPushButton(self.tr("Check the list"))
        self._mark = QPushButton(self.tr("It is there"))
        self._send = QPushButton(self.tr("Send again"))
        self._edit = QPushButton(self.tr("Edit…"))
        self._discard = QPushButton(self.tr("Discard"))
        self._close = QPushButton(self.tr("Close"))
        self._decisions = (self._search, self._mark, self._send, self._edit, self._discard)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._sentence)
        layout.addLayout(button_row(self._close, left=self._decisions))
        self._connect()
        self._rest.start()

    def show_adds(self, adds: tuple[ListedAdd, ...]) -> None:
        """Show pending adds; the selected one stays selected."""
        selected, row = self._selected(), self._table.currentIndex().row()
        before = self._state(selected)
        self._model.show(adds)
        found = self._model.row_of(selected.add.key) if selected is not None else None
        self._select(max(0, min(row, len(adds) - 1)) if found is None else found)
        if selected is not None and self._state(self._selected()) != before:
            self._rest.start()  # a press that was meant for what was here decides nothing
        self._show_selected()

    def select(self, key: str) -> None:
        """Select an add."""
        if (row := self._model.row_of(key)) is not None:
            self._select(row)

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
        self._table.selectionModel().currentRowChanged.connect(self._show_selected)

    def _choose(self, signal: Signal) -> None:
        if (listed := self._selected()) is not None:
            self._rest.start()
            self._table.setFocus()  # the pressed button is disabled while it rests
            self._show_selected()
            signal.emit(listed.add)  # type: ignore[attr-defined]  # a bound signal has it

    def _select(self, row: int) -> None:
        index = self._model.index(row, UnfinishedColumn.NAME)
        flags = QItemSelectionModel.SelectionFlag
        self._table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def _selected(self) -> ListedAdd | None:
        return self._model.listed(self._table.currentIndex().row())

    def _state(self, listed: ListedAdd | None) -> tuple[object, ...]:
        """What a press would decide about."""
        if listed is None:
            return ()
        ids = listed.result.ids if listed.result else None
        return listed.add.key, listed.add.phase, listed.add.attempts, ids

    def _show_selected(self) -> None:
        listed = self._selected()
        self._sentence.setText(listed.sentence if listed else self.tr("All adds are finished."))
        self._table.setAccessibleDescription(self._sentence.text())
        for button, is_possible in self._possible(listed).items():
            button.setEnabled(is_possible and not self._rest.isActive())
        is_first = listed is not None and not listed.add.attempts
        self._send.setText(self.tr("Send") if is_first else self.tr("Send again"))
        self._edit.setVisible(listed is not None and listed.add.phase in _EDITABLE)
        self._make_default(self._primary(listed))

    def _possible(self, listed: ListedAdd | None) -> dict[QPushButton, bool]:
        if listed is None:
            return dict.fromkeys(self._decisions, False)
        may_edit = listed.may_send and listed.add.phase in _EDITABLE
        return {
            self._mark: listed.is_lost,
            self._search: listed.is_lost and listed.is_here and not listed.is_searching,
            self._send: listed.may_send,
            self._edit: may_edit,
            self._discard: listed.may_be_decided,
        }

    def _primary(self, listed: ListedAdd | None) -> QPushButton:
        """The safe button for an add."""
        possible = self._possible(listed)
        wanted = self._close
        if listed is not None and listed.is_lost:
            wanted = self._mark if listed.is_found else self._search
        elif listed is not None and listed.add.phase is Phase.REFUSED:
            wanted = self._edit
        elif listed is not None and listed.add.phase is Phase.PAUSED:
            wanted = self._send
        return wanted if possible.get(wanted, True) else self._close

    def _make_default(self, chosen: QPushButton) -> None:
        for button in (*self._decisions, self._close):
            button.setAutoDefault(False)
            button.setProperty("kind", "primary" if button is chosen else "")
            button.style().polish(button)
        chosen.setDefault(True)


def _table(model: UnfinishedModel, theme: Theme, name: str) -> QTableView:
    table = QTableView()
    table.setAccessibleName(name)
    table.setModel(model)
    table.setItemDelegate(UnfinishedDelegate(model, theme, table))
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setCornerButtonEnabled(False)
    table.setTextElideMode(Qt.TextElideMode.ElideRight)
    rows = table.verticalHeader()
    rows.hide()
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    rows.setDefaultSectionSize(ROW_HEIGHT)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setStretchLastSection(True)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    for column, width in _WIDTHS.items():
        table.setColumnWidth(column, width)
    return table
