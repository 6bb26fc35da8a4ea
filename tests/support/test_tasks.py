"""Background tasks that end together."""

from __future__ import annotations

import asyncio

from petstore_gui.support.tasks import Tasks


async def nothing() -> None:
    pass


async def test_a_task_that_has_just_ended_is_not_waited_for_without_end() -> None:
    """From Python 3.12 on, `gather` leaves the loop no turn to say that a task has ended."""
    tasks = Tasks()
    ended = tasks.start("brief", nothing())
    await asyncio.sleep(0)
    assert ended.done()
    assert len(tasks) == 1
    await tasks.end()
    assert len(tasks) == 0
