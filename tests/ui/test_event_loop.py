"""Qt's event loop keeps the promises of asyncio."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from petstore_gui.ui.runtime.event_loop import EventLoop
from tests.support.waiting import eventually

MANY = 1_000


@pytest.fixture
def loop(qt_application: QApplication) -> Iterator[EventLoop]:
    loop = EventLoop(qt_application)
    with loop:
        yield loop


def test_callbacks_of_threads_run_before_those_that_were_scheduled_later(loop: EventLoop) -> None:
    async def called() -> list[str]:
        order: list[str] = []
        thread = threading.Thread(target=loop.call_soon_threadsafe, args=(order.append, "thread"))
        thread.start()
        thread.join()  # the loop cannot run before the next line
        loop.call_soon_threadsafe(order.append, "loop")
        await eventually(lambda: len(order) == 2)
        return order

    assert loop.run_until_complete(called()) == ["thread", "loop"]


def test_a_cancelled_callback_does_not_run(loop: EventLoop) -> None:
    async def called() -> list[str]:
        order: list[str] = []
        for call in (loop.call_soon(order.append, "soon"), loop.call_later(0, order.append, "l")):
            call.cancel()
        await asyncio.sleep(0.01)
        return order

    assert loop.run_until_complete(called()) == []


def test_timers_fire_in_order_and_never_early(loop: EventLoop) -> None:
    async def called() -> list[float]:
        started, seen = time.monotonic(), []
        for seconds in (0.06, 0.02, 0.04, 0.0):
            loop.call_later(seconds, lambda due: seen.append((due, time.monotonic())), seconds)
        await eventually(lambda: len(seen) == 4)
        assert all(at - started >= due - 0.001 for due, at in seen)
        return [due for due, _ in seen]

    assert loop.run_until_complete(called()) == [0.0, 0.02, 0.04, 0.06]


class TimerEvents(QObject):
    """Counts the events of Qt's timers."""

    number = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.number += event.type() is QEvent.Type.Timer
        return False


def test_an_unused_timeout_leaves_no_qt_timer(
    loop: EventLoop, qt_application: QApplication
) -> None:
    async def waited() -> int:
        for _ in range(MANY):
            with suppress(TimeoutError):  # a busy computer may take longer
                async with asyncio.timeout(0.05):
                    await asyncio.sleep(0)
        counts = TimerEvents()
        qt_application.installEventFilter(counts)
        await asyncio.sleep(0.2)
        qt_application.removeEventFilter(counts)
        return counts.number

    assert loop.run_until_complete(waited()) < MANY / 10


@pytest.mark.parametrize("seconds", [None, 0, 60])
@pytest.mark.parametrize("is_late", [False, True])
def test_a_closed_loop_leaves_no_qt_timer(
    qt_application: QApplication, seconds: float | None, is_late: bool
) -> None:
    closed, order = EventLoop(qt_application), list[str]()

    def schedule() -> None:
        if seconds is None:
            closed.call_soon(order.append, "called")
        else:
            closed.call_later(seconds, order.append, "called")

    if not is_late:
        schedule()
    closed.close()
    if is_late:
        schedule()
    assert processed(qt_application) == 0
    assert order == []


def test_what_a_thread_schedules_as_the_loop_closes_is_dropped(
    qt_application: QApplication,
) -> None:
    closed, order = EventLoop(qt_application), list[str]()
    thread = threading.Thread(target=closed.call_soon_threadsafe, args=(order.append, "called"))
    thread.start()
    thread.join()
    closed.close()
    assert processed(qt_application) == 0
    assert order == []


def processed(application: QApplication) -> int:
    """Process Qt's events for some turns; returns how many were those of timers."""
    counts = TimerEvents()
    application.installEventFilter(counts)
    for _ in range(10):
        application.processEvents()
    application.removeEventFilter(counts)
    return counts.number


def test_endless_callbacks_do_not_starve_qt_events(loop: EventLoop) -> None:
    async def spun() -> int:
        ticks = 0

        def tick() -> None:
            nonlocal ticks
            ticks += 1

        timer = QTimer()
        timer.setInterval(1)
        timer.timeout.connect(tick)
        timer.start()
        for _ in range(10 * MANY):
            await asyncio.sleep(0)
        timer.stop()
        return ticks

    assert loop.run_until_complete(spun()) > 10


def test_a_nested_qt_event_loop_runs_the_other_callbacks(loop: EventLoop) -> None:
    order: list[str] = []

    def nested() -> None:
        inner = QEventLoop()
        loop.call_soon(order.append, "inside")
        loop.call_soon(inner.quit)
        inner.exec()
        order.append("after")

    async def called() -> None:
        loop.call_soon(nested)
        loop.call_soon(order.append, "beside")
        await asyncio.sleep(0)
        await asyncio.sleep(0.01)

    loop.run_until_complete(called())
    assert order == ["beside", "inside", "after"]


def test_a_failing_callback_does_not_stop_the_others(loop: EventLoop) -> None:
    events: list[object] = []
    loop.set_exception_handler(lambda _loop, context: events.append(context["exception"]))

    async def called() -> list[str]:
        order: list[str] = []
        loop.call_soon(lambda: 1 / 0)
        loop.call_soon(order.append, "beside")
        await asyncio.sleep(0)
        return order

    assert loop.run_until_complete(called()) == ["beside"]
    assert [type(error) for error in events] == [ZeroDivisionError]


def test_a_timer_waits_for_the_next_run_of_the_loop(loop: EventLoop) -> None:
    """It may start a task."""
    running: list[bool] = []

    async def ended() -> None:
        loop.call_soon(QTimer.singleShot, 0, lambda: running.append(loop.is_running()))

    loop.run_until_complete(ended())
    loop.run_until_complete(eventually(lambda: running))
    assert running == [True]


def test_nothing_is_called_while_only_qt_processes_events(
    loop: EventLoop, qt_application: QApplication
) -> None:
    order: list[str] = []
    loop.call_soon(order.append, "soon")
    loop.call_later(0.001, order.append, "later")
    give_up = time.monotonic() + 0.05
    while time.monotonic() < give_up:
        qt_application.processEvents()
    assert order == []
    loop.run_until_complete(asyncio.sleep(0.01))
    assert order == ["soon", "later"]
