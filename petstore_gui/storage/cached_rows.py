"""Which animals of a ledger are shown, and the first of them before all else of it is read."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.support.sqlite_read_only import connect_read_only

SHOWN_FOR_SECONDS = 90 * 86_400
"""How long an animal that no list shows any longer stays in the table, once it is no news."""

CachedRow = tuple[int, str, int, str | None, int | None, str | None]
"""Id, name, category, status, last seen and part of an animal: no object for each of a million."""

SHOWN = (
    "SELECT id, name, category_id, status, last_seen, part FROM pets"
    " WHERE gone_at IS NULL AND (last_seen IS NULL OR last_seen >= :since"
    " OR id IN (SELECT pet_id FROM unlooked))"
)
"""The animals to show, but for those that are gone, and those last seen before `since` that staff
have looked at by now."""

_ORDER = {False: "ASC", True: "DESC"}


def first_rows(
    file: Path, most: int, *, status: PetStatus | None = None, descending: bool = False
) -> list[CachedRow]:
    """The first animals in order of id, of one status or of all; none where they cannot be read.

    What is wrong with a file is for those to say who open it to keep it.
    """
    since = int(time.time()) - SHOWN_FOR_SECONDS
    values = {"since": since, "status": status, "most": most}
    rest = (
        f" AND (:status IS NULL OR status = :status) ORDER BY id {_ORDER[descending]} LIMIT :most"
    )
    try:
        with closing(connect_read_only(file, wait=0)) as history:
            has_list = history.execute("SELECT 1 FROM head").fetchone() is not None
            return history.execute(SHOWN + rest, values).fetchall() if has_list else []
    except (sqlite3.Error, OSError):
        return []
