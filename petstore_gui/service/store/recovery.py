"""Goes on after a database was lost: with a copy, with what can be read, or without animals.

The new database is complete, under another name, before the lost one is renamed. A program that is
killed in between finishes at its next start.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import Recovery
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.remains import (
    copies_of,
    last_id_anywhere,
    newest_copy,
    readable,
    remove,
)
from petstore_gui.service.store.sqlite_file import locked
from petstore_gui.service.store.store import open_store
from petstore_gui.service.store.tables import metadata
from petstore_gui.support.clock import local_now
from petstore_gui.support.private_files import make_private
from petstore_gui.support.put_aside import put_file_aside, rename_with_log

_BATCH = 10_000


def recover(database: Path, choice: Recovery, known_id: int) -> Path | None:
    """Put a lost database aside, and another one in its place; returns the lost one's new name.

    IDs go on after the highest one known: `known_id`, or one in a copy or in what was put aside.
    Nothing is deleted. Raises `StoreError`.
    """
    half = _beside(database, "half")
    with _held(database):
        try:
            _remove_half(half)
            _make(half, database, choice, max(known_id, last_id_anywhere(database)))
            _keep_copies(database, choice)
            rename_with_log(half, _beside(database, "recovered"))
            return _replace(database)
        finally:
            _remove_half(half)


def finish(database: Path) -> None:
    """Finish a recovery that was cut short. Raises `StoreError`."""
    if _beside(database, "recovered").exists():
        with _held(database):
            _replace(database)


@contextmanager
def _held(database: Path) -> Iterator[None]:
    lock = locked(database)
    try:
        yield
    except OSError as error:
        raise StoreError(StartFailure.CANNOT_WRITE, f"{database}: {error}") from error
    finally:
        lock.release()


def _make(half: Path, database: Path, choice: Recovery, last_id: int) -> None:
    if choice is Recovery.COPY:
        copy = newest_copy(database)
        if copy is None:
            raise StoreError(StartFailure.UNKNOWN, f"no copy of {database} is whole")
        make_private(half)
        shutil.copyfile(copy.path, half)
    with closing(open_store(str(half))) as store:
        if choice is Recovery.READABLE:
            store.write(partial(_insert, readable(database)))
        store.write(partial(_go_on_after, last_id))


def _insert(rows: Iterable[tuple[str, tuple[object, ...]]], connection: Connection) -> None:
    for name, found in groupby(rows, key=itemgetter(0)):
        table = metadata.tables[name]
        columns = [column.name for column in table.columns]
        values: Iterator[dict[str, Any]] = (
            dict(zip(columns, row, strict=True)) for _name, row in found
        )
        while batch := list(islice(values, _BATCH)):
            connection.execute(insert(table), batch)


def _go_on_after(last_id: int, connection: Connection) -> None:
    """Give no ID up to this one."""
    values = {"last": last_id}
    connection.exec_driver_sql(
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'pets', 0"
        " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'pets')"
    )
    connection.exec_driver_sql(
        "UPDATE sqlite_sequence SET seq = max(seq, :last) WHERE name = 'pets'", values
    )


def _keep_copies(database: Path, choice: Recovery) -> None:
    """Rename the copies that the next ones would replace, or that would stand for today's."""
    whole = newest_copy(database)
    for copy in copies_of(database):
        if whole is None or copy != whole.path:
            put_file_aside(copy, "damaged", local_now())
            continue
        if choice is not Recovery.COPY:
            put_file_aside(copy, "kept", local_now())
        return


def _replace(database: Path) -> Path | None:
    aside = put_file_aside(database, "replaced", local_now())
    rename_with_log(_beside(database, "recovered"), database)
    return aside


def _beside(database: Path, word: str) -> Path:
    return database.with_name(f"{database.stem}.{word}{database.suffix}")


def _remove_half(half: Path) -> None:
    remove(half)
    half.with_name(f"{half.name}.lock").unlink(missing_ok=True)
