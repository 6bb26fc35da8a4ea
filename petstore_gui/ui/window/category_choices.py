"""The list of check boxes of the filter by category."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.base.reader_bounds import check_bounds_for_readers
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import tr

_MARGIN, _GAP = 12, 10
"""Pixels around the check boxes, and between two of them."""


class CategoryChoices(QScrollArea):
    """Opens below a button and stays open; Esc, or a click or the focus elsewhere closes it.

    It is a part of the window, since screen readers find nothing in a window of the popup type.

    Signals:
        category_toggled(int): one was checked or unchecked; an int64, as an object.
        all_chosen(): the button "All categories" was pressed.
    """

    category_toggled = Signal(object)
    all_chosen = Signal()

    def __init__(self, button: QWidget) -> None:
        super().__init__(button.window())
        check_bounds_for_readers(type(self))
        self.setObjectName("categoryChoices")
        self.setAccessibleName(tr("Categories"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._button = button
        self._holder = QWidget()
        self._boxes: dict[int, QCheckBox] = {}
        self._stops: Sequence[QAbstractButton] = ()
        self._chosen: Collection[int] = ()
        self.hide()

    def show_categories(self, words: Mapping[int, tuple[str, str]], *, has_more: bool) -> None:
        """Show these, each with its name and the number of its animals."""
        self._holder = QWidget()
        column = QVBoxLayout(self._holder)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        self._boxes = {one: self._box(one, *texts) for one, texts in words.items()}
        for box in self._boxes.values():
            column.addWidget(box)
        if has_more:
            column.addWidget(PlainLabel(tr("Search for a name or a number to find the others.")))
        show_all = QPushButton(tr("All categories"))
        show_all.clicked.connect(self.all_chosen)
        column.addWidget(show_all)
        column.addStretch()
        self._stops = (*self._boxes.values(), show_all)
        self.setWidget(self._holder)

    def check(self, chosen: Collection[int]) -> None:
        """Check the boxes of these categories, and of no others."""
        self._chosen = chosen
        for one, box in self._boxes.items():
            box.setChecked(one in chosen)

    def open(self) -> None:
        """Show it below the button."""
        self.place()
        self.show()
        self.raise_()
        self._stops[0].setFocus()

    def place(self) -> None:
        """Go below the button, as large as it needs to be and the window allows."""
        window = self._button.window()
        frame, bar = 2 * self.frameWidth(), self.verticalScrollBar().sizeHint().width()
        size = self._holder.sizeHint().grownBy(QMargins(0, 0, frame + bar, frame))
        size = size.boundedTo(window.size())
        below = QRect(self._button.mapTo(window, QPoint(0, self._button.height())), size)
        if self._button.isRightToLeft():
            below.moveRight(below.left() + self._button.width())
        below.moveRight(min(below.right(), window.width() - 1))
        below.moveBottom(min(below.bottom(), window.height() - 1))
        below.moveTopLeft(QPoint(max(below.left(), 0), max(below.top(), 0)))
        self.setGeometry(below)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        program = _application()
        program.installEventFilter(self)
        program.focusChanged.connect(self._follow_focus)

    def hideEvent(self, event: QHideEvent) -> None:
        program = _application()
        program.removeEventFilter(self)
        program.focusChanged.disconnect(self._follow_focus)
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close at a click elsewhere; the button itself closes and opens."""
        is_press = event.type() is QEvent.Type.MouseButtonPress
        if is_press and isinstance(watched, QWidget) and not self._has(watched):
            self.hide()
        return False

    def event(self, event: QEvent) -> bool:
        """Take Esc before the window, in which it stops loading."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self._button.setFocus()
            self.hide()
        elif event.key() in ENTER and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab and the arrows go round in the list."""
        stops = self._stops
        at = next((place for place, one in enumerate(stops) if one.hasFocus()), -1)
        stop = stops[(at + (1 if forward else -1)) % len(stops)]
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        self.ensureWidgetVisible(stop, 0, _MARGIN)
        return True

    def _box(self, category: int, name: str, count: str) -> QCheckBox:
        box = QCheckBox(f"{name}  {count}".replace("&", "&&"))
        box.setAccessibleName(name)
        box.setAccessibleDescription(count)
        box.toggled.connect(partial(self._toggled, category))  # screen readers toggle, not click
        return box

    def _toggled(self, category: int, checked: bool) -> None:
        if checked is not (category in self._chosen):
            self.category_toggled.emit(category)

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and not self._has(now):
            self.hide()

    def _has(self, widget: QWidget) -> bool:
        return widget is self._button or widget is self or self.isAncestorOf(widget)


def _application() -> QApplication:
    return cast("QApplication", QApplication.instance())
