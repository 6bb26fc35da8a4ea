"""A thread for calls that may hang for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


class TimeoutThread:
    """Does jobs in turn, in a daemon thread: one that hangs cannot keep the program from ending.

    `seconds` is how long a job is waited for. One that is late is done all the same, and those
    behind it in their order; until they are, nobody waits for another.
    """

    def __init__(self, name: str, seconds: float) -> None:
        self._name = name
        self._seconds = seconds
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._thread: Thread | None = None
        self._late: set[asyncio.Future[None]] = set()

    async def do(self, job: Callable[[], T]) -> T:
        """What `job` returns. Raises `TimeoutError` where that takes too long.

        An exception that leaves `job` is a bug, and goes to `threading.excepthook`.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        # The result may be a secret, and the loop's debug log shows what a future holds.
        results: list[T] = []

        def finish() -> None:
            self._late.discard(done)
            if not done.done():
                done.set_result(None)

        def run() -> None:
            results.append(job())
            with suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(finish)

        self._jobs.put(run)
        self._ensure_running()
        try:
            async with asyncio.timeout(0 if self._late else self._seconds):
                await done
        except TimeoutError:
            if not results:
                self._late.add(done)
                raise
        return results[0]

    def _ensure_running(self) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while True:
            self._jobs.get()()
