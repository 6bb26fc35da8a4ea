"""What every test stands on: a home of its own, the right event loop, nothing left behind."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import inspect
import os
import signal
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from PySide6.QtWidgets import QApplication

from petstore_gui.support.threads import DaemonThreads
from petstore_gui.ui.runtime.event_loop import EventLoop
from petstore_gui.ui.runtime.garbage_collector import collect_what_is_due
from tests.support.home import home_of_its_own
from tests.support.waiting import eventually

pytest_plugins = ["tests.support.leftovers", "tests.support.logs", "tests.support.screen"]

Test = Callable[..., Awaitable[None]]

QUIET_SECONDS = 0.3
"""How long what a test leaves behind may go on; some tests hold a service back for good."""

TESTS = Path(__file__).parent
ON_QT_LOOP = tuple(TESTS / name for name in ("ui", "catalogue", "outbox", "e2e", "faults"))


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell's background job
        signal.signal(
            signal.SIGINT, signal.default_int_handler
        )  # else programs under test ignore it
    home = tempfile.TemporaryDirectory(prefix="petstore-home-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    home_of_its_own(os.environ, Path(home.name))
    settings.register_profile("gate", deadline=None, derandomize=True)
    settings.load_profile("gate")


def pytest_sessionstart() -> None:
    gc.disable()  # as the program does: objects of Qt end in the window's thread alone


def pytest_runtest_logfinish() -> None:
    collect_what_is_due()


@pytest.fixture(autouse=True)
def collects_nothing_elsewhere() -> Iterator[None]:
    """Whoever turns Python's own collecting on has Qt's objects end in any thread, and crash."""
    yield
    assert not gc.isenabled()


def runs_on_qt(item: pytest.Item) -> bool:
    named = any(folder in item.path.parents for folder in ON_QT_LOOP)
    return named or item.get_closest_marker("qt") is not None


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"qt": qt_loop} if runs_on_qt(item) else {"asyncio": asyncio.new_event_loop}


def qt_loop() -> asyncio.AbstractEventLoop:
    """The loop of the program: with threads that nobody waits for."""
    loop = EventLoop()
    loop.set_default_executor(DaemonThreads())
    return loop


def pytest_itemcollected(item: pytest.Item) -> None:
    """Put first what has to be torn down last."""
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.function):
        first = ["qt_application", "no_task_left"] if runs_on_qt(item) else ["no_task_left"]
        item.fixturenames[:] = [*first, *(n for n in item.fixturenames if n not in first)]
        if runs_on_qt(item):
            item.obj = then_quiet(item.obj)


def then_quiet(test: Test) -> Test:
    """The test, then what it started: pytest-qt would go on with that without a running loop."""

    @functools.wraps(test)
    async def run(*args: Any, **kwargs: Any) -> None:
        await test(*args, **kwargs)
        with contextlib.suppress(AssertionError):
            await eventually(is_quiet, QUIET_SECONDS)

    return run


def is_quiet() -> bool:
    """Whether no task runs but the test, and the one that keeps a ledger while it is open."""
    names = [task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    return all(name == "ledger" for name in names)


@pytest.fixture(scope="session")
def qt_application(qapp: QApplication) -> QApplication:
    """The application under Qt's event loop. Closing a window must not stop the loop of a test."""
    qapp.setQuitOnLastWindowClosed(False)
    return qapp
