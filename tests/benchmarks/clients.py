"""Clients that send a request as soon as they have the last response: responses per second.

They are much lighter than the service, so that they measure it and not themselves.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from itertools import cycle
from typing import cast
from urllib.parse import urlsplit

from tests.service.running import KEY

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

_LENGTH = b"\r\ncontent-length: "
_END = b"\r\n\r\n"


class Client(asyncio.Protocol):
    """One connection. Every response must have the status `status`."""

    def __init__(self, request: bytes, status: int, give_up: float) -> None:
        self.answered = 0
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._expected = f"HTTP/1.1 {status} ".encode()
        self._give_up = give_up
        self._read = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._read += data
        end = self._read.find(_END)
        if end < 0:
            return
        if len(self._read) < end + len(_END) + self._length(end):
            return
        if not self._read.startswith(self._expected):
            self.closed.set_exception(AssertionError(self._read))
            self._transport.abort()
            return
        self._read = b""
        self.answered += 1
        if time.perf_counter() < self._give_up:
            self._transport.write(self._request)
        else:
            self._transport.close()

    def _length(self, end: int) -> int:
        """The length of the body; a 304 has none."""
        _, found, rest = self._read[: end + 2].lower().partition(_LENGTH)
        return int(rest.partition(b"\r")[0]) if found else 0

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)


def answers_a_second(
    url: str, request: bytes, status: int, clients: int, seconds: float, *others: str
) -> tuple[float, int]:
    """Send `request` again and again on so many connections, for `seconds`.

    They go in turn to `url` and `others`. Returns the responses per second, and how many there
    were in all.
    """

    async def asked() -> tuple[float, int]:
        hosts = cycle([urlsplit(one) for one in (url, *others)])
        loop = asyncio.get_running_loop()
        started = time.perf_counter()
        make: Callable[[], Client] = lambda: Client(request, status, started + seconds)  # noqa: E731
        made = [
            await loop.create_connection(make, host.hostname or "", host.port or 0)
            for host, _ in zip(hosts, range(clients), strict=False)
        ]
        for _, client in made:
            await client.closed
        answered = sum(client.answered for _, client in made)
        return answered / (time.perf_counter() - started), answered

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(asked())


def get(url: str, target: str, known: str = "") -> bytes:
    """A GET of `target`, below the base address, for who may know its `ETag`."""
    condition = f"If-None-Match: {known}\r\n" if known else ""
    return _head("GET", url, target) + condition.encode() + b"\r\n"


def post(url: str, body: bytes) -> bytes:
    """A POST of an animal."""
    about = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return _head("POST", url, "/pets") + about.encode() + body


def _head(method: str, url: str, target: str) -> bytes:
    parts = urlsplit(url)
    return (
        f"{method} {parts.path}{target} HTTP/1.1\r\n"
        f"Host: {parts.netloc}\r\nAuthorization: Bearer {KEY}\r\n"
    ).encode()
