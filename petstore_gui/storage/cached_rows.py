"""Quick reads of a history: the first animals to show, and when a few were first seen."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.place import Place
from petstore_gui.support.sqlite_read_only import connect_read_only

SHOWN_FOR_SECONDS = 90 * 86_400
"""How long an animal that has left the list stays in the table after staff have read about it."""

CachedRow = tuple[int, str, int, str | None]
"""Id, name, category and status."""

_SHOWN = (
    "SELECT id, name, category_id, status FROM pets WHERE place <> :gone"
    " AND (last_seen IS NULL OR last_seen >= :since OR seen_as IS NOT NULL)"
    " AND (:status IS NULL OR status = :status) AND EXISTS (SELECT 1 FROM head)"
)


def first_rows(
    file: Path, limit: int, *, status: PetStatus | None = None, descending: bool = False
) -> list[CachedRow]:
    """The first `limit` animals to show in order of id, of one status or of all.

    Empty if the file cannot be read: opening it for writing reports the reason.
    """
    query = f"{_SHOWN} ORDER BY id {'DESC' if descending else 'ASC'} LIMIT :limit"
    since = int(time.time()) - SHOWN_FOR_SECONDS
    values = {"gone": Place.GONE, "since": since, "status": status, "limit": limit}
    return found(file, query, values, wait=0)


def first_seen_of(file: Path, pet_ids: Sequence[int]) -> dict[int, int]:
    """When these animals were first seen, in seconds since 1970, as far as the file says."""
    query = "SELECT id, first_seen FROM pets WHERE id IN (SELECT value FROM json_each(:ids))"
    return dict(found(file, query, {"ids": str(list(pet_ids))}))


def known_id(history: Path) -> int:
    """The highest ID in a history; 0 if there is none, or it cannot be read."""
    highest = found(history, "SELECT id FROM pets ORDER BY id DESC LIMIT 1", {})
    return next((number for (number,) in highest), 0)


def found(file: Path, query: str, values: Mapping[str, object], wait: float = 5) -> list[Any]:
    """The rows that a query finds; none if the file cannot be read."""
    try:
        with closing(connect_read_only(file, wait=wait)) as history:
            return history.execute(query, values).fetchall()
    except (sqlite3.Error, OSError):
        return []
