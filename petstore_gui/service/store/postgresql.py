"""A database on a PostgreSQL server, which several services can share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    event,
    insert,
    make_url,
    select,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.postgresql_errors import leave_copy, store_error
from petstore_gui.service.store.postgresql_session import HINT, Limits, Session, without_pgbouncer
from petstore_gui.service.store.tables import meta
from petstore_gui.service.store.timelines import TIMELINE, Timelines

if TYPE_CHECKING:
    from sqlalchemy.pool import QueuePool

    from petstore_gui.service.store.prompt_connection import PromptConnection

_BUSY_SECONDS = 3
"""How long a read or a write waits for another program: see `index_lock.BUSY_SECONDS`."""

_READ_SECONDS = 7
"""How long a read may take in all. A page takes a millisecond."""

_WRITING = {
    "synchronous_commit": "on",  # an add is acknowledged once a crash cannot take it
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""Whatever the server is set to. After 11 s it ends a connection whose other computer is gone, even
amid a statement, where `Limits.idle` does not count: it would keep the lock of the writers."""

_ALONE = {"synchronous_commit": "local", "lock_timeout": f"{_BUSY_SECONDS}s"}

_IDLE = "idle_in_transaction_session_timeout"
_READING = {
    "default_transaction_read_only": "on",
    "lock_timeout": f"{_BUSY_SECONDS}s",
    "statement_timeout": f"{_READ_SECONDS}s",
}

ONE_WRITER = (
    f"SELECT set_config('lock_timeout', '{_BUSY_SECONDS}s', true),"
    " pg_advisory_xact_lock(hashtext('petstore')),"
    " pg_logical_emit_message(true, 'petstore', '')"
)
"""The message goes into the log of the server only, so that each commit waits for the standbys.

A commit that writes nothing would not: an add that is sent again could find its animal on a server
whose wait was cut short, and be acknowledged, though the standby that takes over never had it.
"""

_TRY_TURN = "SELECT pg_try_advisory_xact_lock(hashtext('petstore'))"
_SECOND_WRITER = f"{_TRY_TURN}, current_setting('transaction_read_only') = 'on'"
_HAS_TABLES = "SELECT to_regclass('meta') IS NOT NULL FROM pg_class LIMIT 1"
"""It reads a table, or else a server that remembers that there is no `meta` would not notice that
another service has made it while this one waited for its turn."""

_VERSION = "version"
STATE = f"SELECT number || '.' || word || '.' || {TIMELINE} FROM edition"  # noqa: S608 - a constant
"""The last is the timeline, which is another one after each failover."""

NEW_IDS = (
    "SELECT nextval(pg_get_serial_sequence('pets', 'id')) FROM generate_series(1, {:d}) ORDER BY 1"
)
_ENCODING = "SHOW server_encoding"

_SEVERAL_HOSTS = re.compile(
    r"(?P<user>postgresql://(?:[^:/@]*(?::[^@]*)?@)?)(?P<hosts>[^/?@,]+(?:,[^/?@,]+)+)"
    r"(?P<database>/[^?]*)?(?:\?(?P<query>.*))?"
)
_SEVERAL_AT_SIGNS = re.compile(r"[^:]*://[^/?]*@[^/?]*@")


