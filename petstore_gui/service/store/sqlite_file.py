"""A database in a SQLite file, with one lock, one connection that writes and one that reads."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, Select, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import OutcomeUnknown, StoreError
from petstore_gui.service.store.database_lock import locked, once_free
from petstore_gui.service.store.deleted_file import OpenFiles, raise_if_emptied
from petstore_gui.service.store.index_lock import IndexLock
from petstore_gui.service.store.schema import KNOWN, is_newer
from petstore_gui.service.store.sqlite_connections import (
    begin,
    connect_to_read,
    connect_to_write,
    store_error,
)
from petstore_gui.support.file_lock import FileLock, lock_itself
from petstore_gui.support.real_path import real_path
from petstore_gui.support.sqlite_connection import damage_found
from petstore_gui.support.sqlite_read_only import connect_read_only

ROOM_BYTES = 2 * 2**20
"""With less room on the disk nothing is added. It is more than most commits write."""

_QUICK_CHECK_BYTES = 2 * 2**20
"""A file up to this size is checked completely when it is opened, in a few milliseconds."""

_EDITION = "SELECT number, word FROM edition"
_LAST_ID = "SELECT max(seq) FROM sqlite_sequence WHERE name = 'pets'"


class SqliteFile:
    """Holds `<file>.lock` while it is open, so that two services never write one file.

    It locks the file itself, too, which may have another name elsewhere (a hard link): SQLite would
    keep a separate log beside each name, and damage the database.

    Only one connection writes and checkpoints: SQLite before 3.51.3 can lose rows in WAL mode if
    two do so at once.
    """

    start_seconds = 0.0
    is_shared = False

    def __init__(self, path: Path, *, keeps_copy: bool = True) -> None:
        """`keeps_copy`: before its schema is brought up to date. Raises `StoreError`."""
        self.path = real_path(path)
        self._keeps_copy = keeps_copy
        self._lock = locked(self.path)
        self._file: FileLock | None = None
        self._open_files: OpenFiles | None = None
        self._index_lock = IndexLock(self.path)
        self._reader: sqlite3.Connection | None = None
        self._state = ""
        self._number = 0
        self._commits: int | None = None
        self.writing = create_engine(
            "sqlite://",
            creator=self._connect_to_write,
            poolclass=StaticPool,
            hide_parameters=True,  # no names or keys in a log
        )
        self.reading = self.writing
        event.listen(self.writing, "begin", begin)
        event.listen(self.writing, "close", self._note_closing)
        with ExitStack() as undo:
            undo.callback(self.close)
            self._open()
            undo.pop_all()

    def version(self, connection: Connection) -> int:
        """The schema's version. Raises `StoreError` if the file belongs to another program."""
        version = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
        tables = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one()
        if version < 0 or bool(version) != bool(tables):
            detail = f"{self.path} is the database of another program"
            raise StoreError(StartFailure.UNKNOWN, detail)
        return version

    def set_version(self, connection: Connection, version: int) -> None:
        """Record the schema's version; undone with the transaction."""
        connection.exec_driver_sql(f"PRAGMA user_version = {version:d}")

    @contextmanager
    def upgrading(self, _connection: Connection) -> Iterator[None]:
        """Keep a copy of the file as it is."""
        from petstore_gui.service.store.upgrade_copy import copy_kept  # noqa: PLC0415 - once

        try:
            with copy_kept(self.path) if self._keeps_copy else nullcontext():
                yield
        except sqlite3.Error as error:
            raise self.store_error(error) from error

    def new_ids(self, connection: Connection, count: int) -> Iterable[int]:
        """The IDs after the highest one ever used, which AUTOINCREMENT remembers."""
        last = connection.exec_driver_sql(_LAST_ID).scalar_one() or 0
        return range(last + 1, last + 1 + count)

    async def rows(
        self, statement: Select[Any], values: Mapping[str, object]
    ) -> Sequence[Sequence[Any]]:
        """Reads in the event loop: a page takes a tenth of a millisecond, a thread takes longer.

        Calls SQLite directly: through SQLAlchemy a page would take twice as long.
        """
        text, defaults = _compiled(statement)
        return await self._read(text, {**defaults, **values})

    async def state(self) -> str:
        """The edition, and the number that the system gave this file: a copy has another one.

        Read again only if SQLite has counted more commits of other connections.
        """
        ((commits,),) = await self._read("PRAGMA data_version", {})
        if commits != self._commits:
            ((number, word),) = await self._read(_EDITION, {})
            self._state = f"{number}.{word}.{self._number:x}"
            self._commits = commits
        return self._state

    def store_error(self, error: SQLAlchemyError | sqlite3.Error) -> StoreError:
        """The error that SQLite's code stands for."""
        return store_error(self.path, error)

    def settle(self) -> None:
        """Copy the log, which may hold what was written and not synced, into the file."""
        if self._open_files is None:  # only now is there a log
            self._open_files = OpenFiles(self.path)
            self._index_lock.watch()
        try:
            with closing(self.writing.raw_connection()) as connection:
                is_busy, *_ = connection.cursor().execute("PRAGMA wal_checkpoint").fetchone()
        except (sqlite3.Error, SQLAlchemyError) as error:
            failure = self.store_error(error)
            raise OutcomeUnknown(failure.reason, str(failure)) from error
        if is_busy:
            detail = f"{self.path}: another program copies its log"
            raise OutcomeUnknown(StartFailure.IN_USE, detail)

    def check_room(self) -> None:
        """Ask the system: if SQLite found out in a commit, its outcome would be unknown."""
        if lost := self._save_if_lost():
            raise StoreError(StartFailure.MISSING, f"{lost}: restart the service")
        for pause in self._index_lock.pauses():
            time.sleep(pause)
        try:
            free = shutil.disk_usage(self.path.parent).free
        except OSError:
            return
        if free < ROOM_BYTES:
            raise StoreError(StartFailure.CANNOT_WRITE, f"{self.path}: the disk is full")

    def pools(self) -> Mapping[str, tuple[int, int]]:
        """One connection reads and one writes: there is nothing to count."""
        return {}

    def close(self) -> None:
        """Close the reader first: the last connection checkpoints, and only the writer may."""
        if self._reader is not None:
            self._reader.close()
        self._save_if_lost()
        self._open_files = None  # the last connection removes the log
        self.writing.dispose()
        self._index_lock.close()
        if self._file is not None:
            self._file.release()
        self._lock.release()

    def _save_if_lost(self) -> str | None:
        """What has happened to the names of the open files; the system keeps open files."""
        if self._open_files is None or (lost := self._open_files.lost()) is None:
            return None
        with closing(self.writing.raw_connection()) as connection:
            self._open_files.save(cast("sqlite3.Connection", connection.driver_connection))
        return lost

    async def _read(self, text: str, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        if not self._index_lock.is_free():
            for pause in self._index_lock.pauses():
                await asyncio.sleep(pause)
        try:
            if self._reader is None:
                raise_if_emptied(self.path)
                self._reader = connect_to_read(self.path)
            return self._reader.execute(text, values).fetchall()
        except sqlite3.Error as error:
            raise self.store_error(error) from error

    def _open(self) -> None:
        try:
            self._file = once_free(self.path, lambda: lock_itself(self.path))
            if is_newer(self.path):
                detail = f"a newer version has written {self.path}: {KNOWN}"
                raise StoreError(StartFailure.NEWER, detail)
            self._check()
            self.writing.connect().close()
            self._number = self.path.stat().st_ino
        except OSError as error:
            detail = f"{self.path}: {error.strerror}"
            raise StoreError(StartFailure.CANNOT_WRITE, detail) from error
        except (sqlite3.Error, SQLAlchemyError) as error:
            raise self.store_error(error) from error

    def _check(self) -> None:
        """Look for damage before a connection can write, which would change a damaged file."""
        if self.path.stat().st_size > _QUICK_CHECK_BYTES:
            return
        with closing(connect_read_only(self.path)) as connection:
            found = damage_found(connection, is_quick=True)
        if found:
            raise StoreError(StartFailure.DAMAGED, f"{self.path}: {found}")

    def _note_closing(self, *_connection: object) -> None:
        """SQLAlchemy closes the connection for good, or to open another one after an error."""
        if self._open_files is not None and self._reader is None:
            self._open_files.leave_log()

    def _connect_to_write(self) -> sqlite3.Connection:
        connection = connect_to_write(self.path)
        if self._open_files is not None:
            self._open_files.watch()
            self._index_lock.watch()
        return connection


@cache
def _compiled(statement: Select[Any]) -> tuple[str, Mapping[str, object]]:
    """A statement as text with named parameters, and the values that it contains."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
    return str(compiled), compiled.params
