"""Connections that end: uvicorn itself waits for a request as long as a client likes."""

from __future__ import annotations

import asyncio
import time

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10.0
"""Waited for the head of a request, from when the connection was made or the last one answered."""

REQUEST_SECONDS = 30.0
"""From the end of the head until the client has read the answer."""

HEAD_MOST = 64 * 1024
"""Bytes of a head after which it is not read on."""

CONNECTIONS_MOST = 800
"""Open at once. Fewer than files that a process may have open, as systems come.

Over TLS a connection counts from the end of its handshake, for which the loop waits 60 s.
"""


class BoundedConnection(HttpToolsProtocol):
    """A connection of a client, which can hold neither itself nor others up.

    Where there are too many, the one that has waited longest for a request goes: whoever asks for
    something gets in, however many others do nothing.
    """

    waiting_since: float | None = None
    """Seconds of `time.perf_counter`; None while a request is read or answered."""

    _is_in_head = False
    _head_bytes = 0
    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_request()
        if len(self.connections) > CONNECTIONS_MOST:
            self._make_room()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_after(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        was_in_head = self._is_in_head
        super().data_received(data)
        if was_in_head and self._is_in_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_MOST:
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self._is_in_head, self._head_bytes = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head, self.waiting_since = False, None
        self._end_after(REQUEST_SECONDS)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and self.transport.get_write_buffer_size() == 0:
            self._wait_for_request()

    def end(self) -> None:
        """Abort: to close would wait until the client has read what was written."""
        self.transport.abort()

    def _wait_for_request(self) -> None:
        self.waiting_since = time.perf_counter()  # the loop's clock stands still during a turn
        self._end_after(HEAD_SECONDS)

    def _end_after(self, seconds: float | None) -> None:
        if self._end is not None:
            self._end.cancel()
        self._end = None if seconds is None else self.loop.call_later(seconds, self.end)

    def _make_room(self) -> None:
        """At least this one waits."""
        others = [each for each in self.connections if isinstance(each, BoundedConnection)]
        waiting = [each for each in others if each.waiting_since is not None]
        min(waiting, key=lambda each: each.waiting_since or 0.0).end()
