"""Keeps a copy of a SQLite database for each of the last seven days on which its service ran."""

from __future__ import annotations

import logging
import os
import re
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Self

from petstore_gui.service.store.edition import HAS_EDITION, NEW_WORD
from petstore_gui.support.clock import local_now
from petstore_gui.support.held_files import replace, unlink
from petstore_gui.support.private_files import OWNER_ONLY, OWNER_ONLY_FOLDER
from petstore_gui.support.put_aside import ASIDE
from petstore_gui.support.real_path import real_path
from petstore_gui.support.sqlite_connection import Connection, damage_found
from petstore_gui.support.sqlite_read_only import is_damage

COPIES_KEPT = 7

FIRST_AFTER_SECONDS = 2.0
"""By then the first requests have ended."""

LOOK_AGAIN_SECONDS = 15 * 60.0
"""How often to check for a new day, which may begin while the computer sleeps."""

_PAGES_AT_ONCE = 1_000
_STEPS_AT_ONCE = 100_000

_log = logging.getLogger(__name__)


class CopyDamaged(Exception):
    """There is an error in the copy. `str()` says which."""


def copies_folder(database: Path) -> Path:
    """The folder of the copies of a database."""
    return database.with_name("copies")


def copy_of(database: Path, day: date) -> Path:
    """The path of the copy of a day."""
    return copies_folder(database) / f"{database.stem}-{day.isoformat()}{database.suffix}"


def daily_copies(database: Path) -> list[Path]:
    """The daily copies of a database, oldest first: a name ends in its date. Raises `OSError`."""
    return _copies_named(database, "")


def all_copies(database: Path) -> list[Path]:
    """The daily copies of a database, and those that were put aside. Raises `OSError`."""
    return _copies_named(database, f"({ASIDE})?")


def _copies_named(database: Path, ending: str) -> list[Path]:
    stem, suffix = re.escape(database.stem), re.escape(database.suffix)
    name = re.compile(rf"{stem}-\d{{4}}-\d\d-\d\d{ending}{suffix}")
    folder = copies_folder(database)
    return sorted(path for path in folder.iterdir() if name.fullmatch(path.name))


def local_date() -> date:
    """Today, in the time zone of this computer."""
    return local_now().date()


def take_copy(database: Path, copy: Path, is_cancelled: Callable[[], bool] = lambda: False) -> None:
    """Copy all committed rows while a service keeps writing: no request waits.

    `copy` is complete or does not exist. Raises `OSError`, `CopyDamaged` or `sqlite3.Error`, the
    last also soon after `is_cancelled()` becomes true.
    """
    part = copy.with_name(f"{copy.name}.part")
    unlink(part)
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        _copy(database, part, is_cancelled)
        _sync(part)
        replace(part, copy)
    finally:
        unlink(part)


class DailyCopies:
    """Takes each day's copy in a thread, until it is closed.

    Logs failures and tries again later. `on_damage` is called if the database is damaged.
    """

    def __init__(
        self,
        database: Path,
        today: Callable[[], date] = local_date,
        on_damage: Callable[[], object] = lambda: None,
    ) -> None:
        self._on_damage = on_damage
        self._database = real_path(database)
        self._today = today
        self._is_closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="copies", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_exception: object) -> None:
        self._is_closed.set()
        self._thread.join()

    def take_todays(self) -> None:
        """Take today's copy, unless it exists, and delete the oldest copies."""
        copy = copy_of(self._database, self._today())
        if copy.exists():
            return
        try:
            copy.parent.mkdir(mode=OWNER_ONLY_FOLDER, exist_ok=True)
            take_copy(self._database, copy, self._is_closed.is_set)
            for old in daily_copies(self._database)[:-COPIES_KEPT]:
                unlink(old)
        except (OSError, sqlite3.Error, CopyDamaged) as error:
            if not self._is_closed.is_set():
                _log.warning("cannot take today's copy: %s", error)
                if isinstance(error, CopyDamaged) or is_damage(error):
                    self._on_damage()

    def _run(self) -> None:
        wait = FIRST_AFTER_SECONDS
        while not self._is_closed.wait(wait):
            self.take_todays()
            wait = LOOK_AGAIN_SECONDS


def _copy(database: Path, part: Path, is_cancelled: Callable[[], bool]) -> None:
    def progress(*_pages: int) -> None:
        if is_cancelled():
            raise sqlite3.OperationalError("cancelled")

    with (
        closing(
            sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True, factory=Connection)
        ) as source,
        closing(sqlite3.connect(part, isolation_level=None, factory=Connection)) as target,
    ):
        target.set_progress_handler(is_cancelled, _STEPS_AT_ONCE)
        target.execute("PRAGMA journal_mode = OFF")  # a failed copy is deleted
        target.execute("PRAGMA synchronous = OFF")
        source.execute("BEGIN")
        source.execute("SELECT * FROM sqlite_master").fetchone()  # starts the snapshot
        source.backup(target, pages=_PAGES_AT_ONCE, progress=progress, sleep=0)
        if target.execute(HAS_EDITION).fetchone():
            target.execute(NEW_WORD)
        target.execute("PRAGMA journal_mode = DELETE")  # a single file, without a log
        found = damage_found(target, is_quick=True)
        if found:
            raise CopyDamaged(found)


def _sync(file: Path) -> None:
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
