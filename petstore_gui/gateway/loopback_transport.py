"""HTTP/1.1 to services on this computer, without TLS and proxies, and without httpx.

It takes a third of the time of httpx's own transport (docs/decisions/08-transport.md), and bounds
the overhead of a response as well: headers, trailers, and the framing of chunks.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import select
import socket
import string
from collections.abc import Iterator
from urllib.parse import quote, urlsplit

from petstore_gui.domain.connection_errors import (
    ConnectTimedOut,
    NameNotFound,
    NothingListens,
    NotReached,
    NotSent,
)
from petstore_gui.domain.errors import NotAnswered, TooSlow
from petstore_gui.gateway.endpoint import Endpoint, host_and_port
from petstore_gui.gateway.request_response import Request, Response
from petstore_gui.gateway.response_reading import CHUNK, ResponseReading
from petstore_gui.gateway.retry import Deadlines
from petstore_gui.gateway.transport import HEADERS, Transport

_HTTP_PORT = 80
_VISIBLE = re.compile(r"[!-~]*")
_NOT_IN_HEAD = re.compile(rb"[\r\n\0]")


class LoopbackTransport(Transport):
    """Connections to one service on this computer, used again for all but adds."""

    def __init__(self, endpoint: Endpoint, deadlines: Deadlines) -> None:
        super().__init__()
        url = urlsplit(endpoint.base_url)
        self._host, self._port = url.hostname or "", url.port or _HTTP_PORT
        self._path = url.path
        self._where = host_and_port(endpoint.base_url)
        self._connect_seconds = deadlines.connect_here
        self._silence = deadlines.between_bytes
        self._idle: list[Connection] = []
        self._open: set[Connection] = set()

    async def _send(self, request: Request, authorization: str, seconds: float) -> Response:
        sent = self._bytes_of(request, authorization)
        with _own_errors():
            async with asyncio.timeout(seconds):
                return await self._exchange(request, sent)

    async def _exchange(self, request: Request, sent: bytes) -> Response:
        keeps_alive = request.method != "POST"
        connection = (keeps_alive and self._take_idle()) or await self._connect(request)
        reading = ResponseReading(connection.reader, self._silence)
        try:
            connection.writer.write(sent)
            return await reading.response()
        finally:
            self._give_back(connection, is_reusable=keeps_alive and reading.leaves_reusable)

    async def _close(self) -> None:
        self._idle.clear()
        for connection in list(self._open):
            self._drop(connection)
        await asyncio.sleep(0)  # the loop closes sockets in its next turn

    def _give_back(self, connection: Connection, *, is_reusable: bool) -> None:
        if is_reusable and connection in self._open:
            self._idle.append(connection)
        else:
            self._drop(connection)

    def _take_idle(self) -> Connection | None:
        while self._idle:
            connection = self._idle.pop()
            if connection.is_quiet():
                return connection
            self._drop(connection)
        return None

    async def _connect(self, request: Request) -> Connection:
        try:
            async with asyncio.timeout(self._connect_seconds):
                streams = await asyncio.open_connection(self._host, self._port, limit=CHUNK)
        except TimeoutError as error:
            raise ConnectTimedOut(self._where, "no connection in time") from error
        except ConnectionRefusedError as error:
            raise NothingListens(self._where, str(error)) from error
        except socket.gaierror as error:
            raise NameNotFound(self._where, str(error)) from error
        except (OSError, OverflowError) as error:  # OverflowError: invalid port
            raise NotReached(str(error)) from error
        if request.trace:
            await request.trace("connection.connect_tcp.complete", {"return_value": streams[1]})
        connection = Connection(*streams)
        self._open.add(connection)
        return connection

    def _drop(self, connection: Connection) -> None:
        self._open.discard(connection)
        connection.writer.transport.abort()

    def _bytes_of(self, request: Request, authorization: str) -> bytes:
        target = self._path + request.target
        if not _VISIBLE.fullmatch(target):
            target = quote(target, safe=string.punctuation)
        headers = {"Host": self._where, **HEADERS, **request.headers}
        headers["Authorization"] = authorization
        if request.body is not None:
            headers["Content-Length"] = str(len(request.body))
        lines = [f"{request.method} {target} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        try:
            encoded = [line.encode("ascii") for line in lines]
        except UnicodeEncodeError as error:
            raise NotSent("a line of the head is not in ASCII") from error
        if any(map(_NOT_IN_HEAD.search, encoded)):
            raise NotSent("a line of the head has a line break")
        return b"\r\n".join([*encoded, b"", request.body or b""])


@contextlib.contextmanager
def _own_errors() -> Iterator[None]:
    try:
        yield
    except TimeoutError as error:
        raise TooSlow("no complete response in time") from error
    except OSError as error:
        raise NotAnswered(f"{type(error).__name__}: {error}") from error


class Connection:
    """The reader and writer of one connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def is_quiet(self) -> bool:
        """Whether the connection is open, and nothing has arrived since the last response."""
        socket = self.writer.get_extra_info("socket")
        if self.writer.is_closing() or self.reader.at_eof() or socket.fileno() < 0:
            return False
        if not hasattr(select, "poll"):
            return not select.select([socket], [], [], 0)[0]
        poll = select.poll()
        poll.register(socket, select.POLLIN)
        return not poll.poll(0)
