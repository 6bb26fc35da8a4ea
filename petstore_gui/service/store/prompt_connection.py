"""Connections to PostgreSQL that are given up when the server falls silent.

The network may swallow what both sides send, and tell neither: without a limit, whoever waits for
an answer would wait for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

import psycopg
from psycopg.abc import PQGen
from psycopg.waiting import wait_async
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import InvalidatePoolError

from petstore_gui.service.store.postgresql_session import Limits, Session
from petstore_gui.service.store.timelines import (
    TIMELINE,
    Server,
    Timelines,
    servers,
    to_servers,
)

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn
    from sqlalchemy.engine.interfaces import DBAPIConnection


Result = TypeVar("Result")

_ONLY_FORMER = "the server that answers was taken over by another one"

_CONNECT_SECONDS = 5
"""For all hosts of the address together, but libpq waits two seconds for each at least."""

_PARAMETERS = {
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",  # ms
    "fallback_application_name": "petstore-gui",  # for whoever looks who holds a lock
}
"""libpq's, unless the address has others."""

logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of the ends of refused statements


class _Prompt:
    """Ends a call during which the server has been silent for `silent_seconds`."""

    pgconn: PGconn
    silent_seconds = math.inf
    heard_at = -math.inf
    """When the server was last heard, in monotonic seconds."""
    timeline = ""
    """That of the server, if it matters."""

    def _until_silent(self, gen: PQGen[Result]) -> PQGen[Result]:
        """Psycopg resumes this whenever the socket is ready, and else ten times a second."""
        self.heard_at = time.monotonic()
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                now = time.monotonic()
                if ready:
                    self.heard_at = now
                elif now - self.heard_at > self.silent_seconds:
                    self.pgconn.finish()
                    silent = f"the server was silent for {self.silent_seconds:g} s"
                    raise psycopg.OperationalError(silent)
                wanted = gen.send(ready)
        except StopIteration as end:
            result: Result = end.value
            return result


class PromptConnection(_Prompt, psycopg.Connection[Any]):
    """Closes itself when the server has been silent for `silent_seconds` during a call."""

    is_new = True
    """Whether nothing was done with it yet."""

    def wait(self, gen: PQGen[Result], *args: Any, **options: Any) -> Result:
        """Raises `psycopg.OperationalError`, and is closed, if the server stays silent."""
        return super().wait(self._until_silent(gen), *args, **options)

    def commit(self) -> None:
        """Raises `psycopg.OperationalError` too if the server warns about the commit.

        It does so, and reports success, when somebody cancels the wait for a synchronous standby:
        the standby may lack what was committed.
        """
        warnings: list[str] = []

        def note(notice: psycopg.errors.Diagnostic) -> None:
            if notice.severity_nonlocalized == "WARNING":
                warnings.append(notice.message_primary or "")

        self.add_notice_handler(note)
        try:
            super().commit()
        finally:
            self.remove_notice_handler(note)
        if warnings:
            raise psycopg.OperationalError("; ".join(warnings))


class PromptAsyncConnection(_Prompt, psycopg.AsyncConnection[Any]):
    """The same for an event loop."""

    async def wait(self, gen: PQGen[Result], *args: Any, **options: Any) -> Result:
        """Raises `psycopg.OperationalError`, and is closed, if the server stays silent.

        It is closed at once, too, when nobody waits any more: psycopg would ask the server to end
        the query, and wait for that.
        """
        try:
            return await wait_async(self._until_silent(gen), self.pgconn.socket, *args, **options)
        except asyncio.CancelledError:
            self.pgconn.finish()
            raise


