"""Long work on the event loop, in slices: a few milliseconds of it in each turn of the loop.

The work is an iterator whose every step is short. A worker thread would stall the window as long,
since Python runs one thread at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

SLICE_SECONDS = 0.004
"""How long the loop works before it turns to something else."""


def run_slice(
    steps: Iterator[object],
    seconds: float = SLICE_SECONDS,
    *,
    is_enough: Callable[[], bool] = lambda: False,
) -> bool:
    """Take steps until `seconds` have passed or `is_enough`; return whether none is left."""
    end = time.perf_counter() + seconds
    return not any(is_enough() or time.perf_counter() >= end for _ in steps)


async def run_in_slices(steps: Iterator[object], seconds: float = SLICE_SECONDS) -> None:
    """Take all steps, `seconds` of them in each turn of the loop."""
    is_done = run_slice(steps, seconds)
    while not is_done:
        await asyncio.sleep(0)
        is_done = run_slice(steps, seconds)
