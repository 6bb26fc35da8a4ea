"""The outbox file: an animal is in it before its first byte is sent, until it is settled.

One connection, opened once. Calls that arrive during a commit share the next one.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.pets import NewPet
from petstore_gui.storage.databases import (
    StorageError,
    WrittenByNewer,
    open_or_anew,
    storage_errors,
)
from petstore_gui.support.put_aside import put_file_aside

log = logging.getLogger(__name__)


def readable_adds(file: Path) -> list[Add]:
    """Every add that a plain SELECT still finds, as unsure: a person decides about each."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.text_factory = lambda raw: raw.decode(errors="replace")
        return [
            replace(add, phase=Phase.UNSURE, may_be_there=True, is_keyed=False, import_number=None)
            for query, add_of in _QUERIES
            for add in _found(connection, query, add_of)
        ]
    return []


def _found(connection: sqlite3.Connection, query: str, add_of: Callable[..., Add]) -> Iterator[Add]:
    with suppress(sqlite3.Error):
        for row in connection.execute(query):
            try:
                yield add_of(*row)
            except (ValueError, OverflowError, OSError) as error:  # msgspec's are ValueErrors
                log.info("an add is unreadable: %s", error)


_add_of = msgspec.json.Decoder(Add).decode


def _old_add_of(key: str, body: bytes, deployment: str, origin: str, created_at: Any) -> Add:
    pet = msgspec.json.decode(body, type=NewPet)
    created = datetime.fromtimestamp(created_at / 1_000, UTC)
    return Add(key, pet, ServiceId(Deployment(deployment), origin), created, attempts=1)


_OLD = "SELECT key, body, deployment, origin, created_at FROM {} WHERE {} ORDER BY number"

_QUERIES: tuple[tuple[str, Callable[..., Add]], ...] = (
    ("SELECT record FROM adds ORDER BY number", _add_of),
    (_OLD.format("adds", "state <> 'added'"), _old_add_of),
    (
        _OLD.format(
            "import_rows",
            "state IN ('sending', 'unknown') OR state = 'ready'"
            " AND import IN (SELECT key FROM imports WHERE state = 'open')",
        ),
        _old_add_of,
    ),
)


T = TypeVar("T")

VERSION = 3
"""Versions 1 and 2 were files of one deployment each."""

_VERSION_MAX = 0xFFFF
"""A higher number is damage, not a newer version."""

_SCRIPT = """
    CREATE TABLE adds (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        phase TEXT NOT NULL,
        import INTEGER,
        record BLOB NOT NULL
    ) STRICT;
    CREATE INDEX rows_of_imports ON adds (import, phase, number) WHERE import IS NOT NULL;
    CREATE TABLE imports (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        service TEXT NOT NULL,
        state TEXT NOT NULL,
        discarded INTEGER NOT NULL DEFAULT 0,
        record BLOB NOT NULL
    ) STRICT
"""
_UNREAD = "unread"
"""In the name of a damaged file whose adds are not yet in the new one."""

_INSERT = "INSERT OR IGNORE INTO adds (key, phase, import, record) VALUES (?, ?, ?, ?)"
_UPDATE = "UPDATE adds SET phase = ?, import = ?, record = ? WHERE key = ?"
_DISCARDED = "UPDATE imports SET discarded = discarded + 1 WHERE number = ?"
_IN_MEMORY = """
    SELECT record FROM adds WHERE import IS NULL OR phase IN ('sending', 'unsure') ORDER BY number
"""
_WAITING_ROWS = """
    SELECT number, record FROM adds
    WHERE import = ? AND phase = 'waiting' AND number > ? ORDER BY number LIMIT ?
"""

Job = Callable[[sqlite3.Connection], T]


class Opened(msgspec.Struct, frozen=True):
    """What was in the file: its adds, oldest first; of imports only those that were sent.

    `damaged`: where a damaged file was put. `taken_over`: how many adds could be read in that, or
    in the files of an earlier version.
    """

    adds: tuple[Add, ...] = ()
    damaged: Path | None = None
    taken_over: int = 0


