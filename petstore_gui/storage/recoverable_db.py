"""An SQLite database that only its owner can read, and that is rescued when damaged.

A file has one connection at a time, as a profile has one window.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Literal

from petstore_gui.storage.salvage import Salvage
from petstore_gui.support.held_files import rename, unlink
from petstore_gui.support.private_files import make_private
from petstore_gui.support.put_aside import (
    found_aside,
    make_room,
    put_file_aside,
    rename_with_log,
    with_log,
)
from petstore_gui.support.sqlite_connection import Connection, damage_found, refuse_odd_files
from petstore_gui.support.sqlite_read_only import connect_read_only, user_version

_VERSION_MAX = 0xFFFF
"""A higher number is not a newer version, but damage."""

log = logging.getLogger(__name__)


class StorageError(Exception):
    """A read or write failed. `str()` is for the log."""


class WrittenByNewer(Exception):
    """A newer version of the program has written the file; this one may only read it."""


@dataclass(frozen=True)
class Layout:
    """The `tables` of a file, created by `script`, and their `version`.

    `synchronous` is SQLite's: with FULL a commit is durable when it returns, with NORMAL later.
    `journal` is SQLite's too: WAL is for many writes, but a few damaged bytes in the log can lose
    all of them since the last checkpoint. With PERSIST each commit is in the file itself; the
    journal, which stays, shows later that there was a file.
    `is_checked`: opening the file checks all of it, which takes time in proportion to its size.
    """

    version: int
    script: str
    tables: tuple[str, ...]
    synchronous: Literal["FULL", "NORMAL"]
    journal: Literal["WAL", "PERSIST"] = "WAL"
    is_checked: bool = False


@dataclass(frozen=True)
class Rescue:
    """What became of a damaged file.

    `aside` is where it, or what was left of it, was put. `had_content`: it was neither missing nor
    empty. `kept` has how many rows of each table were rescued, `lost` how many were not; it omits
    the tables for which that is not known.
    """

    aside: Path | None
    had_content: bool = True
    kept: Mapping[str, int] = field(default_factory=dict)
    lost: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class OpenDb:
    """An open file, and what became of a damaged one in its place, if there was one."""

    connection: sqlite3.Connection
    rescue: Rescue | None = None


def open_db(file: Path, layout: Layout, now: datetime) -> OpenDb:
    """Open or create a file; a damaged one is rescued.

    One that is empty, or missing though its log is there, counts as damaged. Finishes an
    interrupted rescue. Raises `StorageError` and `WrittenByNewer`.
    """
    try:
        is_rescued = _is_complete(_rescued(file), layout)
        done = Rescue(_replace_damaged(file, now)) if is_rescued else None
        return OpenDb(_open(file, layout, now), done)
    except (sqlite3.DatabaseError, OSError) as error:
        if not _is_damage(error):
            raise StorageError(f"{file}: {error}") from error
        log.info("%s is damaged: %s", file, error)
        return rescue(file, layout, now)


def rescue(file: Path, layout: Layout, now: datetime) -> OpenDb:
    """Copy what can be read of a damaged file into a new one, and put the damaged one aside.

    The damaged file must be closed, and keeps its name until the new one is complete. Raises
    `StorageError`.
    """
    try:
        refuse_odd_files(file)
        had_content = _has_content(file)
        with _new_file(_rescued(file), layout, now) as (new, connection):
            salvage = Salvage(layout.tables, connection)
            if had_content:
                salvage.copy(file)
            if had_content and layout.is_checked and not salvage.is_whole:
                salvage.copy_under_head_of(new, file, now)
        aside = _replace_damaged(file, now)
        done = Rescue(aside, had_content, salvage.kept, salvage.lost)
        return OpenDb(_open(file, layout, now), done)
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"{file}: {error}") from error


def is_there(file: Path) -> bool:
    """Whether the file or its log exists. Raises `StorageError` if its folder cannot be read."""
    try:
        return any(one.exists() for one in with_log(file))
    except OSError as error:
        raise StorageError(str(error)) from error


def _is_damage(error: Exception) -> bool:
    """Whether an error comes from the content of a file, not from the disk or another program."""
    if isinstance(error, sqlite3.OperationalError):
        return error.sqlite_errorcode == sqlite3.SQLITE_ERROR
    return isinstance(error, sqlite3.DatabaseError)


def _open(file: Path, layout: Layout, now: datetime) -> sqlite3.Connection:
    if not _has_content(file):
        if any(one.exists() for one in with_log(file)) or _rescued(file).is_file():
            raise sqlite3.DatabaseError("it is empty, or only its log or a part of it is there")
        with _new_file(file, layout, now):
            pass
    make_private(file)
    version = user_version(file)
    if not 0 < version <= _VERSION_MAX:
        raise sqlite3.DatabaseError(f"no version of this program writes version {version}")
    if version > layout.version:
        raise WrittenByNewer(f"version {version}, this program knows {layout.version}")
    return _connect(file, layout, version)


@contextmanager
def _new_file(
    file: Path, layout: Layout, now: datetime
) -> Iterator[tuple[Path, sqlite3.Connection]]:
    """Create a file to be written to. It gets its name only once it is complete."""
    half = file.with_name(f"{file.stem}.half{file.suffix}")
    make_room(half, now)
    make_private(half)
    with closing(_connect(half, layout, version=0)) as connection:
        yield half, connection
    put_file_aside(file, "unusable", now)  # a folder, or what only looks like a rescued file
    rename(half, file)
    for one in with_log(half):
        unlink(one)


def _has_content(file: Path) -> bool:
    try:
        return file.stat().st_size > 0 or not file.is_file()
    except FileNotFoundError:
        return False


def _connect(file: Path, layout: Layout, version: int) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file, isolation_level=None, check_same_thread=False, factory=Connection
    )
    try:
        _prepare(connection, layout, version)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, layout: Layout, version: int) -> None:
    connection.execute(f"PRAGMA journal_mode = {layout.journal}")
    connection.execute(f"PRAGMA synchronous = {layout.synchronous}")
    if layout.is_checked:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
    if version < layout.version:
        connection.executescript(
            f"BEGIN; {layout.script}; PRAGMA user_version = {layout.version}; COMMIT"
        )
    if layout.is_checked:
        _check_columns(connection, layout)


def _check_columns(connection: sqlite3.Connection, layout: Layout) -> None:
    with closing(sqlite3.connect(":memory:")) as new:
        new.executescript(layout.script)
        if _columns(connection, layout) != _columns(new, layout):
            raise sqlite3.DatabaseError("its tables have other columns")


def _columns(connection: sqlite3.Connection, layout: Layout) -> list[object]:
    return [connection.execute(f"PRAGMA table_info({table})").fetchall() for table in layout.tables]


def _rescued(file: Path) -> Path:
    """The name of a complete new file until it replaces the damaged one."""
    return file.with_name(f"{file.stem}.rescued{file.suffix}")


def _is_complete(rescued: Path, layout: Layout) -> bool:
    """Whether there is a complete new file; anything may have that name."""
    try:
        if not rescued.is_file() or user_version(rescued) != layout.version:
            return False
        with closing(connect_read_only(rescued)) as connection:
            _check_columns(connection, layout)
            return damage_found(connection) is None
    except (sqlite3.Error, OSError) as error:
        log.info("%s is not used: %s", rescued, error)
        return False


def _replace_damaged(file: Path, now: datetime) -> Path | None:
    """Put the damaged file aside, unless that is already done; returns its new name."""
    if any(one.exists() for one in with_log(file)):
        aside = put_file_aside(file, "damaged", now)
    else:
        aside = next(reversed(found_aside(file, "damaged")), None)
    rename_with_log(_rescued(file), file)
    return aside
