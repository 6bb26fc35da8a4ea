"""A table of animals that knows which row is under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QMouseEvent, QWheelEvent

from petstore_gui.ui.table.base_table import AnimalTable


class HoverTable(AnimalTable):
    """Repaints the row under the mouse; `hovered` is its line, or -1."""

    def __init__(self) -> None:
        super().__init__()
        self.hovered = -1
        self.setMouseTracking(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(event.position().toPoint().y()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event)
        self._hover(self.rowAt(event.position().toPoint().y()))

    def _hover(self, line: int) -> None:
        """Paint the line under the mouse, and the one that was under it."""
        before, self.hovered = self.hovered, line
        for one in {before, line} - {-1} if before != line else ():
            top = self.rowViewportPosition(one)
            self.viewport().update(0, top, self.viewport().width(), self.rowHeight(one))
