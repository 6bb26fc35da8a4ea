"""The rows of a file as they would be added."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.importing.preview import Preview, Verdict
from petstore_gui.ui.importing.preview_model import KNOWN, ROW, PreviewModel
from petstore_gui.ui.importing.row_filter import RowFilter
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cell_painter import CELL_MARGIN
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.table.record_delegate import ROW_HEIGHT
from petstore_gui.ui.table.row_table import RowTable
from petstore_gui.ui.text.words import status_word, tr

_ROW_WIDTH = 5
"""In heights of a line of text."""

_SHARES = 0.26, 0.17, 0.16
"""What name, category and status have of the rest; what is known has what they leave."""

_ROWS_SEEN = 4
"""How many rows have room, at least; where the screen has less, the dialog scrolls."""

_KINDS: tuple[tuple[Verdict, ...], ...] = (
    tuple(Verdict),
    (Verdict.NEW,),
    (Verdict.LIKE_LISTED, Verdict.LIKE_ADD, Verdict.LIKE_ROW),
    (Verdict.INVALID,),
)

_TEXT_EDITS = (
    QAbstractItemView.EditTrigger.DoubleClicked
    | QAbstractItemView.EditTrigger.EditKeyPressed
    | QAbstractItemView.EditTrigger.AnyKeyPressed
)


class PreviewTable(RowTable):
    """Shows a preview; Space ticks a row, Enter, F2, a double click or typing edits a text."""

    LIKE = 2
    """The kind of rows that are like an animal that is there or begun, or like another row."""

    def __init__(self, theme: Theme, shown: RowFilter, parent: QWidget) -> None:
        super().__init__(parent)
        row = max(ROW_HEIGHT, self.fontMetrics().lineSpacing() + 12)
        self.rows = PreviewModel(theme, self)
        self._filter = shown
        self._preview: Preview | None = None
        self.setModel(self.rows)
        self.setItemDelegate(_Delegate(theme, self))
        self.setAccessibleName(tr("Preview"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(_TEXT_EDITS)
        self.verticalHeader().setDefaultSectionSize(row)
        self.setMinimumHeight((_ROWS_SEEN + 1) * row)
        policy = self.sizePolicy()
        policy.setVerticalStretch(1)
        self.setSizePolicy(policy)
        self._lay_out_columns()

    def show_preview(self, preview: Preview | None) -> None:
        """Show the rows of a preview, or none; after an edit, the current one stays."""
        is_same, self._preview = preview is self._preview, preview
        counts = {} if preview is None else preview.counts
        words = tr("All rows"), tr("New"), tr("Like another"), tr("Cannot be added")
        known = [sum(counts.get(verdict, 0) for verdict in kind) for kind in _KINDS]
        self._filter.offer(zip(words, known, strict=True))
        if is_same:
            self.rows.show_checked()
        else:
            self.filter()

    def filter(self) -> None:
        """Show the rows that are chosen in the filter."""
        rows = () if self._preview is None else self._preview.rows
        verdicts = _KINDS[self._filter.kind]
        self.rows.show_rows(self._preview, [row for row in rows if row.verdict in verdicts])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit with Enter, tick with Space."""
        is_open = self.state() is QAbstractItemView.State.EditingState
        if not is_open and event.key() == Qt.Key.Key_Space:
            self._tick(self.currentIndex().siblingAtColumn(ROW))
        elif is_open or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.model().flags(self.currentIndex()) & Qt.ItemFlag.ItemIsEditable:
            self.edit(self.currentIndex())

    def _tick(self, index: QModelIndex) -> None:
        role, states = Qt.ItemDataRole.CheckStateRole, Qt.CheckState
        if self.model().flags(index) & Qt.ItemFlag.ItemIsUserCheckable:
            is_ticked = index.data(role) is states.Checked
            self.model().setData(index, states.Unchecked if is_ticked else states.Checked, role)

    def _fit_columns(self) -> None:
        header, line = self.horizontalHeader(), self.fontMetrics().lineSpacing()
        least = [header.sectionSizeHint(column) for column in range(KNOWN)]
        statuses = max(map(self.fontMetrics().horizontalAdvance, map(status_word, PetStatus)))
        least[-1] = max(least[-1], statuses + 2 * CELL_MARGIN)
        row = max(_ROW_WIDTH * line, least[ROW])
        rest = self.viewport().width() - row
        widths = row, *(round(rest * share) for share in _SHARES)
        widths = tuple(map(max, widths, least))
        for column, width in enumerate(widths, ROW):
            self.setColumnWidth(column, width)
        modes, known = QHeaderView.ResizeMode, header.sectionSizeHint(KNOWN)
        has_room = self.viewport().width() - sum(widths) >= known
        header.setSectionResizeMode(KNOWN, modes.Stretch if has_room else modes.Interactive)
        if not has_room:  # it scrolls
            self.setColumnWidth(KNOWN, 2 * known)

    def _lay_out_columns(self) -> None:
        header = self.horizontalHeader()
        header.setAccessibleName(self.accessibleName())
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)


class _Delegate(QStyledItemDelegate):
    """Puts the texts under their headings, and a frame around the current cell."""

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = option.widget.style()
        style.drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        super().paint(painter, _under_heading(option), index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setPen(QPen(QColor(self._theme.colours.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))
            painter.restore()

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """A click ticks where the box is."""
        return super().editorEvent(event, model, _under_heading(option), index)


def _under_heading(option: QStyleOptionViewItem) -> QStyleOptionViewItem:
    moved = QStyleOptionViewItem(option)
    style = option.widget.style()
    own = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1
    margin = CELL_MARGIN - own
    moved.rect = option.rect.adjusted(margin, 0, -margin, 0)
    return moved
