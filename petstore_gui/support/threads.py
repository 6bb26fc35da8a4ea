"""Threads for calls that block, such as looking up a name; none of them keeps the program."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


END_SECONDS = 0.3
"""How long the end of the program waits for calls that are about to be done."""


class DaemonThreads(Executor):
    """A daemon thread for each call. A look-up that hangs cannot be stopped, only left behind."""

    def __init__(self) -> None:
        self._threads: set[Thread] = set()

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Start the call."""
        future: Future[T] = Future()

        def run() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(call(*args, **kwargs))
            except BaseException as error:  # noqa: BLE001 - it belongs to whoever awaits the future
                future.set_exception(error)

        thread = Thread(target=run, name="call", daemon=True)
        self._threads = {one for one in self._threads if one.is_alive()} | {thread}
        thread.start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002 - as Executor has it
        """Wait a little for the threads to end.

        One that has told its result may still be on its way out of Qt: Python would end it there,
        and with it the process.
        """
        give_up = time.monotonic() + END_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, give_up - time.monotonic()))
