"""Pending adds of a store that was put aside: a person may send them to the new one."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from petstore_gui.domain.pending_add import Known
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.outbox_db import open_outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.recoverable_db import is_there


def leave_damaged(paths: StoragePaths, service_id: ServiceId, now: datetime) -> Path | None:
    """Start afresh after a service's store was damaged; its history and outbox must be closed.

    The history is put aside. The pending adds stay, but the program sends none of them again by
    itself: the new store knows none of their keys. Returns the path of an outbox that was damaged
    as well and put aside. Raises `StorageError` and `WrittenByNewer`.
    """
    paths.put_history_aside(service_id, "damaged", now)
    file = paths.outbox(service_id)
    return _forget_keys(file, now) if is_there(file) else None


def _forget_keys(file: Path, now: datetime) -> Path | None:
    outbox, aside = open_outbox(file, now)
    try:
        for add in outbox.read().pending:
            outbox.update(
                msgspec.structs.replace(add, key_was_sent=False, known=Known(), pet_id=None)
            )
    finally:
        outbox.close()
    return aside
