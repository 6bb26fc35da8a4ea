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

import httptools

from petstore_gui.domain.connection_errors import (
    ConnectTimedOut,
    NameNotFound,
    NothingListens,
    NotReached,
)
from petstore_gui.domain.errors import NotAnswered, SentNothing, TooSlow
from petstore_gui.gateway.endpoint import Endpoint, host_and_port
from petstore_gui.gateway.request_response import Request, Response
from petstore_gui.gateway.retry import Deadlines
from petstore_gui.gateway.transport import HEADERS, BodyReader, Transport

OVERHEAD_MAX = 64 * 1024
"""Bytes of a response that are not body, plus `OVERHEAD_PER_BODY_BYTE`."""

OVERHEAD_PER_BODY_BYTE = 8

_CHUNK = 256 * 1024
_HTTP_PORT = 80
_VISIBLE = re.compile(r"[!-~]*")
_NOT_IN_HEAD = re.compile(rb"[\r\n\0]")
_INFORMATIONAL = range(100, 200)


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
                streams = await asyncio.open_connection(self._host, self._port, limit=_CHUNK)
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
            raise NotReached("a line of the head is not in ASCII") from error
        if any(map(_NOT_IN_HEAD.search, encoded)):
            raise NotAnswered("LocalProtocolError")
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


class ResponseReading:
    """A response being read: first its head, then its body, chunk by chunk.

    The parser calls the methods whose names begin with `on_`.
    """

    def __init__(self, reader: asyncio.StreamReader, silence: float) -> None:
        self._reader = reader
        self._silence = silence
        self._status = 0
        self._fields: list[tuple[bytes, bytes]] = []
        self._parser = httptools.HttpResponseParser(self)
        self._body = bytearray()
        self._overhead_left = OVERHEAD_MAX
        self._has_head = self._is_complete = self._has_excess = self._keeps_alive = False

    async def response(self) -> Response:
        """Read the response as far as it matters.

        Raises `SentNothing`, `NotAnswered`, `NotUnderstood` and `OSError`.
        """
        while not self._has_head:
            await self._read()
        body = BodyReader(self._status, _headers(self._fields))
        while body.wants_more and (self._body or not self._is_complete):
            if not self._body:
                await self._read()
            chunk, self._body = bytes(self._body), bytearray()
            body.feed(chunk)
        return body.response()

    @property
    def leaves_reusable(self) -> bool:
        """Whether the connection can carry another request: this response was read to its end."""
        return self._is_complete and self._keeps_alive and not self._has_excess

    def on_message_begin(self) -> None:
        self._has_excess = self._is_complete

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._has_head:
            self._fields.append((name, value))

    def on_headers_complete(self) -> None:
        if not self._is_complete:
            self._status = self._parser.get_status_code()
            self._has_head = self._status not in _INFORMATIONAL
            self._keeps_alive = self._parser.should_keep_alive()

    def on_body(self, body: bytes) -> None:
        if not self._is_complete:
            self._overhead_left += (OVERHEAD_PER_BODY_BYTE + 1) * len(body)
            self._body += body

    def on_message_complete(self) -> None:
        if self._has_head:
            self._is_complete = True
        else:
            self._fields.clear()  # the response was informational; the final one follows

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._silence):
                received = await self._reader.read(_CHUNK)
        except TimeoutError as error:
            raise SentNothing("nothing came in time", self._silence) from error
        if received:
            self._parse(received)
        else:
            self._end()

    def _parse(self, received: bytes) -> None:
        self._overhead_left -= len(received)
        try:
            self._parser.feed_data(received)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade):
            if not self._is_complete:  # the error's text may quote the response
                raise NotAnswered("RemoteProtocolError") from None
            self._has_excess = True
        if self._overhead_left < 0:
            raise NotAnswered("RemoteProtocolError")

    def _end(self) -> None:
        names = {name.lower() for name, _ in self._fields}
        is_ended_by_closing = names.isdisjoint((b"content-length", b"transfer-encoding"))
        if not (self._has_head and is_ended_by_closing):
            raise NotAnswered("RemoteProtocolError")
        self._is_complete = self._has_excess = True  # a closed connection is not reusable


def _headers(fields: list[tuple[bytes, bytes]]) -> dict[str, str]:
    """The headers by their names in lower case; the values of one that comes twice are a list."""
    headers = dict[str, str]()
    for name, value in fields:
        key, text = name.decode("latin-1").lower(), _decoded(value)
        headers[key] = f"{headers[key]}, {text}" if key in headers else text
    return headers


def _decoded(value: bytes) -> str:
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value.decode("latin-1")
