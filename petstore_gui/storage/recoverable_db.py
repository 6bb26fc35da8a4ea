"""An SQLite database that only its owner can read, and that is rescued when damaged.

A file has one connection at a time, as a profile has one window.
"""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal

from petstore_gui.support.private_files import make_private
from petstore_gui.support.put_aside import put_file_aside, rename_with_log, with_log
from petstore_gui.support.readable_rows import readable_rows
from petstore_gui.support.sqlite_read_only import user_version

log = logging.getLogger(__name__)


class StorageError(Exception):
    """A read or write failed. `str()` is for the log."""


class WrittenByNewer(Exception):
    """A newer version of the program has written the file; this one may only read it."""


@dataclass(frozen=True)
class Layout:
    """The `tables` of a file, created by `script`, and their `version`.

    `synchronous` is SQLite's: with FULL a commit is durable when it returns, with NORMAL later.
    `is_checked`: opening the file checks all of it, which takes time in proportion to its size.
    """

    version: int
    script: str
    tables: tuple[str, ...]
    synchronous: Literal["FULL", "NORMAL"]
    is_checked: bool = False


@dataclass(frozen=True)
class OpenDb:
    """An open file. `aside` is where a damaged file was put, if there was one.

    `kept` is how many rows of its first table were rescued, None if that is not known.
    """

    connection: sqlite3.Connection
    aside: Path | None = None
    kept: int | None = None


def open_db(file: Path, layout: Layout, now: datetime) -> OpenDb:
    """Open or create a file; a damaged one is rescued.

    Finishes an interrupted rescue. Raises `StorageError` and `WrittenByNewer`.
    """
    try:
        aside = _replace_damaged(file, now) if _rescued(file).exists() else None
        return OpenDb(_open(file, layout), aside)
    except (sqlite3.OperationalError, OSError) as error:
        raise StorageError(f"{file}: {error}") from error
    except sqlite3.DatabaseError as error:
        log.info("%s is damaged: %s", file, error)
        return rescue(file, layout, now)


def rescue(file: Path, layout: Layout, now: datetime) -> OpenDb:
    """Copy what can be read of a damaged file into a new one, and put the damaged one aside.

    The damaged file must be closed, and keeps its name until the new one is complete. Raises
    `StorageError`.
    """
    half = file.with_name(f"{file.stem}.half{file.suffix}")
    try:
        for one in with_log(half):
            one.unlink(missing_ok=True)
        with closing(_open(half, layout)) as connection:
            kept = _copy_readable(file, connection, layout.tables)
        rename_with_log(half, _rescued(file))
        aside = _replace_damaged(file, now)
        return OpenDb(_open(file, layout), aside, kept)
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"{file}: {error}") from error


def is_there(file: Path) -> bool:
    """Whether the file exists. Raises `StorageError` if its folder cannot be read."""
    try:
        return file.exists()
    except OSError as error:
        raise StorageError(str(error)) from error


def _open(file: Path, layout: Layout) -> sqlite3.Connection:
    make_private(file)
    version = user_version(file)
    if version > layout.version:
        raise WrittenByNewer(f"version {version}, this program knows {layout.version}")
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        _prepare(connection, layout, version)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, layout: Layout, version: int) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {layout.synchronous}")
    if layout.is_checked:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
    if version < layout.version:
        connection.executescript(
            f"BEGIN; {layout.script}; PRAGMA user_version = {layout.version}; COMMIT"
        )


def _rescued(file: Path) -> Path:
    """The name of a complete new file until it replaces the damaged one."""
    return file.with_name(f"{file.stem}.rescued{file.suffix}")


def _replace_damaged(file: Path, now: datetime) -> Path | None:
    """Put the damaged file aside, unless that is already done; returns its new name."""
    if file.exists():
        aside = put_file_aside(file, "damaged", now)
    else:
        aside = max(file.parent.glob(f"{file.stem}.damaged-*{file.suffix}"), default=None)
    rename_with_log(_rescued(file), file)
    return aside


def _copy_readable(damaged: Path, into: sqlite3.Connection, tables: tuple[str, ...]) -> int:
    """Copy the readable rows; returns how many belong to the first table."""
    kept = 0
    into.execute("BEGIN")
    for table, row in readable_rows(damaged, tables):
        places = ", ".join("?" * len(row))
        with suppress(sqlite3.IntegrityError, sqlite3.ProgrammingError):
            done = into.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row)  # noqa: S608 - names are this program's
            kept += done.rowcount if table == tables[0] else 0
    into.execute("COMMIT")
    return kept
