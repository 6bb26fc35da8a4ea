"""A clock whose sleeps take no time."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta

from petstore_gui.gateway.dates import Clock


class FakeClock(Clock):
    """Time passes only in `sleep`. `waits` has the seconds of each sleep."""

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
        """Let seconds pass at once, and give other tasks a turn."""
        self.waits.append(seconds)
        await asyncio.sleep(0)


class HastyClock(FakeClock):
    """Real time passes, too. A sleep counts in full but takes no time."""

    def monotonic(self) -> float:
        """Seconds that have passed, including those slept."""
        return time.monotonic() + super().monotonic()
