"""The model of the table of animals."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Mapping

import msgspec
from PySide6.QtCore import QModelIndex, QObject

from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.shown_rows import Shown
from petstore_gui.catalogue.sliced_sort import Lines
from petstore_gui.domain.category import Category
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.view import Column
from petstore_gui.ui.table.cells import AnimalModel, Cell, Index, cell_name
from petstore_gui.ui.words.columns import COLUMNS
from petstore_gui.ui.words.pet_text import last_seen_words, mark_word
from petstore_gui.ui.words.plain_text import dotted, isolated
from petstore_gui.ui.words.words import category_word, status_word

_FEW = 16
"""How many animals are looked up one by one; in a million lines, each takes milliseconds."""


class Unadded(msgspec.Struct, frozen=True):
    """An animal that the service does not have, or may not have.

    `key` is that of its add, `note` what stands beside its name.
    """

    key: str
    pet: NewPet
    note: str


class PetTableModel(AnimalModel):
    """Provides the rows given to `show`; it never fetches.

    `rows` are the known animals, `order` those that are shown, from the top. `unadded`: what is
    above the animals of the service. `categories`: their names, by number.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = Rows()
        self.order: Lines = range(0)
        self._history = History()
        self.unadded: tuple[Unadded, ...] = ()
        self.categories: Mapping[int, Category] = {}

    def show_categories(self, by_id: Mapping[int, Category]) -> None:
        """Show these names in place of the numbers of their categories."""
        self.categories = by_id
        if count := self.rowCount():
            column = Column.CATEGORY
            self.dataChanged.emit(self.index(0, column), self.index(count - 1, column))

    def show_unadded(self, pets: tuple[Unadded, ...]) -> None:
        """Show animals that were not added, above all others. They have no id."""
        keys = {one.key for one in pets}
        for line in range(len(self.unadded) - 1, -1, -1):
            if self.unadded[line].key not in keys:
                self.beginRemoveRows(QModelIndex(), line, line)
                self.unadded = self.unadded[:line] + self.unadded[line + 1 :]
                self.endRemoveRows()
        old = len(self.unadded)
        if len(pets) > old:
            self.beginInsertRows(QModelIndex(), old, len(pets) - 1)
            self.unadded += pets[old:]
            self.endInsertRows()
        if self.unadded != pets:
            self.unadded = pets
            self.dataChanged.emit(self.index(0, 0), self.index(len(pets) - 1, len(Column) - 1))

    def unadded_key(self, line: int) -> str | None:
        """The key of the add in a line; None if the line shows an animal of the service."""
        return self.unadded[line].key if 0 <= line < len(self.unadded) else None

    def unadded_lines(self, keys: Collection[str]) -> list[int]:
        """The lines that show any of these adds."""
        return [line for line, one in enumerate(self.unadded) if one.key in keys]

    def show(self, shown: Shown) -> None:
        """Show these rows. Anything but an append resets the model."""
        self._history = shown.history or self._history
        self.longest_id = shown.rows.longest_id
        if not shown.only_appended or shown.rows is not self.rows:
            self.beginResetModel()
            self.rows, self.order = shown.rows, shown.order
            self.endResetModel()
        elif len(shown.order) > len(self.order):
            above = len(self.unadded)
            first, last = above + len(self.order), above + len(shown.order) - 1
            self.beginInsertRows(QModelIndex(), first, last)
            self.order = shown.order
            self.endInsertRows()

    def pet_id(self, line: int) -> int | None:
        """The id of the animal in a line of the table, or None if the service does not have it."""
        row = self._row(line)
        return None if row is None else self.rows.ids[row]

    def category_id(self, line: int) -> int | None:
        """The number of the category of the animal in a line, unless that was not added."""
        row = self._row(line)
        return None if row is None else self.rows.categories[row]

    def line_of(self, pet_id: int) -> int | None:
        """The line that shows an animal, or None."""
        return next(iter(self.lines_of([pet_id])), None)

    def lines_of(self, pet_ids: Iterable[int]) -> list[int]:
        """The lines that show any of these animals, from the top, in one pass."""
        rows = {self.rows.row_of(pet_id) for pet_id in pet_ids} - {None}
        if len(rows) <= _FEW:
            places = (_place(row, self.order) for row in rows if row is not None)
            return sorted(len(self.unadded) + place for place in places if place is not None)
        return [line for line, row in enumerate(self.order, len(self.unadded)) if row in rows]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.unadded) + len(self.order)

    def cell(self, line: int, column: int) -> Cell:
        row = self._row(line)
        if row is None:
            unadded = self.unadded[line]
            if column == Column.CATEGORY:
                return self._category_cell(unadded.pet.category_id, is_unadded=True)
            return _unadded_cell(unadded, column)
        if column == Column.CATEGORY:
            return self._category_cell(self.rows.categories[row])
        if column != Column.NAME:
            status = self.rows.status(row) if column == Column.STATUS else None
            return Cell(column, str(COLUMNS[Column(column)].value(self.rows, row)), status)
        pet_id = self.rows.ids[row]
        before, last_seen = self._history.before.get(pet_id), self._history.last_seen(pet_id)
        return Cell(
            column,
            cell_name(self.rows.names[row]),
            mark=None if before is None else mark_word(before),
            note=None if last_seen is None else last_seen_words(last_seen),
        )

    def tip(self, line: int, column: int) -> str:
        if column != Column.NAME:
            return super().tip(line, column)
        row = self._row(line)
        name = self.unadded[line].pet.name if row is None else self.rows.names[row]
        return dotted(isolated(cell_name(name)), self.cell(line, column).note or "")

    def _category_cell(self, number: int, *, is_unadded: bool = False) -> Cell:
        names = self.categories
        return Cell(
            Column.CATEGORY,
            category_word(number, names),
            is_unadded=is_unadded,
            category=names.get(number),
            is_among_names=bool(names),
        )

    def _row(self, line: int) -> int | None:
        above = len(self.unadded)
        return None if line < above else self.order[line - above]


def _unadded_cell(unadded: Unadded, column: int) -> Cell:
    pet = unadded.pet
    if column == Column.ID:
        return Cell(column, "", is_unadded=True)
    if column == Column.NAME:
        return Cell(column, cell_name(pet.name), note=unadded.note, is_unadded=True)
    return Cell(column, status_word(pet.status), pet.status, is_unadded=True)


def _place(row: int, order: Lines) -> int | None:
    """The position of a row; `array.index` takes ten times as long in a million rows."""
    if isinstance(order, range):
        return order.index(row) if row in order else None
    numbers, wanted = order.tobytes(), row.to_bytes(order.itemsize, sys.byteorder)
    at = numbers.find(wanted)
    while at >= 0 and at % order.itemsize:
        at = numbers.find(wanted, at + 1)
    return None if at < 0 else at // order.itemsize
