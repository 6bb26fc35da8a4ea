"""Reads from PostgreSQL, in threads: the server may be far away."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any, cast

import psycopg
from sqlalchemy import Engine, Select
from sqlalchemy.exc import SQLAlchemyError

from petstore_gui.service.store.postgresql_errors import is_of_copy, store_error

THREADS = 6
"""More wait for each other's turn in Python: with 16 a page took the process twice the time."""

Rows = Sequence[tuple[Any, ...]]


class PostgresqlReader:
    """Psycopg reads without SQLAlchemy's way from statement to rows, which takes as long again."""

    def __init__(self, engine: Engine, state: str, first: str) -> None:
        """`state` is the query whose only value is the state of the list.

        A read begins with the statement `first`, if any.
        """
        self._engine = engine
        self._state = state
        self._first = first
        self._texts: dict[Select[Any], tuple[str, Mapping[str, object]]] = {}
        self._next_state: asyncio.Task[str] | None = None
        self._asking = asyncio.Lock()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="reads")

    async def rows(self, statement: Select[Any], values: Mapping[str, object]) -> Rows:
        """The rows of a query. Raises `StoreError`."""
        text, defaults = self._compiled(statement)
        return await self._in_thread(text, {**defaults, **values})

    async def state(self) -> str:
        """The state now. All that ask while it is being read share the next answer."""
        if self._next_state is None:
            self._next_state = asyncio.create_task(self._ask(), name="read the state")
        return await asyncio.shield(self._next_state)

    def read(self, text: str, values: Mapping[str, object]) -> Rows:
        """The rows of a query. Blocks. Raises `StoreError`."""
        try:
            with closing(self._engine.raw_connection()) as pooled:
                connection = cast("psycopg.Connection", pooled.driver_connection)
                try:
                    if self._first:
                        connection.execute(self._first)
                    rows: Rows = connection.execute(text, values, binary=True).fetchall()
                except psycopg.Error as error:
                    if connection.closed or is_of_copy(error):
                        pooled.invalidate(error)
                    raise
        except (SQLAlchemyError, psycopg.Error) as error:
            raise store_error(error) from error
        return rows

    def close(self) -> None:
        """Read no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._engine.dispose()

    async def _ask(self) -> str:
        async with self._asking:
            self._next_state = None
            ((state,),) = await self._in_thread(self._state, {})
            return str(state)

    async def _in_thread(self, text: str, values: Mapping[str, object]) -> Rows:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self.read, text, values
        )

    def _compiled(self, statement: Select[Any]) -> tuple[str, Mapping[str, object]]:
        """A statement as text with named parameters, and the values that it contains."""
        if statement not in self._texts:
            compiled = statement.compile(dialect=self._engine.dialect)
            self._texts[statement] = str(compiled), compiled.params
        return self._texts[statement]
