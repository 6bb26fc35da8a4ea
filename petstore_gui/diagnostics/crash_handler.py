"""Unhandled exceptions: logged, shown to staff, and remembered for a problem report."""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from collections import deque
from collections.abc import Callable

TRACEBACKS_MAX = 5
"""The most unhandled exceptions in a report."""

log = logging.getLogger(__name__)


class CrashHandler:
    """The last unhandled exceptions of this run."""

    def __init__(self) -> None:
        self.tracebacks: deque[str] = deque(maxlen=TRACEBACKS_MAX)
        """Their tracebacks, oldest first; not redacted."""

    def watch(self, loop: asyncio.AbstractEventLoop, notify: Callable[[], object]) -> None:
        """Log each exception that leaves a task or a slot, and call `notify`."""

        def record(message: str, error: BaseException | None) -> None:
            log.error("%s", message, exc_info=error)
            lines = traceback.format_exception(error) if error is not None else []
            self.tracebacks.append("".join([f"{message}\n", *lines]).rstrip())
            notify()

        loop.set_exception_handler(
            lambda _loop, context: record(context["message"], context.get("exception"))
        )
        sys.excepthook = lambda _kind, error, _trace: record("unhandled exception", error)
