"""Ways in which a database on this computer can be lost or damaged."""

from __future__ import annotations

import os
from pathlib import Path

PAGE = 4_096
"""Bytes of a page of SQLite."""


def log_of(database: Path) -> Path:
    """The -wal of a database in use."""
    return database.with_name(f"{database.name}-wal")


def write_at(file: Path, place: int, wrong: bytes) -> None:
    """Overwrite bytes of a file in place."""
    with file.open("r+b") as damaged:
        damaged.seek(place)
        damaged.write(wrong)


def delete(database: Path) -> None:
    """Nothing is left."""
    database.unlink()
    log_of(database).unlink()


def empty(database: Path) -> None:
    """The file is there, but empty."""
    database.write_bytes(b"")
    log_of(database).unlink()


def leave_the_log(database: Path) -> None:
    """Only what was written since the last checkpoint is left."""
    database.unlink()


def leave_the_log_and_an_empty_file(database: Path) -> None:
    """As `leave_the_log`; SQLite would delete the log."""
    database.write_bytes(b"")


def truncate(database: Path) -> None:
    """Half of its pages are left."""
    log_of(database).unlink()
    os.truncate(database, database.stat().st_size // 2 // PAGE * PAGE)


def spoil_the_header(database: Path) -> None:
    """It is no longer a database."""
    log_of(database).unlink()
    write_at(database, 0, b"\xff" * 60)


def spoil_the_log(database: Path) -> None:
    """What was written since the last checkpoint cannot be read."""
    write_at(log_of(database), 200, b"\xff\xff\xff")


def put_a_folder_there(database: Path) -> None:
    """Something else has its name."""
    delete(database)
    database.mkdir()
    (database / "notes.txt").write_text("mine")
