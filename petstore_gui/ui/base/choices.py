"""Fields that the mouse wheel leaves alone: it scrolls the form around them instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox

ROWS_SHOWN = 12
"""Longer lists scroll."""

_LETTERS = 8
"""Of a choice that are in sight where there is little room."""

T = TypeVar("T")


class ComboBox(QComboBox):
    """A combo box whose choice the wheel changes only in its open list."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxVisibleItems(ROWS_SHOWN)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._take_selected)

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


def choice_box(words: Mapping[T, str], chosen: T) -> ComboBox:
    """A box with these texts, and what each stands for as its data."""
    box = ComboBox()
    box.setSizeAdjustPolicy(box.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(_LETTERS)
    for one, word in words.items():
        box.addItem(word, one)
    box.setCurrentIndex(list(words).index(chosen))
    return box


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