class OutboxFile:
    """Reads and writes the file in a thread. Every method raises `StorageError`."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._jobs: list[Job[Any]] = []  # of the next transaction
        self._next: asyncio.Task[list[Any]] | None = None
        self._turn = asyncio.Lock()

    async def open(self, now: datetime) -> Opened:
        """Open or create the file. Raises `WrittenByNewer` too."""
        return await asyncio.to_thread(self._open, now)

    async def do(self, job: Job[T]) -> T:
        """Run a job in the next transaction; what it wrote is on the disk when this returns."""
        at, self._jobs = len(self._jobs), [*self._jobs, job]
        if self._next is None:
            self._next = asyncio.get_running_loop().create_task(self._write(), name="outbox")
        result: T = (await asyncio.shield(self._next))[at]  # a shield: others have jobs in it
        return result

    async def write(self, *adds: Add, remove: Iterable[str] = ()) -> None:
        """Write new adds, and remove those with these keys, in one transaction."""
        await self.do(lambda connection: write_adds(connection, adds, remove))

    async def update(self, *adds: Add) -> None:
        """Write what has become of adds; one that was removed meanwhile stays removed."""
        await self.do(lambda connection: update_adds(connection, adds))

    async def close(self) -> None:
        """Close the file once everything that was begun is written."""
        while self._next is not None:
            await asyncio.wait([self._next])
        async with self._turn:
            connection, self._connection = self._connection, None
            if connection is not None:
                await asyncio.to_thread(connection.close)

    async def _write(self) -> list[Any]:
        async with self._turn:
            jobs, self._jobs, self._next = self._jobs, [], None
            return await asyncio.to_thread(self._commit, jobs)

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        if self._connection is None:
            raise StorageError("the outbox is not open")
        with storage_errors(), self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            return [job(connection) for job in jobs]

    def _open(self, now: datetime) -> Opened:
        connection, _ = open_or_anew(self._file, _prepare, now, _UNREAD)
        try:
            with storage_errors():
                opened = self._take_over(connection, now)
        except BaseException:
            connection.close()
            raise
        self._connection = connection  # only now: `close` would close it during a read
        return opened

    def _take_over(self, connection: sqlite3.Connection, now: datetime) -> Opened:
        """Copy the adds of other files into this one, and rename those only then."""
        folder, damaged = self._file.parent, None
        # Also of a run that was killed before it had copied them.
        unread = sorted(folder.glob(f"{self._file.stem}.{_UNREAD}-*{self._file.suffix}"))
        earlier = (folder / f"outbox-{one}.sqlite" for one in Deployment)
        old = [file for file in earlier if file.is_file()]
        found = [add for file in (*unread, *old) for add in readable_adds(file)]
        with connection:
            connection.execute("BEGIN")
            write_adds(connection, found)
        for file in old:
            put_file_aside(file, "read", now)
        for file in unread:
            damaged = put_file_aside(file, "damaged", now, like=self._file)
        return Opened(tuple(read_adds(connection, _IN_MEMORY)), damaged, len(found))


def write_adds(
    connection: sqlite3.Connection, adds: Iterable[Add], remove: Iterable[str] = ()
) -> None:
    """Write new adds, and remove those with these keys."""
    rows = ((one.key, one.phase.value, one.import_number, msgspec.json.encode(one)) for one in adds)
    connection.executemany(_INSERT, rows)
    connection.executemany("DELETE FROM adds WHERE key = ?", [(key,) for key in remove])


def update_adds(connection: sqlite3.Connection, adds: Iterable[Add]) -> None:
    """Write what has become of adds that are still in the file."""
    rows = ((one.phase.value, one.import_number, msgspec.json.encode(one), one.key) for one in adds)
    connection.executemany(_UPDATE, rows)


def settle_add(
    connection: sqlite3.Connection, add: Add, again: Add | None, *, is_added: bool
) -> None:
    """Write what a person decided: remove an add, or send it `again`, alone.

    Its import counts it as added or as discarded.
    """
    if again is None:
        connection.execute("DELETE FROM adds WHERE key = ?", (add.key,))
    else:
        update_adds(connection, [again])
    if not is_added:
        connection.execute(_DISCARDED, (add.import_number,))


def read_adds(connection: sqlite3.Connection, query: str, *values: object) -> list[Add]:
    """The adds whose records a query finds."""
    records = connection.execute(query, values).fetchall()
    return [_add_of(record) for (record,) in records]


def _prepare(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if VERSION < version <= _VERSION_MAX:
        raise WrittenByNewer(f"version {version}, this program knows {VERSION}")
    connection.execute("PRAGMA journal_mode = PERSIST")
    connection.execute("PRAGMA synchronous = FULL")
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok" or version not in (0, VERSION):
        raise sqlite3.DatabaseError(f"version {version}, check: {verdict}")
    if version == 0:
        connection.executescript(f"BEGIN; {_SCRIPT}; PRAGMA user_version = {VERSION}; COMMIT")
    read_adds(connection, _IN_MEMORY)


def waiting_rows(
    connection: sqlite3.Connection, number: int | None, after: int, most: int
) -> list[tuple[int, Add]]:
    """The next waiting rows of an import, each behind its own number, which is above `after`."""
    rows = connection.execute(_WAITING_ROWS, (number, after, most)).fetchall()
    return [(row, msgspec.json.decode(record, type=Add)) for row, record in rows]
