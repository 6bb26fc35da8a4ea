"""Files as a newer version of the program would leave them behind."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

NEWER = 99


def left_by_newer(file: Path, *statements: str, with_log: bool = False) -> dict[str, bytes]:
    """Have a newer version write a database of ours; returns what lies there then.

    `with_log`: it was killed, and what it wrote last is in the log beside the file.
    """
    log = file.with_name(f"{file.name}-wal")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in (*statements, f"PRAGMA user_version = {NEWER}"):
            connection.execute(statement)
        as_killed = {path: path.read_bytes() for path in (file, log)}
    if with_log:
        for path, content in as_killed.items():
            path.write_bytes(content)
    return lying_in(file.parent)


def lying_in(folder: Path) -> dict[str, bytes]:
    """The files of a folder, but for the index of a log, which SQLite makes anew at any time."""
    return {
        path.name: path.read_bytes()
        for path in sorted(folder.iterdir())
        if path.is_file() and not path.name.endswith(("-shm", ".lock"))
    }
