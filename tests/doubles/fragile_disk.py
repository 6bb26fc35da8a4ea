"""A disk that fails once, at a chosen write of the outbox."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from enum import Enum
from pathlib import Path
from sqlite3 import Connection
from threading import Event

from petstore_gui.storage.outbox_db import OutboxDb, open_outbox
from petstore_gui.storage.recoverable_db import Rescue, StorageError


class Failure(Enum):
    """What goes wrong, and whether the write is on disk afterwards."""

    REFUSED = "the disk refuses"
    REFUSED_YET_KEPT = "the disk refuses, but has the write"
    POWER_CUT_BEFORE = "the power fails before the write"
    POWER_CUT_AFTER = "the power fails after the write"

    @property
    def is_power_cut(self) -> bool:
        return self in (Failure.POWER_CUT_BEFORE, Failure.POWER_CUT_AFTER)

    @property
    def is_kept(self) -> bool:
        return self in (Failure.REFUSED_YET_KEPT, Failure.POWER_CUT_AFTER)


class FragileDisk:
    """Fails once; after a power cut no write ends until `revive`."""

    def __init__(self) -> None:
        self._failure: Failure | None = None
        self._writes_left = 0
        self._has_power = Event()
        self._has_power.set()
        self.has_failed = False

    def arm(self, failure: Failure, *, at: int) -> None:
        """Fail at the `at`-th write from now."""
        self._failure, self._writes_left = failure, at

    def revive(self) -> None:
        """Release all waiting writes, and let later ones succeed."""
        self._failure = None
        self._has_power.set()

    @property
    def is_dead(self) -> bool:
        return not self._has_power.is_set()

    def open(self, file: Path, now: datetime) -> tuple[OutboxDb, Rescue | None]:
        """An outbox on this disk."""
        outbox, rescue = open_outbox(file, now)
        return _FragileFile(outbox, self), rescue

    def next_failure(self) -> Failure | None:
        """The failure of the present write, if any."""
        self._writes_left -= 1
        if self._failure is None or self._writes_left:
            return None
        self.has_failed = True
        return self._failure

    def fail(self, failure: Failure) -> None:
        """Raise `StorageError`; if the power fails, not before `revive`."""
        if failure.is_power_cut:
            self._has_power.clear()
            self._has_power.wait()
        raise StorageError(failure.value)


class _FragileFile(OutboxDb):
    def __init__(self, outbox: OutboxDb, disk: FragileDisk) -> None:
        super().__init__(outbox._connection)  # noqa: SLF001 - the same file, on another disk
        self._disk = disk

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        failure = self._disk.next_failure()
        if failure is not None and not failure.is_kept:
            self._disk.fail(failure)
        with super()._transaction() as connection:
            yield connection
        if failure is not None:
            self._disk.fail(failure)
