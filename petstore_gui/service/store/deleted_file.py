"""Saves a database whose file, log or index of the log was moved or deleted while it is open.

Notices, too, that the file was emptied: then only the log is left.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.support.clock import local_now
from petstore_gui.support.held_files import rename, unlink
from petstore_gui.support.private_files import make_private
from petstore_gui.support.put_aside import SAVED, log_of, unused_name, with_log

_log = logging.getLogger(__name__)

_WHAT = "was moved or deleted while it was in use"


_Identity = tuple[int, int]


class OpenFiles:
    """An open database, its log and the log's index (`-shm`).

    What is added after one of the first two has lost its name is lost; so it is after the index
    has, if another program copies the log into the file: it finds no locks. And whoever opens a
    file that was emptied deletes its log. Windows neither moves nor deletes open files.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside = log_of(path), path.with_name(f"{path.name}-shm")
        self._opened = dict[Path, _Identity | None]()
        self._lost: str | None = None
        self.watch()

    def watch(self) -> None:
        """Watch what has these names now, except those of which something is watched already."""
        files = (self._path, *self._beside) if os.name == "posix" else ()
        for file in files if self._lost is None else ():
            with suppress(OSError):
                self._opened[file] = self._opened.get(file) or _identity(file)

    def leave_log(self) -> None:
        """SQLite is about to remove the log: the last connection to the file is closed."""
        if self.lost() is None:
            for file in self._beside:
                self._opened.pop(file, None)

    def lost(self) -> str | None:
        """What has happened, for a log. It stays so, whatever gets the name afterwards."""
        for file, opened in self._opened.items():
            if self._lost is None and opened is not None and not _leads_to(file, opened):
                self._lost = f"{file} {_WHAT}"
        if self._lost is None and self._opened and _is_empty(self._path):
            self._lost = f"{self._path} was emptied while it was in use"
        return self._lost

    def save(self, connection: sqlite3.Connection) -> None:
        """Write the database where it outlives a kill: to its file, its old name or beside."""
        opened, self._opened = self._opened, {}
        if not opened:  # it was saved before
            return
        log, _index = self._beside
        if _leads_to(self._path, opened.get(self._path)):
            # All is in file and log: if the index is lost, it may be wrong by now. Of a file that
            # was emptied, only what the log has is left.
            if _leads_to(log, opened.get(log)):
                _log.error("%s: nothing more can be saved", self._lost)
                return
            if _copy_log(connection):
                _log.error("%s: its log was copied into it", self._lost)
                return
        if _write_again(self._path, connection) and _leads_to(log, opened.get(log)):
            for file in with_log(self._path)[:-1]:  # it must not meet the file with this name
                with suppress(OSError):
                    unlink(file)


def raise_if_emptied(path: Path) -> None:
    """Call it before opening a database that has tables: SQLite deletes the log of an empty file.

    Raises `StoreError`.
    """
    if _is_empty(path):
        raise StoreError(StartFailure.MISSING, f"{path} was emptied while it was in use")


def _write_again(path: Path, connection: sqlite3.Connection) -> bool:
    """Write the open database under its name again, or beside the file that has this name now."""
    name = unused_name(path, SAVED, local_now()) if path.exists() else path
    part = name.with_name(f"{name.name}.part")
    try:
        make_private(part)
        with closing(sqlite3.connect(part)) as target:
            connection.backup(target)
        for file in with_log(name):  # its log must not meet the new file
            unlink(file)
        rename(part, name)
    except (OSError, sqlite3.Error) as error:
        _log.error("%s %s, and could not be saved: %s", path, _WHAT, error)
        return False
    _log.error("%s %s: it was saved as %s", path, _WHAT, name)
    return True


def _copy_log(connection: sqlite3.Connection) -> bool:
    """Copy the open log into the database; returns whether all of it is there."""
    with suppress(sqlite3.Error):
        is_busy, pages, copied = connection.execute("PRAGMA wal_checkpoint").fetchone()
        return not is_busy and pages == copied
    return False


def _identity(file: Path) -> _Identity | None:
    """What tells a file from any other that is open; None if nothing has the name."""
    with suppress(FileNotFoundError, NotADirectoryError):
        found = file.stat()
        return found.st_dev, found.st_ino
    return None


def _is_empty(file: Path) -> bool:
    with suppress(OSError):
        return file.stat().st_size == 0
    return False


def _leads_to(file: Path, opened: _Identity | None) -> bool:
    try:
        return _identity(file) == opened
    except OSError:  # nobody can tell, and the file may well be there
        return True
