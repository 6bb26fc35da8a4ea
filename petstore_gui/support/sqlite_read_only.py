"""Read an SQLite database without changing it or its write-ahead log."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

from petstore_gui.support.put_aside import with_log


def connect_read_only(file: Path, *, wait: float = 5.0) -> sqlite3.Connection:
    """Connect to an existing file, to read it. Raises `sqlite3.Error`; never waits for a pipe.

    `wait` is how many seconds to wait for a lock.

    A writable connection would copy the log into the file on closing. If there is a log, SQLite
    rebuilds its index; if not, `immutable` keeps SQLite from creating any file.
    """
    _refuse_odd_files(file)
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
    except FileNotFoundError:
        return False
    except OSError:  # SQLite cannot read it either, and says so
        return True


def _refuse_odd_files(file: Path) -> None:
    """Raise `sqlite3.OperationalError` if a database or one of SQLite's files beside it is no file.

    SQLite would wait for a pipe without end, and read a device.
    """
    for one in with_log(file):
        try:
            is_odd = not stat.S_ISREG(one.stat().st_mode)
        except OSError:  # missing, or SQLite cannot open it either, and says so
            continue
        if is_odd:
            error = sqlite3.OperationalError(f"{one} is no file")
            error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
            raise error
