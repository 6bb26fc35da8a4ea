"""Bare services, as floors of the program's own: they have no key, no links and no errors.

    python -m tests.benchmarks.floors.services KIND [DATABASE]

Prints the address, and serves until the process is terminated.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, cast

import msgspec
import psycopg
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.server import Server, config, listen
from petstore_gui.service.store.postgresql import NEW_IDS, ONE_WRITER, STATE
from petstore_gui.service.store.store import Store
from tests.service.running import KEY

READERS = 8
COLUMNS = "SELECT id, name, category_id, status FROM pets"
ADD = "INSERT INTO pets (id, name, category_id, status) VALUES (%s, %s, %s, %s)"

Connection = psycopg.AsyncConnection[tuple[Any, ...]]


class KeepsNothing:
    """The fastest possible `Store`: it assigns IDs, and stores nothing."""

    def __init__(self) -> None:
        self._ids = count(1)

    async def add(self, pet: NewPet, _key: str | None, _fingerprint: bytes) -> Pet:
        """The animal with the next ID."""
        return Pet(next(self._ids), pet.name, pet.category_id, pet.status)


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


def sqlite(database: str) -> ASGIApp:
    """`GET /pets` with `limit` as its only parameter, and `GET /pets/{id}`, from a SQLite file."""
    reader = sqlite3.connect(f"file:{database}?mode=ro", uri=True)

    async def answer(scope: Scope, _receive: Receive) -> tuple[int, object]:
        if query := scope["query_string"]:
            limit = int(query.removeprefix(b"limit="))
            rows = reader.execute(f"{COLUMNS} ORDER BY id LIMIT ?", (limit,))
            return 200, [Pet(*row) for row in rows]
        return 200, Pet(*reader.execute(f"{COLUMNS} WHERE id = ?", (_id(scope),)).fetchone())

    return _answering(answer)


def postgresql(url: str) -> ASGIApp:
    """The first 100 animals, one of them, and an add, with the service's own statements."""
    reading, writing = Pool(url, READERS), Pool(url, 1)

    async def read(query: str, *values: object) -> list[Pet]:
        async with reading.connection() as connection:
            rows = await connection.execute(query.encode(), values)
            return [Pet(*row) for row in await rows.fetchall()]

    async def listed() -> list[Pet]:
        async with reading.connection() as connection:
            await (await connection.execute(STATE)).fetchone()
            rows = await connection.execute(
                f"{COLUMNS} WHERE id > 0 ORDER BY id LIMIT 101".encode()
            )
            return [Pet(*row) for row in (await rows.fetchall())[:100]]

    async def added(body: bytes) -> Pet:
        new = msgspec.json.decode(body, type=NewPet)
        async with writing.connection() as connection, connection.transaction():
            await connection.execute(ONE_WRITER)
            ((pet_id,),) = await (await connection.execute(NEW_IDS.format(1))).fetchall()
            await connection.execute(ADD, (pet_id, new.name, new.category_id, new.status))
        return Pet(pet_id, new.name, new.category_id, new.status)

    async def answer(scope: Scope, receive: Receive) -> tuple[int, object]:
        if scope["method"] == "POST":
            return 201, await added((await receive())["body"])
        if scope["path"] == "/v1/pets":
            return 200, await listed()
        return 200, (await read(f"{COLUMNS} WHERE id = %s", _id(scope)))[0]

    return _answering(answer)


def _id(scope: Scope) -> int:
    return int(scope["path"].rpartition("/")[2])


def _answering(
    answer: Callable[[Scope, Receive], Awaitable[tuple[int, object]]],
) -> ASGIApp:
    """Send the status and the object that `answer` returns, as JSON."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        status, content = await answer(scope, receive)
        body = msgspec.json.encode(content)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
        ]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    return app


def main() -> None:
    """Serve with the same server as the program's own service."""
    kind, *database = sys.argv[1:]
    if kind == "nothing":
        app = make_app(cast("Store", KeepsNothing()), KEY)
    else:
        app = {"sqlite": sqlite, "postgresql": postgresql}[kind](*database)
    with listen("127.0.0.1", 0) as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
        server = Server(config(app, grace=1), lambda: print(url, flush=True))
        server.run(sockets=[listener])


if __name__ == "__main__":
    main()
