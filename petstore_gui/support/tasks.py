"""Work on the event loop: background tasks that end together, and long work in slices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine, Iterator
from typing import Any


class Tasks:
    """Starts named tasks, keeps them alive while they run, and ends them all.

    An unhandled exception in a task is a bug, reported to the loop's exception handler.
    """

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, name: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run `work` in the background. The loop must be running."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    async def end(self) -> None:
        """Cancel every task, and wait until all have ended."""
        while self._running:
            await cancel_all(self._running)
            await asyncio.sleep(0)  # the callback of a task that had ended needs a turn

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        task.get_loop().call_exception_handler(
            {"message": f"task {task.get_name()} failed", "exception": error, "task": task}
        )


async def cancel_all(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they have ended. Their exceptions are ignored."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


SLICE_SECONDS = 0.004
"""How long the work holds the loop before other tasks get a turn."""


def run_slice(
    steps: Iterator[object],
    seconds: float,
    *,
    is_enough: Callable[[], bool] = lambda: False,
) -> bool:
    """Take steps until `seconds` have passed or `is_enough()`; return whether none is left."""
    deadline = time.perf_counter() + seconds
    return not any(is_enough() or time.perf_counter() >= deadline for _ in steps)


async def run_in_slices(steps: Iterator[object], seconds: float = SLICE_SECONDS) -> None:
    """Take all steps, for `seconds` in each turn of the loop."""
    while not run_slice(steps, seconds):  # noqa: ASYNC110 - no event is waited for: others get a turn
        await asyncio.sleep(0)
