"""The environment of every test: its own home, the right event loop, nothing left behind."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
import signal
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import pytest
import pytestqt.plugin
from hypothesis import settings
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from petstore_gui.support.threads import DaemonThreads
from petstore_gui.ui.runtime.event_loop import EventLoop, collect_due_garbage
from tests.support.home import home_of_its_own

pytest_plugins = ["tests.support.leftovers", "tests.support.logs", "tests.support.screen"]

TESTS = Path(__file__).parent
ON_QT_LOOP = tuple(TESTS / name for name in ("ui", "catalogue", "outbox", "e2e", "faults"))
SLOW = tuple(TESTS / name for name in ("e2e", "faults", "service/store", "session", "soak"))
"""They start programs and database servers."""


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell's background job
        # Programs under test would inherit that.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # pytest-qt processes events while no asyncio loop runs. A timer of the window due then,
    # as on a busy computer, would start a task without one: let timers wait for the next loop.
    pytestqt.plugin._process_events = QCoreApplication.sendPostedEvents  # noqa: SLF001
    if hasattr(config, "workerinput"):
        # Measured by coverage, a program that a test starts would take half as long again.
        os.environ.pop("COVERAGE_PROCESS_CONFIG", None)
    home = tempfile.TemporaryDirectory(prefix="petstore-home-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    home_of_its_own(os.environ, Path(home.name))
    settings.register_profile("gate", deadline=None, derandomize=True)
    settings.load_profile("gate")


def pytest_sessionstart() -> None:
    gc.disable()  # as the program does: Qt's objects may only be destroyed in the window's thread


def pytest_runtest_logfinish() -> None:
    collect_due_garbage()


@pytest.fixture(autouse=True)
def garbage_collector_stays_off() -> Iterator[None]:
    """Python's own collector would destroy Qt's objects in any thread, and crash."""
    yield
    assert not gc.isenabled()


def is_below(item: pytest.Item, folders: Iterable[Path]) -> bool:
    return any(folder in item.path.parents for folder in folders)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_below(item, SLOW):
            item.add_marker(pytest.mark.slow)


def runs_on_qt(item: pytest.Item) -> bool:
    return is_below(item, ON_QT_LOOP) or item.get_closest_marker("qt") is not None


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"qt": qt_loop} if runs_on_qt(item) else {"asyncio": asyncio.new_event_loop}


def qt_loop() -> asyncio.AbstractEventLoop:
    """The program's event loop, with threads that it does not wait for when it ends."""
    loop = EventLoop()
    loop.set_default_executor(DaemonThreads())
    return loop


def pytest_itemcollected(item: pytest.Item) -> None:
    """Set up first what must be torn down last."""
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.function):
        first = ["qt_application", "no_task_left"] if runs_on_qt(item) else ["no_task_left"]
        item.fixturenames[:] = [*first, *(n for n in item.fixturenames if n not in first)]


@pytest.fixture(scope="session")
def qt_application(qapp: QApplication) -> QApplication:
    """The application. Closing a window must not stop the loop of a test."""
    qapp.setQuitOnLastWindowClosed(False)
    return qapp
