"""The first rows of the last-known catalogue, shown before the rest of the program is imported.

Every import here delays the first rows; tests/test_architecture.py lists what must not be loaded.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QEventLoop, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from petstore_gui.domain.view import Column
from petstore_gui.storage.cached_rows import CachedRow
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.base_table import AnimalTable
from petstore_gui.ui.table.cell_painter import CellPainter, beside_mark, inside
from petstore_gui.ui.table.cells import CELL_ROLE, NUMBERS, AnimalModel, Cell, Index, cell_name
from petstore_gui.ui.text.words import status_word

FIRST_ROWS = 50
"""More than fit on a large screen."""

PAINT_TIMEOUT_MS = 300
"""How long startup waits for the first paint."""


class FirstTable(AnimalTable):
    """A read-only table, shown until the rest of the window is ready.

    `names`: those of categories, by number, in words that can be shown; their marks come later.
    """

    def __init__(
        self, rows: list[CachedRow], theme: Theme, names: Mapping[int, str] | None = None
    ) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.show_model(_Model(rows, names or {}, self), _Delegate(theme, self))
        if names:
            self._widths.show_category_names(tuple(names.values()))

    def wait_until_painted(self) -> None:
        """Return once the rows are on the screen. User input is handled only after that."""
        loop = QEventLoop()
        watcher = _PaintWatcher(self.viewport(), loop)
        QTimer.singleShot(PAINT_TIMEOUT_MS, loop, loop.quit)
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self.viewport().removeEventFilter(watcher)


class _PaintWatcher(QObject):
    def __init__(self, viewport: QWidget, loop: QEventLoop) -> None:
        super().__init__(loop)
        self._loop = loop
        viewport.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, self._loop.quit)
        return False


class _Model(AnimalModel):
    def __init__(self, rows: list[CachedRow], names: Mapping[int, str], parent: QObject) -> None:
        super().__init__(parent)
        self._rows, self._names = rows, names
        self.numbers = (Column.ID,) if names else NUMBERS

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def lengths(self) -> dict[Column, int]:
        texts = [(str(pet_id), str(category)) for pet_id, _, category, *_ in self._rows]
        ids, categories = zip(*texts, strict=True)
        return {Column.ID: max(map(len, ids)), Column.CATEGORY: max(map(len, categories))}

    def cell(self, line: int, column: int) -> Cell:
        pet_id, name, category_id, status, *_ = self._rows[line]
        if column == Column.NAME:
            return Cell(column, cell_name(name))
        if column == Column.STATUS:
            return Cell(column, status_word(status), status)
        if column == Column.ID:
            return Cell(column, str(pet_id))
        named = self._names.get(category_id)
        words, is_among_names = named or str(category_id), bool(self._names)
        return Cell(column, words, is_named=named is not None, is_among_names=is_among_names)


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, table: AnimalTable) -> None:
        super().__init__(table)
        self._table = table
        self._cells = CellPainter(theme.colours, table.font())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        self._cells.paint_line(painter, option.rect)
        inner, cell = inside(option.rect, self._table.cell_margin), index.data(CELL_ROLE)
        if cell.is_among_names:
            inner = beside_mark(inner, option)
        self._cells.paint(painter, inner, cell, option.direction)
        painter.restore()
