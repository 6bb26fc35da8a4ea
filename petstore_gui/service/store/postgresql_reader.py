"""Reads from PostgreSQL in the event loop, on connections of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import psycopg
from sqlalchemy import Dialect, Select

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.postgresql_errors import is_of_copy, store_error
from petstore_gui.service.store.postgresql_session import Limits
from petstore_gui.service.store.prompt_connection import PromptAsyncConnection
from petstore_gui.service.store.timelines import Timelines

CONNECTIONS = 6

Rows = Sequence[tuple[Any, ...]]


class PostgresqlReader:
    """Psycopg reads without SQLAlchemy's way from statement to rows, which takes as long again."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[PromptAsyncConnection]],
        dialect: Dialect,
        limits: Limits,
        timelines: Timelines,
        *,
        state: str,
        first: str,
    ) -> None:
        """`state` is the query whose only value is the state of the list.

        A read begins with the statement `first`, if any.
        """
        self._connect = connect
        self._dialect = dialect
        self._limits = limits
        self._timelines = timelines
        self._state = state
        self._first = first
        self._texts: dict[Select[Any], tuple[str, Mapping[str, object]]] = {}
        self._next_state: asyncio.Task[str] | None = None
        self._asking = asyncio.Lock()
        self._turns = asyncio.Semaphore(CONNECTIONS)
        self._idle: list[PromptAsyncConnection] = []
        self._in_use: set[PromptAsyncConnection] = set()

    async def rows(self, statement: Select[Any], values: Mapping[str, object]) -> Rows:
        """The rows of a query. Raises `StoreError`."""
        text, defaults = self._compiled(statement)
        return await self._read(text, {**defaults, **values})

    async def state(self) -> str:
        """The state now. All that ask while it is being read share the next answer."""
        if self._next_state is None:
            self._next_state = asyncio.create_task(self._ask(), name="read the state")
        return await asyncio.shield(self._next_state)

    def connections(self) -> tuple[int, int]:
        """How many are in use and idle."""
        return len(self._in_use), len(self._idle)

    def close(self) -> None:
        """Close every connection, also of reads that nobody waits for any more."""
        self._close_idle()
        for connection in self._in_use:
            connection.pgconn.finish()

    async def _ask(self) -> str:
        async with self._asking:
            self._next_state = None
            ((state,),) = await self._read(self._state, {})
            return str(state)

    async def _read(self, text: str, values: Mapping[str, object]) -> Rows:
        try:
            async with asyncio.timeout(self._limits.request), self._turns:
                connection = await self._idle_one() or await self._connect()
                self._in_use.add(connection)
                try:
                    return await self._read_on(connection, text, values)
                finally:
                    self._in_use.discard(connection)
        except psycopg.Error as error:
            raise store_error(error) from error
        except TimeoutError as error:
            detail = f"PostgreSQL: no answer within {self._limits.request:g} s"
            raise StoreError(StartFailure.AWAY, detail) from error

    async def _read_on(
        self, connection: PromptAsyncConnection, text: str, values: Mapping[str, object]
    ) -> Rows:
        """Keeps the connection, unless it fails or nobody waits for its answer any more."""
        is_kept = False
        try:
            if self._first:
                async with connection.transaction(force_rollback=True):
                    await connection.execute(self._first)
                    cursor = await connection.execute(text, values, binary=True)
            else:
                cursor = await connection.execute(text, values, binary=True)
            is_kept = True
            return await cursor.fetchall()
        except psycopg.Error as error:
            is_kept = not (connection.closed or is_of_copy(error))
            raise
        finally:
            if is_kept:
                self._idle.append(connection)
            else:
                connection.pgconn.finish()
                self._close_idle()

    async def _idle_one(self) -> PromptAsyncConnection | None:
        """An idle connection that works; where one does not, those before it are not tried.

        One to a server that was taken over by another does not.
        """
        while self._idle:
            connection = self._idle.pop()
            is_fresh = time.monotonic() - connection.heard_at <= self._limits.fresh
            is_former = connection.timeline < self._timelines.newest
            if not is_former and (is_fresh or await self._answers(connection)):
                return connection
            connection.pgconn.finish()
            self._close_idle()
        return None

    def _close_idle(self) -> None:
        """Keep none of those that lead, or led, to the same server as one that does not work."""
        for connection in self._idle:
            connection.pgconn.finish()
        self._idle.clear()

    async def _answers(self, connection: PromptAsyncConnection) -> bool:
        """Whether a connection works."""
        connection.silent_seconds = self._limits.ping
        try:
            await connection.execute("")
        except psycopg.Error:
            return False
        except asyncio.CancelledError:
            connection.pgconn.finish()
            raise
        connection.silent_seconds = self._limits.answer
        return True

    def _compiled(self, statement: Select[Any]) -> tuple[str, Mapping[str, object]]:
        """A statement as text with named parameters, and the values that it contains."""
        if statement not in self._texts:
            compiled = statement.compile(dialect=self._dialect)
            self._texts[statement] = str(compiled), compiled.params
        return self._texts[statement]
