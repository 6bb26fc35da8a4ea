"""A bare ASGI application on a store in PostgreSQL, with the service's own statements.

    python -m tests.benchmarks.floors.bare_postgresql URL

It lists the first 100 animals, gets one and adds the same one: no key, no links, no errors, no
threads. Prints its address, and serves until the process is terminated.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import psycopg
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.service.store.postgresql import NEW_IDS, ONE_WRITER, STATE
from tests.benchmarks.floors.serving import serve

READERS = 8
FIRST = "SELECT id, name, category_id, status FROM pets WHERE id > 0 ORDER BY id LIMIT 101"
ONE = "SELECT id, name, category_id, status FROM pets WHERE id = %s"
ADD = "INSERT INTO pets (id, name, category_id, status) VALUES (%s, %s, %s, %s)"

Connection = psycopg.AsyncConnection[tuple[Any, ...]]


class Pool:
    """Connections that are opened when they are first needed, and kept."""

    def __init__(self, url: str, most: int) -> None:
        self._url = url
        self._free: asyncio.LifoQueue[Connection | None] = asyncio.LifoQueue()
        for _ in range(most):
            self._free.put_nowait(None)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """One that nobody else uses meanwhile."""
        connection = await self._free.get() or await Connection.connect(self._url, autocommit=True)
        yield connection
        self._free.put_nowait(connection)


def bare(url: str) -> ASGIApp:
    """The three operations."""
    reading, writing = Pool(url, READERS), Pool(url, 1)

    async def listed() -> bytes:
        async with reading.connection() as connection:
            await (await connection.execute(STATE)).fetchone()
            rows = await (await connection.execute(FIRST)).fetchall()
        return msgspec.json.encode([Pet(*row) for row in rows[:100]])

    async def one(pet_id: int) -> bytes:
        async with reading.connection() as connection:
            rows = await (await connection.execute(ONE, (pet_id,))).fetchall()
        return msgspec.json.encode(Pet(*rows[0]))

    async def added(body: bytes) -> bytes:
        new = msgspec.json.decode(body, type=NewPet)
        async with writing.connection() as connection, connection.transaction():
            await connection.execute(ONE_WRITER)
            ((pet_id,),) = await (await connection.execute(NEW_IDS.format(1))).fetchall()
            await connection.execute(ADD, (pet_id, new.name, new.category_id, new.status))
        return msgspec.json.encode(Pet(pet_id, new.name, new.category_id, new.status))

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        status = 200
        if scope["method"] == "POST":
            body, status = await added((await receive())["body"]), 201
        elif scope["path"] == "/v1/pets":
            body = await listed()
        else:
            body = await one(int(scope["path"].rpartition("/")[2]))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
        ]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    return answer


if __name__ == "__main__":
    serve(bare(sys.argv[1]))
