"""asyncio in Qt's event loop, with less overhead per callback than qasync.

qasync starts a Qt timer for each callback, and keeps the timer of a cancelled timeout until it
would have fired. Here one timer runs a queue of callbacks, and a cancelled timer is killed at once.
Python's garbage is collected in the GUI thread only: Python collects in whichever thread allocates
next, and if a Qt object is destroyed outside the thread that it lives in, the process crashes.
"""

from __future__ import annotations

import asyncio
import gc
import math
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any

import qasync
from PySide6.QtCore import QObject, Qt, QTimer, QTimerEvent, Signal

_COARSE = 1.0
"""Seconds from which a timer may be 5 % early or late, so that Qt can group wake-ups."""

_MOST_MS = 2**31 - 1


class EventLoop(qasync.QEventLoop):  # type: ignore[misc] # qasync has no types
    """The event loop of the program."""

    # qasync then processes what is due in Qt: a timer would start a task that no loop runs.
    run_until_complete = asyncio.BaseEventLoop.run_until_complete
    call_later = asyncio.BaseEventLoop.call_later  # by `call_at`

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self._calls = _Calls(self.is_running)
        super().__init__(*arguments, **options)

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Call in the next iteration of Qt's loop; never, once this loop is closed.

        asyncio would raise then, but Qt delivers what a thread scheduled before that.
        """
        handle = asyncio.Handle(callback, args, self, context)
        self._calls.soon(handle)
        return handle

    # qasync lets calls of the loop's own thread overtake those of others: of two animals that were
    # written down one after the other, the second could be sent first.
    call_soon_threadsafe = call_soon

    def call_at(
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call when `time()` has reached `when`; never, once the loop is closed."""
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._calls.at(handle, when - self.time())
        return handle

    def close(self) -> None:
        """Drop all scheduled calls, and close."""
        self._calls.close()
        super().close()

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Called when a timer handle is cancelled before it runs."""
        self._calls.cancel(handle)


class _Calls(QObject):
    """Scheduled calls: a queue for the next iteration, and a Qt timer for each later call.

    They wait while `is_running` is not true: Qt may process events outside asyncio's loop.
    """

    _queued = Signal()

    def __init__(self, is_running: Callable[[], bool]) -> None:
        super().__init__()
        self._queued.connect(self._wake)
        self._is_running = is_running
        self._queue: deque[asyncio.Handle] = deque()
        self._waker = 0
        self._is_closed = False
        self._handles: dict[int, asyncio.TimerHandle] = {}
        self._timers: dict[asyncio.TimerHandle, int] = {}

    def soon(self, handle: asyncio.Handle) -> None:
        """May be called in any thread: Qt then delivers the signal in the loop's own."""
        if not self._is_closed:
            self._queue.append(handle)
            if not self._waker:
                self._queued.emit()

    def at(self, handle: asyncio.TimerHandle, seconds: float) -> None:
        if self._is_closed:
            return
        kind = Qt.TimerType.PreciseTimer if seconds < _COARSE else Qt.TimerType.CoarseTimer
        timer = self.startTimer(min(max(0, math.ceil(seconds * 1000)), _MOST_MS), kind)
        self._handles[timer] = handle
        self._timers[handle] = timer

    def cancel(self, handle: asyncio.TimerHandle) -> None:
        timer = self._timers.pop(handle, None)
        if timer is not None:
            del self._handles[timer]
            self.killTimer(timer)

    def close(self) -> None:
        self._is_closed = True
        self._queue.clear()
        if self._waker:
            self.killTimer(self._waker)
            self._waker = 0
        for handle in list(self._timers):
            self.cancel(handle)

    def timerEvent(self, event: QTimerEvent) -> None:
        if not self._is_running():
            return  # the timer is still there, and comes again
        timer = event.timerId()
        self.killTimer(timer)
        if timer == self._waker:
            self._waker = 0
            self._run_queue()
        elif (handle := self._handles.pop(timer, None)) is not None:
            del self._timers[handle]
            handle._run()  # noqa: SLF001 - a loop's own business

    def _run_queue(self) -> None:
        """Run the calls queued so far; what they queue runs in the next iteration of the loop."""
        try:
            for _ in range(len(self._queue)):
                if not self._queue:
                    break  # a nested loop ran them all
                handle = self._queue.popleft()
                if not handle.cancelled():
                    handle._run()  # noqa: SLF001 - a loop's own business
        finally:
            self._wake()

    def _wake(self) -> None:
        if self._queue and not self._waker:
            self._waker = self.startTimer(0)


IDLE_MS = 250
"""The pause otherwise. Python handles system signals only while it runs, so no later than this."""

BUSY_MS = 20
"""The pause while there is more garbage: small steps keep the window responsive."""


def collect_garbage_here(parent: QObject) -> None:
    """Replace Python's automatic collection, at about the same rate, while `parent` lives."""
    gc.disable()
    gc.freeze()  # modules and widgets stay: visiting them each time is slow
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(lambda: timer.start(BUSY_MS if collect_due_garbage() else IDLE_MS))
    timer.start(IDLE_MS)


def collect_due_garbage() -> bool:
    """Collect the oldest generation past Python's threshold; returns whether there was one."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return True
    return False
