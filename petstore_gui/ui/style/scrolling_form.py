"""Room for the fields of a dialog: all of it where the screen has it, else scrolled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

_GAP = 12
"""Pixels between two fields."""

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class ScrollingForm(QScrollArea):
    """Makes its window as large as the fields need, up to the size of the screen.

    What is in focus is brought into view, with its label and the line about it.
    """

    def __init__(self, fields: Iterable[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self._brought: QWidget | None = None
        # Texts that wrap know their height once they have their width, some events later.
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self._settle)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._follow_focus)

    def sizeHint(self) -> QSize:
        return self._holder.sizeHint()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        width = self._holder.minimumSizeHint().width() + bar
        return QSize(width, super().minimumSizeHint().height())

    def bring(self, widget: QWidget) -> None:
        """Show the field that a widget belongs to, once all is in its place."""
        self._brought = widget
        self._settling.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_taken = super().eventFilter(watched, event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._settling.start()
        return is_taken

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._holder.isAncestorOf(now):
            self.bring(now)

    def _settle(self) -> None:
        if self.isVisible():
            self._make_room()
            if self._brought is not None:
                self._scroll_to(self._brought)
        self._brought = None

    def _scroll_to(self, widget: QWidget) -> None:
        for field in self._holder.findChildren(QWidget, options=_DIRECT):
            if field.isAncestorOf(widget):
                self.ensureWidgetVisible(field, 0, 0)
        self.ensureWidgetVisible(widget, 0, 0)

    def _make_room(self) -> None:
        window, room = self.window(), self.screen().availableGeometry()
        missing = self._holder.sizeHint().height() - self.viewport().height()
        missing_library = self._holder.minimumSizeHint().width() - self.viewport().width()
        frame = window.frameGeometry().height() - window.height()
        height = min(window.height() + missing, room.height() - frame)
        width = min(window.width() + missing_library, room.width())
        if height <= window.height() and width <= window.width():
            return
        window.resize(window.size().expandedTo(QSize(width, height)))
        below = window.frameGeometry().bottom() - room.bottom()
        if below > 0:
            window.move(window.x(), max(room.top(), window.y() - below))
