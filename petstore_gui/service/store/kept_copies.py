"""The copies of a database: those of each day, and those that an earlier recovery put aside."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from petstore_gui.domain.store_loss import StoreCopy
from petstore_gui.service.store.daily_copies import all_copies, daily_copies
from petstore_gui.service.store.remains import is_of_a_store, last_id
from petstore_gui.service.store.samples import SAMPLE_MARK, sample_animals
from petstore_gui.service.store.schema import is_newer
from petstore_gui.support.sqlite_connection import damage_found
from petstore_gui.support.sqlite_read_only import connect_read_only

LOOK_BYTES = 128 * 2**20
"""Once a copy is found, this is the most read in all: about 4 s, for which the window waits."""

_SAMPLES = "SELECT id, name, category_id, status FROM pets WHERE id <= ?"


class Found(NamedTuple):
    """The copies that have animals, newest first, and how many others there are.

    `others` is None if the folder cannot be read.
    """

    copies: list[StoreCopy]
    others: int | None


def copies_of(database: Path) -> list[Path]:
    """The daily copies of a database, newest first."""
    with suppress(OSError):
        return daily_copies(database)[::-1]
    return []


def find_copies(database: Path) -> Found:
    """Look at the copies of a database, the newest first. Each takes a moment."""
    found: list[StoreCopy] = []
    others = bytes_read = 0
    try:
        paths = _newest_first(database)
    except OSError:
        return Found([], None)
    for path in paths:
        bytes_read += _size(path)
        if found and bytes_read > LOOK_BYTES:
            break
        copy = looked_at(database, path)
        if copy is not None and copy.animals:
            found.append(copy)
        else:
            others += 1
    return Found(found, others)


def looked_at(database: Path, path: Path) -> StoreCopy | None:
    """What a copy has; None if it is damaged or from a newer version."""
    with suppress(sqlite3.Error, OSError):
        if is_newer(path) or not is_of_a_store(path):
            return None
        with closing(connect_read_only(path)) as connection:
            if damage_found(connection) is None:
                (animals,) = connection.execute("SELECT count(*) FROM pets").fetchone()
                samples = _samples_in(connection)
                last = last_id(path) or 0
                return StoreCopy(path.name, _day(database, path), animals, samples, last)
    return None


def _newest_first(database: Path) -> list[Path]:
    with suppress(FileNotFoundError):
        paths = all_copies(database)
        return sorted(paths, key=lambda path: (_day(database, path), path.name), reverse=True)
    return []


def _samples_in(connection: sqlite3.Connection) -> int:
    """How many of the animals are those that came with the program, unchanged."""
    query = "SELECT count(*) FROM meta WHERE name = 'mark' AND value = ?"
    if connection.execute(query, (SAMPLE_MARK,)).fetchone() == (0,):
        return 0
    samples = {
        (at, pet.name, pet.category_id, pet.status)
        for at, pet in enumerate(sample_animals(), start=1)
    }
    return len(samples.intersection(connection.execute(_SAMPLES, (len(samples),))))


def _size(path: Path) -> int:
    with suppress(OSError):
        return path.stat().st_size
    return 0


def _day(database: Path, path: Path) -> str:
    start = len(database.stem) + 1
    return path.name[start : start + len("2026-11-22")]
