"""A copy of a SQLite database for each of the last seven days that its service ran."""

from __future__ import annotations

import logging
import os
import re
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from typing import Self

COPIES_KEPT = 7

FIRST_AFTER_SECONDS = 2.0
"""The first requests are over by then."""

LOOK_AGAIN_SECONDS = 15 * 60.0
"""Whether it is another day: also a computer that slept finds out."""

_PAGES_AT_ONCE = 1_000
_STEPS_AT_ONCE = 100_000
_OWNER_ALONE = 0o600
_FOLDER_OWNER_ALONE = 0o700

_log = logging.getLogger(__name__)


class CopyNotWhole(Exception):
    """A copy was made, and SQLite finds something wrong with it. `str()` says what."""


def copies_folder(database: Path) -> Path:
    """Where the copies of a database are kept."""
    return database.with_name("copies")


def copy_of(database: Path, day: date) -> Path:
    """The copy of a day."""
    return copies_folder(database) / f"{database.stem}-{day.isoformat()}{database.suffix}"


def take_copy(database: Path, copy: Path, is_given_up: Callable[[], bool] = lambda: False) -> None:
    """Copy what is committed, while a service goes on writing: no request waits for it.

    All of it comes under the name of `copy`, or nothing. Raises `OSError`, `CopyNotWhole` or
    `sqlite3.Error`, the last also soon after `is_given_up()`.
    """
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ALONE))
        _copy(database, part, is_given_up)
        _bring_to_disk(part)
        part.replace(copy)
    finally:
        part.unlink(missing_ok=True)


class DailyCopies:
    """Takes today's copy where there is none, in a thread of its own, until closed.

    What goes wrong is told in the log, and tried again later.
    """

    def __init__(self, database: Path, today: Callable[[], date] | None = None) -> None:
        self._database = database.resolve()
        self._today = today or _today
        self._is_closed = threading.Event()
        self._thread = threading.Thread(target=self._keep, name="copies", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_exception: object) -> None:
        self._is_closed.set()
        self._thread.join()

    def take_todays(self) -> None:
        """Take today's copy, unless it is there, and drop the oldest ones."""
        copy = copy_of(self._database, self._today())
        if copy.exists():
            return
        try:
            copy.parent.mkdir(mode=_FOLDER_OWNER_ALONE, exist_ok=True)
            take_copy(self._database, copy, self._is_closed.is_set)
            for old in self._all()[:-COPIES_KEPT]:
                old.unlink()
        except (OSError, sqlite3.Error, CopyNotWhole) as error:
            if not self._is_closed.is_set():
                _log.warning("no copy of today could be made: %s", error)

    def _keep(self) -> None:
        wait = FIRST_AFTER_SECONDS
        while not self._is_closed.wait(wait):
            self.take_todays()
            wait = LOOK_AGAIN_SECONDS

    def _all(self) -> list[Path]:
        """By age: a name ends in its day."""
        stem, suffix = re.escape(self._database.stem), re.escape(self._database.suffix)
        name = re.compile(rf"{stem}-\d{{4}}-\d\d-\d\d{suffix}")
        found = copies_folder(self._database).iterdir()
        return sorted(path for path in found if name.fullmatch(path.name))


def _copy(database: Path, part: Path, is_given_up: Callable[[], bool]) -> None:
    def go_on(*_progress: int) -> None:
        if is_given_up():
            raise sqlite3.OperationalError("given up")

    with (
        closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(part, isolation_level=None)) as target,
    ):
        target.set_progress_handler(is_given_up, _STEPS_AT_ONCE)
        target.execute("PRAGMA journal_mode = OFF")  # a part that fails is thrown away
        target.execute("PRAGMA synchronous = OFF")
        source.execute("BEGIN")
        source.execute("SELECT * FROM sqlite_master").fetchone()  # no later commit is seen
        source.backup(target, pages=_PAGES_AT_ONCE, progress=go_on, sleep=0)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, and none beside it
        found = target.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise CopyNotWhole(found)


def _bring_to_disk(file: Path) -> None:
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _today() -> date:
    return datetime.now().astimezone().date()
