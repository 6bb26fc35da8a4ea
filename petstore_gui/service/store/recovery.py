"""Replaces a lost database: by a copy, by what can be read, or by one without animals.

The new database is complete, under another name, before the lost one is renamed. A program that is
killed in between finishes at its next start.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import Recovery
from petstore_gui.service.store.daily_copies import copies_folder
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.database_lock import locked, locked_itself
from petstore_gui.service.store.highest_id import go_on_after
from petstore_gui.service.store.kept_copies import copies_of, find_copies, looked_at
from petstore_gui.service.store.remains import last_id_anywhere, readable, recovered, remove
from petstore_gui.service.store.store import open_store
from petstore_gui.service.store.tables import metadata
from petstore_gui.support.clock import local_now
from petstore_gui.support.held_files import unlink
from petstore_gui.support.private_files import make_private
from petstore_gui.support.put_aside import log_of, put_file_aside, rename_with_log, unused_name

_BATCH = 10_000


def recover(database: Path, choice: Recovery | str, known_id: int) -> Path | None:
    """Put a lost database aside, and another one in its place.

    `choice` may be the name of a copy. IDs continue after the highest one known: `known_id`, or one
    in a copy or in what was put aside. Nothing is deleted. Returns the new name of what had
    content, or None. Raises `StoreError`.
    """
    half = database.with_name(f"{database.stem}.half{database.suffix}")
    with _held(database):
        copy = _chosen_copy(database, choice)
        try:
            _remove_half(half)
            last_id = max(known_id, last_id_anywhere(database))
            _make(half, database, copy, last_id, reads=choice is Recovery.READABLE)
            _keep_copies(database, copy)
            rename_with_log(half, recovered(database))
            return _replace(database)
        finally:
            _remove_half(half)


def finish(database: Path) -> None:
    """Finish a recovery that was cut short. Raises `StoreError`."""
    with _held(database):
        if recovered(database).exists():
            _replace(database)


@contextmanager
def _held(database: Path) -> Iterator[None]:
    with ExitStack() as locks:
        locks.callback(locked(database).release)
        itself = locked_itself(database)
        locks.callback(itself.release)
        if sys.platform == "win32":  # which cannot rename an open file
            itself.release()
        try:
            yield
        except OSError as error:
            raise StoreError(StartFailure.CANNOT_WRITE, f"{database}: {error}") from error


def _chosen_copy(database: Path, choice: Recovery | str) -> Path | None:
    if choice in (Recovery.READABLE, Recovery.EMPTY):
        return None
    newest = choice is Recovery.COPY
    names = [copy.name for copy in find_copies(database).copies[:1]] if newest else [choice]
    for path in (copies_folder(database) / Path(name).name for name in names):
        if looked_at(database, path) is not None:
            return path
    raise StoreError(StartFailure.UNKNOWN, f"no such copy of {database} is whole")


def _make(half: Path, database: Path, copy: Path | None, last_id: int, *, reads: bool) -> None:
    if copy is not None:
        make_private(half)
        shutil.copyfile(copy, half)
    with closing(open_store(str(half), keeps_copy=False)) as store:
        if reads:
            store.write(partial(_insert, readable(database)))
        store.write(partial(go_on_after, last_id))


def _insert(rows: Iterable[tuple[str, tuple[object, ...]]], connection: Connection) -> None:
    for name, found in groupby(rows, key=itemgetter(0)):
        table = metadata.tables[name]
        columns = [column.name for column in table.columns]
        values: Iterator[dict[str, Any]] = (
            dict(zip(columns, row, strict=True)) for _name, row in found
        )
        while batch := list(islice(values, _BATCH)):
            connection.execute(insert(table), batch)


def _keep_copies(database: Path, chosen: Path | None) -> None:
    """Rename the copies that the next ones would replace, or that would pass for today's."""
    for path in copies_of(database):
        copy = looked_at(database, path)
        if copy is None:
            put_file_aside(path, "damaged", local_now())
        elif path != chosen:
            put_file_aside(path, "kept", local_now())
        if copy is not None and copy.animals:
            return


def _replace(database: Path) -> Path | None:
    aside = unused_name(database, "replaced", local_now())
    rename_with_log(database, aside)
    rename_with_log(recovered(database), database)
    return next(filter(_has_content, (aside, log_of(aside))), None)


def _has_content(file: Path) -> bool:
    with suppress(FileNotFoundError):
        return file.is_dir() or file.stat().st_size > 0
    return False


def _remove_half(half: Path) -> None:
    remove(half)
    unlink(half.with_name(f"{half.name}.lock"))
