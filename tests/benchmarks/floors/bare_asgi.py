"""A bare ASGI application on a store's SQLite file: the first animals of the list, or one.

    python -m tests.benchmarks.floors.bare_asgi DATABASE

It supports only `limit` and an ID: no key, no filter, no next page, no errors. Prints its address,
and serves until the process is terminated.
"""

from __future__ import annotations

import sqlite3
import sys

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.domain.pets import Pet
from tests.benchmarks.floors.serving import serve

FIRST = "SELECT id, name, category_id, status FROM pets ORDER BY id LIMIT ?"
ONE = "SELECT id, name, category_id, status FROM pets WHERE id = ?"


def bare(database: str) -> ASGIApp:
    """`GET /pets` with `limit` as its only parameter, and `GET /pets/{id}`."""
    reader = sqlite3.connect(f"file:{database}?mode=ro", uri=True)

    async def answer(scope: Scope, _receive: Receive, send: Send) -> None:
        if query := scope["query_string"]:
            limit = int(query.removeprefix(b"limit="))
            body = msgspec.json.encode([Pet(*row) for row in reader.execute(FIRST, (limit,))])
        else:
            pet_id = int(scope["path"].rpartition("/")[2])
            body = msgspec.json.encode(Pet(*reader.execute(ONE, (pet_id,)).fetchone()))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    return answer


if __name__ == "__main__":
    serve(bare(sys.argv[1]))
