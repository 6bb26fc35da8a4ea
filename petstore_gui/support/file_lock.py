"""Locks on files. The system releases a lock when the process that holds it ends.

No library is used: filelock imports asyncio, which delays the first rows.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from petstore_gui.support.files import OWNER_ONLY, when_free

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """A held lock. Its file is never removed: another process may have it open."""

    def __init__(self, descriptor: int | None) -> None:
        """With None, it holds nothing."""
        self._descriptor = descriptor

    def release(self) -> None:
        """Release the lock. May be called again."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)


def lock_file(file: Path) -> FileLock | None:
    """Lock a file, or return None if it is locked; never waits. Raises `OSError`."""
    descriptor = _opened(file)
    try:
        _lock(descriptor)
    except (BlockingIOError, PermissionError):  # Windows raises the second
        os.close(descriptor)
        return None
    except OSError:
        os.close(descriptor)
        raise
    return FileLock(descriptor)


def _opened(file: Path) -> int:
    return when_free(lambda: os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
