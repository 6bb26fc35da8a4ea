"""Connections with time limits: uvicorn alone would wait forever for a request."""

from __future__ import annotations

import asyncio
import math
import time
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10.0
"""How long after the connection or the last response the head of a request may take."""

REQUEST_SECONDS = 30.0
"""How long after the head it may take until the client has read the response."""

HEAD_BYTES_MAX = 64 * 1024
"""The longest head that is read, in bytes."""

CONNECTIONS_MAX = 800
"""Open at once: fewer than the files that a process may open by default.

A TLS connection counts from the end of its handshake, which the event loop limits to 60 s.
"""


class BoundedConnection(HttpToolsProtocol):
    """A client's connection, which cannot block the service.

    Where too many are open, the one that has waited longest for a request is closed, so idle
    connections never keep a request out.
    """

    idle_since = math.inf
    """Seconds of `time.perf_counter`; infinite while a request is read or answered."""

    _is_in_head = False
    _head_bytes = 0
    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_request()
        if len(self.connections) > CONNECTIONS_MAX:
            connections = cast("set[BoundedConnection]", self.connections)
            min(connections, key=lambda each: each.idle_since).end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_after(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        was_in_head = self._is_in_head
        super().data_received(data)
        if was_in_head and self._is_in_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES_MAX:
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self._is_in_head, self._head_bytes = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head, self.idle_since = False, math.inf
        self._end_after(REQUEST_SECONDS)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and self.transport.get_write_buffer_size() == 0:
            self._wait_for_request()

    def end(self) -> None:
        """Abort: closing would wait until the client has read what was written."""
        self.transport.abort()

    def _wait_for_request(self) -> None:
        # Not the loop's clock, which stands still within an iteration.
        self.idle_since = time.perf_counter()
        self._end_after(HEAD_SECONDS)

    def _end_after(self, seconds: float | None) -> None:
        if self._end is not None:
            self._end.cancel()
        self._end = None if seconds is None else self.loop.call_later(seconds, self.end)
