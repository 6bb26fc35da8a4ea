"""The table of rows: Space ticks one, Enter, F2, a double click or typing edits a text."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.importing.rows_model import ROW, RowsModel
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.table.pet_delegate import CELL_MARGIN
from petstore_gui.ui.table.record_table import ROW_HEIGHT
from petstore_gui.ui.table.row_table import RowTable
from petstore_gui.ui.text.words import tr

_WIDTHS = 5, 11, 7, 7
"""Of all columns but the last, in heights of a line of text."""

_ROWS_SEEN = 4
"""How many rows have room, at least; where the screen has less, the dialog scrolls."""

_TEXT_EDITS = (
    QAbstractItemView.EditTrigger.DoubleClicked
    | QAbstractItemView.EditTrigger.EditKeyPressed
    | QAbstractItemView.EditTrigger.AnyKeyPressed
)


class RowsTable(RowTable):
    """Shows a model."""

    def __init__(self, model: RowsModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        line, header = self.fontMetrics().lineSpacing(), self.horizontalHeader()
        self.setModel(model)
        self.setItemDelegate(_Delegate(theme, self))
        self.setAccessibleName(tr("Preview"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(_TEXT_EDITS)
        self.verticalHeader().setDefaultSectionSize(max(ROW_HEIGHT, line + 12))
        self.setMinimumHeight((_ROWS_SEEN + 1) * max(ROW_HEIGHT, line + 12))
        policy = self.sizePolicy()
        policy.setVerticalStretch(1)
        self.setSizePolicy(policy)
        for column, width in enumerate(_WIDTHS):
            self.setColumnWidth(column, max(width * line, header.sectionSizeHint(column)))
        header.setAccessibleName(self.accessibleName())
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
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
    """Puts the texts under their headings, and a frame around the current cell."""

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        panel = QStyle.PrimitiveElement.PE_PanelItemViewItem
        option.widget.style().drawPrimitive(panel, option, painter, option.widget)
        super().paint(painter, _under_heading(option), index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setPen(QPen(QColor(self._theme.colours.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))
            painter.restore()

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """A click ticks where the box is."""
        return super().editorEvent(event, model, _under_heading(option), index)


def _under_heading(option: QStyleOptionViewItem) -> QStyleOptionViewItem:
    moved, style = QStyleOptionViewItem(option), option.widget.style()
    own = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1
    moved.rect = option.rect.adjusted(CELL_MARGIN - own, 0, own - CELL_MARGIN, 0)
    return moved