def prompt_engine(
    address: URL, session: Session, limits: Limits, timelines: Timelines, **engine_options: Any
) -> Engine:
    """An engine that reconnects after a restart of the server, and logs no names of animals.

    Of several servers that write, it uses the one that took over last.
    """

    def connect(
        _dialect: object, _record: object, _args: list[Any], parameters: dict[str, Any]
    ) -> PromptConnection:
        return _connected(parameters, session, limits, timelines)

    def expect_answer(connection: PromptConnection, *_: object) -> None:
        if connection.timeline < timelines.newest:
            raise InvalidatePoolError(_ONLY_FORMER)
        # SQLAlchemy has no error for a new one that does not answer: the first statement has.
        is_old = not connection.is_new and time.monotonic() - connection.heard_at > limits.fresh
        connection.is_new = False
        if is_old:
            connection.silent_seconds = limits.ping
            try:
                engine.dialect.do_ping(cast("DBAPIConnection", connection))
            except psycopg.Error as error:
                raise InvalidatePoolError from error  # the pool connects anew
        connection.silent_seconds = limits.answer

    # Whatever the database is set to: a snapshot from before the lock would not see the last add.
    engine = create_engine(
        address, hide_parameters=True, isolation_level="READ COMMITTED", **engine_options
    )
    # Else psycopg sends several rows as a pipeline, which ends with a Flush: that stops the clock
    # of idle_in_transaction_session_timeout, and nothing starts it again.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    event.listen(engine, "do_connect", connect)
    event.listen(engine, "checkout", expect_answer)
    if session.first:
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(session.first))
    return engine


def _connected(
    parameters: Mapping[str, Any], session: Session, limits: Limits, timelines: Timelines
) -> PromptConnection:
    several = servers(parameters)
    if len(several) > 1 and not (timelines.newest or session.through_pgbouncer):
        found = dict[Server, str]()
        for one in several:
            with contextlib.suppress(psycopg.Error):
                connection = _connected_to({**parameters, **to_servers([one])}, session, limits)
                found[one] = connection.timeline
                connection.close()
        for one in sorted(found, key=found.__getitem__, reverse=True):
            timelines.note(one, found[one])
    for _ in several:
        connection = _connected_to(timelines.in_order(parameters), session, limits)
        if timelines.note(_server(connection), connection.timeline):
            return connection
        connection.close()
    raise psycopg.OperationalError(_ONLY_FORMER)


def _connected_to(
    parameters: Mapping[str, Any], session: Session, limits: Limits
) -> PromptConnection:
    with _naming_the_host(parameters):
        connection = PromptConnection.connect(**_options(parameters, session))
    connection.silent_seconds = limits.answer
    if not session.through_pgbouncer:
        connection.timeline = str(connection.execute(f"SELECT {TIMELINE}").fetchall()[0][0])
        connection.rollback()
    return connection


async def prompt_async_connection(
    engine: Engine, session: Session, limits: Limits, timelines: Timelines
) -> PromptAsyncConnection:
    """A connection for an event loop as the engine makes them, outside of any transaction.

    Raises `psycopg.Error`.
    """
    _, parameters = engine.dialect.create_connect_args(engine.url)
    for _ in servers(parameters):
        options = _options(timelines.in_order(parameters), session)
        with _naming_the_host(parameters):
            connection = await PromptAsyncConnection.connect(autocommit=True, **options)
        connection.silent_seconds = limits.answer
        if session.through_pgbouncer:
            return connection
        cursor = await connection.execute(f"SELECT {TIMELINE}")
        connection.timeline = str((await cursor.fetchall())[0][0])
        if timelines.note(_server(connection), connection.timeline):
            return connection
        await connection.close()
    raise psycopg.OperationalError(_ONLY_FORMER)


def _server(connection: PromptConnection | PromptAsyncConnection) -> Server:
    return connection.info.host, str(connection.info.port)


def _options(parameters: Mapping[str, Any], session: Session) -> dict[str, Any]:
    """What to connect with. Settings of the address come after those of the session."""
    options = f"{session.options} {parameters.get('options', '')}".strip()
    hosts = str(parameters.get("host", "")).count(",") + 1
    usual = _PARAMETERS | {"connect_timeout": str(_CONNECT_SECONDS // hosts)}
    fixed: dict[str, Any] = {
        "client_encoding": "UTF8",
        "target_session_attrs": session.attributes,
    }
    if options:
        fixed["options"] = options
    if session.through_pgbouncer:
        fixed["prepare_threshold"] = None  # the next statement may go to another connection
    return {**usual, **parameters, **fixed}


@contextlib.contextmanager
def _naming_the_host(parameters: Mapping[str, Any]) -> Iterator[None]:
    try:
        yield
    except psycopg.errors.ConnectionTimeout as error:
        silent = f"no answer from {parameters.get('host', 'the server')}: {error}"
        raise psycopg.OperationalError(silent) from error
