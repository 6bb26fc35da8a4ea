"""The history on disk: every animal ever seen in one catalogue, and since when.

The file is read and written in short steps. Each write stores the current state, so repeating one
is harmless. Commits need not be durable: the next list restores what a power cut lost.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from petstore_gui.domain.pets import Pet
from petstore_gui.storage.cached_rows import SHOWN, CachedRow
from petstore_gui.storage.history_rows import (
    IN_PART,
    Head,
    HistoryRow,
    UnreadChange,
    head_of,
    head_row,
    pet_columns,
    unread_of,
    unread_row,
)
from petstore_gui.storage.recoverable_db import Layout, OpenDb, StorageError, open_db, rescue
from petstore_gui.support.sqlite_read_only import connect_read_only

T = TypeVar("T")

BATCH = 500
"""Rows per step: less than a millisecond of work, unless they are long."""

LETTERS = 2**16
"""Letters per step, about, for the same reason."""

_TIME_MAX = 253_402_300_799
"""The end of the year 9999, in seconds since 1970: the latest `datetime`."""

_LAYOUT = Layout(
    version=1,
    script="""
        CREATE TABLE pets (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            category_id INTEGER NOT NULL,
            status TEXT,
            first_seen INTEGER NOT NULL,
            last_seen INTEGER,
            part TEXT,
            gone_at INTEGER
        ) STRICT;
        CREATE INDEX pets_of_before ON pets (last_seen, gone_at) WHERE last_seen IS NOT NULL;
        CREATE TABLE unlooked (
            pet_id INTEGER PRIMARY KEY,
            was TEXT NOT NULL,
            name TEXT,
            category_id INTEGER,
            status TEXT
        ) STRICT;
        CREATE TABLE head (
            one INTEGER PRIMARY KEY CHECK (one = 1),
            as_of INTEGER NOT NULL CHECK (as_of BETWEEN 0 AND 253402300799),
            was_whole INTEGER NOT NULL
        ) STRICT
    """,
    tables=("pets", "unlooked", "head"),
    synchronous="NORMAL",
)


class HistoryDamaged(Exception):
    """The content of the file cannot be read. `str()` is for the log."""


def in_steps(items: list[T], letters_of: Callable[[T], int]) -> Iterator[list[T]]:
    """The items in order; as many at a time as have `LETTERS`, with the one that exceeds them."""
    step, letters = list[T](), 0
    for item in items:
        step.append(item)
        letters += letters_of(item)
        if letters >= LETTERS:
            yield step
            step, letters = [], 0
    if step:
        yield step


class HistoryDb:
    """One open file. Every method raises `StorageError` or `HistoryDamaged`, and nothing else."""

    def __init__(self, opened: OpenDb) -> None:
        rescue = opened.rescue
        self.aside = None if rescue is None else rescue.aside
        self.kept = None if rescue is None else rescue.kept.get(_LAYOUT.tables[0])
        self._connection = opened.connection

    @classmethod
    def open(cls, file: Path, now: datetime) -> HistoryDb:
        """Open or create a file. Raises `StorageError` and `WrittenByNewer`."""
        return cls._checked(open_db(file, _LAYOUT, now))

    @classmethod
    def of_newer(cls, file: Path) -> HistoryDb:
        """Open a newer version's file, to read the tables that have not changed.

        Raises `StorageError`. Reading a table that has changed raises.
        """
        with _translated():
            return cls(OpenDb(connect_read_only(file, wait=0)))

    @classmethod
    def rescue(cls, file: Path, now: datetime) -> HistoryDb:
        """Put a damaged file aside, and open what can be read of it. Raises `StorageError`."""
        return cls._checked(rescue(file, _LAYOUT, now))

    @classmethod
    def _checked(cls, opened: OpenDb) -> HistoryDb:
        """After a rescue, no animal can be called new or removed any more."""
        if opened.rescue is not None:
            with _translated():
                opened.connection.execute("UPDATE head SET was_whole = ?", (IN_PART,))
                opened.connection.execute(
                    "DELETE FROM unlooked WHERE pet_id NOT IN (SELECT id FROM pets)"
                )
        return cls(opened)

    def head(self) -> Head | None:
        """The newest list, or None until the first one has ended."""
        with _translated():
            row = self._connection.execute("SELECT as_of, was_whole FROM head").fetchone()
        if row is None:
            return None
        if not isinstance(row[0], int) or not 0 <= row[0] <= _TIME_MAX:
            raise HistoryDamaged(f"the time of the newest list is {row[0]}")
        return head_of(*row)

    def began(self) -> int | None:
        """When the animal with the lowest id was first seen, in seconds since 1970, or None."""
        with _translated():
            row = self._connection.execute(
                "SELECT first_seen FROM pets WHERE first_seen BETWEEN 0 AND ? ORDER BY id LIMIT 1",
                (_TIME_MAX,),
            ).fetchone()
        return None if row is None else int(row[0])

    def shown(self, since: int) -> Iterator[list[CachedRow]]:
        """The animals to show, in order of id, in batches.

        It leaves out removed animals, and those last seen before `since` unless still unread.
        """
        return self._batches(f"{SHOWN} ORDER BY id", since, name=1)

    def hidden(self, since: int) -> Iterator[list[int]]:
        """The ids that `shown` leaves out, in no particular order."""
        batches = self._batches(
            "SELECT id FROM pets WHERE last_seen IS NOT NULL AND (gone_at IS NOT NULL"
            " OR last_seen < :since AND id NOT IN (SELECT pet_id FROM unlooked))",
            since,
        )
        return ([pet_id for (pet_id,) in batch] for batch in batches)

    def unread(self) -> Iterator[list[UnreadChange]]:
        """The changes that staff have not read, in batches."""
        query = "SELECT pet_id, was, name, category_id, status FROM unlooked"
        for batch in self._batches(query, name=2):
            yield [unread_of(*row) for row in batch]

    def begin(self) -> None:
        """Lock the file until `commit`, so that no write waits.

        Waits up to 5 seconds for another program's write; other threads keep running.
        """
        with _translated():
            self._connection.execute("BEGIN IMMEDIATE")

    def write_pets(self, pets: Collection[HistoryRow], now: int) -> None:
        """Write animals as they are now; an existing `first_seen` stays."""
        self._write(
            "INSERT INTO pets VALUES (?, ?, ?, ?, ?, ?, ?, NULL) ON CONFLICT (id) DO UPDATE SET"
            " name = excluded.name, category_id = excluded.category_id, status = excluded.status,"
            " last_seen = excluded.last_seen, part = excluded.part, gone_at = NULL",
            [(*pet_columns(row.pet), now, row.last_seen, row.part) for row in pets],
        )

    def write_removed(self, pets: Collection[Pet], now: int) -> None:
        """Write that a whole list no longer has these animals, even those not in the file yet."""
        self._write(
            "INSERT INTO pets VALUES (?1, ?2, ?3, ?4, ?5, ?5, NULL, ?5) ON CONFLICT (id) DO UPDATE"
            " SET gone_at = coalesce(gone_at, ?5), last_seen = coalesce(last_seen, ?5)",
            [(*pet_columns(pet), now) for pet in pets],
        )

    def write_unread(self, unread: Collection[UnreadChange], read: Collection[int]) -> None:
        """Write the changes that staff have not read; remove those of the animals in `read`."""
        self._write(
            "INSERT OR REPLACE INTO unlooked VALUES (?, ?, ?, ?, ?)",
            [unread_row(change) for change in unread],
        )
        self._write("DELETE FROM unlooked WHERE pet_id = ?", [(pet_id,) for pet_id in read])

    def write_head(self, head: Head) -> None:
        """Write when the newest list ended."""
        self._write("INSERT OR REPLACE INTO head VALUES (1, ?, ?)", [head_row(head)])

    def commit(self) -> None:
        """Commit all writes. May take long; other threads keep running."""
        with _translated():
            if self._connection.in_transaction:
                self._connection.execute("COMMIT")

    def close(self) -> None:
        """Close the file; uncommitted writes are lost."""
        self._connection.close()

    def _batches(
        self, query: str, since: int = 0, *, name: int | None = None
    ) -> Iterator[list[Any]]:
        """The rows in batches; smaller ones where the rows are long by their column `name`."""
        with _translated():
            cursor = self._connection.execute(query, {"since": since})
            while batch := cursor.fetchmany(BATCH):
                if name is None:
                    yield batch
                else:
                    yield from in_steps(batch, lambda row: len(row[name] or ""))

    def _write(self, statement: str, rows: list[tuple[object, ...]]) -> None:
        with _translated():
            if rows and not self._connection.in_transaction:
                self._connection.execute("BEGIN")
            self._connection.executemany(statement, rows)


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        raise StorageError(str(error)) from error
    except sqlite3.Error as error:
        raise HistoryDamaged(str(error)) from error
