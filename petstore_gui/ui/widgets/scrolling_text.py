"""A text that scrolls where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy

from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.widgets.scrolling_form import check_bounds_for_readers

_LEAST_LINES = 2
"""How many lines are in sight on the smallest screen."""


class ScrollingText(QScrollArea):
    """As high as its text, or as there is room for; then the keyboard can scroll it.

    `min_lines`: how high it is with a shorter text, if there is room.
    """

    def __init__(self, *, min_lines: int = 1) -> None:
        super().__init__()
        check_bounds_for_readers(type(self))
        self._min_lines = min_lines
        self.label = WrappingLabel()
        self.setWidget(self.label)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._offer_focus)

    def sizeHint(self) -> QSize:
        height = max(self.label.height(), self._height_of(self._min_lines))
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height_of(_LEAST_LINES))

    def show_text(self, text: str) -> None:
        """Show a text from its beginning."""
        if text != self.label.text():
            self.label.setText(text)
            self.verticalScrollBar().setValue(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_taken = super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.updateGeometry()
        return is_taken

    def _offer_focus(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def _height_of(self, lines: int) -> int:
        return lines * self.fontMetrics().lineSpacing() + 2
