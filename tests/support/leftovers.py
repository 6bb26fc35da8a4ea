"""Fails a test whose tasks or child processes outlive it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

GRACE = 1.0
"""Seconds to wait for tasks and processes that are ending."""


def child_processes() -> set[int]:
    """The IDs of this process's children, including zombies. Known only on Linux."""
    found: set[int] = set()
    if sys.platform != "linux":  # Wine shows Linux' /proc, of other processes
        return found
    for children in Path(f"/proc/{os.getpid()}/task").glob("*/children"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # the thread has ended
            found |= {int(child) for child in children.read_text().split()}
    return found


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    before = child_processes()
    yield
    give_up = time.monotonic() + GRACE
    while (left := child_processes() - before) and time.monotonic() < give_up:
        time.sleep(0.01)
    if left:
        pytest.fail(f"child processes left: {', '.join(map(described, left))}", pytrace=False)


@pytest.fixture
async def no_task_left() -> AsyncIterator[None]:
    yield
    left = asyncio.all_tasks() - {asyncio.current_task()}
    if left:
        _, left = await asyncio.wait(left, timeout=GRACE)
    if left:
        pytest.fail(f"tasks left: {', '.join(map(repr, left))}", pytrace=False)


def described(pid: int) -> str:
    try:
        arguments = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ")
    except OSError:
        arguments = b""
    return f"{pid} {arguments.decode(errors='replace')}".strip()
