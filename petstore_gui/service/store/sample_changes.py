"""Puts the sample animals of a store away, and brings them back; only in a SQLite file.

An animal keeps its ID through all of this, and no ID is assigned twice. Each change is one
transaction, made before requests are served, after a copy of the whole store is on the disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from petstore_gui.domain.sample_change import SampleChange
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.daily_copies import CopyDamaged, take_copy
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.insert import row
from petstore_gui.service.store.samples import SAMPLE_MARK, sample_animals
from petstore_gui.service.store.store import MARK, Store
from petstore_gui.service.store.tables import adds, meta, pets
from petstore_gui.support.clock import local_now
from petstore_gui.support.put_aside import unused_name
from petstore_gui.support.real_path import real_path
from petstore_gui.support.sqlite_read_only import connect_read_only

_COPY = "samples_copy"
_LAST_ID = "samples_last_id"
_LAST_ID_EVER = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'pets'"


class SampleState(msgspec.Struct, frozen=True):
    """How many sample animals a store has, and the copy from which they can be brought back.

    The copy is "" if there is none, or once anything was added after they were put away.
    """

    samples: int
    samples_copy: str


def sample_state(store: Store, database: Path) -> SampleState:
    """The state of a store in a SQLite file. Raises `StoreError`."""
    return store.write(partial(_state, database))


def change_samples(store: Store, database: Path, change: SampleChange) -> None:
    """Make a change, all or none of it; do nothing if it was made before. Raises `StoreError`."""
    try:
        if change is SampleChange.BRING_BACK:
            store.write(partial(_bring_back, database))
        elif store.write(_facts).get(MARK) == SAMPLE_MARK:
            keeps = change is SampleChange.PUT_AWAY
            copy = unused_name(database, "samples", local_now())
            take_copy(real_path(database), copy)
            store.write(partial(_put_away, copy, keeps_added=keeps))
    except (OSError, sqlite3.Error, CopyDamaged) as error:
        detail = f"{database}: its sample animals cannot be changed: {error}"
        raise StoreError(StartFailure.CANNOT_WRITE, detail) from error


def _state(database: Path, connection: Connection) -> SampleState:
    facts = _facts(connection)
    copy = _copy_of(database, facts)
    is_usable = facts.get(_LAST_ID) == _last_id(connection) and copy is not None and copy.exists()
    return SampleState(
        len(_sample_ids(connection)) if facts.get(MARK) == SAMPLE_MARK else 0,
        str(copy) if is_usable else "",
    )


def _put_away(copy: Path, connection: Connection, *, keeps_added: bool) -> None:
    if keeps_added:
        connection.execute(delete(pets).where(pets.c.id.in_(_sample_ids(connection))))
    else:
        connection.execute(delete(adds))
        connection.execute(delete(pets))
    _note(connection, {_COPY: copy.name, _LAST_ID: _last_id(connection)})


def _bring_back(database: Path, connection: Connection) -> None:
    copy = _copy_of(database, _facts(connection))
    if copy is None:  # it was done before
        return
    with closing(connect_read_only(copy)) as kept:
        for table in (pets, adds):  # first what the second refers to
            names = ", ".join(column.name for column in table.columns)
            rows = kept.execute(f"SELECT {names} FROM {table.name}")  # noqa: S608 - own names
            _insert_missing(connection, table, rows)
    _note(connection, {MARK: SAMPLE_MARK})


def _insert_missing(connection: Connection, table: Any, rows: Iterable[tuple[Any, ...]]) -> None:
    (first, *_) = table.primary_key.columns
    there = set(connection.scalars(select(first)))
    names = [column.name for column in table.columns]
    missing = [dict(zip(names, one, strict=True)) for one in rows if one[0] not in there]
    if missing:
        connection.execute(insert(table), missing)


def _sample_ids(connection: Connection) -> list[int]:
    """The sample animals that still have the IDs and values that the program gave them."""
    samples = {at: row(pet) for at, pet in enumerate(sample_animals(), start=1)}
    first = connection.execute(select(pets).where(pets.c.id <= len(samples))).mappings()
    return [one["id"] for one in first if dict(one) == {"id": one["id"], **samples[one["id"]]}]


def _facts(connection: Connection) -> dict[str, str]:
    return {one.name: one.value for one in connection.execute(select(meta))}


def _note(connection: Connection, facts: dict[str, str]) -> None:
    """Replace what the store says about its samples."""
    names = (MARK, _COPY, _LAST_ID)
    connection.execute(delete(meta).where(meta.c.name.in_(names)))
    connection.execute(insert(meta), [{"name": name, "value": facts[name]} for name in facts])


def _copy_of(database: Path, facts: dict[str, str]) -> Path | None:
    name = facts.get(_COPY)
    return None if name is None else database.with_name(name)


def _last_id(connection: Connection) -> str:
    return str(connection.exec_driver_sql(_LAST_ID_EVER).scalar_one())
