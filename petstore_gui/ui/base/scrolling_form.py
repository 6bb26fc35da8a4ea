"""The fields of a dialog, which scroll if the screen has no room for all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from petstore_gui.ui.base.reader_bounds import check_bounds_for_readers

_GAP = 10
"""Pixels between two fields."""

_SCREEN_SHARE = 0.7
"""Of the screen's height, which the fields take at most before they scroll."""


class ScrollingForm(QScrollArea):
    """As large as its fields, which its window grows with, up to a share of the screen."""

    def __init__(self, fields: Iterable[QWidget]) -> None:
        super().__init__()
        check_bounds_for_readers(type(self))
        self._holder = QWidget()
        layout = QVBoxLayout(self._holder)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_GAP)
        for field in fields:
            layout.addWidget(field)
        layout.addStretch()
        self.setWidget(self._holder)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._follow_focus)

    def scroll_to(self, widget: QWidget) -> None:
        """Scroll to a widget whose text or place has just changed."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.ensureWidgetVisible(widget)

    def sizeHint(self) -> QSize:
        return self._holder.sizeHint()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        least = self._holder.minimumSizeHint()
        most = self.screen().availableGeometry().height() * _SCREEN_SHARE
        return QSize(least.width() + bar, min(least.height(), round(most)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._holder.isAncestorOf(now):
            self.ensureWidgetVisible(now)
