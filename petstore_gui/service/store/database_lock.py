"""The locks of a database in a file: one service at a time, whatever name it gives the file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.support.file_lock import FileLock, lock_file, lock_itself
from petstore_gui.support.put_aside import log_of

LOCK_SECONDS = 5.0
"""How long to wait for the lock: a service that was just killed may still be ending."""

_LOCK_TRY_SECONDS = 0.05


def locked(path: Path) -> FileLock:
    """The lock of a database, once no other process holds it. Raises `StoreError`."""
    return once_free(path, lambda: lock_file(path.with_name(f"{path.name}.lock")))


def locked_itself(path: Path) -> FileLock:
    """The lock of a file under all of its names. Locks nothing if it is missing or not ours.

    Raises `StoreError`, also if its newest animals may be in a log beside another name (a hard
    link). Release it before the file is opened.
    """
    if not (path.is_file() and os.access(path, os.W_OK)):  # locking must not create it
        return FileLock(None)
    lock = once_free(path, lambda: lock_itself(path))
    if _may_have_another_log(path):
        lock.release()
        detail = (
            f"{path} has another name, too (a hard link): start the service with the name that has"
            " a -wal file beside it, or delete the other name if none has"
        )
        raise StoreError(StartFailure.IN_USE, detail)
    return lock


def _may_have_another_log(path: Path) -> bool:
    """Whether the log may be beside another name, where SQLite would neither find nor heed it."""
    try:
        return path.stat().st_nlink > 1 and not log_of(path).stat().st_size
    except FileNotFoundError:
        return True


def once_free(path: Path, lock_it: Callable[[], FileLock | None]) -> FileLock:
    """What `lock_it` locks, once no other process holds it. Raises `StoreError`."""
    give_up = time.monotonic() + LOCK_SECONDS
    try:
        while (lock := lock_it()) is None:
            if time.monotonic() > give_up:
                raise StoreError(StartFailure.IN_USE, f"{path} is in use by another process")
            time.sleep(_LOCK_TRY_SECONDS)
    except OSError as error:
        is_folder_missing = isinstance(error, FileNotFoundError)  # else the lock would be made
        name = path.parent if is_folder_missing else error.filename or path
        raise StoreError(StartFailure.CANNOT_WRITE, f"{name}: {error.strerror}") from error
    return lock
