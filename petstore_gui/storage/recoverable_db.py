"""An SQLite database that only its owner can read; a damaged one is put aside and made anew.

A file has one connection at a time, as a profile has one window.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal

from petstore_gui.support.files import make_private
from petstore_gui.support.put_aside import put_file_aside, with_log

_OF_THE_DISK = (
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL),
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_NOMEM),
)
"""Primary codes of errors that say nothing against the content of a file."""

log = logging.getLogger(__name__)


class StorageError(Exception):
    """A read or write failed. `str()` is for the log."""


class Damaged(StorageError):
    """The content of a file cannot be read."""


class WrittenByNewer(Exception):
    """A newer version of the program has written the file."""


@dataclass(frozen=True)
class Layout:
    """The `tables` of a file, created by `script`, and their `version`.

    `script` also runs on a file of a lower version. `synchronous` and `journal` are SQLite's: with
    FULL a commit is durable when it returns, with NORMAL later. `is_kept`: opening checks the whole
    file, and what can be read of a damaged one is copied to the new one.
    """

    version: int
    script: str
    tables: tuple[str, ...]
    synchronous: Literal["FULL", "NORMAL"]
    journal: Literal["WAL", "PERSIST"] = "WAL"
    is_kept: bool = False


@dataclass(frozen=True)
class Rescue:
    """Where a damaged file was put."""

    aside: Path | None


@dataclass(frozen=True)
class OpenDb:
    """An open file, and what became of a damaged one in its place, if there was one."""

    connection: sqlite3.Connection
    rescue: Rescue | None = None


def open_db(file: Path, layout: Layout, now: datetime) -> OpenDb:
    """Open or create a file; a damaged one is put aside.

    Raises `StorageError` and `WrittenByNewer`.
    """
    try:
        return OpenDb(_open(file, layout))
    except Damaged as error:
        return replace_damaged(file, layout, now, error)


def replace_damaged(file: Path, layout: Layout, now: datetime, why: Damaged) -> OpenDb:
    """Put a damaged file aside, which must be closed, and create a new one.

    Raises `StorageError`.
    """
    log.info("%s is damaged: %s", file, why)
    with storage_errors():
        aside = put_file_aside(file, "damaged", now)
        connection = _open(file, layout)
        if layout.is_kept and aside is not None:
            _copy_readable(aside, connection, layout.tables)
        return OpenDb(connection, Rescue(aside))


def is_there(file: Path) -> bool:
    """Whether the file or its log exists. Raises `StorageError` if its folder cannot be read."""
    with storage_errors():
        return any(one.exists() for one in with_log(file))


@contextmanager
def storage_errors() -> Iterator[None]:
    """Raise errors of SQLite and of the disk as `Damaged` or `StorageError`."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        raise (StorageError if code in _OF_THE_DISK else Damaged)(str(error)) from error
    except OSError as error:
        raise StorageError(str(error)) from error


def _open(file: Path, layout: Layout) -> sqlite3.Connection:
    with storage_errors():
        make_private(file)
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        try:
            _prepare(connection, layout)
        except BaseException:
            connection.close()
            raise
        return connection


def _prepare(connection: sqlite3.Connection, layout: Layout) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > layout.version:
        raise WrittenByNewer(f"version {version}, this program knows {layout.version}")
    connection.execute(f"PRAGMA journal_mode = {layout.journal}")
    connection.execute(f"PRAGMA synchronous = {layout.synchronous}")
    if layout.is_kept:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
    if version < layout.version:
        connection.executescript(
            f"BEGIN; {layout.script}; PRAGMA user_version = {layout.version}; COMMIT"
        )


def _copy_readable(damaged: Path, into: sqlite3.Connection, tables: tuple[str, ...]) -> None:
    """Copy each table up to the first row that cannot be read."""
    with closing(sqlite3.connect(damaged)) as source, into:
        into.execute("BEGIN")
        for table in tables:
            with suppress(sqlite3.Error, UnicodeDecodeError):
                for row in source.execute(f"SELECT * FROM {table}"):  # noqa: S608 - own names
                    places = ", ".join("?" * len(row))
                    into.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row)  # noqa: S608
