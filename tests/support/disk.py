"""A disk with next to no room, for as long as a test needs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def small_disk(size: int) -> Iterator[None]:
    """Let no file of this process grow past `size` bytes. Python ignores the signal that goes."""
    if sys.platform == "win32":
        pytest.skip("Windows has no limit on the size of files")
    import resource  # noqa: PLC0415 - not there on Windows

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
