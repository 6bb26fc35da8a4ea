"""The page of the window, which scrolls where it has more than the window has room for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from petstore_gui.ui.base.reader_bounds import check_bounds_for_readers


class PageScroll(QScrollArea):
    """Qt scrolls it to what gets the focus."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        check_bounds_for_readers(type(self))
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
