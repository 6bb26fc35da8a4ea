"""The rows of a file or an import, and their table, in which texts are edited."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from petstore_gui.domain.failure import PetField
from petstore_gui.importing.preview import Preview, PreviewRow, Verdict
from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.animal_table import RowTable
from petstore_gui.ui.table.cells import HEADING_ROLES, Index
from petstore_gui.ui.words.import_text import cell_problem, row_problem
from petstore_gui.ui.words.plain_text import clip, plain_tip, visible
from petstore_gui.ui.words.words import tr

ROW, PROBLEM = 0, 4
_FIELDS = dict(enumerate(PetField, 1))
_SHOWN_MAX = 200
"""How many characters of a cell are shown."""

_ROOT = QModelIndex()
_ROLE = Qt.ItemDataRole
_TICKS = {True: Qt.CheckState.Checked, False: Qt.CheckState.Unchecked}
_PROBLEM_ROLES = (_ROLE.ForegroundRole, _ROLE.ToolTipRole)


class RowsModel(QAbstractTableModel):
    """What is wrong with each row before it is added, or why it was not.

    Rows of a file have a `preview`, a tick, and texts that can be edited.

    Signals:
        edited(PreviewRow, PetField, str): somebody changed a text.
        ticked(): somebody chose a row, or left it out.
    """

    edited = Signal(object, object, str)
    ticked = Signal()

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self.preview: Preview | None = None
        self._rows: Sequence[PreviewRow] = ()

    def show_rows(self, rows: Sequence[PreviewRow], preview: Preview | None = None) -> None:
        """Show rows of a preview, or of an import; after an edit, the current cell stays."""
        self.preview = preview
        if self._rows and len(rows) == len(self._rows):
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, PROBLEM))
        else:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else PROBLEM + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if not index.isValid() or self.preview is None:
            return flags
        if index.column() == ROW and self._rows[index.row()].pet is not None:
            return flags | Qt.ItemFlag.ItemIsUserCheckable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() in _FIELDS else flags

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        text_of = {
            _ROLE.DisplayRole: self._text,
            _ROLE.AccessibleDescriptionRole: self._description,
        }
        if role in text_of:
            return clip(text_of[_ROLE(role)](row, column), _SHOWN_MAX)
        if role == _ROLE.EditRole and column in _FIELDS:
            return row.texts[_FIELDS[column]]
        if role == _ROLE.CheckStateRole and self.flags(index) & Qt.ItemFlag.ItemIsUserCheckable:
            return _TICKS[self.preview is not None and self.preview.is_chosen(row)]
        problem = self._problem(row, column) if role in _PROBLEM_ROLES else ""
        if problem and role == _ROLE.ForegroundRole:
            return QColor(self._theme.colours.error)
        return plain_tip(problem) or None

    def _description(self, row: PreviewRow, column: int) -> str:
        """What a screen reader says after a cell's text."""
        if column == ROW:
            return "" if self.preview is None or self.preview.is_chosen(row) else tr("not ticked")
        problem = self._problem(row, column)
        return "" if problem == self._text(row, column) else problem

    def setData(self, index: Index, value: object, role: int = _ROLE.EditRole) -> bool:
        row = self._rows[index.row()]
        if role == _ROLE.CheckStateRole and self.preview is not None:
            self.preview.choices[row.number] = Qt.CheckState(value) is Qt.CheckState.Checked
            self.ticked.emit()
        elif role == _ROLE.EditRole and value != row.texts[_FIELDS[index.column()]]:
            self.edited.emit(row, _FIELDS[index.column()], str(value))
        self.dataChanged.emit(index, index)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> object:
        headings = (tr("Row"), tr("Name"), tr("Category"), tr("Status"), tr("Problem"))
        is_text = orientation is Qt.Orientation.Horizontal and role in HEADING_ROLES
        return headings[section] if is_text and 0 <= section < len(headings) else None

    def _text(self, row: PreviewRow, column: int) -> str:
        if column in _FIELDS:
            return visible(row.texts[_FIELDS[column]])
        if column == ROW:
            return str(row.number or "")
        return row.outcome or self._problem(row, column, is_short=True)

    def _problem(self, row: PreviewRow, column: int, *, is_short: bool = False) -> str:
        if self.preview is None or column == ROW:
            return row.outcome if column == PROBLEM else ""
        reading = self.preview.reading
        if column == PROBLEM and (is_short or row.verdict is Verdict.INVALID):
            return row_problem(row, reading, is_short=is_short)
        is_wrong = row.verdict is Verdict.INVALID and column in _FIELDS
        return cell_problem(row, _FIELDS[column], reading) if is_wrong else ""


_WIDTHS = 5, 11, 7, 7
"""Of all columns but the last, in heights of a line of text."""

_ROWS_SEEN = 4
"""How many rows have room, at least; where the screen has less, the dialog scrolls."""


class RowsTable(RowTable):
    """Shows a model."""

    def __init__(self, model: RowsModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        line, header = self.fontMetrics().lineSpacing(), self.horizontalHeader()
        self.setModel(model)
        self.setItemDelegate(_Delegate(theme, self))
        self.become_list(tr("Preview"), least_rows=_ROWS_SEEN + 1)
        self.setEditTriggers(~self.EditTrigger.CurrentChanged)
        policy = self.sizePolicy()
        policy.setVerticalStretch(1)
        self.setSizePolicy(policy)
        for column, width in enumerate(_WIDTHS):
            self.setColumnWidth(column, max(width * line, header.sectionSizeHint(column)))
        header.setStretchLastSection(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit with Enter, tick with Space."""
        is_open = self.state() is QAbstractItemView.State.EditingState
        if not is_open and event.key() == Qt.Key.Key_Space:
            self._tick(self.currentIndex().siblingAtColumn(ROW))
        elif is_open or event.key() not in ENTER:
            super().keyPressEvent(event)
        elif self.model().flags(self.currentIndex()) & Qt.ItemFlag.ItemIsEditable:
            self.edit(self.currentIndex())

    def _tick(self, index: QModelIndex) -> None:
        role, states = Qt.ItemDataRole.CheckStateRole, Qt.CheckState
        if self.model().flags(index) & Qt.ItemFlag.ItemIsUserCheckable:
            is_ticked = index.data(role) is states.Checked
            self.model().setData(index, states.Unchecked if is_ticked else states.Checked, role)


class _Delegate(QStyledItemDelegate):
    """Puts a frame around the current cell."""

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if option.state & QStyle.StateFlag.State_HasFocus:  # and it is selected
            painter.save()
            painter.setPen(QPen(QColor(self._theme.colours.on_selection), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))
            painter.restore()
