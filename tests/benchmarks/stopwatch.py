"""Measures when rows are painted, and how long the event loop is blocked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Self

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

PATIENCE = 60.0
"""Seconds to wait for anything."""


class Paints(QObject):
    """Watches the paint events of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._looks: list[Callable[[], None]] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint and self._looks:
            QTimer.singleShot(0, self._painted)
        return False

    async def until(self, is_there: Callable[[], bool]) -> None:
        """Wait for the first paint after which `is_there()` is true."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def look() -> None:
            if not done.done() and is_there():
                done.set_result(None)

        self._looks.append(look)
        try:
            async with asyncio.timeout(PATIENCE):
                await done
        finally:
            self._looks.remove(look)

    def _painted(self) -> None:
        for look in list(self._looks):
            look()


class Pulse:
    """Ticks every millisecond in the window's loop, and measures the longest gap between ticks."""

    def __init__(self) -> None:
        self.longest_ms = 0.0
        self._timer = QTimer()
        self._timer.setInterval(1)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def __enter__(self) -> Self:
        self._before = time.perf_counter()
        self._timer.start()
        return self

    def __exit__(self, *_exception: object) -> None:
        self._tick()
        self._timer.stop()

    def _tick(self) -> None:
        now = time.perf_counter()
        self.longest_ms = max(self.longest_ms, (now - self._before) * 1000)
        self._before = now
