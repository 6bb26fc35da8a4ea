"""Waits for conditions, without fixed sleeps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def eventually(predicate: Callable[[], T], within: float = 5.0) -> T:
    """Wait until `predicate()` is true while the loop runs; returns its result.

    Fails after `within` seconds with the last result.
    """
    loop = asyncio.get_running_loop()
    give_up = loop.time() + within
    while not (result := predicate()):
        if loop.time() > give_up:
            msg = f"still {result!r} after {within} s"
            raise AssertionError(msg)
        await asyncio.sleep(0.005)
    return result
