"""The lock of a database in a file: one service at a time."""

from __future__ import annotations

import time
from pathlib import Path

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.support.file_lock import FileLock, lock_file

LOCK_SECONDS = 5.0
"""How long to wait for the lock: a service that was just killed may still be ending."""

_LOCK_TRY_SECONDS = 0.05


def locked(path: Path) -> FileLock:
    """The lock of a database, once no other process holds it. Raises `StoreError`."""
    give_up = time.monotonic() + LOCK_SECONDS
    file = path.with_name(f"{path.name}.lock")
    try:
        while (lock := lock_file(file)) is None:
            if time.monotonic() > give_up:
                raise StoreError(StartFailure.IN_USE, f"{path} is in use by another process")
            time.sleep(_LOCK_TRY_SECONDS)
    except OSError as error:
        raise StoreError(StartFailure.CANNOT_WRITE, f"{path}: {error.strerror}") from error
    return lock
