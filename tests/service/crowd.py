"""Many connections without a key, which send many requests at once, or nothing.

    python -m tests.service.crowd HOST PORT CONNECTIONS BYTES

Each sends its share of `BYTES` as pipelined requests and reads no answer, and comes back after some
time; without any bytes it waits until it is closed. Prints a line as soon as it begins, and runs
until it is terminated. A process of its own, so that it does not slow down the client that is
measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys

REQUEST = b"GET /v1/pets HTTP/1.1\r\nHost: x\r\n\r\n"
AGAIN_SECONDS = 0.5
UNREAD_SECONDS = 2.0


async def crowd(host: str, port: int, connections: int, size: int) -> None:
    """Open so many connections, again and again."""
    text = REQUEST * (size // connections // len(REQUEST))
    async with asyncio.TaskGroup() as group:
        for _ in range(connections):
            group.create_task(_one(host, port, text))
        sys.stdout.write("here\n")
        sys.stdout.flush()


async def _one(host: str, port: int, text: bytes) -> None:
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(AGAIN_SECONDS):
                reader, writer = await asyncio.open_connection(host, port, limit=1)
            try:
                writer.write(text)
                await (asyncio.sleep(UNREAD_SECONDS) if text else reader.read())
            finally:
                writer.transport.abort()
        await asyncio.sleep(AGAIN_SECONDS)


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    where, *numbers = sys.argv[1:]
    asyncio.run(crowd(where, *map(int, numbers)))
