"""The rows of a file as a model: a cell is made only when it is shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QColor

from petstore_gui.domain.refusal import PetField
from petstore_gui.importing.preview import Preview, PreviewRow, Verdict
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.text.plain_text import clip, plain_tip, visible
from petstore_gui.ui.text.preview_text import cell_problem, row_sentence
from petstore_gui.ui.text.words import tr

ROW, KNOWN = 0, 4
_FIELDS = {1: PetField.NAME, 2: PetField.CATEGORY, 3: PetField.STATUS}
_SHOWN_MAX = 200
"""How many characters of a cell are shown."""

_ROOT = QModelIndex()
_ROLE = Qt.ItemDataRole
_TICKS = {True: Qt.CheckState.Checked, False: Qt.CheckState.Unchecked}
_PROBLEM_ROLES = (_ROLE.ForegroundRole, _ROLE.ToolTipRole, _ROLE.AccessibleDescriptionRole)


class PreviewModel(QAbstractTableModel):
    """A tick for each row to add, its texts, which can be edited, and what is known of it.

    Signals:
        edited(PreviewRow, PetField, str): somebody changed a text.
        ticked(): somebody chose a row, or left it out.
    """

    edited = Signal(object, object, str)
    ticked = Signal()

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._preview: Preview | None = None
        self._rows: Sequence[PreviewRow] = ()

    def show_rows(self, preview: Preview | None, rows: Sequence[PreviewRow]) -> None:
        """Show some of the rows of a preview."""
        self.beginResetModel()
        self._preview, self._rows = preview, rows
        self.endResetModel()

    def show_checked(self) -> None:
        """The rows were checked again; the current one stays."""
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, KNOWN))

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else KNOWN + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if not index.isValid():
            return flags
        if index.column() == ROW and self._rows[index.row()].pet is not None:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        if index.column() in _FIELDS:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid() or self._preview is None:
            return None
        row, column = self._rows[index.row()], index.column()
        value: object = None
        if role == _ROLE.DisplayRole:
            value = self._text(row, column)
        elif role == _ROLE.CheckStateRole and column == ROW and row.pet is not None:
            value = _TICKS[self._preview.is_chosen(row)]
        elif role == _ROLE.EditRole and column in _FIELDS:
            value = row.texts[_FIELDS[column]]
        elif role in _PROBLEM_ROLES and (problem := self._problem(row, column)):
            colour = QColor(self._theme.colours.error)
            of_role = {_ROLE.ForegroundRole: colour, _ROLE.ToolTipRole: plain_tip(problem)}
            value = of_role.get(_ROLE(role), problem)
        return value

    def setData(self, index: Index, value: object, role: int = _ROLE.EditRole) -> bool:
        row = self._rows[index.row()]
        if role == _ROLE.CheckStateRole and self._preview is not None:
            self._preview.choices[row.number] = Qt.CheckState(value) is Qt.CheckState.Checked
            self.ticked.emit()
        elif role == _ROLE.EditRole and value != row.texts[_FIELDS[index.column()]]:
            self.edited.emit(row, _FIELDS[index.column()], str(value))
        self.dataChanged.emit(index, index)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> object:
        headings = (tr("Row"), tr("Name"), tr("Category"), tr("Status"), tr("What is known"))
        is_there = 0 <= section < len(headings)
        is_text = orientation is Qt.Orientation.Horizontal and role == _ROLE.DisplayRole
        return headings[section] if is_there and is_text else None

    def _text(self, row: PreviewRow, column: int) -> str:
        if column == ROW:
            return str(row.number)
        if column in _FIELDS:
            return clip(visible(row.texts[_FIELDS[column]]), _SHOWN_MAX)
        assert self._preview is not None  # noqa: S101 - `data` has looked
        return row_sentence(row, self._preview.reading)

    def _problem(self, row: PreviewRow, column: int) -> str:
        if row.verdict is not Verdict.INVALID or self._preview is None:
            return ""
        if column in _FIELDS:
            return cell_problem(row, _FIELDS[column], self._preview.reading)
        is_known = column == KNOWN
        return row_sentence(row, self._preview.reading, is_short=False) if is_known else ""
