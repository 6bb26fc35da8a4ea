"""Files as a newer version of the program would leave them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

NEWER = 99


def left_by_newer(file: Path, *statements: str, with_log: bool = False) -> dict[str, bytes]:
    """Change a database as a newer version would; returns the contents of its folder.

    `with_log`: that version was killed, and its last change is in the write-ahead log.
    """
    log = file.with_name(f"{file.name}-wal")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        if with_log:
            connection.execute("PRAGMA journal_mode = WAL")
        for statement in (*statements, f"PRAGMA user_version = {NEWER}"):
            connection.execute(statement)
        as_killed = {path: path.read_bytes() for path in (file, log) if path.exists()}
    if with_log:
        for path, content in as_killed.items():
            path.write_bytes(content)
    return lying_in(file.parent)


def lying_in(folder: Path) -> dict[str, bytes]:
    """The contents of a folder's files, without locks and the log's index (SQLite rebuilds it)."""
    return {
        path.name: path.read_bytes()
        for path in sorted(folder.iterdir())
        if path.is_file() and not path.name.endswith(("-shm", ".lock"))
    }
