"""A disk with next to no room, or one that cannot be read, for as long as a test needs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


@contextmanager
def unreadable(folder: Path) -> Iterator[None]:
    """Have a folder that is not there yet tell nothing, not even which files it has.

    Its name leads to one that no disk takes: unlike a mode that holds for root as well.
    """
    folder.symlink_to("x" * 300)
    try:
        yield
    finally:
        folder.unlink()