class PostgresqlServer:
    """Services that share a server take turns adding, so that IDs are committed in order."""

    is_shared = True

    def __init__(
        self,
        url: str,
        limits: Limits = Limits(),  # noqa: B008 - immutable
        *,
        takes_turns: bool = True,
    ) -> None:
        """Does not connect yet. Raises `StoreError` for an address that is not a URL.

        Without `takes_turns` it is for what has nothing to do with animals: no write waits for
        another service, nor for the standby.
        """
        if _SEVERAL_AT_SIGNS.match(url):  # what follows the first would be shown as a host
            detail = "the database's address has several @: write %40 for one in the password"
            raise StoreError(StartFailure.UNKNOWN, detail)
        try:
            from petstore_gui.service.store.postgresql_reader import PostgresqlReader  # noqa: PLC0415 - needs psycopg
            from petstore_gui.service.store.prompt_connection import (  # noqa: PLC0415 - needs psycopg
                prompt_async_connection,
                prompt_engine,
            )

            self.start_seconds = limits.start
            self._step_seconds = limits.step
            address = make_url(by_host(url)).set(drivername="postgresql+psycopg")
            address, is_pooled = without_pgbouncer(address)
            settings = _WRITING | {_IDLE: f"{limits.idle}s"} | ({} if takes_turns else _ALONE)
            writing = Session("read-write", settings, is_pooled)
            reading = Session("primary", _READING, is_pooled)
            timelines, tried = Timelines(), limits._replace(fresh=0)
            self.writing = prompt_engine(address, writing, tried, timelines, pool_size=1)
            self.reading = prompt_engine(address, reading, limits, timelines, pool_size=1)
            self._reader = PostgresqlReader(
                partial(prompt_async_connection, self.reading, reading, limits, timelines),
                self.reading.dialect,
                limits,
                timelines,
                state=STATE,
                first=reading.first,
            )
        except (ArgumentError, ValueError) as error:
            raise StoreError(StartFailure.UNKNOWN, "the database's address is not a URL") from error
        except ImportError as error:
            detail = "PostgreSQL needs one package more: pip install 'petstore-gui[postgresql]'"
            raise StoreError(StartFailure.UNKNOWN, detail) from error
        if takes_turns:
            event.listen(self.writing, "begin", _take_turn)
        for engine in (self.writing, self.reading):
            event.listen(engine, "handle_error", leave_copy)

    def version(self, connection: Connection) -> int:
        """The schema's version, which is stored in a table. Raises `StoreError`.

        Also for a server on which services could not take turns.
        """
        encoding = connection.exec_driver_sql(_ENCODING).scalar_one()
        if encoding != "UTF8":  # it would refuse names
            detail = (
                f"the PostgreSQL database has the encoding {encoding}, which lacks letters of some"
                " names: use one created with ENCODING 'UTF8' TEMPLATE template0"
            )
            raise StoreError(StartFailure.UNKNOWN, detail)
        with self.reading.connect() as second:
            is_given, is_read_only = second.exec_driver_sql(_SECOND_WRITER).one()
            has_turn = connection.engine is self.writing
            has_no_lock = is_given and (has_turn or connection.exec_driver_sql(_TRY_TURN).scalar())
        if not is_read_only:
            detail = (
                "a program between the service and PostgreSQL ignores the settings of the service's"
                f" connections: {HINT}"
            )
            raise StoreError(StartFailure.UNKNOWN, detail)
        if has_no_lock:
            detail = (
                "the database's server gives its lock (pg_advisory_xact_lock) to two connections at"
                " once, so services could not take turns adding: use PostgreSQL itself"
            )
            raise StoreError(StartFailure.UNKNOWN, detail)
        if not connection.exec_driver_sql(_HAS_TABLES).scalar_one():
            return 0
        recorded = select(meta.c.value).where(meta.c.name == _VERSION)
        return int(connection.execute(recorded).scalar_one())

    def set_version(self, connection: Connection, version: int) -> None:
        """Record the schema's version; undone with the transaction."""
        connection.execute(insert(meta), {"name": _VERSION, "value": str(version)})

    @contextmanager
    def upgrading(self, connection: Connection) -> Iterator[None]:
        """Let the server take its time. Backups are its administrator's matter."""
        raw = cast("PromptConnection", connection.connection.driver_connection)
        raw.silent_seconds, usual = self._step_seconds, raw.silent_seconds
        yield
        raw.silent_seconds = usual

    def new_ids(self, connection: Connection, count: int) -> Iterable[int]:
        """IDs from the sequence, which never repeats one."""
        return connection.exec_driver_sql(NEW_IDS.format(count)).scalars().all()

    async def rows(
        self, statement: Select[Any], values: Mapping[str, object]
    ) -> Sequence[Sequence[Any]]:
        """The rows of a query. Raises `StoreError`."""
        return await self._reader.rows(statement, values)

    async def state(self) -> str:
        """The edition on this timeline of the server."""
        return await self._reader.state()

    def store_error(self, error: SQLAlchemyError) -> StoreError:
        """The error that PostgreSQL's code stands for."""
        return store_error(error)

    def settle(self) -> None:
        """A server shows no transaction that is not on its disk."""

    def check_room(self) -> None:
        """Only the server knows."""

    def pools(self) -> Mapping[str, tuple[int, int]]:
        """How many connections are in use and idle."""
        looking, writing = _connections(self.reading), _connections(self.writing)
        in_use, idle = self._reader.connections()
        return {"reading": (in_use + looking[0], idle + looking[1]), "writing": writing}

    def close(self) -> None:
        """Close every connection."""
        self._reader.close()
        self.reading.dispose()
        self.writing.dispose()


def by_host(url: str) -> str:
    """The address with several hosts, as PostgreSQL's own programs take it, for SQLAlchemy."""
    several = _SEVERAL_HOSTS.fullmatch(url)
    if several is None:
        return url
    hosts = [one if ":" in one else f"{one}:5432" for one in several["hosts"].split(",")]
    query = "&".join([*(f"host={host}" for host in hosts), *filter(None, [several["query"]])])
    return f"{several['user']}{several['database'] or '/'}?{query}"


def _connections(engine: Engine) -> tuple[int, int]:
    """How many connections of a pool are in use and idle."""
    pool = cast("QueuePool", engine.pool)
    return pool.checkedout(), pool.checkedin()


def _take_turn(connection: Connection) -> None:
    connection.exec_driver_sql(ONE_WRITER)
