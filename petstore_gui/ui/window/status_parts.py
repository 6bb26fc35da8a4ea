"""The line of the status bar, and the buttons in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

_Widget = TypeVar("_Widget", bound=QWidget)


class StatusLine(QWidget):
    """The contents of the bar, which do not keep the window from being narrow.

    `fit` is called before they are laid out again, because one of them needs another size.
    """

    def __init__(self, fit: Callable[[], None]) -> None:
        super().__init__()
        self._fit = fit

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())


def action_button(name: str, text: str, action: QAction) -> QPushButton:
    """A button for an action, hidden until there is a reason to show it."""
    button = quiet(QPushButton(text), name)
    button.clicked.connect(action.trigger)
    button.hide()
    return button


def quiet(widget: _Widget, name: str) -> _Widget:
    """Names a widget and gives it the style of unimportant text."""
    widget.setObjectName(name)
    widget.setProperty("kind", "quiet")
    return widget
