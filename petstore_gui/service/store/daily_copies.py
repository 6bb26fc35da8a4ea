"""Keeps a copy of a SQLite database for each of the last seven days on which its service ran."""

from __future__ import annotations

import logging
import re
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Self

from petstore_gui.service.store.tables import NEW_WORD
from petstore_gui.support.clock import local_now
from petstore_gui.support.files import make_private, real_path, replace, unlink

COPIES_KEPT = 7

FIRST_AFTER_SECONDS = 2.0
"""By then the first requests have ended."""

LOOK_AGAIN_SECONDS = 15 * 60.0
"""How often to check for a new day, which may begin while the computer sleeps."""

_STEPS_AT_ONCE = 100_000
"""Of SQLite's machine, which take a few milliseconds."""

_log = logging.getLogger(__name__)


def copies_folder(database: Path) -> Path:
    """The folder of the copies of a database."""
    return database.with_name("copies")


def copy_of(database: Path, day: date) -> Path:
    """The path of the copy of a day."""
    return copies_folder(database) / f"{database.stem}-{day.isoformat()}{database.suffix}"


def day_of(database: Path, copy: Path) -> str:
    """The day of a copy (ISO)."""
    return copy.name.removeprefix(f"{database.stem}-").removesuffix(database.suffix)


def daily_copies(database: Path) -> list[Path]:
    """The copies of a database, oldest first: a name ends in its date. Raises `OSError`."""
    folder = copies_folder(database)
    day = re.compile(r"\d{4}-\d\d-\d\d")
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(copy for copy in found if day.fullmatch(day_of(database, copy)))


class DailyCopies:
    """Takes each day's copy in a thread, until it is closed. Logs failures, and tries again."""

    def __init__(
        self, database: Path, today: Callable[[], date] = lambda: local_now().date()
    ) -> None:
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
            self._take(copy)
            for old in daily_copies(self._database)[:-COPIES_KEPT]:
                unlink(old)
        except (OSError, sqlite3.Error) as error:
            if not self._is_closed.is_set():
                _log.warning("cannot take today's copy: %s", error)

    def _run(self) -> None:
        wait = FIRST_AFTER_SECONDS
        while not self._is_closed.wait(wait):
            self.take_todays()
            wait = LOOK_AGAIN_SECONDS

    def _take(self, copy: Path) -> None:
        """Copy all committed rows while the service keeps writing: no request waits.

        `copy` is complete or does not exist. Raises `OSError` or `sqlite3.Error`.
        """
        part = copy.with_name(f"{copy.name}.part")
        unlink(part)
        try:
            make_private(part)
            self._back_up(part)
            replace(part, copy)
        finally:
            unlink(part)

    def _back_up(self, part: Path) -> None:
        with (
            closing(sqlite3.connect(f"{self._database.as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(part, isolation_level=None)) as target,
        ):
            source.set_progress_handler(self._is_closed.is_set, _STEPS_AT_ONCE)  # or it goes on
            source.execute("VACUUM INTO ?", (str(part),))  # a single file, without a log
            target.execute(NEW_WORD)  # this puts all of it on the disk
            (found,) = target.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(f"it would be damaged: {' '.join(found.split())}")
