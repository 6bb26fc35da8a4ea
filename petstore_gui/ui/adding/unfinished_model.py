"""The table of unfinished adds: what each row says."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.pending import Block
from petstore_gui.outbox.reconciler import SearchResult
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.text.list_text import moment_words
from petstore_gui.ui.text.outbox_text import (
    block_sentence,
    found_sentence,
    phase_sentence,
    quoted,
    service_words,
    where_sentence,
)
from petstore_gui.ui.text.plain_text import plain_tip
from petstore_gui.ui.text.words import status_word, tr


class UnfinishedColumn(IntEnum):
    """The columns, from the left."""

    TIME = 0
    NAME = 1
    CATEGORY = 2
    STATUS = 3
    KNOWN = 4


class ListedAdd(msgspec.Struct, frozen=True):
    """One pending add, with what is known about it.

    `result` is what a search of the list found; `is_searching`: a search is running. `original` is
    the add that it replaces, while the outcome of that one is unknown. `here` is the open service.
    `block` is why it cannot be sent at all; `may_send`: a person may send it now.
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
    def is_lost(self) -> bool:
        """Whether nobody knows if the service added it, and a person can find out."""
        return self.add.phase is Phase.UNKNOWN and self.may_be_decided

    @property
    def is_found(self) -> bool:
        """Whether it may have been added, and the list has one like it."""
        return self.is_lost and self.result is not None and bool(self.result.ids)

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


class UnfinishedModel(QAbstractTableModel):
    """Shows the adds given to `show`, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adds: tuple[ListedAdd, ...] = ()

    def show(self, adds: tuple[ListedAdd, ...]) -> None:
        """Show these adds; while they are the same ones, only their cells change."""
        is_same = [one.add.key for one in adds] == [one.add.key for one in self._adds]
        if is_same and adds:
            self._adds = adds
            last = self.index(len(adds) - 1, len(UnfinishedColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._adds = adds
        self.endResetModel()

    def listed(self, row: int) -> ListedAdd | None:
        """The add in a row, if there is such a row."""
        return self._adds[row] if 0 <= row < len(self._adds) else None

    def row_of(self, key: str) -> int | None:
        """The row of an add."""
        return next((row for row, one in enumerate(self._adds) if one.add.key == key), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._adds)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(UnfinishedColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        listed = self.listed(index.row())
        if listed is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(listed, UnfinishedColumn(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == UnfinishedColumn.KNOWN:
            return plain_tip(listed.sentence)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (tr("Time"), tr("Name"), tr("Category"), tr("Status"), tr("What is known"))[section]

    def _text(self, listed: ListedAdd, column: UnfinishedColumn) -> str:
        add = listed.add
        match column:
            case UnfinishedColumn.TIME:
                return moment_words(add.created_at)
            case UnfinishedColumn.NAME:
                name = quoted(add.pet)
                place = service_words(add.service_id, listed.here)
                return name if listed.is_here else f"{name} ({place})"
            case UnfinishedColumn.CATEGORY:
                return str(add.pet.category_id)
            case UnfinishedColumn.STATUS:
                return status_word(add.pet.status)
        return listed.sentence
