"""Adds whose store was put aside: they wait for a person, who may send them to the new one."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from petstore_gui.domain.service_id import Place
from petstore_gui.storage.outbox_db import open_outbox
from petstore_gui.storage.paths import Records
from petstore_gui.storage.pending_add import Known
from petstore_gui.storage.recoverable_db import is_there


def leave_damaged(records: Records, place: Place, now: datetime) -> Path | None:
    """Begin anew with a place whose store was damaged; the files of its records must be closed.

    What was known of the old store is put aside. What was to be sent stays; nothing of it that may
    have been added is sent again by itself: the new store knows none of the keys. Returns where an
    outbox lies that was damaged as well. Raises `NotKept` and `WrittenByNewer`.
    """
    records.put_ledger_aside(place, "damaged", now)
    file = records.outbox(place)
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
