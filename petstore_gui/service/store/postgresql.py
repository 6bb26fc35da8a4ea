"""A database on a PostgreSQL server, which several services can share."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import psycopg
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import Connection, Engine, Select, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import ANSWER_SECONDS, BUSY_SECONDS, StoreError, compiled
from petstore_gui.service.store.postgresql_errors import leave_copy, store_error
from petstore_gui.service.store.postgresql_reader import PostgresqlReader, StoreConnection

if TYPE_CHECKING:
    from sqlalchemy.pool import QueuePool

_PARAMETERS = {
    "target_session_attrs": "read-write",
    "connect_timeout": "3",  # for each host
    "keepalives_idle": "3",
    "keepalives_interval": "2",
    "keepalives_count": "2",
    "tcp_user_timeout": "7000",  # ms
    "fallback_application_name": "petstore-gui",  # for whoever looks who holds a lock
    "client_encoding": "UTF8",
}
"""libpq's, unless the address has others. A server that is gone is noticed after 7 s."""

_SETTINGS = {
    "lock_timeout": f"{BUSY_SECONDS}s",
    "statement_timeout": "7s",
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""The server's, so that a service that is gone does not keep the lock of the writers."""

ONE_WRITER = (
    "SELECT pg_advisory_xact_lock(hashtext('petstore')),"
    " pg_logical_emit_message(true, 'petstore', '')"
)
"""The message goes into the log of the server only, so that each commit waits for the standbys.

A commit that writes nothing would not: an add that is sent again could find its animal on a server
whose wait was cut short, and be acknowledged, though the standby that takes over never had it.
"""

STATE = (
    "SELECT number || '.' || word || '.' || left(pg_walfile_name(pg_current_wal_lsn()), 8)"
    " FROM edition"
)
"""The last is the timeline, which is another one after each failover."""

NEW_IDS = (
    "SELECT nextval(pg_get_serial_sequence('pets', 'id')) FROM generate_series(1, {:d}) ORDER BY 1"
)
_SEVERAL_AT_SIGNS = re.compile(r"[^:]*://[^/?]*@[^/?]*@")


class PostgresqlServer:
    """Services that share a server take turns adding, so that IDs are committed in order.

    Psycopg reads without SQLAlchemy's way from statement to rows, which takes as long again.
    """

    def __init__(
        self, url: str, *, takes_turns: bool = True, answer_seconds: float = ANSWER_SECONDS
    ) -> None:
        """Does not connect yet. `answer_seconds`: for a read, and for a commit.

        Without `takes_turns` it is for what has nothing to do with animals: no write waits for
        another service, nor for the standby. Raises `StoreError` for an address that is no URL.
        """
        waits = "on" if takes_turns else "local"
        settings = _SETTINGS | {"synchronous_commit": waits}
        parameters = _parameters(url, settings)
        self._next_state: asyncio.Task[str] | None = None
        self._asking = asyncio.Lock()
        self._reader = PostgresqlReader(parameters, answer_seconds)
        self.writing = _engine(parameters, answer_seconds)
        self.reading = _engine(parameters, answer_seconds)
        if takes_turns:
            event.listen(self.writing, "begin", lambda it: it.exec_driver_sql(ONE_WRITER))

    def new_ids(self, connection: Connection, count: int) -> Iterable[int]:
        """IDs from the sequence, which never repeats one."""
        return connection.exec_driver_sql(NEW_IDS.format(count)).scalars().all()

    async def rows(
        self, statement: Select[Any], values: Mapping[str, object]
    ) -> Sequence[Sequence[Any]]:
        """The rows of a query. Raises `StoreError`."""
        text, defaults = compiled(statement, self.reading.dialect)
        return await self._reader.read(text, {**defaults, **values})

    async def state(self) -> str:
        """The edition on this timeline. All that ask while it is being read share the next answer.

        Raises `StoreError`.
        """
        if self._next_state is None:
            self._next_state = asyncio.create_task(self._ask(), name="read the state")
        return await asyncio.shield(self._next_state)

    def store_error(self, error: SQLAlchemyError) -> StoreError:
        """The error that PostgreSQL's code stands for."""
        return store_error(error)

    def settle(self) -> None:
        """A server shows no transaction that is not on its disk."""

    def check_room(self) -> None:
        """Only the server knows."""

    def pools(self) -> Mapping[str, tuple[int, int]]:
        """How many connections are in use and idle."""
        pool = cast("QueuePool", self.writing.pool)
        reading, writing = self._reader.connections(), (pool.checkedout(), pool.checkedin())
        return {"reading": reading, "writing": writing}

    def close(self) -> None:
        """Close every connection that is not in use."""
        self._reader.close()
        self.reading.dispose()
        self.writing.dispose()

    async def _ask(self) -> str:
        async with self._asking:
            self._next_state = None
            ((state,),) = await self._reader.read(STATE, {})
            return str(state)


def _parameters(url: str, settings: Mapping[str, str]) -> dict[str, Any]:
    """What to connect with: the settings of the address come after ours."""
    if _SEVERAL_AT_SIGNS.match(url):  # what follows the first would be shown as a host
        detail = "the database's address has several @: write %40 for one in the password"
        raise StoreError(StartFailure.UNKNOWN, detail)
    try:
        given = conninfo_to_dict(url)
    except psycopg.ProgrammingError:  # it quotes the password
        raise StoreError(StartFailure.UNKNOWN, "the database's address is not a URL") from None
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    return {**_PARAMETERS, **given, "options": f"{options} {given.get('options') or ''}".strip()}


def _engine(parameters: dict[str, Any], commit_seconds: float) -> Engine:
    """An engine that tries an idle connection before it uses it."""

    def connect() -> StoreConnection:
        connection = StoreConnection.connect(**parameters)
        connection.commit_seconds = commit_seconds
        return connection

    # Whatever the database is set to: a snapshot from before the lock would not see the last add.
    engine = create_engine(
        "postgresql+psycopg://",
        creator=connect,
        isolation_level="READ COMMITTED",
        pool_size=1,
        max_overflow=0,
        pool_pre_ping=True,
        pool_reset_on_return=None,  # a transaction ends where it began
        hide_parameters=True,
    )
    # Else psycopg sends several rows as a pipeline, which ends with a Flush: that stops the clock
    # of idle_in_transaction_session_timeout, and nothing starts it again.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    event.listen(engine, "handle_error", leave_copy)
    return engine
