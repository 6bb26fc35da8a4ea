"""Another program's lock on the index of a database's log (`-shm`).

SQLite waits ten seconds for such a lock, without a way to interrupt it.
"""

from __future__ import annotations

import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.support.file_lock import OtherLocks

BUSY_SECONDS = 3.0
"""How long a write waits while another program writes, and a read or a write for a lock of the
index. An add may wait behind another one, and its client waits no more than ten seconds."""

_LOOK_AGAIN_SECONDS = 0.02

_READ_LOCKS = range(124, 128)
"""The bytes of the index of which SQLite locks one to read, but for one case (walformat.html, 2.3).
SQLite itself locks none of them against others for longer than some microseconds."""

_HEADER = struct.Struct("=16xI84x4I")
"""The last frame of the log, and up to which one each of these locks protects it."""


class IndexLock:
    """Looks whether reading would have to wait. A lock taken just after the look is not seen."""

    def __init__(self, path: Path) -> None:
        self._index = path.with_name(f"{path.name}-shm")
        self._locks: OtherLocks | None = None
        self._open = ExitStack()

    def watch(self) -> None:
        """Watch what is the index now: SQLite may have made it anew."""
        with suppress(OSError):
            self._locks = OtherLocks(self._index)
            self._open.callback(self._locks.close)

    def is_free(self) -> bool:
        """Whether reading would not have to wait."""
        locks = self._locks
        if locks is None or not locks.hinder(_READ_LOCKS.start, len(_READ_LOCKS)):
            return True
        return not locks.hinder(_lock_to_read(locks))

    def pauses(self) -> Iterator[float]:
        """How long to wait before looking again, until it is free.

        Raises `StoreError` after `BUSY_SECONDS`.
        """
        give_up = time.monotonic() + BUSY_SECONDS
        while not self.is_free():
            if time.monotonic() > give_up:
                raise StoreError(StartFailure.IN_USE, f"{self._index} is locked")
            yield _LOOK_AGAIN_SECONDS

    def close(self) -> None:
        """Close it after SQLite's connections: that would end their locks."""
        self._open.close()


def _lock_to_read(locks: OtherLocks) -> int:
    """The one that SQLite takes, and waits for: as `walTryBeginRead` of its wal.c chooses it."""
    last_frame, *marks = _HEADER.unpack(locks.read(_HEADER.size).ljust(_HEADER.size, b"\0"))
    known = [
        (mark, lock) for mark, lock in zip(marks, _READ_LOCKS, strict=True) if mark <= last_frame
    ]
    mark, best = max(known, default=(-1, _READ_LOCKS.start))
    if mark < last_frame:
        free = (lock for lock in _READ_LOCKS if not locks.hinder(lock, to_write=True))
        return next(free, best)
    return best
