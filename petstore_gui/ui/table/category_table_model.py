"""The model of the table of categories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.ui.table.cells import Index, aligned, heading
from petstore_gui.ui.text.category_text import colour_word, icon_word
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.words import named_category, tr

_ROOT = QModelIndex()


class Part(IntEnum):
    """The columns."""

    NUMBER = 0
    ANIMALS = 1
    NAME = 2
    COLOUR = 3
    ICON = 4


_NUMBERS = Part.NUMBER, Part.ANIMALS


class CategoryRow(msgspec.Struct, frozen=True):
    """The number of a category, and how many animals it has, in words."""

    number: int
    animals: str


class CategoryTableModel(QAbstractTableModel):
    """What is entered changes nothing here: its owner decides.

    Signals:
        name_entered(int, str): a name was entered for a number, an int64, as an object.
        category_chosen(Category): a colour or an icon was chosen.
    """

    name_entered = Signal(object, str)
    category_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: Sequence[CategoryRow] = ()
        self._by_id: Mapping[int, Category] = {}
        self._can_be_changed = False

    def show(
        self, rows: Sequence[CategoryRow], by_id: Mapping[int, Category], *, can_be_changed: bool
    ) -> None:
        """Show these; an open editor stays open if the numbers are the same."""
        is_same = [row.number for row in rows] == [row.number for row in self._rows]
        if not is_same:
            self.beginResetModel()
        self._rows, self._by_id, self._can_be_changed = rows, by_id, can_be_changed
        if not is_same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(Part) - 1))

    def number_at(self, line: int) -> int | None:
        """The number of the category in a line, if there is one."""
        return self._rows[line].number if 0 <= line < len(self._rows) else None

    def line_of(self, number: int) -> int | None:
        """The line of a category, if it has one."""
        return next((at for at, row in enumerate(self._rows) if row.number == number), None)

    def editable_in(self, index: Index) -> QModelIndex:
        """The cell to edit when a cell is chosen: this one, or else the name."""
        is_editable = bool(self.flags(index) & Qt.ItemFlag.ItemIsEditable)
        return self.index(index.row(), index.column() if is_editable else Part.NAME)

    def choices(self, index: Index) -> list[Category]:
        """The category of a cell, once with each of the colours or icons to choose from."""
        if (category := self.category(index)) is None:
            return []
        if index.column() == Part.COLOUR:
            return [msgspec.structs.replace(category, colour=one) for one in CategoryColour]
        return [msgspec.structs.replace(category, icon=one) for one in CategoryIcon]

    def category(self, index: Index) -> Category | None:
        """The category of a cell, if it has a name."""
        return self._by_id.get(self._rows[index.row()].number)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(Part)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        is_named = index.isValid() and self.category(index) is not None
        is_open = index.column() == Part.NAME or (is_named and index.column() > Part.NAME)
        return flags | Qt.ItemFlag.ItemIsEditable if self._can_be_changed and is_open else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return aligned(index.column(), _NUMBERS)
        return self._about_name(index, role) if index.column() == Part.NAME else None

    def setData(self, index: Index, value: Any, _role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tell that a name was entered, or a category with another colour or icon was chosen."""
        if isinstance(value, Category):
            self.category_chosen.emit(value)
        else:
            self.name_entered.emit(self._rows[index.row()].number, value)
        return True

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        words = tr("Number"), tr("Animals"), tr("Name"), tr("Colour"), tr("Icon")
        return heading(words, section, role, _NUMBERS)

    def _text(self, index: Index) -> str:
        row, category = self._rows[index.row()], self.category(index)
        texts = {Part.NUMBER: str(row.number), Part.ANIMALS: row.animals}
        if category is not None:
            texts |= {
                Part.NAME: visible(category.name),
                Part.COLOUR: colour_word(category.colour),
                Part.ICON: icon_word(category.icon),
            }
        return texts.get(Part(index.column()), "")

    def _about_name(self, index: Index, role: int) -> Any:
        category = self.category(index)
        if role == Qt.ItemDataRole.EditRole:
            return category.name if category else ""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            number = self._rows[index.row()].number
            unnamed = tr("Category {number}, without a name").format(number=number)
            return named_category(category) if category else unnamed
        return None
