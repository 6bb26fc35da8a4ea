"""A disk that is almost full, or a folder that cannot be read, while a test needs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(size: int) -> Iterator[None]:
    """Let no file of this process grow past `size` bytes. Python ignores the signal SIGXFSZ."""
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
    """Make a folder that does not exist yet unreadable.

    It is a link to a name that is too long, as a mode would not stop root.
    """
    folder.symlink_to("x" * 300)
    try:
        yield
    finally:
        folder.unlink()
