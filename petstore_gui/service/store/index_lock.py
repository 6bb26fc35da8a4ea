"""Another program's lock on the index of a database's log (`-shm`).

SQLite waits ten seconds for such a lock, without a way to interrupt it.
"""

from __future__ import annotations

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

_READ_MARKS = 124, 4
"""The bytes of the index of which SQLite locks one to read, but for one case (walformat.html, 2.3).
SQLite itself locks none of them against others for longer than some microseconds."""


class IndexLock:
    """Looks whether reading would have to wait. A lock taken just after the look is not seen."""

    def __init__(self, path: Path) -> None:
        self._index = path.with_name(f"{path.name}-shm")
        self._locks: OtherLocks | None = None
        self._open = ExitStack()

    def watch(self) -> None:
        """Watch what is the index now: SQLite may have made it anew."""
        with suppress(OSError):
            self._locks = OtherLocks(self._index, *_READ_MARKS)
            self._open.callback(self._locks.close)

    def is_free(self) -> bool:
        """Whether reading would not have to wait."""
        return not self._locks

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
