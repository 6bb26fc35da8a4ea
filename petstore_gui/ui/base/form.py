"""The fields of a dialog, which scroll if the screen has no room for all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.ui.base.accessible_roles import install_roles
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.touch import FingerScrolling
from petstore_gui.ui.words.plain_text import PlainLabel, WrappingLabel


class FormField(QWidget):
    """Reserves `lines` lines of text under the control, so that the layout does not jump."""

    def __init__(
        self,
        label: str,
        control: QWidget,
        *,
        beside: QWidget | None = None,
        lines: int = 1,
    ) -> None:
        super().__init__()
        self.control = control
        edit = control.lineEdit() if isinstance(control, QComboBox) else None
        self._named = [control, edit] if edit else [control]  # each needs an accessible name
        heading = PlainLabel(label, "label")
        heading.setBuddy(control)
        self._line = WrappingLabel(min_lines=lines, name="hint")
        for widget in self._named:
            widget.setAccessibleName(label)
        row = filled(QHBoxLayout(), (control, 1), *([beside] if beside else []), gap=8)
        self._column = filled(QVBoxLayout(self), heading, row, self._line, gap=3)

    def add_below(self, widget: QWidget) -> None:
        """Put a widget under the line."""
        self._column.addWidget(widget)

    def show_text(self, text: str, *, is_problem: bool = False, is_wrong: bool = True) -> None:
        """Show a text under the control, which is also its accessible description.

        A problem also marks the control, unless what it holds is not wrong.
        """
        self._line.say(text, "problem" if is_problem else "quiet")
        for widget in self._named:
            widget.setAccessibleDescription(text)
        if isinstance(self.control, QLineEdit | QComboBox):
            self.control.setProperty("wrong", is_problem and is_wrong)
            self.control.style().polish(self.control)


T = TypeVar("T")

_LETTERS = 8
"""Of a choice that are in sight where there is little room."""


class ChoiceField(FormField, Generic[T]):
    """Asks for one of the keys of `words`, by these words."""

    control: ComboBox

    def __init__(self, label: str, words: Mapping[T, str], chosen: T, *, lines: int = 1) -> None:
        box = ComboBox(words)
        box.setSizeAdjustPolicy(box.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_LETTERS)
        super().__init__(label, box, lines=lines)
        self._choices = list(words)
        box.setCurrentIndex(self._choices.index(chosen))

    @property
    def choice(self) -> T:
        """What is chosen now."""
        return self._choices[self.control.currentIndex()]


_GAP = 10
"""Pixels between two fields."""

_SCREEN_SHARE = 0.7
"""Of the screen's height, which the fields take at most before they scroll."""


class ScrollingForm(QScrollArea):
    """As large as its fields, which its window grows with, up to a share of the screen."""

    def __init__(self, fields: Iterable[QWidget], *, is_filled: bool = False) -> None:
        """`is_filled`: the fields share the room that is left."""
        super().__init__()
        install_roles()
        FingerScrolling(self)
        self._holder = QWidget()
        layout = QVBoxLayout(self._holder)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_GAP)
        for field in fields:
            layout.addWidget(field)
        if not is_filled:
            layout.addStretch()
        self.setWidget(self._holder)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._follow_focus)

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
