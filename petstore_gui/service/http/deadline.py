"""A moment that moves with each request: a timer for each would cost too much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Deadline:
    """Calls `on_due` once the moment has come to which it was last moved."""

    def __init__(self, loop: asyncio.AbstractEventLoop, on_due: Callable[[], object]) -> None:
        self._loop = loop
        self._on_due = on_due
        self._moment = self._timer_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def move(self, seconds: float) -> None:
        """Be due in `seconds`."""
        self._moment = self._loop.time() + seconds
        if self._timer is None or self._moment < self._timer_at:
            self._set_timer()

    def cancel(self) -> None:
        """Never be due."""
        if self._timer is not None:
            self._timer.cancel()

    def _set_timer(self) -> None:
        self.cancel()
        self._timer_at = self._moment
        self._timer = self._loop.call_at(self._moment, self._check)

    def _check(self) -> None:
        if self._loop.time() < self._moment:
            self._set_timer()
        else:
            self._timer = None
            self._on_due()
