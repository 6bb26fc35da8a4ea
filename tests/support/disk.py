"""Simulates a full disk, or a folder that cannot be read."""

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
    """Make `folder`, which does not exist yet, impossible to read or list.

    It becomes a link to a name too long for any disk: unlike a file mode, that stops root too.
    """
    folder.symlink_to("x" * 300)
    try:
        yield
    finally:
        folder.unlink()
