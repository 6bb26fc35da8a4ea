"""Copies a store into an empty database, which may be of the other kind.

Each group of animals, with the keys of their adds, is one transaction: at any moment the target
holds the first animals of the source and all that belongs to them. Whoever starts again goes on
after them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, Connection, Row, Select, Table, delete, func, insert, select, text

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.copy_source import PATIENT, on_side, refuse_if_served
from petstore_gui.service.store.database import Database, StoreError
from petstore_gui.service.store.highest_id import go_on_after, highest_id_ever
from petstore_gui.service.store.lost_file import file_of, open_unless_lost
from petstore_gui.service.store.named_keys import open_keys
from petstore_gui.service.store.postgresql import PostgresqlServer
from petstore_gui.service.store.sqlite_file import SqliteFile
from petstore_gui.service.store.store import MARK, Store, sqlite_path
from petstore_gui.service.store.tables import HIGHEST_ID, adds, meta, pets
from petstore_gui.service.store.unfinished_copy import note_finished, note_unfinished

BATCH = 10_000
"""Animals in one transaction."""

_STREAMED = {"yield_per": BATCH}
_ANIMALS = select(pets).order_by(pets.c.id)
_MARK = select(meta).where(meta.c.name == MARK)

Rows = Sequence[Row[Any]]


class Contents(NamedTuple):
    """What a store holds: equal if every animal and every key is."""

    animals: int
    keys: int
    """How many adds had an `Idempotency-Key`."""
    digest: str
    """SHA-256 over all of them, in hexadecimal."""


@contextmanager
def target(url: str) -> Iterator[Store]:
    """Open or create the store to copy to, finished or not. Raises `StoreError`."""
    path = sqlite_path(url)
    with on_side("target"):
        refuse_if_served(url)
        if path is None:
            store = _opened(PostgresqlServer(url, PATIENT))
        else:
            file = file_of(path, None)
            store = open_unless_lost(
                file, None, lambda: _opened(SqliteFile(file)), looks=False, checks=False
            )
    with closing(store):
        yield store


def copy_animals(source: Connection, target: Store, told: Callable[[int, int], object]) -> None:
    """Copy the animals that the target lacks, with the keys of their adds.

    No service opens the target until `finish` is called. `told` is called after each group, with
    the number of animals in the target and in the source. Raises `StoreError`, also if the target
    holds anything else.
    """
    with on_side("target"):
        last = target.write(_last)
        there = target.write(contents)
        if last is not None and there != contents(source, last):
            raise _refused("it holds other animals than the source: name an empty database")
        target.write(partial(_begin, highest_id_ever(source)))
        copied, total = there.animals, source.scalar(select(func.count()).select_from(pets)) or 0
        told(copied, total)
        for animals, keys in _groups(source, last):
            target.write(partial(_append, animals, keys, last))
            last, copied = animals[-1].id, copied + len(animals)
            told(copied, total)


def compared(source: Connection, target: Store) -> Contents:
    """What both hold. Raises `StoreError` if that is not the same."""
    both = contents(source)
    with on_side("target"):
        if target.write(contents) != both or target.write(highest_id_ever) < highest_id_ever(
            source
        ):
            raise _refused("it does not hold what the source holds, and is not served")
    return both


def copy_keys(source_url: str, target_url: str) -> tuple[int, Sequence[str]]:
    """Let the target accept the API keys with names that the source accepts.

    Returns how many, and the names that only the target has: the source may have withdrawn those
    since an earlier copy. Raises `StoreError`.
    """
    with on_side("source"), closing(open_keys(source_url)) as keys:
        rows = keys.rows()
    with on_side("target"), closing(open_keys(target_url)) as keys:
        keys.accept(rows)
        there = [key.name for key in keys.all()]
    copied = {row.name for row in rows}
    return len(rows), [name for name in there if name not in copied]


def finish(source: Connection, target: Store) -> None:
    """Let services open the target, which gets the mark of the source. Raises `StoreError`."""
    with on_side("target"):
        target.write(partial(_finish, source.execute(_MARK).all()))


def contents(connection: Connection, until: int | None = None) -> Contents:
    """What a store holds, of animals up to an ID if one is given. Reads every row."""
    summed = hashlib.sha256()

    def count(statement: Select[Any], ids: Column[int]) -> int:
        wanted = statement if until is None else statement.where(ids <= until)
        number = 0
        for rows in connection.execute(wanted, execution_options=_STREAMED).partitions():
            summed.update(b"".join(msgspec.msgpack.encode(tuple(row)) for row in rows))
            number += len(rows)
        return number

    animals, keys = count(_ANIMALS, pets.c.id), count(_keys(connection), adds.c.pet_id)
    return Contents(animals, keys, summed.hexdigest())


def _opened(database: Database) -> Store:
    with ExitStack() as undo:
        undo.callback(database.close)
        store = Store(database, None, None)
        undo.pop_all()
    return store


def _keys(connection: Connection) -> Select[Any]:
    """In the same order in every database: PostgreSQL would sort texts as its locale does."""
    by_bytes = adds.c.key if connection.dialect.name == "sqlite" else adds.c.key.collate("C")
    return select(adds).order_by(adds.c.pet_id, by_bytes)


def _groups(source: Connection, after: int | None) -> Iterator[tuple[Rows, Rows]]:
    """The animals after an ID, and the keys of their adds."""
    animals, keys = _ANIMALS, _keys(source)
    if after is not None:
        animals, keys = animals.where(pets.c.id > after), keys.where(adds.c.pet_id > after)
    each_key = iter(source.execute(keys, execution_options=_STREAMED))
    key = next(each_key, None)
    for group in source.execute(animals, execution_options=_STREAMED).partitions():
        theirs = []
        while key is not None and key.pet_id <= group[-1].id:
            theirs.append(key)
            key = next(each_key, None)
        yield group, theirs


def _last(target: Connection) -> int | None:
    last: int | None = target.scalar(HIGHEST_ID)
    return last


def _begin(highest_id: int, target: Connection) -> None:
    note_unfinished(target)
    go_on_after(highest_id, target)


def _append(animals: Rows, keys: Rows, after: int | None, target: Connection) -> None:
    if _last(target) != after:
        raise _refused("another program has added animals to it")
    _insert(animals, pets, target)
    if keys:
        _insert(keys, adds, target)


def _insert(rows: Rows, table: Table, target: Connection) -> None:
    names = table.columns.keys()
    if target.dialect.name == "sqlite":
        target.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
        return
    # One statement for all of them: PostgreSQL would take three times as long for one each.
    types = [column.type.compile(target.dialect) for column in table.columns]
    arrays = ", ".join(f"CAST(:{n} AS {t}[])" for n, t in zip(names, types, strict=True))
    into = f"{table.name} ({', '.join(names)})"
    statement = text(f"INSERT INTO {into} SELECT * FROM unnest({arrays})")  # noqa: S608 - own names
    columns = map(list, zip(*rows, strict=True))
    target.execute(statement, dict(zip(names, columns, strict=True)))


def _finish(facts: Rows, target: Connection) -> None:
    if facts:
        target.execute(delete(meta).where(meta.c.name == MARK))
        target.execute(insert(meta), [fact._asdict() for fact in facts])
    note_finished(target)


def _refused(detail: str) -> StoreError:
    return StoreError(StartFailure.UNKNOWN, detail)
