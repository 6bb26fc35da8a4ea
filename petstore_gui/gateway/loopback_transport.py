"""HTTP/1.1 to services on this computer, as an httpx transport without TLS and proxies.

It takes a third of the time of httpx's own (docs/decisions/08-transport.md), and bounds the
overhead of a response as well: headers, trailers, and the framing of chunks.
"""

from __future__ import annotations

import asyncio
import re
import select
from collections.abc import AsyncIterator

import httptools
import httpx

OVERHEAD_MAX = 64 * 1024
"""Bytes of a response that are not body, plus `OVERHEAD_PER_BODY_BYTE`."""

OVERHEAD_PER_BODY_BYTE = 8

_CHUNK = 256 * 1024
_NOT_IN_HEAD = re.compile(rb"[\r\n\0]")
_INFORMATIONAL = range(100, 200)


class Loopback(httpx.AsyncBaseTransport):
    """Connections to one service on this computer. `keep_alive`: they are used again.

    Raises httpx's errors, as its own transport does.
    """

    def __init__(self, *, keep_alive: bool) -> None:
        self._keep_alive = keep_alive
        self._idle: list[Connection] = []
        self._open: set[Connection] = set()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request, and read the head of its response."""
        sent = _bytes_of(request)
        timeouts = request.extensions["timeout"]
        connection = self._take_idle() or await self._connect(request, timeouts["connect"])
        stream = ResponseStream(connection, timeouts["read"], self)
        try:
            connection.writer.write(sent)
            await stream.read_head()
        except BaseException:
            await stream.aclose()
            raise
        return httpx.Response(stream.status, headers=stream.headers, stream=stream)

    async def aclose(self) -> None:
        """Close every connection."""
        self._idle.clear()
        for connection in list(self._open):
            self._close(connection)
        await asyncio.sleep(0)  # the loop closes sockets in its next turn

    def give_back(self, connection: Connection, *, is_reusable: bool) -> None:
        """Keep a connection for another request, or close it."""
        if is_reusable and self._keep_alive and connection in self._open:
            self._idle.append(connection)
        else:
            self._close(connection)

    def _take_idle(self) -> Connection | None:
        while self._idle:
            connection = self._idle.pop()
            if connection.is_quiet():
                return connection
            self._close(connection)
        return None

    async def _connect(self, request: httpx.Request, seconds: float) -> Connection:
        url = request.url
        try:
            async with asyncio.timeout(seconds):
                streams = await asyncio.open_connection(url.host, url.port or 80, limit=_CHUNK)
        except TimeoutError as error:
            raise httpx.ConnectTimeout("no connection in time") from error
        except (OSError, OverflowError) as error:  # OverflowError: invalid port
            raise httpx.ConnectError(str(error)) from error
        if trace := request.extensions.get("trace"):
            await trace("connection.connect_tcp.complete", {"return_value": streams[1]})
        connection = Connection(*streams)
        self._open.add(connection)
        return connection

    def _close(self, connection: Connection) -> None:
        self._open.discard(connection)
        connection.writer.transport.abort()


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


class ResponseStream(httpx.AsyncByteStream):
    """A response being read: first its head, then its body, chunk by chunk.

    The parser calls the methods whose names begin with `on_`.
    """

    def __init__(self, connection: Connection, seconds: float, pool: Loopback) -> None:
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self._connection: Connection | None = connection
        self._reader = connection.reader
        self._seconds = seconds
        self._pool = pool
        self._parser = httptools.HttpResponseParser(self)
        self._body = bytearray()
        self._overhead_left = OVERHEAD_MAX
        self._has_head = self._is_complete = self._has_excess = self._keeps_alive = False

    async def read_head(self) -> None:
        """Read until the head is complete."""
        while not self._has_head:
            await self._read()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while self._body or not self._is_complete:
            if not self._body:
                await self._read()
            chunk, self._body = bytes(self._body), bytearray()
            if chunk:
                yield chunk

    async def aclose(self) -> None:
        """Give the connection back; it is reusable if the response was read to its end."""
        connection, self._connection = self._connection, None
        if connection is not None:
            is_reusable = self._is_complete and self._keeps_alive and not self._has_excess
            self._pool.give_back(connection, is_reusable=is_reusable)

    def on_message_begin(self) -> None:
        self._has_excess = self._is_complete

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._has_head:
            self.headers.append((name, value))

    def on_headers_complete(self) -> None:
        if not self._is_complete:
            self.status = self._parser.get_status_code()
            self._has_head = self.status not in _INFORMATIONAL
            self._keeps_alive = self._parser.should_keep_alive()

    def on_body(self, body: bytes) -> None:
        if not self._is_complete:
            self._overhead_left += (OVERHEAD_PER_BODY_BYTE + 1) * len(body)
            self._body += body

    def on_message_complete(self) -> None:
        if self._has_head:
            self._is_complete = True
        else:
            self.headers.clear()  # the response was informational; the final one follows

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._seconds):
                received = await self._reader.read(_CHUNK)
        except TimeoutError as error:
            raise httpx.ReadTimeout("nothing received in time") from error
        except OSError as error:
            raise httpx.ReadError(str(error)) from error
        if received:
            self._parse(received)
        else:
            self._end()

    def _parse(self, received: bytes) -> None:
        self._overhead_left -= len(received)
        try:
            self._parser.feed_data(received)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as error:
            if not self._is_complete:
                raise httpx.RemoteProtocolError(type(error).__name__) from error
            self._has_excess = True
        if self._overhead_left < 0:
            raise httpx.RemoteProtocolError("too much overhead")

    def _end(self) -> None:
        names = {name.lower() for name, _ in self.headers}
        is_ended_by_closing = names.isdisjoint((b"content-length", b"transfer-encoding"))
        if not (self._has_head and is_ended_by_closing):
            raise httpx.RemoteProtocolError("the connection ended before the response")
        self._is_complete = self._has_excess = True  # a closed connection is not reusable


def _bytes_of(request: httpx.Request) -> bytes:
    fields = [b"%b: %b" % (name, value) for name, value in request.headers.raw]
    lines = [b"%b %b HTTP/1.1" % (request.method.encode("ascii"), request.url.raw_path), *fields]
    if any(map(_NOT_IN_HEAD.search, lines)):
        raise httpx.LocalProtocolError("a line of the head contains a line break")
    return b"\r\n".join([*lines, b"", request.content])
