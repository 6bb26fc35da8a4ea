"""Reading a database of SQLite so that no byte of it, or of its log, becomes other."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def connect_read_only(file: Path, *, wait: float = 5.0) -> sqlite3.Connection:
    """Connect to a file that is there, to read it. Raises `sqlite3.Error`.

    Whoever has it locked is waited for `wait` seconds.

    A connection that may write would bring the log into the file when it is closed. With a log
    SQLite makes its index anew, which is no part of what is kept; without one it is kept from
    making any file at all.
    """
    log = file.with_name(f"{file.name}-wal")
    way = "mode=ro" if _has_content(log) else "mode=ro&immutable=1"
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?{way}",
        timeout=wait,
        uri=True,
        isolation_level=None,
        check_same_thread=False,
    )


def _has_content(log: Path) -> bool:
    try:
        return log.stat().st_size > 0
    except FileNotFoundError:
        return False
    except OSError:  # then SQLite cannot read it either, and says so
        return True


def user_version(file: Path) -> int:
    """The version that a file says it has; 0 of an empty one. Raises `sqlite3.Error`."""
    with closing(connect_read_only(file)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
