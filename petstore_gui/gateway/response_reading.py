"""Reads one response of HTTP/1.1 from a stream, within bounds."""

from __future__ import annotations

import asyncio

import httptools

from petstore_gui.domain.errors import BrokeOff, NotAnswered, SentNothing
from petstore_gui.gateway.request_response import Response
from petstore_gui.gateway.transport import BodyReader

OVERHEAD_MAX = 64 * 1024
"""Bytes of a response that are not body, plus `OVERHEAD_PER_BODY_BYTE`."""

OVERHEAD_PER_BODY_BYTE = 8

CHUNK = 256 * 1024
"""How many bytes are read at once."""

_INFORMATIONAL = range(100, 200)

_NO_HTTP = "RemoteProtocolError"
"""As httpx names it: the log has one word for this, whatever carried the request."""


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
                received = await self._reader.read(CHUNK)
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
                raise NotAnswered(_NO_HTTP) from None
            self._has_excess = True
        if self._overhead_left < 0:
            raise NotAnswered(_NO_HTTP)

    def _end(self) -> None:
        names = {name.lower() for name, _ in self._fields}
        is_ended_by_closing = names.isdisjoint((b"content-length", b"transfer-encoding"))
        if not (self._has_head and is_ended_by_closing):
            raise (BrokeOff if self._has_head else NotAnswered)(_NO_HTTP)
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
