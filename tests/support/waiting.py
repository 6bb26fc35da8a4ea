"""Waits for conditions, without fixed sleeps."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120.0 if sys.platform == "win32" else 30.0
"""Seconds after which a wait ends a broken test: on a busy computer every step takes longer, and
under Wine four times as long."""

PATIENCE_MS = int(PATIENCE * 1_000)
"""The same for Qt."""

BUSY_SAMPLE_SECONDS = 0.2
BUSY_MARGIN = 2.0


async def eventually(predicate: Callable[[], T], within: float = PATIENCE) -> T:
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


async def in_time(predicate: Callable[[], T], promised: float) -> T:
    """Wait as `eventually` does for what must come within `promised` seconds; see `kept`."""
    began = time.monotonic()
    result = await eventually(predicate)
    took = time.monotonic() - began
    assert kept(promised, took), f"took {took:.1f} s, not {promised} s"
    return result


def kept(promised: float, took: float) -> bool:
    """Whether something took no longer than promised, in seconds on a quiet computer.

    If it took longer, other programs may have had the processor: it may then take as much longer
    as a piece of work takes now.
    """
    return took <= promised or took <= promised * BUSY_MARGIN * _busyness()


def _busyness() -> float:
    """How much longer work takes now than on a quiet computer."""
    began, worked = time.monotonic(), time.thread_time()
    while (spent := time.thread_time() - worked) < BUSY_SAMPLE_SECONDS:
        pass
    return (time.monotonic() - began) / spent
