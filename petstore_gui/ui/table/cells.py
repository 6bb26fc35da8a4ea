"""What a table of animals asks of its model: columns, and what is painted in a cell."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from petstore_gui.catalogue.view import Column
from petstore_gui.ui.text.words import column_words

Index = QModelIndex | QPersistentModelIndex

STATUS_ROLE = Qt.ItemDataRole.UserRole
"""The status as the service gave it, or None; the display role has the word for it."""

MARK_ROLE = Qt.ItemDataRole.UserRole + 1
"""In the column of names: the word for what is other since staff looked, or None."""

NOTE_ROLE = Qt.ItemDataRole.UserRole + 2
"""In the column of names: when an animal was seen last that the newest list does not show."""

CELL_ROLE = Qt.ItemDataRole.UserRole + 3
"""A `Cell`: all that the delegate needs, in one question."""

CELL_MOST = 1_000
"""How many characters of a name a cell hands to the display; the clipboard gets all of them."""

_AT_END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_AT_BEGINNING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Cell(NamedTuple):
    """What is painted in a cell. `is_noted`: `MARK_ROLE` or `NOTE_ROLE` has something to say."""

    column: int
    text: str
    status: str | None = None
    is_noted: bool = False


def alignment(column: int) -> Qt.AlignmentFlag:
    """How a column stands: numbers end below each other."""
    return _AT_END if column in (Column.ID, Column.CATEGORY) else _AT_BEGINNING


class AnimalModel(QAbstractTableModel):
    """The columns of a table of animals; the rows are for a model of each kind."""

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return column_words()[Column(section)]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(section)
        return None
