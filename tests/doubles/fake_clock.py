"""A clock whose sleeps take no time."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta

from petstore_gui.gateway.dates import Clock


class FakeClock(Clock):
    """Time passes only while somebody sleeps. `waits` holds the seconds of each sleep."""

    def __init__(self, now: datetime = datetime(2026, 3, 1, 12, tzinfo=UTC)) -> None:
        self.started = now
        self.waits: list[float] = []

    def now(self) -> datetime:
        """The date and time."""
        return self.started + timedelta(seconds=sum(self.waits))

    def monotonic(self) -> float:
        """Seconds slept so far."""
        return sum(self.waits)

    async def sleep(self, seconds: float) -> None:
        """Let seconds pass at once, and others have a turn."""
        self.waits.append(seconds)
        await asyncio.sleep(0)


class HastyClock(FakeClock):
    """Time passes for deadlines; a sleep counts as one, and takes none."""

    def monotonic(self) -> float:
        """Seconds that passed, with those slept."""
        return time.monotonic() + super().monotonic()
