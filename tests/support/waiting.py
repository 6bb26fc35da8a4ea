"""Waiting for what is to come, without fixed sleeps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def eventually(predicate: Callable[[], T], within: float = 5.0) -> T:
    """Wait until `predicate()` is true, and return what it returned.

    The loop runs meanwhile. Fails after `within` seconds, with what was returned last.
    """
    loop = asyncio.get_running_loop()
    give_up = loop.time() + within
    while not (result := predicate()):
        if loop.time() > give_up:
            msg = f"still {result!r} after {within} s"
            raise AssertionError(msg)
        await asyncio.sleep(0.005)
    return result
