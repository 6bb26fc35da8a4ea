"""Copying the selected animals, or their ids, to the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence

from petstore_gui.domain.view import Column
from petstore_gui.ui.table.base_table import AnimalTable
from petstore_gui.ui.table.pet_table_model import PetTableModel
from petstore_gui.ui.table.scroll_anchor import selected_lines
from petstore_gui.ui.text.words import tr


class RowCopying(QObject):
    """Its `actions` copy the selected animals of a table in the visible columns, and their ids.

    Signals:
        copied(): the user copied animals, or their ids.
    """

    copied = Signal()

    def __init__(
        self,
        table: AnimalTable,
        model: PetTableModel,
        shown_columns: Callable[[], list[Column]],
    ) -> None:
        super().__init__(table)
        self._table = table
        self._model = model
        self._shown_columns = shown_columns
        self.actions = (
            self._make(tr("Copy"), QKeySequence.StandardKey.Copy, self._copy_lines),
            self._make(tr("Copy ID"), "Ctrl+Shift+C", self._copy_ids),
        )
        table.addActions(list(self.actions))

    def _make(
        self, text: str, keys: QKeySequence.StandardKey | str, copy: Callable[[], None]
    ) -> QAction:
        action = QAction(text, self._table)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(copy)
        return action

    def _copy_lines(self) -> None:
        shown = self._shown_columns()
        self._to_clipboard(
            "\t".join(self._model.texts(line, shown)) for line in self._selected_pets()
        )

    def _copy_ids(self) -> None:
        self._to_clipboard(str(self._model.pet_id(line)) for line in self._selected_pets())

    def _selected_pets(self) -> Iterator[int]:
        """The selected lines with animals of the service, from the top."""
        above = self._model.unadded_count
        return (line for line in selected_lines(self._table) if line >= above)

    def _to_clipboard(self, lines: Iterator[str]) -> None:
        text = "\n".join(lines)
        if text:
            QGuiApplication.clipboard().setText(text)
            self.copied.emit()
