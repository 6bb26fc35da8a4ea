"""Animals in a database, through SQLAlchemy Core: reads at once, adds in groups."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice, starmap
from pathlib import Path

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import SQLAlchemyError

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.database import Database, Result
from petstore_gui.service.insert import Add, keep, row
from petstore_gui.service.sqlite_file import SqliteFile
from petstore_gui.service.store import Edition, Slice, StoreFailed
from petstore_gui.service.tables import (
    HIGHEST_ID,
    ONE,
    PAGES,
    SCHEMA_VERSION,
    meta,
    metadata,
    pets,
)

_BATCH = 10_000
"""Rows given to the database at once where a store is filled."""

_MARK = "mark"
_OPENING_BYTES = 12


class SqlStore:
    """A `Store` over a database.

    All adds that wait are committed as one transaction, by one thread: 201 is said after that
    commit, and a hundred adds cost little more than one.
    """

    def __init__(
        self,
        database: Database,
        *,
        first: Callable[[], Iterable[NewPet]] | None = None,
        mark: str | None = None,
    ) -> None:
        """See `open_store`."""
        self._database = database
        self._opening = secrets.token_urlsafe(_OPENING_BYTES)
        self._edition = Edition("", 0)
        self._waiting: deque[Add] = deque()
        self._next_commit: asyncio.Task[None] | None = None
        self._committing = asyncio.Lock()
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="adds")
        self.is_new = False
        """Whether the store was made by this opening."""
        self.mark: str | None = None
        """The mark that it was filled with, at this start or at an earlier one."""
        self._write(lambda connection: self._prepare(connection, first, mark))

    async def list(
        self, limit: int, after: int | None, status: PetStatus | None, until: int | None = None
    ) -> Slice:
        """One row more than `limit` is read, so that it is known whether more follow."""
        wanted = {"after": after or 0, "limit": limit + 1, "status": status and status.value}
        rows = await self._database.rows(PAGES[status], wanted)
        found = list(starmap(Pet, rows[:limit]))
        if until is not None and rows and rows[-1][0] > until:
            return Slice([pet for pet in found if pet.id <= until], until)
        return Slice(found, found[-1].id if len(rows) > limit else None)

    async def edition(self) -> Edition:
        """The opening of this store, and what has been committed since."""
        state = f"{self._opening}:{await self._database.state()}"
        if state != self._edition.state:
            ((highest_id,),) = await self._database.rows(HIGHEST_ID, {})
            self._edition = Edition(state, highest_id or 0)
        return self._edition

    async def get(self, pet_id: int) -> Pet | None:
        """The animal with this id."""
        rows = await self._database.rows(ONE, {"id": pet_id})
        return Pet(*rows[0]) if rows else None

    async def add(self, pet: NewPet, key: str | None, fingerprint: bytes) -> Pet:
        """Wait for the commit of all adds that wait. It goes on where this one is given up."""
        add = Add(pet, key, fingerprint)
        self._waiting.append(add)
        if self._next_commit is None:
            self._next_commit = asyncio.create_task(self._commit_waiting(), name="commit adds")
        await asyncio.shield(self._next_commit)
        return add.result()

    def fill(self, animals: Iterable[NewPet], *, mark: str | None = None) -> bool:
        """Keep many animals in one transaction, if the store is empty; returns whether it was.

        A `mark` is remembered with them. For the time before requests are served: it blocks.
        """
        return self._write(lambda connection: self._fill(connection, animals, mark))

    def close(self) -> None:
        """Commit the adds that wait, and let go of the database."""
        self._writer.shutdown()
        self._database.close()

    def _prepare(
        self,
        connection: Connection,
        first: Callable[[], Iterable[NewPet]] | None,
        mark: str | None,
    ) -> None:
        version = self._database.version(connection)
        if version > SCHEMA_VERSION:
            raise StoreFailed(
                StartFailure.NEWER, "a newer version of this program wrote the database"
            )
        if version == 0:
            metadata.create_all(connection, checkfirst=False)
            self._database.set_version(connection, SCHEMA_VERSION)
            self._fill(connection, () if first is None else first(), mark)
            self.is_new = True
        else:
            self.mark = connection.scalar(select(meta.c.value).where(meta.c.name == _MARK))

    def _fill(self, connection: Connection, animals: Iterable[NewPet], mark: str | None) -> bool:
        if connection.execute(select(pets.c.id).limit(1)).first() is not None:
            return False
        rows = map(row, animals)
        while batch := list(islice(rows, _BATCH)):
            connection.execute(insert(pets), batch)
        if mark is not None:
            connection.execute(insert(meta), {"name": _MARK, "value": mark})
            self.mark = mark
        return True

    async def _commit_waiting(self) -> None:
        async with self._committing:
            group, self._waiting, self._next_commit = self._waiting, deque(), None
            loop = asyncio.get_running_loop()
            work = partial(keep, group=group, new_ids=self._database.new_ids)
            await loop.run_in_executor(self._writer, self._write, work)

    def _write(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with self._database.writing.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise self._database.failure(error) from error


def open_store(
    url: str,
    *,
    first: Callable[[], Iterable[NewPet]] | None = None,
    mark: str | None = None,
) -> SqlStore:
    """Open the store at a path, `sqlite:///PATH` or `postgresql://...`; one is made where none is.

    A store that is made new gets the animals of `first`, and the `mark`, in the transaction that
    makes it: there is none without them, however early the process ends. Raises `StoreFailed`.
    """
    with contextlib.ExitStack() as undo:
        database = _database(url)
        undo.callback(database.close)
        store = SqlStore(database, first=first, mark=mark)
        undo.pop_all()
        return store


def sqlite_path(url: str) -> Path | None:
    """The file that a `--database` names, or None where it is a server."""
    return None if url.startswith("postgresql://") else Path(url.removeprefix("sqlite:///"))


def _database(url: str) -> Database:
    path = sqlite_path(url)
    if path is None:
        from petstore_gui.service.postgresql import PostgresqlServer  # noqa: PLC0415 - if asked for

        return PostgresqlServer(url)
    if "://" in url.removeprefix("sqlite:///") or str(path) in (".", ":memory:"):
        raise StoreFailed(StartFailure.UNKNOWN, "write a path, sqlite:///PATH or postgresql://...")
    return SqliteFile(path, SCHEMA_VERSION)
