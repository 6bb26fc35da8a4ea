"""Room for the page on a screen that is too small for the least that it needs."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from petstore_gui.ui.widgets.scrolling_form import check_bounds_for_readers

_GAP = 6
"""Pixels seen above and below what has the focus."""


class PageScroll(QScrollArea):
    """Keeps its window large enough for the page; where the screen is too low, the page scrolls."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        check_bounds_for_readers(type(self))
        self._page = page
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._follow_focus)
        self.verticalScrollBar().rangeChanged.connect(
            lambda *_range: self._follow_focus(None, self.window().focusWidget())
        )

    def minimumSizeHint(self) -> QSize:
        page = self._page
        least = page.minimumSizeHint().expandedTo(page.minimumSize())
        window, screen = self.window(), self.screen().availableGeometry().height()
        frame = window.frameGeometry().height() - window.height()
        highest = min(window.maximumHeight(), screen - frame)
        beside = window.height() - self.height()
        return QSize(least.width(), min(least.height(), max(0, highest - beside)))

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return is_done

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what the keyboard goes to; under a mouse button, nothing moves."""
        is_pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        page = self._page
        if now is not None and page.isAncestorOf(now) and not is_pressed:
            middle = now.mapTo(page, now.rect().center())
            self.ensureVisible(middle.x(), middle.y(), 0, now.height() // 2 + _GAP)
