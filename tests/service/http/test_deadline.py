"""A deadline that moves."""

from __future__ import annotations

import asyncio
import time

from petstore_gui.service.http.deadline import Deadline
from tests.support.waiting import PATIENCE, eventually


async def test_a_deadline_is_due_when_it_was_last_moved_to() -> None:
    due: list[float] = []
    deadline = Deadline(asyncio.get_running_loop(), lambda: due.append(time.monotonic()))
    started = time.monotonic()
    for seconds in (0.01, 0.2, 0.1):
        deadline.move(seconds)
    await eventually(lambda: due)
    assert len(due) == 1
    assert due[0] - started >= 0.09


async def test_a_deadline_moved_when_it_is_due_is_due_again() -> None:
    due: list[float] = []

    def again() -> None:
        due.append(time.monotonic())
        if len(due) < 3:
            deadline.move(0.01)

    deadline = Deadline(asyncio.get_running_loop(), again)
    deadline.move(0.01)
    await eventually(lambda: len(due) == 3)


async def test_a_cancelled_deadline_is_never_due() -> None:
    loop, due = asyncio.get_running_loop(), list[str]()
    cancelled = Deadline(loop, lambda: due.append("cancelled"))
    cancelled.move(0.01)
    cancelled.cancel()
    other = Deadline(loop, lambda: due.append("other"))
    other.move(0.02)
    async with asyncio.timeout(PATIENCE):
        await eventually(lambda: due)
    assert due == ["other"]
