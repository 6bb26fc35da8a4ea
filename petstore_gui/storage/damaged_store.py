"""Adds whose store was put aside: they wait for a person, who may send them to the new one."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.outbox_db import open_outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.pending_add import Known
from petstore_gui.storage.recoverable_db import is_there


def leave_damaged(paths: StoragePaths, service_id: ServiceId, now: datetime) -> Path | None:
    """Begin anew with a place whose store was damaged; the files of its records must be closed.

    What was known of the old store is put aside. What was to be sent stays; nothing of it that may
    have been added is sent again by itself: the new store knows none of the keys. Returns where an
    outbox lies that was damaged as well. Raises `StorageError` and `WrittenByNewer`.
    """
    paths.put_history_aside(service_id, "damaged", now)
    file = paths.outbox(service_id)
    return _forget_keys(file, now) if is_there(file) else None


def _forget_keys(file: Path, now: datetime) -> Path | None:
    outbox, aside = open_outbox(file, now)
    try:
        for entry in outbox.entries():
            outbox.update(
                msgspec.structs.replace(entry, key_was_sent=False, known=Known(), pet_id=None)
            )
    finally:
        outbox.close()
    return aside
