"""Puts the files about this computer's store aside together with the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import msgspec

from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.storage.outbox_db import open_outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import StorageError, is_there
from petstore_gui.support.put_aside import put_file_aside, rename_with_log, unused_name


def leave_history(paths: StoragePaths, now: datetime) -> Path:
    """Put the history aside when staff put the sample animals away or bring them back.

    It would call them gone or new. It must be closed. Returns its new name. Raises `StorageError`.
    """
    history = paths.history(LOCAL_SERVICE)
    with _as_storage_error(history):
        aside = unused_name(history, "samples", now)
        rename_with_log(history, aside)
    return aside


def bring_history_back(paths: StoragePaths, aside: Path) -> None:
    """Use the history that was put aside again. Raises `StorageError`."""
    with _as_storage_error(aside):
        rename_with_log(aside, paths.history(LOCAL_SERVICE))


def leave_lost(paths: StoragePaths, now: datetime, *, with_history: bool) -> Path | None:
    """Prepare the records for a store that continues after a loss. They must be closed.

    The pending adds stay for staff, who may send them to the new store. It may no longer know their
    keys, so no add that may have been added is sent again automatically. The history is put aside
    unless animals of the store are still there. Returns where a damaged outbox was put. Raises
    `StorageError` and `WrittenByNewer`.
    """
    if not with_history:
        _put_aside(paths.history(LOCAL_SERVICE), "replaced", now)
    file = paths.outbox(LOCAL_SERVICE)
    return _forget_keys(file, now) if is_there(file) else None


def _put_aside(file: Path, word: str, now: datetime) -> None:
    with _as_storage_error(file):
        put_file_aside(file, word, now)


@contextmanager
def _as_storage_error(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StorageError(f"{file}: {error}") from error


def _forget_keys(file: Path, now: datetime) -> Path | None:
    outbox, rescue = open_outbox(file, now)
    try:
        for add in outbox.read().pending:
            outbox.update(msgspec.structs.replace(add, key_was_sent=False))
    finally:
        outbox.close()
    return None if rescue is None else rescue.aside
