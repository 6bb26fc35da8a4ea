"""Copies a store into a new database, which may be of the other kind, all of it or nothing."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.named_keys import insert_keys, open_keys
from petstore_gui.service.store.schema import is_newest, prepare
from petstore_gui.service.store.store import open_database, sqlite_path
from petstore_gui.service.store.tables import adds, categories, go_on_after, highest_id_ever, pets

BATCH = 10_000

_COMMIT_SECONDS = 3_600.0
"""A standby may have to write all of it."""


class Copied(NamedTuple):
    """What both databases have: equal if they have the same animals and Idempotency-Keys."""

    animals: int
    adds: int
    highest_id: int


def copy_store(source_url: str, target_url: str) -> Copied:
    """Copy a store in one transaction, with the API keys that have names.

    Nobody adds to either meanwhile. Raises `StoreError`, also for a target that is not new.
    """
    path = sqlite_path(source_url)
    if path is not None and not path.is_file():
        raise StoreError(StartFailure.MISSING, f"{path}: there is no such database")
    opened = partial(open_database, answer_seconds=_COMMIT_SECONDS)
    with closing(opened(source_url)) as source, closing(opened(target_url)) as target:
        try:
            with source.writing.begin() as old, target.writing.begin() as new:
                copied = _copy_tables(old, new)
                _copy_keys(source_url, target_url, new)
        except SQLAlchemyError as error:
            raise target.store_error(error) from error
    return copied


def _copy_tables(old: Connection, new: Connection) -> Copied:
    if not is_newest(old):
        raise _refused("the first database has no store of this version")
    prepare(new)
    if highest_id_ever(new):
        raise _refused("the second database is not empty")
    for table in (pets, adds, categories):
        rows = old.execution_options(yield_per=BATCH).execute(select(table)).mappings()
        for batch in rows.partitions():
            new.execute(insert(table), [dict(row) for row in batch])
    go_on_after(highest_id_ever(old), new)
    copied = _facts(new)
    if copied != _facts(old):
        raise _refused("the second database does not have what the first one has")
    return copied


def _facts(connection: Connection) -> Copied:
    animals, keys = (
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in (pets, adds)
    )
    return Copied(animals, keys, highest_id_ever(connection))


def _copy_keys(source_url: str, target_url: str, new: Connection) -> None:
    with closing(open_keys(source_url)) as keys:
        rows = keys.all()
    if sqlite_path(target_url) is None:
        insert_keys(new, rows)
    else:
        with closing(open_keys(target_url)) as keys:
            keys.accept(rows)


def _refused(detail: str) -> StoreError:
    return StoreError(StartFailure.UNKNOWN, detail)
