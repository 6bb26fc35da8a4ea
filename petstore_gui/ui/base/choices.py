"""Fields that the mouse wheel leaves alone: it scrolls the form around them instead."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox

from petstore_gui.catalogue.timers import single_shot

ROWS_SHOWN = 12
"""Longer lists scroll."""


class ComboBox(QComboBox):
    """A combo box whose choice the wheel changes only in its open list.

    `words`: the text of each choice, which is its data.
    """

    def __init__(self, words: Mapping[Any, str] = MappingProxyType({})) -> None:
        super().__init__()
        self.setMaxVisibleItems(ROWS_SHOWN)
        for choice, word in words.items():
            self.addItem(word, choice)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel
        self._settling = single_shot(self, self._take_selected)
        self.currentIndexChanged.connect(self._tell_choice)

    def show_choice(self, choice: object) -> None:
        """Show what is chosen: nobody chose it now."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(choice))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        selection = self.view().selectionModel()
        kind = Qt.ConnectionType.UniqueConnection
        selection.selectionChanged.connect(self._settling.start, kind)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _take_selected(self) -> None:
        """Choose what assistive technology selected: mouse and keys make it current as well."""
        rows = self.view().selectionModel().selectedIndexes()
        if rows and rows[0] != self.view().currentIndex():
            self.setCurrentIndex(rows[0].row())
            self.hidePopup()

    def _tell_choice(self, row: int) -> None:
        """Let Orca say what the keys chose while the list is closed: it is told nothing by Qt."""
        if sys.platform == "linux" and self.hasFocus() and not self.view().isVisible():
            event = QAccessibleEvent(self.view(), QAccessible.Event.Focus)
            event.setChild(row)
            QAccessible.updateAccessibility(event)


class SpinBox(QSpinBox):
    """A spin box whose number the wheel changes only once it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
