"""SQLite databases that only their owner can read, and what can be wrong with them.

A file has one connection at a time, as a profile has one window.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

import msgspec

from petstore_gui.support.files import make_private
from petstore_gui.support.put_aside import put_file_aside

_OF_THE_DISK = (
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL),
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_NOMEM),
)
"""Primary codes of errors that say nothing against the content of a file."""

Prepare: TypeAlias = Callable[[sqlite3.Connection], None]

Opened: TypeAlias = "tuple[sqlite3.Connection, Path | None]"
"""An open file, and where the damaged one in its place was put."""

log = logging.getLogger(__name__)


class StorageError(Exception):
    """A read or write failed. `str()` is for the log."""


class Damaged(StorageError):
    """The content of a file cannot be read."""


class WrittenByNewer(Exception):
    """A newer version of the program has written the file."""


@contextmanager
def storage_errors() -> Iterator[None]:
    """Raise errors of SQLite and of the disk as `Damaged` or `StorageError`."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError, msgspec.DecodeError) as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        raise (StorageError if code in _OF_THE_DISK else Damaged)(str(error)) from error
    except OSError as error:
        raise StorageError(str(error)) from error


def open_or_anew(file: Path, prepare: Prepare, now: datetime, word: str = "damaged") -> Opened:
    """Open or create a file, and `prepare` it; a damaged one is put aside, with `word` in its name.

    Raises `StorageError`, and what else `prepare` raises.
    """
    try:
        with storage_errors():
            return _connect(file, prepare), None
    except Damaged as error:
        return anew(file, prepare, now, error, word)


def anew(
    file: Path, prepare: Prepare, now: datetime, why: Damaged, word: str = "damaged"
) -> Opened:
    """Put a damaged file aside, which must be closed, and create a new one."""
    log.info("%s is damaged: %s", file, why)
    with storage_errors():
        aside = put_file_aside(file, word, now)
        return _connect(file, prepare), aside


def _connect(file: Path, prepare: Prepare) -> sqlite3.Connection:
    make_private(file)
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection
