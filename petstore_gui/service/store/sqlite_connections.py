"""The connections to the SQLite file of a store, and what their errors mean."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.index_lock import BUSY_SECONDS
from petstore_gui.support.sqlite_connection import Connection as SqliteConnection
from petstore_gui.support.sqlite_read_only import primary_code

_START_FAILURES = {
    sqlite3.SQLITE_NOTADB: StartFailure.DAMAGED,
    sqlite3.SQLITE_CORRUPT: StartFailure.DAMAGED,
    sqlite3.SQLITE_FULL: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_CANTOPEN: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_READONLY: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_IOERR: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_PERM: StartFailure.CANNOT_WRITE,
    sqlite3.SQLITE_BUSY: StartFailure.IN_USE,
    sqlite3.SQLITE_PROTOCOL: StartFailure.IN_USE,  # a lock of the log's index, for 10 s
}


def connect_to_write(path: Path) -> sqlite3.Connection:
    """The one connection that writes. Raises `sqlite3.Error`."""
    connection = sqlite3.connect(
        path,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
        factory=SqliteConnection,
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: to the disk, not to its cache
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot write. Raises `sqlite3.Error`."""
    connection = sqlite3.connect(
        f"{path.as_uri()}?mode=ro",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        factory=SqliteConnection,
    )
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    return connection


def begin(connection: Connection) -> None:
    """Begin explicitly: otherwise Python's sqlite3 leaves CREATE TABLE out of transactions."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def store_error(path: Path, error: SQLAlchemyError | sqlite3.Error) -> StoreError:
    """The error that SQLite's code stands for."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, sqlite3.Error):
        return StoreError(StartFailure.UNKNOWN, f"{path}: {type(cause).__name__}")
    reason = _START_FAILURES.get(primary_code(cause), StartFailure.UNKNOWN)
    return StoreError(reason, f"{path}: {cause}")
