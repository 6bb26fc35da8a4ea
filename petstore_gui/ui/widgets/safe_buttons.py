"""Buttons that decide something: one is the default, and none takes the second press of a click."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton


def double_click_rest(parent: QObject, ended: Callable[[], object]) -> QTimer:
    """A timer for as long as the second press of a double click may come."""
    rest = QTimer(parent)
    rest.setSingleShot(True)
    rest.setInterval(QGuiApplication.styleHints().mouseDoubleClickInterval())
    rest.timeout.connect(ended)
    return rest


def make_default(chosen: QPushButton, buttons: Iterable[QPushButton]) -> None:
    """Let one of these buttons be the default, and look like it."""
    for button in buttons:
        button.setProperty("kind", "primary" if button is chosen else "")
        button.setAutoDefault(button is chosen)
        button.style().polish(button)
    chosen.setDefault(True)
