"""Read an SQLite database without changing it or its write-ahead log."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from petstore_gui.support.sqlite_connection import Connection, refuse_odd_files

_DAMAGE = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_PRIMARY_CODE = 0xFF


def connect_read_only(file: Path, *, wait: float = 5.0) -> sqlite3.Connection:
    """Connect to an existing file, to read it. Raises `sqlite3.Error`; never waits for a pipe.

    `wait` is how many seconds to wait for a lock.

    A writable connection would copy the log into the file on closing. If there is a log, SQLite
    rebuilds its index; if not, `immutable` keeps SQLite from creating any file.
    """
    refuse_odd_files(file)
    log = file.with_name(f"{file.name}-wal")
    mode = "mode=ro" if _has_content(log) else "mode=ro&immutable=1"
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?{mode}",
        timeout=wait,
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        factory=Connection,
    )


def _has_content(log: Path) -> bool:
    try:
        return log.stat().st_size > 0
    except FileNotFoundError:
        return False
    except OSError:  # SQLite cannot read it either, and says so
        return True


def is_damage(error: Exception) -> bool:
    """Whether an error says that the file is no database, or a damaged one."""
    return primary_code(error) in _DAMAGE


def primary_code(error: Exception) -> int:
    """SQLite's code of an error, without what kind of it it is; 0 if it has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & _PRIMARY_CODE


def user_version(file: Path) -> int:
    """The `user_version` of a database; 0 for an empty file. Raises `sqlite3.Error`."""
    with closing(connect_read_only(file)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
