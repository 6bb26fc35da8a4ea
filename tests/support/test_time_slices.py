"""Long work in slices of the event loop's time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from petstore_gui.support.tasks import run_in_slices, run_slice


def test_a_slice_ends_after_its_time_and_the_next_one_continues() -> None:
    steps = iter(range(3))
    assert not run_slice(steps, seconds=0)
    assert not run_slice(steps, seconds=0)
    assert next(steps) == 2
    assert run_slice(steps, seconds=0)


def test_a_slice_ends_when_enough_is_done() -> None:
    done: list[int] = []
    assert not run_slice(map(done.append, range(9)), seconds=60, is_enough=lambda: len(done) == 2)
    assert done == [0, 1]


async def test_other_tasks_run_between_slices() -> None:
    events: list[str] = []

    def work() -> Iterator[None]:
        for _ in range(2):
            events.append("step")
            yield

    async def other() -> None:
        events.append("other")

    await asyncio.gather(run_in_slices(work(), seconds=0), other())
    assert events == ["step", "other", "step"]
