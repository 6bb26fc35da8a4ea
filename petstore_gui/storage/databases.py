"""SQLite databases that only their owner can read, and what can be wrong with them.

A file has one connection at a time, as a profile has one window.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from petstore_gui.support.files import make_private

_OF_THE_DISK = (
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL),
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_NOMEM),
)
"""Primary codes of errors that say nothing against the content of a file."""


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
    except (sqlite3.Error, UnicodeDecodeError) as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        raise (StorageError if code in _OF_THE_DISK else Damaged)(str(error)) from error
    except OSError as error:
        raise StorageError(str(error)) from error


def connect(file: Path, prepare: Callable[[sqlite3.Connection], None]) -> sqlite3.Connection:
    """Open or create a file, and `prepare` it. Raises what that raises, or `OSError`."""
    make_private(file)
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection
