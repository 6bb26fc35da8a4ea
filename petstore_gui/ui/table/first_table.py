"""The first rows of the last-known catalogue, shown before the rest of the program is imported.

Every import here delays the first rows; tests/test_architecture.py lists what must not be loaded.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEventLoop, QModelIndex, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractItemView

from petstore_gui.domain.view import Column
from petstore_gui.storage.cached_rows import CachedRow
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.animal_table import AnimalTable
from petstore_gui.ui.table.cells import AnimalModel, Cell, Index, cell_name
from petstore_gui.ui.words.words import status_word

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
        super().__init__(theme, _Model(rows, names or {}))
        self._loop = QEventLoop(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)

    def wait_until_painted(self) -> bool:
        """Wait until the rows are on the screen; False if that takes too long.

        User input is handled only after that.
        """
        QTimer.singleShot(PAINT_TIMEOUT_MS, self._loop, lambda: self._loop.exit(1))
        return not self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        QTimer.singleShot(0, self._loop, self._loop.quit)


class _Model(AnimalModel):
    def __init__(self, rows: list[CachedRow], names: Mapping[int, str]) -> None:
        super().__init__()
        self._rows, self._names = rows, names
        self.longest_id = max(len(str(pet_id)) for pet_id, *_ in rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def cell(self, line: int, column: int) -> Cell:
        pet_id, name, category_id, status, *_ = self._rows[line]
        if column == Column.NAME:
            return Cell(column, cell_name(name))
        if column == Column.STATUS:
            return Cell(column, status_word(status), status)
        if column == Column.ID:
            return Cell(column, str(pet_id))
        words = self._names.get(category_id) or str(category_id)
        return Cell(column, words, is_among_names=bool(self._names))
