"""Unhandled exceptions: logged, shown, and kept for a report."""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Any

KEPT_MOST = 5
"""How many unhandled exceptions a report has."""

log = logging.getLogger(__name__)


class CrashHandler:
    """The last unhandled exceptions of this run."""

    def __init__(self) -> None:
        self._kept: deque[str] = deque(maxlen=KEPT_MOST)

    @property
    def tracebacks(self) -> tuple[str, ...]:
        """The traceback of each, oldest first; not redacted."""
        return tuple(self._kept)

    def watch(self, loop: asyncio.AbstractEventLoop, tell: Callable[[], object]) -> None:
        """Log each exception that leaves a task or a slot, and call `tell`."""

        def from_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            self._keep(str(context.get("message")), context.get("exception"))
            tell()

        def from_slot(
            kind: type[BaseException], error: BaseException, trace: TracebackType | None
        ) -> None:
            if issubclass(kind, KeyboardInterrupt):
                sys.__excepthook__(kind, error, trace)
                return
            self._keep("unforeseen", error)
            tell()

        loop.set_exception_handler(from_loop)
        sys.excepthook = from_slot

    def _keep(self, what: str, error: BaseException | None) -> None:
        log.error("%s", what, exc_info=error)
        lines = traceback.format_exception(error) if error is not None else []
        self._kept.append("".join([f"{what}\n", *lines]).rstrip())
