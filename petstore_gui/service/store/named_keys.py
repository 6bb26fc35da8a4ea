"""API keys with names, one for each till or program; only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import starmap
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    LargeBinary,
    MetaData,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import BUSY_SECONDS, Result, StoreError
from petstore_gui.service.store.store import server_of, sqlite_path
from petstore_gui.service.store.tables import pets
from petstore_gui.support.files import make_private, real_path

_KEY_BYTES = 32
_metadata = MetaData()  # apart from the store's: it never changes (docs/decisions/15-schema.md)
_keys = Table(
    "api_keys",
    _metadata,
    Column("name", Text, primary_key=True),
    Column("digest", LargeBinary, nullable=False),
    Column("added", Text, nullable=False),
)
_EVERY = select(_keys).order_by(_keys.c.name)
_uses = Table(
    "api_key_uses",
    _metadata,
    Column("digest", LargeBinary, nullable=False),
    Column("day", Text, nullable=False),  # several services may write one: the last day counts
)
_LAST_USES = select(_uses.c.digest, func.max(_uses.c.day)).group_by(_uses.c.digest)
_GIVE_TO_OWNER = """
    DO $$ BEGIN
        EXECUTE 'ALTER TABLE {} OWNER TO ' || quote_ident(pg_get_userbyid(relowner))
            FROM pg_class WHERE oid = 'pets'::regclass;
    END $$
"""
"""An administrator may add the first key. The service could not read a table of theirs."""


class NamedKey(NamedTuple):
    """What a database keeps of a key: the day when it was `added`, as in 2026-11-22."""

    name: str
    digest: bytes
    added: str


class NamedKeys:
    """The keys with names that a service accepts. Every method blocks, and raises `StoreError`."""

    def __init__(
        self,
        writing: Engine,
        reading: Engine,
        failure: Callable[[SQLAlchemyError], StoreError],
        close: Callable[[], object],
        file: Path | None = None,
    ) -> None:
        """See `open_keys`. `close` closes the engines; `file` is made for the first key."""
        self._writing = writing
        self._reading = reading
        self._failure = failure
        self._file = file
        self.close = close

    def check_used(self) -> None:
        """Raise `StoreError` for a server's database that no service has used."""
        if self._file is None and not self._do(
            self._reading, lambda it: inspect(it).has_table(pets.name)
        ):
            raise StoreError(StartFailure.MISSING, "no service has used this database")

    def add(self, name: str) -> str | None:
        """Make a key with this name, and return it; None if there is one with this name."""
        key = secrets.token_urlsafe(_KEY_BYTES)

        def insert_key(connection: Connection) -> bool:
            _metadata.create_all(connection)
            if connection.scalar(select(_keys.c.name).where(_keys.c.name == name)) is not None:
                return False
            connection.execute(
                insert(_keys), {"name": name, "digest": digest(key), "added": today()}
            )
            return True

        self._make_file()
        return key if self._do(self._writing, insert_key) else None

    def withdraw(self, name: str) -> bool:
        """Accept the key with this name no longer; returns whether there was one."""
        one = delete(_keys).where(_keys.c.name == name)
        return self._if_any(self._writing, lambda it: bool(it.execute(one).rowcount), none=False)

    def all(self) -> Sequence[NamedKey]:
        """The keys by name."""
        return self._if_any(self._reading, lambda it: [*starmap(NamedKey, it.execute(_EVERY))], [])

    def note_use(self, used: bytes) -> None:
        """Keep today as the last day on which the key with this hash was used."""
        day = today()

        def replace(connection: Connection) -> None:
            _metadata.create_all(connection)
            connection.execute(delete(_uses).where(_uses.c.digest == used, _uses.c.day < day))
            connection.execute(insert(_uses), {"digest": used, "day": day})

        self._do(self._writing, replace)

    def last_uses(self) -> Mapping[bytes, str]:
        """The last day on which a key was used, as in 2026-11-22, by its hash."""
        return self._if_any(
            self._reading, lambda it: dict(map(tuple, it.execute(_LAST_USES))), {}, _uses.name
        )

    def accept(self, keys: Sequence[NamedKey]) -> None:
        """Accept keys that another database accepts; there are none with such a name yet."""
        if keys:
            self._make_file()
            self._do(self._writing, lambda connection: insert_keys(connection, keys))

    def _make_file(self) -> None:
        try:
            if self._file is not None:
                make_private(self._file)
        except OSError as error:
            detail = f"{self._file}: {error.strerror}"
            raise StoreError(StartFailure.CANNOT_WRITE, detail) from error

    def _if_any(
        self,
        engine: Engine,
        work: Callable[[Connection], Result],
        none: Result,
        table: str = _keys.name,
    ) -> Result:
        """The result of some work, or `none` if nothing was ever kept in its table."""
        if self._file is not None and not self._file.is_file():
            return none
        return self._do(engine, lambda it: work(it) if inspect(it).has_table(table) else none)

    def _do(self, engine: Engine, work: Callable[[Connection], Result]) -> Result:
        try:
            with engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise self._failure(error) from error


@event.listens_for(_keys, "after_create")
@event.listens_for(_uses, "after_create")
def _give_to_owner(table: Table, connection: Connection, **_: object) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_GIVE_TO_OWNER.format(table.name))


def insert_keys(connection: Connection, keys: Sequence[NamedKey]) -> None:
    """Insert keys, if there are any, in the transaction of the connection."""
    if keys:
        _metadata.create_all(connection)
        connection.execute(delete(_keys))  # those of a copy that failed
        connection.execute(insert(_keys), [key._asdict() for key in keys])


def digest(key: str) -> bytes:
    """The hash of a key. Keys are random and long: nobody finds one by trying."""
    return hashlib.sha256(key.encode()).digest()


def today() -> str:
    """The day in UTC, as in 2026-11-22."""
    return datetime.now(UTC).date().isoformat()


def open_keys(url: str) -> NamedKeys:
    """The keys of a database that a service has used. Raises `StoreError`.

    Those of an SQLite file are in one of their own, `FILE.keys`: the service is the only one that
    writes to the other (docs/decisions/10-commits.md).
    """
    path = sqlite_path(url)
    if path is None:
        server = server_of(url, takes_turns=False)
        return NamedKeys(server.writing, server.reading, server.store_error, server.close)
    database = real_path(path)
    if not database.is_file():
        raise StoreError(StartFailure.MISSING, f"{path}: there is no such database")
    file = database.with_name(f"{database.name}.keys")

    def failure(error: SQLAlchemyError) -> StoreError:
        return StoreError(StartFailure.AWAY, f"{file}: {getattr(error, 'orig', error)}")

    def connect() -> sqlite3.Connection:  # a plain path would make a file that others can read
        return sqlite3.connect(f"{file.as_uri()}?mode=rw", timeout=BUSY_SECONDS, uri=True)

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool, hide_parameters=True)
    return NamedKeys(engine, engine, failure, engine.dispose, file)
