"""Threads for calls that block, such as looking up a name; none of them keeps the program."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class DaemonThreads(Executor):
    """A daemon thread for each call. A look-up that hangs cannot be stopped, only left behind."""

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

        Thread(target=run, name="call", daemon=True).start()
        return future
