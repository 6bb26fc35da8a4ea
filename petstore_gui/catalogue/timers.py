"""Timers of Qt's event loop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def single_shot(parent: QObject, run: Callable[[], object]) -> QTimer:
    """A timer that calls `run` once, each time after it was started."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(run)
    return timer
