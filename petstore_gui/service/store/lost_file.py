"""Refuses to start a new database in place of one that is gone, empty, damaged or out of date.

A new, empty database would assign IDs a second time, and nobody would look for the animals.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.database_lock import locked, locked_itself
from petstore_gui.service.store.log_check import has_lost_commits
from petstore_gui.service.store.remains import (
    animals_among,
    has_tables,
    has_traces,
    is_of_a_store,
    last_id,
    readable,
    saved_beside,
)
from petstore_gui.service.store.schema import KNOWN, is_newer
from petstore_gui.service.store.store import Store
from petstore_gui.support.put_aside import log_of
from petstore_gui.support.real_path import real_path
from petstore_gui.support.sqlite_connection import damage_found
from petstore_gui.support.sqlite_read_only import connect_read_only, is_damage

if TYPE_CHECKING:
    from petstore_gui.domain.store_loss import StoreLoss


class StoreLost(StoreError):
    """The database is lost, or a part of it; `loss` is what its store can continue with."""

    def __init__(self, detail: str, loss: StoreLoss) -> None:
        super().__init__(loss.how, detail)
        self.loss = loss


def file_of(database: Path, known_id: int | None) -> Path:
    """The file of a database, whose name may be a link. It may be new only if none was known.

    `known_id` is as for `open_unless_lost`. Raises `StoreError` if the link leads nowhere.
    """
    file = real_path(database)
    if file.is_symlink():
        raise StoreError(StartFailure.ELSEWHERE, f"{database} is a link in a circle")
    is_there = file.exists() or not database.is_symlink() or has_traces(file)
    if is_there or (known_id is None and file.parent.is_dir() and not has_traces(database)):
        return file
    raise StoreError(StartFailure.ELSEWHERE, f"{database} is a link to {file}, which is not there")


def open_unless_lost(
    database: Path, known_id: int | None, open_it: Callable[[], Store], *, looks: bool, checks: bool
) -> Store:
    """Open a database unless it is lost; it may be new only if none was known.

    `known_id` is the highest ID known to be in it, 0 if all that is known is that there was one.
    `looks`: no other program's can be in its place; look for what the store can continue with.
    `checks`: check the whole file, however large. Both take time. Raises `StoreError`.
    """
    lost = None
    with ExitStack() as locks, suppress(OSError):  # opening it reports the error
        locks.callback(locked(database).release)  # otherwise its log may be half written
        locks.callback(locked_itself(database).release)
        lost = _how_lost(database, known_id, is_own=looks)
        if lost is None and checks:
            lost = _how_damaged(database)
    if lost is None:
        try:
            return open_it()
        except StoreError as error:
            if error.reason is not StartFailure.DAMAGED:
                raise
            lost = error.reason, str(error)
    reason, detail = lost
    loss = _what_is_left(database, reason, looks=looks)
    if reason is StartFailure.NEWER and not loss.copies and not loss.readable:
        raise StoreError(reason, detail)
    raise StoreLost(f"{detail}{_advice(database)}", loss)


def _how_lost(
    database: Path, known_id: int | None, *, is_own: bool
) -> tuple[StartFailure, str] | None:
    if database.is_dir():
        return StartFailure.FOLDER, f"{database} is a folder"
    log, last = log_of(database), None
    if _size(database):
        if _size(log) and has_lost_commits(log):
            return StartFailure.DAMAGED, f"{database}: its log {log.name} is damaged"
        try:
            if is_own and has_tables(database) and (strange := _how_strange(database)):
                return strange
            last = last_id(database)
        except sqlite3.Error as error:
            return (StartFailure.DAMAGED, f"{database}: {error}") if is_damage(error) else None
    if last is None:
        return _how_gone(database, known_id)
    return _how_behind(database, last, known_id or 0)


def _how_behind(database: Path, last: int, known_id: int) -> tuple[StartFailure, str] | None:
    """Whether there were higher IDs than the `last` one: they would be given again."""
    detail = f"{database} ends with the ID {last}"
    if last < known_id:
        return StartFailure.BEHIND, f"{detail}; {known_id} was known"
    if not (saved := saved_beside(database, last)):
        return None
    detail += (
        f", but {saved[0]}, which was saved when the file was replaced, goes further: rename that"
        f" to {database.name} to have its animals, or move it to another folder to go on without"
        " them and have their IDs given again"
    )
    return StartFailure.BEHIND, detail


def _how_strange(database: Path) -> tuple[StartFailure, str] | None:
    if not is_of_a_store(database):
        return StartFailure.DAMAGED, f"{database} has no tables of a store"
    if is_newer(database):
        return StartFailure.NEWER, f"{database} is of a newer version, or damaged: {KNOWN}"
    return None


def _how_damaged(database: Path) -> tuple[StartFailure, str] | None:
    try:
        with closing(connect_read_only(database)) as connection:
            found = damage_found(connection)
    except sqlite3.Error as error:
        found = str(error) if is_damage(error) else None
    return (StartFailure.DAMAGED, f"{database}: {found}") if found else None


def _how_gone(database: Path, known_id: int | None) -> tuple[StartFailure, str] | None:
    """How a database without tables was lost, None if there never was another."""
    log, how, detail = log_of(database), StartFailure.MISSING, f"{database} is gone"
    if database.exists():
        how, detail = StartFailure.EMPTY, f"{database} is empty"
    if _size(log) and not _size(database):  # opening the file would delete its log
        return how, f"{detail}; its log {log.name} is there"
    return (how, detail) if known_id is not None or has_traces(database) else None


def _what_is_left(database: Path, how: StartFailure, *, looks: bool) -> StoreLoss:
    from petstore_gui.domain.store_loss import StoreLoss  # noqa: PLC0415 - after a loss only
    from petstore_gui.service.store.kept_copies import find_copies  # noqa: PLC0415 - as above

    if not looks:
        return StoreLoss(how)
    copies, others = find_copies(database)
    try:
        count = animals_among(readable(database))
    except OSError as error:  # there is no room to look, and none to continue
        raise StoreError(StartFailure.CANNOT_WRITE, f"{database}: {error}") from error
    return StoreLoss(how, tuple(copies), others, count)


def _advice(database: Path) -> str:
    from petstore_gui.service.store.kept_copies import copies_of  # noqa: PLC0415 - after a loss only

    copies = copies_of(database)
    return f"; its newest copy is {copies[0]}" if copies else ""


def _size(file: Path) -> int:
    with suppress(FileNotFoundError):
        return file.stat().st_size
    return 0
