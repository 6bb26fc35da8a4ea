"""Long work on the event loop, a few milliseconds in each turn of the loop.

The work is an iterator with short steps. A worker thread would stall the window just as long,
since Python runs one thread at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

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
    is_done = run_slice(steps, seconds)
    while not is_done:
        await asyncio.sleep(0)
        is_done = run_slice(steps, seconds)
