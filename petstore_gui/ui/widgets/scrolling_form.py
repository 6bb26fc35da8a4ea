"""The fields of a dialog, which scroll if the screen has no room for all of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import cast

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QShowEvent
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QApplication,
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

_GAP = 10
"""Pixels between two fields."""

SETTLED_MS = 200
"""When the layout has settled: until then, what was scrolled to is kept in sight."""

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly

_checked: set[str] = set()
"""The names of the classes whose interface checks bounds."""


class ScrollingForm(QScrollArea):
    """Makes its window as large as the fields need, up to the size of the screen.

    The window shrinks again when less is needed, unless the user has resized it. The focused field
    is scrolled into view, with its label and the text below it. `least`: a field for which there is
    always room.
    """

    def __init__(self, fields: Iterable[QWidget], least: QWidget | None = None) -> None:
        super().__init__()
        self._least = least
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
        self._target: QWidget | None = None
        self._before = self._made = QSize()  # of the window, before and after it grew
        # The height of a wrapping text is known only once it has its width, some events later.
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._settle)
        self._forgetting = QTimer(self)
        self._forgetting.setSingleShot(True)
        self._forgetting.setInterval(SETTLED_MS)
        self._forgetting.timeout.connect(self._forget_target)
        self.verticalScrollBar().rangeChanged.connect(lambda *_range: self._settling.start())
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._follow_focus)

    def sizeHint(self) -> QSize:
        return self._holder.sizeHint()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        width = self._holder.minimumSizeHint().width() + bar
        height = super().minimumSizeHint().height()
        return QSize(width, max(height, self._least.sizeHint().height() if self._least else 0))

    def scroll_by_keys(self) -> None:
        """Take the focus while there is something to scroll to: no field does."""
        policy = Qt.FocusPolicy
        self.verticalScrollBar().rangeChanged.connect(
            lambda _least, most: self.setFocusPolicy(policy.StrongFocus if most else policy.NoFocus)
        )

    def scroll_to(self, widget: QWidget) -> None:
        """Scroll to the field that contains a widget, once the layout is done."""
        self._target = widget
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
            self.scroll_to(now)

    def _settle(self) -> None:
        if self.isVisible():
            self._make_room()
            if self._target is not None:
                self._scroll(self._target)
        self._forgetting.start()

    def _forget_target(self) -> None:
        if not self._settling.isActive():  # a slow computer still lays something out
            self._target = None

    def _scroll(self, widget: QWidget) -> None:
        for field in self._holder.findChildren(QWidget, options=_DIRECT):
            if field.isAncestorOf(widget):
                self.ensureWidgetVisible(field, 0, 0)
        self.ensureWidgetVisible(widget, 0, 0)

    def _make_room(self) -> None:
        window, room = self.window(), self.screen().availableGeometry()
        missing_height = self._holder.sizeHint().height() - self.viewport().height()
        missing_width = self._holder.minimumSizeHint().width() - self.viewport().width()
        frame = window.frameGeometry().height() - window.height()
        height = min(window.height() + missing_height, room.height() - frame)
        width = min(window.width() + missing_width, room.width())
        is_ours = window.size() == self._made
        if not is_ours:
            self._before = window.size()
        wanted = QSize(width, height).expandedTo(self._before)
        if wanted == window.size():
            return
        window.resize(wanted)
        self._made = window.size()
        below = window.frameGeometry().bottom() - room.bottom()
        if below > 0:
            window.move(window.x(), max(room.top(), window.y() - below))


def check_bounds_for_readers(area: type[QScrollArea]) -> None:
    """Give scroll areas of a class the accessible interface of a plain widget.

    It checks the index of a child. That of a scroll area (Qt 6.11.3) does not: a screen reader that
    asks for the scroll bar just after it was hidden would crash the program.
    """
    _checked.add(area.__name__)
    _install_factory()


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_accessible_of)


def _accessible_of(class_name: str, widget: QObject) -> QAccessibleInterface | None:
    if class_name not in _checked or not isinstance(widget, QWidget):
        return None
    return QAccessibleWidget(widget, QAccessible.Role.Client)
