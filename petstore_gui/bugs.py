"""The one place where exceptions end that nobody foresaw: they are logged, and staff are told."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Any

log = logging.getLogger(__name__)


def report_bugs(loop: asyncio.AbstractEventLoop, tell: Callable[[], object]) -> None:
    """Send what reaches the loop or a slot's end to the log, and call `tell`."""

    def from_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        log.error("%s", context.get("message"), exc_info=context.get("exception"))
        tell()

    def from_slot(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.error("unforeseen", exc_info=(kind, error, trace))
        tell()

    loop.set_exception_handler(from_loop)
    sys.excepthook = from_slot
