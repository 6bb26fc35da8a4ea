"""A file of records: an SQLite database of the window's own, kept private and never thrown away.

One connection to a file at a time, which the single window of a profile sees to.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Literal

_OWNER_ALONE = 0o600
_SUFFIXES = ("-wal", "-shm", "")  # a log goes first: it must never meet a new file of its name

log = logging.getLogger(__name__)


class NotKept(Exception):
    """The disk did not take what was to be kept, or cannot be read. `str()` is for the log."""


class WrittenByNewer(Exception):
    """A newer version of the program has written the file: this one must leave it alone."""


@dataclass(frozen=True)
class Layout:
    """What is in a file: its `tables`, made by `script`, in `version` of them.

    `synchronous` is SQLite's: FULL is on the disk when a commit returns, NORMAL soon after.
    `is_checked`: the file is read through when it is opened, which takes as long as it is large.
    """

    version: int
    script: str
    tables: tuple[str, ...]
    synchronous: Literal["FULL", "NORMAL"]
    is_checked: bool = False


@dataclass(frozen=True)
class OpenRecords:
    """An open file. `aside` is where a damaged one lies that was here before."""

    connection: sqlite3.Connection
    aside: Path | None = None


def open_records(file: Path, layout: Layout, now: datetime) -> OpenRecords:
    """Open or make a file; a damaged one is put aside, and what can be read of it is kept.

    Raises `NotKept` and `WrittenByNewer`.
    """
    try:
        return OpenRecords(_open(file, layout))
    except sqlite3.OperationalError as error:
        raise NotKept(f"{file}: {error}") from error
    except sqlite3.DatabaseError as error:
        log.info("%s is damaged: %s", file, error)
        return rescue(file, layout, now)


def rescue(file: Path, layout: Layout, now: datetime) -> OpenRecords:
    """Put a damaged file aside, begin a new one, and copy into it what can be read.

    The file must be closed. Raises `NotKept`.
    """
    aside = aside_name(file, "damaged", now)
    rename(file, aside)
    try:
        connection = _open(file, layout)
        _copy_readable(aside, connection, layout.tables)
    except sqlite3.Error as error:
        raise NotKept(f"{file}: {error}") from error
    return OpenRecords(connection, aside)


def aside_name(file: Path, word: str, now: datetime) -> Path:
    """A name beside `file`, with a word and the time in it, that is not taken."""
    stem = f"{file.stem}.{word}-{now:%Y-%m-%d-%H%M%S}"
    names = (file.with_name(f"{stem}{f'-{n}' if n else ''}{file.suffix}") for n in count())
    return next(name for name in names if not name.exists())


def rename(file: Path, name: Path) -> None:
    """Give a closed file another name, its logs with it. Raises `NotKept`."""
    try:
        for suffix in _SUFFIXES:
            with suppress(FileNotFoundError):
                _with_suffix(file, suffix).rename(_with_suffix(name, suffix))
    except OSError as error:
        raise NotKept(str(error)) from error


def _open(file: Path, layout: Layout) -> sqlite3.Connection:
    _make_private(file)
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        _prepare(connection, layout)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, layout: Layout) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > layout.version:
        raise WrittenByNewer(f"version {version}, this program knows {layout.version}")
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


def _make_private(file: Path) -> None:
    """SQLite gives a log the mode of its database, and lets everybody read a new database."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, _OWNER_ALONE))
        file.chmod(_OWNER_ALONE)
    except OSError as error:
        raise NotKept(f"{file}: {error}") from error


def _copy_readable(aside: Path, into: sqlite3.Connection, tables: tuple[str, ...]) -> None:
    into.execute("BEGIN")
    with suppress(sqlite3.Error), closing(sqlite3.connect(aside)) as damaged:
        for table in tables:
            for row in _readable_rows(damaged, table):
                places = ", ".join("?" * len(row))
                with suppress(sqlite3.IntegrityError, sqlite3.ProgrammingError):
                    into.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row)  # noqa: S608 - names are this program's
    into.execute("COMMIT")


def _readable_rows(damaged: sqlite3.Connection, table: str) -> Iterator[tuple[object, ...]]:
    """From both ends up to the damage."""
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.DatabaseError):
            yield from damaged.execute(f"SELECT * FROM {table} ORDER BY rowid {order}")  # noqa: S608


def _with_suffix(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)
