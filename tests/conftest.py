"""What every test stands on: a home of its own, the right event loop, nothing left behind."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
import qasync
from hypothesis import settings
from PySide6.QtWidgets import QApplication

from tests.support.home import home_of_its_own

pytest_plugins = ["tests.support.leftovers", "tests.support.logs", "tests.support.screen"]

TESTS = Path(__file__).parent
ON_QT_LOOP = (TESTS / "ui", TESTS / "catalogue", TESTS / "e2e", TESTS / "faults")


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


def runs_on_qt(item: pytest.Item) -> bool:
    named = any(folder in item.path.parents for folder in ON_QT_LOOP)
    return named or item.get_closest_marker("qt") is not None


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"qt": qasync.QEventLoop} if runs_on_qt(item) else {"asyncio": asyncio.new_event_loop}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Put first what has to be torn down last."""
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.function):
        first = ["qt_application", "no_task_left"] if runs_on_qt(item) else ["no_task_left"]
        item.fixturenames[:] = [*first, *(n for n in item.fixturenames if n not in first)]


@pytest.fixture(scope="session")
def qt_application(qapp: QApplication) -> QApplication:
    """The application under Qt's event loop. Closing a window must not stop the loop of a test."""
    qapp.setQuitOnLastWindowClosed(False)
    return qapp
