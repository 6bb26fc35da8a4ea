"""Clients that misbehave as long as the service lets them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from urllib.parse import urlsplit

from tests.service.running import KEY

IDLE = 500
AGAIN_SECONDS = 1.0
"""How long a disconnected client waits before it comes back."""

GIB = 2**30
PIECE = b" " * 2**16

Nuisance = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@contextlib.asynccontextmanager
async def nuisances(url: str) -> AsyncIterator[dict[str, int]]:
    """Run all of them at once; yields how often each sender of too much was disconnected so far.

    A proxy disconnects those that are idle; here they only hold their connections.
    """
    disconnected = {each.__name__: 0 for each in (large_body, large_body_in_pieces)}
    async with asyncio.TaskGroup() as group:
        tasks = [
            group.create_task(_repeat(url, each, disconnected))
            for each in (large_body, large_body_in_pieces, *[do_nothing] * IDLE)
        ]
        yield disconnected
        for task in tasks:
            task.cancel()


async def large_body(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send a body of 1 GiB, with its Content-Length."""
    writer.write(_post(b"Content-Length: %d\r\n" % GIB))
    for _ in range(GIB // len(PIECE)):
        writer.write(PIECE)
        await writer.drain()


async def large_body_in_pieces(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send a body of 1 GiB in chunks, without a Content-Length."""
    writer.write(_post(b"Transfer-Encoding: chunked\r\n"))
    for _ in range(GIB // len(PIECE)):
        writer.write(b"%x\r\n%b\r\n" % (len(PIECE), PIECE))
        await writer.drain()


async def do_nothing(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    """Send nothing until the other end closes the connection."""
    await reader.read()


async def _repeat(url: str, nuisance: Nuisance, disconnected: dict[str, int]) -> None:
    where = urlsplit(url)
    while True:
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        try:
            with contextlib.suppress(ConnectionError):
                await nuisance(reader, writer)
        finally:
            writer.transport.abort()
        if nuisance.__name__ in disconnected:
            disconnected[nuisance.__name__] += 1
        await asyncio.sleep(AGAIN_SECONDS)


def _post(head: bytes) -> bytes:
    always = b"POST /v1/pets HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    return b"%bAuthorization: Bearer %b\r\n%b\r\n" % (always, KEY.encode(), head)
