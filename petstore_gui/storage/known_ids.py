"""The IDs from this computer's store that the history knows, in case the store is lost."""

from __future__ import annotations

import sqlite3
from bisect import bisect_right
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.put_aside import found_aside
from petstore_gui.support.sqlite_read_only import connect_read_only

if TYPE_CHECKING:
    from petstore_gui.domain.store_loss import StoreLoss

_ID_BELIEVED = 2**53
"""No store assigns an ID this high: it is damage, and no store may continue from it."""


_HISTORY = "SELECT max(id) FROM pets WHERE id < ?"
_HEAD = "SELECT 1 FROM head"
_SEEN = "SELECT id FROM pets WHERE id < ? AND gone_at IS NULL"


def known_id(paths: StoragePaths) -> int | None:
    """The highest ID in the newest history; 0 if it only knows that there was a store.

    None if it knows of no store.
    """
    # A damaged history had something in it.
    found = _last_id(paths.history(LOCAL_SERVICE), damaged=0)
    return (found or 0) if found is not None or any(_put_aside(paths)) else None


def known_id_ever(paths: StoragePaths) -> int:
    """The highest ID in any record, including those that were put aside."""
    found = (_last_id(file) for file in _put_aside(paths))
    return max(known_id(paths) or 0, *(pet_id or 0 for pet_id in found), 0)


def held_against(paths: StoragePaths, loss: StoreLoss) -> StoreLoss:
    """A loss with the number of known animals that each copy lacks; the most complete is first."""
    ids = _known_ids(paths)
    copies = list(loss.copies)
    if ids is not None:
        copies = [
            replace(copy, missing=len(ids) - bisect_right(ids, copy.last_id)) for copy in copies
        ]
    copies.sort(
        key=lambda one: (-one.last_id if one.missing is None else one.missing, -one.animals)
    )
    return replace(loss, copies=tuple(copies))


def _known_ids(paths: StoragePaths) -> list[int] | None:
    """The IDs of the animals that were seen here, in order; None without a history."""
    try:
        with closing(connect_read_only(paths.history(LOCAL_SERVICE))) as history:
            if history.execute(_HEAD).fetchone() is None:
                return None
            ids = {pet_id for (pet_id,) in history.execute(_SEEN, (_ID_BELIEVED,))}
    except sqlite3.Error:
        return None
    return sorted(ids)


def _put_aside(paths: StoragePaths) -> list[Path]:
    """The histories that were put aside."""
    with suppress(OSError):
        return found_aside(paths.history(LOCAL_SERVICE))
    return []


def _last_id(file: Path, damaged: int | None = None) -> int | None:
    """The highest ID; None if the file is missing or has none, `damaged` if it is no database."""
    try:
        with closing(connect_read_only(file)) as connection:
            (found,) = connection.execute(_HISTORY, (_ID_BELIEVED,)).fetchone()
    except sqlite3.OperationalError:
        return None
    except sqlite3.Error:
        return damaged
    return None if found is None else int(found)
