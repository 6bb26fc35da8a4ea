"""PostgreSQL: a connection whose commits every standby has, and reads in the event loop."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.waiting import wait_async

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.postgresql_errors import store_error

logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of the ends of refused statements


class StoreConnection(psycopg.Connection[Any]):
    """Ends a commit after `commit_seconds`: it waits for a standby that is away without end."""

    commit_seconds = 0.0

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
            with self._cut_off_after(self.commit_seconds):
                super().commit()
        finally:
            self.remove_notice_handler(note)
        if warnings:
            raise psycopg.OperationalError("; ".join(warnings))

    @contextmanager
    def _cut_off_after(self, seconds: float) -> Iterator[None]:
        """The server is not asked to cancel: it would show what the standby lacks."""
        with socket.fromfd(self.fileno(), socket.AF_INET, socket.SOCK_STREAM) as way:
            timer = Timer(seconds, way.shutdown, [socket.SHUT_RDWR])
            timer.daemon = True
            timer.start()
            try:
                yield
            finally:
                timer.cancel()
                timer.join()


CONNECTIONS = 6

Result = TypeVar("Result")


class _Connection(psycopg.AsyncConnection[Any]):
    async def wait(self, gen: PQGen[Result], *args: Any, **options: Any) -> Result:
        """Close at once when nobody waits any more: psycopg would wait for the server's consent."""
        try:
            return await wait_async(gen, self.pgconn.socket, *args, **options)
        except asyncio.CancelledError:
            self.pgconn.finish()
            raise


class PostgresqlReader:
    """Tries no connection before it uses it: a read whose connection has ended is made again."""

    def __init__(self, parameters: Mapping[str, Any], seconds: float) -> None:
        """`seconds`: how long a read may take in all."""
        self._parameters = parameters
        self._seconds = seconds
        self._turns = asyncio.Semaphore(CONNECTIONS)
        self._idle: list[_Connection] = []
        self._in_use: set[_Connection] = set()

    async def read(self, text: str, values: Mapping[str, object]) -> Sequence[tuple[Any, ...]]:
        """The rows of a query. Raises `StoreError`."""
        try:
            async with asyncio.timeout(self._seconds), self._turns:
                connection = self._idle.pop() if self._idle else await self._connect()
                try:
                    return await self._read_on(connection, text, values)
                except psycopg.OperationalError:
                    if not connection.closed:
                        raise
                    self.close()  # the others have probably ended, too
                    return await self._read_on(await self._connect(), text, values)
        except psycopg.Error as error:
            raise store_error(error) from error
        except TimeoutError as error:
            detail = f"PostgreSQL: no answer within {self._seconds:g} s"
            raise StoreError(StartFailure.AWAY, detail) from error

    def connections(self) -> tuple[int, int]:
        """How many are in use and idle."""
        return len(self._in_use), len(self._idle)

    def close(self) -> None:
        """Close what is idle."""
        for connection in self._idle:
            connection.pgconn.finish()
        self._idle.clear()

    async def _connect(self) -> _Connection:
        return await _Connection.connect(autocommit=True, **self._parameters)

    async def _read_on(
        self, connection: _Connection, text: str, values: Mapping[str, object]
    ) -> Sequence[tuple[Any, ...]]:
        self._in_use.add(connection)
        try:
            cursor = await connection.execute(text.encode(), values, binary=True)
            return await cursor.fetchall()
        finally:
            self._in_use.discard(connection)
            if not connection.closed:
                self._idle.append(connection)
