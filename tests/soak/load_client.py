"""Sends a service so many requests per second, without waiting for its responses.

    python -m tests.soak.load_client URL REQUESTS_A_SECOND SECONDS

A separate process, so that nothing else delays it, and without an HTTP library, whose work would be
measured too. Prints one JSON object: how long each response took, from the time when its request
was due, and which responses were wrong.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
from urllib.parse import urlsplit

import msgspec

from tests.benchmarks.clients import get, post

SEED = 5
PATIENCE_SECONDS = 10.0
STATUSES = ("available", "pending", "sold")
ANIMALS = 100_000

_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
_NEXT = re.compile(rb'\r\nlink: <([^>]+)>; rel="next"', re.IGNORECASE)


class Measured(msgspec.Struct):
    """Milliseconds of each correct response, and one line for each failure.

    `late` is by how many milliseconds this process itself sent each request late.
    """

    milliseconds: list[float] = []
    late: list[float] = []
    failures: list[str] = []


class ListResponse(msgspec.Struct, frozen=True):
    """The status, and the query of the next page."""

    status: int
    next: str


class Connections:
    """As many connections as simultaneous requests; each is reused."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def exchange(self, request: bytes) -> ListResponse:
        """Send a request and read the response. Raises `OSError`, `EOFError` or `TimeoutError`."""
        reader, writer = await self._connection()
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                length = _LENGTH.search(head)
                await reader.readexactly(int(length[1]) if length else 0)
        except BaseException:
            writer.transport.abort()
            raise
        self._free.append((reader, writer))
        link = _NEXT.search(head)
        return ListResponse(int(head.split(b" ", 2)[1]), link[1].decode() if link else "")

    def close(self) -> None:
        """Close the idle connections."""
        for _, writer in self._free:
            writer.transport.abort()

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._free:
            reader, writer = self._free.pop()
            if not reader.at_eof():
                return reader, writer
            writer.transport.abort()
        return await asyncio.open_connection(self._host, self._port)


class LoadClient:
    """Acts as shop staff: nine requests for lists and animals to one add."""

    def __init__(self, url: str) -> None:
        self.measured = Measured()
        self._url = url
        where = urlsplit(url)
        self._connections = Connections(where.hostname or "", where.port or 0)
        self._chance = random.Random(SEED)
        self._next = ""
        self._adds = 0

    async def ask(self, a_second: float, seconds: float) -> None:
        """Send requests at random times, independent of each other and of the responses."""
        loop = asyncio.get_running_loop()
        due, end = loop.time(), loop.time() + seconds
        async with asyncio.TaskGroup() as asked:
            while (due := due + self._chance.expovariate(a_second)) < end:
                await asyncio.sleep(due - loop.time())
                self.measured.late.append((loop.time() - due) * 1_000)
                asked.create_task(self._ask_once(due))
        self._connections.close()

    async def _ask_once(self, due: float) -> None:
        request, expected = self._request()
        line = request.partition(b"\r\n")[0].decode()
        try:
            answer = await self._connections.exchange(request)
        except (OSError, EOFError) as error:
            self.measured.failures.append(f"{line}: {error!r}")
            return
        took = asyncio.get_running_loop().time() - due
        if answer.status == expected:
            self.measured.milliseconds.append(took * 1_000)
        else:
            self.measured.failures.append(f"{line}: {answer.status}")
        self._next = answer.next or self._next

    def _request(self) -> tuple[bytes, int]:
        kind = self._chance.randrange(10)
        if kind == 0:
            self._adds += 1
            body = b'{"name":"Load %d","categoryId":1,"status":"available"}' % self._adds
            return post(self._url, body), 201
        if kind == 1:
            return get(self._url, f"/pets/{self._chance.randint(1, ANIMALS)}"), 200
        if kind == 2:
            status = self._chance.choice(STATUSES)
            return get(self._url, f"/pets?limit=100&status={status}"), 200
        if kind < 6:
            return get(self._url, f"/pets{self._next or '?limit=100'}"), 200
        return get(self._url, "/pets?limit=100"), 200


async def main(url: str, a_second: float, seconds: float) -> None:
    """Send the requests, and print the result."""
    client = LoadClient(url)
    await client.ask(a_second, seconds)
    sys.stdout.write(msgspec.json.encode(client.measured).decode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2]), float(sys.argv[3])))
