"""An answer that counts for a while, so that many requests ask for it once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class Recent(Generic[Answer]):
    """What a coroutine returned or raised, begun at most `seconds` ago. Only one runs at a time."""

    def __init__(self, ask: Callable[[], Coroutine[Any, Any, Answer]], seconds: float) -> None:
        self._ask = ask
        self._seconds = seconds
        self._task: asyncio.Task[Answer] | None = None
        self._asked_at = 0.0

    def task(self) -> asyncio.Task[Answer]:
        """The task that asks or has asked. Others wait for it too: never cancel it."""
        now = time.monotonic()
        if self._task is None or (self._task.done() and now - self._asked_at >= self._seconds):
            self._asked_at = now
            self._task = asyncio.create_task(self._ask(), name="ask the database")
        return self._task
