"""Replaces a database that is gone or damaged by one of its copies, or by one without animals."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from petstore_gui.domain.start_failure import StartFailure, StoreCopy, StoreLoss
from petstore_gui.service.store.daily_copies import copies_folder, daily_copies, day_of
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.samples import Samples
from petstore_gui.service.store.sqlite_file import locked
from petstore_gui.service.store.store import Store, open_store
from petstore_gui.service.store.tables import LAST_OF_SQLITE, go_on_after
from petstore_gui.support.clock import local_now
from petstore_gui.support.files import make_private, unlink
from petstore_gui.support.put_aside import put_file_aside, rename_with_log, with_log


class StoreLost(StoreError):
    """The database is gone or damaged; `loss` has the copies that its store can go on with."""

    def __init__(self, detail: str, loss: StoreLoss) -> None:
        super().__init__(loss.how, detail)
        self.loss = loss


def open_unless_lost(database: Path, known_id: int, open_it: Callable[[], Store]) -> Store:
    """Open a database; it may be new only if no ID is known (0). Raises `StoreError`."""
    if known_id and not (database.exists() and database.stat().st_size):
        raise StoreLost(f"{database} is gone", _loss(database, StartFailure.MISSING))
    try:
        return open_it()
    except StoreError as error:
        if error.reason is not StartFailure.DAMAGED:
            raise
        raise StoreLost(str(error), _loss(database, error.reason)) from error


def recover(database: Path, name: str, known_id: int, first: Callable[[], Samples] | None) -> None:
    """Put a database aside, and in its place the copy of this name, or a new one for an empty name.

    IDs go on after the highest one known: `known_id`, or one in a copy. `first` is for a new one.
    Nothing is deleted. Raises `StoreError`.
    """
    half = database.with_name(f"{database.stem}.half{database.suffix}")
    lock = locked(database)
    try:
        _remove(half)
        copies = copies_folder(database)
        if name:
            make_private(half)
            shutil.copyfile(copies / Path(name).name, half)
        with closing(open_store(str(half), first=first)) as store:
            ids = (_last_id(copy) for copy in daily_copies(database))
            store.write(partial(go_on_after, max(known_id, *ids, 0)))
        put_file_aside(database, "replaced", local_now())
        rename_with_log(half, database)
    except OSError as error:
        raise StoreError(StartFailure.CANNOT_WRITE, f"{database}: {error}") from error
    finally:
        _remove(half)
        lock.close()


def _loss(database: Path, how: StartFailure) -> StoreLoss:
    found = [_looked_at(database, copy) for copy in reversed(daily_copies(database))]
    return StoreLoss(how, tuple(copy for copy in found if copy is not None and copy.animals))


def _looked_at(database: Path, copy: Path) -> StoreCopy | None:
    """What a copy has; None if it is damaged."""
    with suppress(sqlite3.Error), closing(_read_only(copy)) as connection:
        if connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",):
            (animals,) = connection.execute("SELECT count(*) FROM pets").fetchone()
            return StoreCopy(copy.name, day_of(database, copy), animals)
    return None


def _last_id(copy: Path) -> int:
    with suppress(sqlite3.Error), closing(_read_only(copy)) as connection:
        return int(connection.execute(LAST_OF_SQLITE).fetchone()[0] or 0)
    return 0


def _read_only(copy: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{copy.as_uri()}?mode=ro&immutable=1", uri=True)


def _remove(half: Path) -> None:
    for file in (*with_log(half), half.with_name(f"{half.name}.lock")):
        unlink(file)
