"""Unhandled exceptions: logged, shown, and remembered for a report."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator

import pytest

from petstore_gui.diagnostics.crash_handler import CrashHandler


@pytest.fixture
def notified() -> list[str]:
    return []


@pytest.fixture
async def bugs(notified: list[str]) -> AsyncIterator[CrashHandler]:
    hook = sys.excepthook
    handler = CrashHandler()
    handler.watch(asyncio.get_running_loop(), lambda: notified.append("a bug"))
    yield handler
    sys.excepthook = hook


def fail(error: BaseException) -> None:
    """Call the hook for unhandled exceptions, as PySide does when one leaves a slot."""
    try:
        raise error
    except type(error) as raised:
        sys.excepthook(type(raised), raised, raised.__traceback__)


@pytest.mark.expects_log("unhandled exception")
async def test_an_exception_that_leaves_a_slot_is_reported_and_kept(
    bugs: CrashHandler, notified: list[str]
) -> None:
    fail(ValueError("no such thing"))
    [trace] = bugs.tracebacks
    assert trace.startswith("unhandled exception\nTraceback (most recent call last):\n")
    assert trace.endswith("ValueError: no such thing")
    assert notified == ["a bug"]


@pytest.mark.expects_log("task doomed failed")
async def test_an_exception_that_leaves_a_task_is_reported_and_kept(
    bugs: CrashHandler, notified: list[str]
) -> None:
    loop = asyncio.get_running_loop()
    error = ValueError("no such thing")
    loop.call_exception_handler({"message": "task doomed failed", "exception": error})
    loop.call_exception_handler({"message": "task doomed failed for no reason"})
    assert tuple(bugs.tracebacks) == (
        "task doomed failed\nValueError: no such thing",
        "task doomed failed for no reason",
    )
    assert notified == ["a bug", "a bug"]
