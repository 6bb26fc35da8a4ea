"""Unhandled exceptions: logged, shown to staff, and remembered for a problem report."""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Any

TRACEBACKS_MAX = 5
"""The most unhandled exceptions in a report."""

log = logging.getLogger(__name__)


class CrashHandler:
    """The last unhandled exceptions of this run."""

    def __init__(self) -> None:
        self._tracebacks: deque[str] = deque(maxlen=TRACEBACKS_MAX)

    @property
    def tracebacks(self) -> tuple[str, ...]:
        """Their tracebacks, oldest first; not redacted."""
        return tuple(self._tracebacks)

    def watch(self, loop: asyncio.AbstractEventLoop, notify: Callable[[], object]) -> None:
        """Log each exception that leaves a task or a slot, and call `notify`."""

        def from_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            self._record(str(context.get("message")), context.get("exception"))
            notify()

        def from_slot(
            _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
        ) -> None:
            self._record("unhandled exception", error)
            notify()

        loop.set_exception_handler(from_loop)
        sys.excepthook = from_slot

    def _record(self, message: str, error: BaseException | None) -> None:
        log.error("%s", message, exc_info=error)
        lines = traceback.format_exception(error) if error is not None else []
        self._tracebacks.append("".join([f"{message}\n", *lines]).rstrip())
