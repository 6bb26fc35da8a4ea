"""Many connections that send many requests or large bodies at once, or nothing.

    python -m tests.service.crowd HOST PORT CONNECTIONS BYTES KIND

Each sends its share of `BYTES` without reading an answer, and comes back after some time; without
any bytes it waits until it is closed. `KIND` is `requests` without a key (pipelined), `bodies`
over TLS without a key, or `chunks`: bodies in chunks of one byte, with the key. Prints a line as
soon as it begins, and runs until it is terminated. It is a separate process so as not to slow down
the client that is measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import ssl
import sys

from tests.service.running import KEY

REQUEST = b"GET /v1/pets HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /v1/pets HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = b"Authorization: Bearer %b\r\nTransfer-Encoding: chunked\r\n\r\n" % KEY.encode()
CHUNK = b"1\r\nx\r\n"
AGAIN_SECONDS = 0.5
HANDSHAKE_SECONDS = 5.0
UNREAD_SECONDS = 2.0


def text_of(kind: str, size: int) -> bytes:
    """What one connection sends."""
    if kind == "bodies":
        return POST + b"Content-Length: %d\r\n\r\n" % size + b" " * size
    if kind == "chunks":
        return POST + CHUNKED + CHUNK * (size // len(CHUNK))
    return REQUEST * (size // len(REQUEST))


async def crowd(host: str, port: int, connections: int, size: int, kind: str) -> None:
    """Open this many connections, again and again."""
    text = text_of(kind, size // connections)
    tls = trusting_anybody() if kind == "bodies" else None
    async with asyncio.TaskGroup() as group:
        for _ in range(connections):
            group.create_task(_one(host, port, text, tls))
        sys.stdout.write("here\n")
        sys.stdout.flush()


def trusting_anybody() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


async def _one(host: str, port: int, text: bytes, tls: ssl.SSLContext | None) -> None:
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(HANDSHAKE_SECONDS if tls else AGAIN_SECONDS):
                reader, writer = await asyncio.open_connection(host, port, limit=1, ssl=tls)
            try:
                writer.write(text)
                await (asyncio.sleep(UNREAD_SECONDS) if text else reader.read())
            finally:
                writer.transport.abort()
        await asyncio.sleep(AGAIN_SECONDS)


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    where, port, connections, size, kind = sys.argv[1:]
    asyncio.run(crowd(where, int(port), int(connections), int(size), kind))
