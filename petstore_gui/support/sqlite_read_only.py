"""Read an SQLite database without changing it or its write-ahead log."""

from __future__ import annotations

import sqlite3
from pathlib import Path


def connect_read_only(file: Path, *, wait: float = 5.0) -> sqlite3.Connection:
    """Connect to an existing file, to read it. Raises `sqlite3.Error`.

    `wait` is how many seconds to wait for a lock.

    A writable connection would copy the log into the file on closing. If there is a log, SQLite
    rebuilds its index; if not, `immutable` keeps SQLite from creating any file.
    """
    log = file.with_name(f"{file.name}-wal")
    mode = "mode=ro" if _has_content(log) else "mode=ro&immutable=1"
    connection = sqlite3.connect(
        f"{file.absolute().as_uri()}?{mode}",
        timeout=wait,
        uri=True,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.text_factory = lambda raw: raw.decode(errors="replace")
    return connection


def _has_content(log: Path) -> bool:
    try:
        return log.stat().st_size > 0
    except OSError as error:  # if it is there, SQLite cannot read it either, and says so
        return not isinstance(error, FileNotFoundError)
