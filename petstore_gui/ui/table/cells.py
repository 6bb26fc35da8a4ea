"""The base model of the tables of animals: its columns, and what is painted in a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from petstore_gui.domain.view import Column
from petstore_gui.ui.words.columns import COLUMNS
from petstore_gui.ui.words.plain_text import clip, plain_tip, visible
from petstore_gui.ui.words.words import in_commas, named_category, status_sentence, tr

if TYPE_CHECKING:
    from petstore_gui.domain.category import Category

Index = QModelIndex | QPersistentModelIndex

CELL_ROLE = Qt.ItemDataRole.UserRole
"""The role of a `Cell`: everything that the delegate needs, in one call."""

CELL_MAX = 1_000
"""How many characters of a name a cell displays; the clipboard gets all of them."""

HEADING_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
"""What shows a heading: it is cut in a narrow column, and then its tip has all of it."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
AT_RIGHT = _RIGHT | Qt.AlignmentFlag.AlignAbsolute
"""Of numbers: they are written from left to right in any language."""

AT_BEGINNING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def cell_name(name: str) -> str:
    """A name as a cell displays it; escapes count, since all of them are measured."""
    return clip(visible(name[:CELL_MAX]), CELL_MAX)


class Cell(NamedTuple):
    """What is painted in a cell.

    `status` is as the service sent it, `text` the word for it. A name may have a `mark`, a word for
    what changed since staff last looked, and a `note`, such as when the animal was last seen.
    `is_unadded`: the service does not have the animal, or may not have it. `category`: the one of
    its animal, if that has a name and a mark. `is_among_names`: other categories have names, so
    that a number stands where they do.
    """

    column: int
    text: str
    status: str | None = None
    mark: str | None = None
    note: str | None = None
    is_unadded: bool = False
    category: Category | None = None
    is_among_names: bool = False


class AnimalModel(QAbstractTableModel):
    """The columns of a table of animals; a subclass provides the rows."""

    _sorted_by: int | None = None
    _is_descending = False
    longest_id = 0
    """In characters."""

    def mark_sort(self, column: Column, *, descending: bool) -> None:
        """Note which column the rows are sorted by, for screen readers."""
        self._sorted_by, self._is_descending = column, descending
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def cell(self, line: int, column: int) -> Cell:
        """What is painted in a cell."""
        raise NotImplementedError

    def tip(self, line: int, column: int) -> str:
        """The text of a cell's tool tip."""
        return _spoken(self.cell(line, column))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line, column = index.row(), index.column()
        if role == CELL_ROLE:
            return self.cell(line, column)
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(line, column).text
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.tip(line, column))
        is_spoken = role == Qt.ItemDataRole.AccessibleTextRole
        return _spoken(self.cell(line, column)) if is_spoken else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """What a heading has for a role; a screen reader may ask for any section."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and section == self._sorted_by:
            return tr("descending") if self._is_descending else tr("ascending")
        column = COLUMNS[Column(section)]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return AT_RIGHT if column.is_number else AT_BEGINNING
        return column.heading() if role in HEADING_ROLES else None


def _spoken(cell: Cell) -> str:
    """What a screen reader says in place of the text."""
    if cell.category is not None:
        return named_category(cell.category)
    if cell.status is not None:
        return status_sentence(cell.status)
    return in_commas((cell.text, cell.mark or "", cell.note or ""))
