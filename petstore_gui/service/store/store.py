"""The animals of a service in a database: reads run one by one, adds in groups."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import islice, starmap
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import (
    ANSWER_SECONDS,
    Database,
    OutcomeUnknown,
    Result,
    StoreError,
)
from petstore_gui.service.store.insert import row
from petstore_gui.service.store.pending_adds import PendingAdds
from petstore_gui.service.store.samples import Samples
from petstore_gui.service.store.schema import is_newest, prepare
from petstore_gui.service.store.sqlite_file import SqliteFile
from petstore_gui.service.store.tables import (
    CATEGORIES,
    ONE,
    PAGES,
    categories,
    pets,
)
from petstore_gui.service.store.writer import Writer

if TYPE_CHECKING:
    from petstore_gui.service.store.postgresql import PostgresqlServer

_BATCH = 10_000
"""Rows inserted at once when a store is filled."""


class Page(msgspec.Struct, frozen=True):
    """Animals in the order of their IDs. The next page follows the ID `next`; None at the end."""

    pets: list[Pet]
    next: int | None


class Store:
    """The animals in a database. Every method raises `StoreError` if the database fails."""

    def __init__(
        self,
        database: Database,
        first: Callable[[], Samples] | None = None,
        add_seconds: float = ANSWER_SECONDS,
    ) -> None:
        """See `open_store`."""
        self.database = database
        self.last_edition = ""  # the one read last; empty before the first
        self._writer = Writer(database)
        self._adds = PendingAdds(database, self._writer, add_seconds)
        try:
            with database.reading.begin() as connection:  # a turn to write may take for ever
                is_ready = is_newest(connection)
        except SQLAlchemyError as error:
            raise database.store_error(error) from error
        if not is_ready:
            self._writer.write(partial(_prepare, first=first))
        with contextlib.suppress(OutcomeUnknown):  # it can be read, and the first add tries again
            self._writer.settle()

    async def list(self, limit: int, after: int | None, status: PetStatus | None) -> Page:
        """At most `limit` animals (from 1) with IDs above `after`, of this status if given."""
        # One row more than `limit` shows whether there is a next page.
        wanted = {"after": after or 0, "limit": limit + 1, "status": status and status.value}
        rows = await self.database.rows(PAGES[status], wanted)
        found = list(starmap(Pet, rows[:limit]))
        return Page(found, found[-1].id if len(rows) > limit else None)

    async def edition(self) -> str:
        """A name for the list as it is now, which every add changes, and a restart does not.

        It is visible ASCII without quotes, the same for every service of the database, and differs
        from that of every other edition of any store.
        """
        self.last_edition = await self.database.state()
        return self.last_edition

    async def get(self, pet_id: int) -> Pet | None:
        """The animal with this ID (int64), if there is one."""
        rows = await self.database.rows(ONE, {"id": pet_id})
        return Pet(*rows[0]) if rows else None

    async def add(self, pet: NewPet, key: str | None, fingerprint: bytes) -> Pet:
        """Add an animal under an ID that was never used; it is on the disk when this returns.

        A `key` is stored with the animal: the same key and fingerprint return the same animal
        again, another fingerprint raises `KeyReused`. Cancelling does not stop the add. Raises
        `OutcomeUnknown` if the animal may be there, now or after a crash, or is not stored in time;
        another `StoreError` if it is not there.
        """
        return await self._adds.add(pet, key, fingerprint)

    async def categories(self) -> dict[int, Category]:
        """The names of categories, by number."""
        return _names(await self.database.rows(CATEGORIES, {}))

    async def replace_categories(
        self, names: Iterable[Category], is_expected: Callable[[Mapping[int, Category]], bool]
    ) -> bool:
        """Replace all names, unless those that are stored are not expected; returns whether so."""

        def replace(connection: Connection) -> bool:
            if not is_expected(_names([tuple(row) for row in connection.execute(CATEGORIES)])):
                return False
            connection.execute(delete(categories))
            _insert_names(connection, names)
            return True

        return await self._adds.between(replace)

    def fill(self, animals: Iterable[NewPet]) -> bool:
        """Add many animals in one transaction if the store is empty; returns whether it was.

        Blocks: call it before requests are served.
        """
        return self.write(partial(_fill, animals=animals))

    def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in one transaction, and return its result. Blocks as `fill` does."""
        return self._writer.write(work)

    def close(self) -> None:
        """Commit the pending adds, and close the database."""
        self._adds.close()
        self.database.close()


def _names(rows: Sequence[Sequence[Any]]) -> dict[int, Category]:
    return {
        number: Category(number, name, CategoryColour(colour), CategoryIcon(icon))
        for number, name, colour, icon in rows
    }


def _prepare(connection: Connection, first: Callable[[], Samples] | None) -> None:
    if prepare(connection) and first is not None:
        begun = first()
        _fill(connection, begun.pets)
        _insert_names(connection, begun.categories)


def open_store(url: str, *, first: Callable[[], Samples] | None = None) -> Store:
    """Open or create the store at a path, `sqlite:///PATH` or `postgresql://...`.

    A new store gets the samples of `first` in the transaction that creates it, so it never exists
    without them, however early the process ends. Raises `StoreError`.
    """
    database = open_database(url)
    try:
        return Store(database, first)
    except StoreError:
        database.close()
        raise


def open_database(url: str, *, answer_seconds: float = ANSWER_SECONDS) -> Database:
    """Open the database at a path, `sqlite:///PATH` or `postgresql://...`.

    `answer_seconds`: how long a server may take to read, or to commit. Raises `StoreError`.
    """
    path = sqlite_path(url)
    return server_of(url, answer_seconds=answer_seconds) if path is None else SqliteFile(path)


def sqlite_path(url: str) -> Path | None:
    """The file that a `--database` names, or None for a server."""
    return None if url.startswith("postgresql://") else Path(url.removeprefix("sqlite:///"))


def server_of(
    url: str, *, takes_turns: bool = True, answer_seconds: float = ANSWER_SECONDS
) -> PostgresqlServer:
    """The server at an address; see `PostgresqlServer`. Raises `StoreError`."""
    try:
        from petstore_gui.service.store.postgresql import PostgresqlServer  # noqa: PLC0415 - if asked for
    except ImportError as error:
        detail = "PostgreSQL needs petstore-server, the package for servers"
        raise StoreError(StartFailure.UNKNOWN, detail) from error
    return PostgresqlServer(url, takes_turns=takes_turns, answer_seconds=answer_seconds)


def _insert_names(connection: Connection, names: Iterable[Category]) -> None:
    if rows := [msgspec.to_builtins(one) for one in names]:
        connection.execute(insert(categories), rows)


def _fill(connection: Connection, animals: Iterable[NewPet]) -> bool:
    if connection.execute(select(pets.c.id).limit(1)).first() is not None:
        return False
    rows = map(row, animals)
    while batch := list(islice(rows, _BATCH)):
        connection.execute(insert(pets), batch)
    return True
