"""The history on disk: every animal ever seen in one catalogue, and since when.

The file is a cache: commits need not be durable, and a damaged one is made anew.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path

import msgspec

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.storage.databases import (
    Damaged,
    Opened,
    WrittenByNewer,
    anew,
    open_or_anew,
    storage_errors,
)

BATCH = 500
"""Animals per step: less than a millisecond of work."""

StoredPet = tuple[int, str, int, str | None, int | None, int, str | None]
"""Id, name, category, status, last seen, place and `seen_as`: a tuple, as there may be a million.

`seen_as`: the animal as staff last saw it, if it has changed since; the catalogue defines it.
"""

WrittenPet = tuple[Pet, int | None, int, str | None]
"""An animal, when it was last seen, its place and `seen_as`."""

_VERSION = 2

_SCRIPT = """
    DROP TABLE IF EXISTS pets;
    DROP TABLE IF EXISTS unlooked;
    DROP TABLE IF EXISTS head;
    CREATE TABLE pets (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        category_id INTEGER NOT NULL,
        status TEXT,
        first_seen INTEGER NOT NULL,
        last_seen INTEGER,
        place INTEGER NOT NULL,
        gone_at INTEGER,
        seen_as TEXT
    ) STRICT;
    CREATE TABLE head (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        as_of INTEGER NOT NULL,
        was_whole INTEGER NOT NULL
    ) STRICT
"""
"""Makes a new file, or one of an earlier version anew."""

_WRITE = """
    INSERT INTO pets (id, name, category_id, status, last_seen, place, seen_as, first_seen, gone_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, iif(?6 = ?9, ?8, NULL))
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, category_id = excluded.category_id,
        status = excluded.status, last_seen = excluded.last_seen, place = excluded.place,
        seen_as = excluded.seen_as,
        gone_at = iif(excluded.gone_at IS NULL, NULL, coalesce(gone_at, excluded.gone_at))
"""


class Head(msgspec.Struct, frozen=True):
    """The newest list that ended: when (seconds since 1970), and whether it was proven whole."""

    as_of: int
    was_whole: bool


class HistoryDb:
    """One open file. Every method raises `StorageError` or its `Damaged`, and nothing else.

    `aside`: where a damaged file was put.
    """

    def __init__(self, opened: Opened) -> None:
        self._connection, self.aside = opened

    @classmethod
    def open(cls, file: Path, now: datetime) -> HistoryDb:
        """Open or create a file; a damaged one is put aside. Raises `WrittenByNewer`, too."""
        return cls(open_or_anew(file, _prepare, now))

    @classmethod
    def replace(cls, file: Path, now: datetime, why: Damaged) -> HistoryDb:
        """Put a damaged file aside, which must be closed, and create a new one."""
        return cls(anew(file, _prepare, now, why))

    def head(self) -> Head | None:
        """The newest list, or None until the first one has ended."""
        with storage_errors():
            row = self._connection.execute("SELECT as_of, was_whole FROM head").fetchone()
        return None if row is None else Head(row[0], was_whole=bool(row[1]))

    def began(self) -> int | None:
        """When the animal with the lowest id was first seen, in seconds since 1970, or None."""
        with storage_errors():
            query = "SELECT first_seen FROM pets ORDER BY id LIMIT 1"
            row = self._connection.execute(query).fetchone()
        return None if row is None else int(row[0])

    def pets(self) -> Iterator[list[StoredPet]]:
        """All animals in order of id, in batches."""
        with storage_errors():
            cursor = self._connection.execute(
                "SELECT id, name, category_id, status, last_seen, place, seen_as"
                " FROM pets ORDER BY id"
            )
            while batch := cursor.fetchmany(BATCH):
                yield batch

    def begin(self) -> None:
        """Lock the file until `commit`: waits up to 5 seconds for another program's write."""
        with storage_errors():
            self._connection.execute("BEGIN IMMEDIATE")

    def write(self, pets: Iterable[WrittenPet], now: int) -> None:
        """Write animals as they are now."""
        rows = [
            (
                pet.id,
                _storable(pet.name),
                pet.category_id,
                _storable(pet.status),
                *rest,
                now,
                Place.GONE,
            )
            for pet, *rest in pets
        ]
        with storage_errors():
            self._connection.executemany(_WRITE, rows)

    def commit(self, head: Head | None) -> None:
        """Write the newest list, and end what `begin` began. May take long."""
        with storage_errors():
            if head is not None:
                self._connection.execute(
                    "INSERT OR REPLACE INTO head VALUES (1, ?, ?)", (head.as_of, head.was_whole)
                )
            self._connection.execute("COMMIT")

    def close(self) -> None:
        """Close the file; uncommitted writes are lost."""
        self._connection.close()


def _prepare(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > _VERSION:
        raise WrittenByNewer(f"version {version}, this program knows {_VERSION}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")  # a commit is durable some time later
    if version < _VERSION:
        connection.executescript(f"BEGIN; {_SCRIPT}; PRAGMA user_version = {_VERSION}; COMMIT")


def _storable(text: str | None) -> str | None:
    """`text` without lone surrogates, which SQLite rejects."""
    if text is None or text.isascii():
        return text
    return text.encode("utf-8", "replace").decode()
