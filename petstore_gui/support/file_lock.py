"""Locks on files. The system releases a lock when the process that holds it ends.

No library is used: importing one takes 15 ms, a tenth of the window's start.
"""

from __future__ import annotations

import errno
import os
import struct
import sys
from functools import cache
from pathlib import Path

from petstore_gui.support.held_files import when_free
from petstore_gui.support.private_files import OWNER_ONLY

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


_FAR_BYTE = 2**31 - 2 if sys.platform == "win32" else 2**62
"""The byte that `lock_itself` locks: SQLite's are near 2**30, and no database is this long."""

_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


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


class OtherLocks:
    """Which bytes of a file other processes have locked.

    Closing it would end this process's own locks on the file, so close it last. Windows cannot
    tell.
    """

    def __init__(self, file: Path) -> None:
        """Raises `OSError` if the file cannot be opened."""
        self._descriptor: int | None = None
        if sys.platform != "win32":
            self._descriptor = os.open(file, os.O_RDONLY)

    def hinder(self, start: int, length: int = 1, *, to_write: bool = False) -> bool:
        """Whether any of these bytes cannot be locked, to read or to write.

        Takes some microseconds.
        """
        if sys.platform == "win32" or self._descriptor is None:
            return False
        asked = _bytes_locked(fcntl.F_WRLCK if to_write else fcntl.F_RDLCK, start, length)
        try:
            found = fcntl.fcntl(self._descriptor, fcntl.F_GETLK, asked)
        except OSError:  # the file system has no locks
            return False
        return found != _bytes_locked(fcntl.F_UNLCK, start, length)

    def read(self, size: int) -> bytes:
        """The beginning of the file. Raises `OSError`."""
        return b"" if self._descriptor is None else os.pread(self._descriptor, size, 0)

    def close(self) -> None:
        """From now on it sees none. May be called again."""
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


def lock_itself(file: Path) -> FileLock | None:
    """Lock a file under all of its names (hard links), or return None if it is locked.

    For a file that is written. Closing it would end POSIX locks of this process on the same file,
    so release this lock last. Where the file system has no such locks, nothing is locked. Raises
    `OSError` if the file cannot be opened to write.
    """
    descriptor = _opened(file)
    try:
        _lock_far_byte(descriptor)
    except OSError as error:
        if error.errno in _TAKEN:
            os.close(descriptor)
            return None
    return FileLock(descriptor)


def _opened(file: Path) -> int:
    return when_free(lambda: os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))


def _lock_far_byte(descriptor: int) -> None:
    if sys.platform == "win32":
        os.lseek(descriptor, _FAR_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    elif sys.platform == "linux":
        # A lock of the open file, not of the process: closing another descriptor keeps it.
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, _bytes_locked(fcntl.F_WRLCK, _FAR_BYTE, 1))
    else:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _FAR_BYTE, os.SEEK_SET)


@cache
def _bytes_locked(kind: int, start: int, length: int) -> bytes:
    """The structure `flock` of C."""
    if sys.platform == "darwin":
        return struct.pack("qqihh", start, length, 0, kind, os.SEEK_SET)
    else:  # noqa: RET505 - mypy would find no way here
        return struct.pack("hhqqi", kind, os.SEEK_SET, start, length, 0)


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
