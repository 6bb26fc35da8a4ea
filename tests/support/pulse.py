"""Measures how long an iteration of the event loop takes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.support.waiting import eventually

TURN_MAX = 0.1
"""Seconds of CPU time that an iteration of the loop may take."""


class Pulse:
    """Ticks every millisecond, and records the most CPU seconds between two ticks."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.ticks = 0

    async def beat(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.thread_time() - before)
            self.ticks += 1

    async def tick(self) -> None:
        """Wait for the next one."""
        ticks = self.ticks
        await eventually(lambda: self.ticks > ticks)


@asynccontextmanager
async def pulse() -> AsyncIterator[Pulse]:
    beating = Pulse()
    task = asyncio.create_task(beating.beat())
    await beating.tick()
    yield beating
    await beating.tick()
    task.cancel()
    await asyncio.wait([task])
