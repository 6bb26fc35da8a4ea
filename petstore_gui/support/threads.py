"""Daemon threads for calls that may block for ever: none keeps the program running."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, wait
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

END_SECONDS = 0.3
"""How long the program waits at its end for calls that are about to return."""


class DaemonThreads(Executor):
    """One thread per call: a name look-up that hangs can only be abandoned."""

    def __init__(self) -> None:
        self._threads: set[Thread] = set()

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Start the call."""
        future: Future[T] = Future()

        def run() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(call(*args, **kwargs))
                except BaseException as error:  # noqa: BLE001 - for the caller that awaits the future
                    future.set_exception(error)

        thread = Thread(target=run, name="call", daemon=True)
        self._threads = {one for one in self._threads if one.is_alive()} | {thread}
        thread.start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002 - as Executor has it
        """Wait up to `END_SECONDS` for the threads to end.

        A thread that has set its result may still be inside Qt: if Python ended it there, the
        process would crash.
        """
        deadline = time.monotonic() + END_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))


class TimeoutThreads:
    """Runs jobs in order, each in a thread, and waits at most `seconds` for each.

    A late job still runs, and so do those behind it; until it is done, `do` times out at once.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._threads = DaemonThreads()
        self._last: Future[None] | None = None
        self._late: Future[None] | None = None

    async def do(self, job: Callable[[], T]) -> T:
        """Run `job` and return its result. Raises `TimeoutError` if it takes too long."""
        before = self._last
        # Not in the future: the result may be a secret, and the loop's debug log shows futures.
        results: list[T] = []

        def run() -> None:
            if before is not None:
                wait((before,))
            results.append(job())

        self._last = this = self._threads.submit(run)
        is_late = self._late is not None and not self._late.done()
        await asyncio.wait([asyncio.wrap_future(this)], timeout=0 if is_late else self._seconds)
        if not this.done():
            self._late = this
            raise TimeoutError
        this.result()
        return results[0]
