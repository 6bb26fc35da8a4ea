"""A database in a SQLite file: one connection writes, in one thread, and one reads."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Select, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import BUSY_SECONDS, OutcomeUnknown, StoreError, compiled
from petstore_gui.service.store.tables import LAST_OF_SQLITE
from petstore_gui.support.file_lock import lock_file
from petstore_gui.support.files import make_private, real_path

LOCK_SECONDS = 5.0
"""How long to wait for the lock: a service that was just killed may still be ending."""

_LOCK_TRY_SECONDS = 0.05


def locked(path: Path) -> IO[bytes]:
    """The lock of a database, once no other process holds it. Raises `StoreError`."""
    give_up = time.monotonic() + LOCK_SECONDS
    file = path.with_name(f"{path.name}.lock")
    try:
        while (lock := lock_file(file)) is None:
            if time.monotonic() > give_up:
                raise StoreError(StartFailure.IN_USE, f"{path} is in use by another process")
            time.sleep(_LOCK_TRY_SECONDS)
    except OSError as error:
        raise StoreError(StartFailure.CANNOT_WRITE, f"{path}: {error.strerror}") from error
    return lock


ROOM_BYTES = 2 * 2**20
"""With less room on the disk nothing is added. It is more than most commits write."""

_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # macOS: to the disk, not to its cache
    "foreign_keys = ON",
)
_EDITION = "SELECT number, word FROM edition"
_DIALECT = sqlite.dialect(paramstyle="named")
_PRIMARY_CODE = 0xFF
_START_FAILURES = {
    sqlite3.SQLITE_NOTADB: StartFailure.DAMAGED,
    sqlite3.SQLITE_CORRUPT: StartFailure.DAMAGED,
    sqlite3.SQLITE_FULL: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_CANTOPEN: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_READONLY: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_IOERR: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_PERM: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_BUSY: StartFailure.IN_USE,
    sqlite3.SQLITE_PROTOCOL: StartFailure.IN_USE,
}


class SqliteFile:
    """Holds `<file>.lock` while it is open, so that two services never write one file.

    Only one connection writes and checkpoints: SQLite before 3.51.3 can lose rows in WAL mode if
    two do so at once.
    """

    def __init__(self, path: Path) -> None:
        """Checks the whole file: a million animals take a tenth of a second.

        Raises `StoreError`.
        """
        self.path = real_path(path)
        self._lock = locked(self.path)
        self._reader: sqlite3.Connection | None = None
        self._number = 0
        self.writing = create_engine(
            "sqlite://",
            creator=self._connect_to_write,
            poolclass=StaticPool,
            hide_parameters=True,  # no names or keys in a log
        )
        self.reading = self.writing
        # Otherwise Python's sqlite3 leaves CREATE TABLE out of transactions.
        event.listen(self.writing, "begin", lambda it: it.exec_driver_sql("BEGIN IMMEDIATE"))
        with ExitStack() as undo:
            undo.callback(self.close)
            self._open()
            undo.pop_all()

    def new_ids(self, connection: Connection, count: int) -> Iterable[int]:
        """The IDs after the highest one ever used, which AUTOINCREMENT remembers."""
        last = connection.exec_driver_sql(LAST_OF_SQLITE).scalar_one() or 0
        return range(last + 1, last + 1 + count)

    async def rows(
        self, statement: Select[Any], values: Mapping[str, object]
    ) -> Sequence[Sequence[Any]]:
        """Reads in the event loop: a page takes a tenth of a millisecond, a thread takes longer.

        Calls SQLite directly: through SQLAlchemy a page would take twice as long.
        """
        text, defaults = compiled(statement, _DIALECT)
        return self._read(text, {**defaults, **values})

    async def state(self) -> str:
        """The edition, and the number that the system gave this file: a copy has another one."""
        ((number, word),) = self._read(_EDITION, {})
        return f"{number}.{word}.{self._number:x}"

    def store_error(self, error: SQLAlchemyError | sqlite3.Error) -> StoreError:
        """The error that SQLite's code stands for."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if not isinstance(cause, sqlite3.Error):
            return StoreError(StartFailure.UNKNOWN, f"{self.path}: {type(cause).__name__}")
        code = int(getattr(cause, "sqlite_errorcode", 0)) & _PRIMARY_CODE
        reason = _START_FAILURES.get(code, StartFailure.UNKNOWN)
        return StoreError(reason, f"{self.path}: {cause}")

    def settle(self) -> None:
        """Copy the log, which may hold what was written and not synced, into the file."""
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
        self.writing.dispose()
        self._lock.close()

    def _read(self, text: str, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        try:
            if self._reader is None:
                self._reader = sqlite3.connect(
                    f"{self.path.as_uri()}?mode=ro",
                    timeout=BUSY_SECONDS,
                    uri=True,
                    isolation_level=None,
                    check_same_thread=False,
                )
            return self._reader.execute(text, values).fetchall()
        except sqlite3.Error as error:
            raise self.store_error(error) from error

    def _open(self) -> None:
        try:
            make_private(self.path)
            with self.writing.connect() as connection:
                found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
            self._number = self.path.stat().st_ino
        except OSError as error:
            detail = f"{self.path}: {error.strerror}"
            raise StoreError(StartFailure.CANNOT_WRITE, detail) from error
        except (sqlite3.Error, SQLAlchemyError) as error:
            raise self.store_error(error) from error
        if found != "ok":
            raise StoreError(StartFailure.DAMAGED, f"{self.path}: {' '.join(found.split())}")

    def _connect_to_write(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        with ExitStack() as undo:
            undo.callback(connection.close)  # Windows renames no file that is open
            for pragma in _PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
            undo.pop_all()
        return connection
