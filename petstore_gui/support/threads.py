"""Daemon threads for calls that may block for ever: none keeps the program running."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from queue import SimpleQueue
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
                _settle(future, lambda: call(*args, **kwargs))

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


class TimeoutThread:
    """One thread that runs jobs in order, and waits at most `seconds` for each.

    A late job still runs, and so do those queued behind it; until it is done, `do` times out at
    once.
    """

    def __init__(self, name: str, seconds: float) -> None:
        self._name = name
        self._seconds = seconds
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._thread: Thread | None = None
        self._late: set[asyncio.Future[None]] = set()

    async def do(self, job: Callable[[], T]) -> T:
        """Run `job` and return its result. Raises `TimeoutError` if it takes too long.

        An unhandled exception in `job` is a bug, reported to `threading.excepthook`.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        # Not in the future: the result may be a secret, and the loop's debug log shows futures.
        results: list[T] = []

        def finish() -> None:
            self._late.discard(done)
            if not done.done():
                done.set_result(None)

        def run() -> None:
            results.append(job())
            with suppress(RuntimeError):  # the loop has been closed
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
        self._late.clear()  # jobs run in order, but the loop may not have heard of each
        return results[0]

    def _ensure_running(self) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while True:
            self._jobs.get()()


def _settle(future: Future[T], call: Callable[[], T]) -> None:
    try:
        future.set_result(call())
    except BaseException as error:  # noqa: BLE001 - for the caller that awaits the future
        future.set_exception(error)
