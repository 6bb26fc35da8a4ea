"""Accepts connections, and counts each at once: asyncio would do so only after the handshake."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Callable
from functools import partial

from petstore_gui.service.http.bounded_connections import BoundedConnection
from petstore_gui.service.http.open_connections import OpenConnections

HANDSHAKE_SECONDS = 5.0
"""How long a TLS handshake may take; asyncio's own limit is 60 s."""

ACCEPTED_AT_ONCE = 16
"""How many are accepted before the open connections get their turn."""

READ_AT_ONCE = 16 * 1024
"""How many bytes of a connection are read before others get their turn: asyncio reads 256 KiB."""

_CLOSED_SECONDS = 0.001
_AGAIN_SECONDS = 0.1
"""How long to wait for a free file: after closing a connection, or if there is none to close."""


class Acceptor:
    """Gives each client of a listening socket a connection from `make()`, until `close`."""

    def __init__(
        self,
        listener: socket.socket,
        tls: ssl.SSLContext | None,
        make: Callable[[], BoundedConnection],
        connections: OpenConnections,
    ) -> None:
        self._listener = listener
        self._tls = tls
        self._make = make
        self._connections = connections
        self._buffer = memoryview(bytearray(READ_AT_ONCE))
        self._loop = asyncio.get_running_loop()
        self._opening: dict[asyncio.Task[None], BoundedConnection] = {}
        listener.setblocking(False)
        if tls:  # the event loop would read ahead all that has arrived
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_AT_ONCE)
        self._accepting = self._loop.create_task(self._accept())

    def close(self) -> None:
        """Accept no more, and end the handshakes."""
        self._accepting.cancel()
        for connection in self._opening.values():
            connection.end()

    async def wait_closed(self) -> None:
        """Wait until the socket is closed."""
        await asyncio.wait([self._accepting, *self._opening])

    async def _accept(self) -> None:
        with contextlib.closing(self._listener):
            while True:
                try:
                    self._admit(*await self._loop.sock_accept(self._listener))
                    for _ in range(ACCEPTED_AT_ONCE - 1):
                        self._admit(*self._listener.accept())
                except (BlockingIOError, ConnectionError):
                    pass  # no more clients, or one that has already gone
                except OSError as error:
                    await asyncio.sleep(self._make_room(error))

    def _make_room(self, error: OSError) -> float:
        """Close a connection to free its file. Returns how many seconds to wait."""
        has_room = self._connections.end_one(error.strerror or "cannot accept")
        return _CLOSED_SECONDS if has_room else _AGAIN_SECONDS

    def _admit(self, client: socket.socket, address: tuple[str, int]) -> None:
        client.setblocking(False)
        with contextlib.suppress(OSError):  # it has ended already
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection = self._make()
        opening = self._loop.create_task(self._open(connection, client))
        self._opening[opening] = connection
        opening.add_done_callback(partial(self._opened, client))
        connection.opening = opening
        self._connections.add(connection, address[0])

    async def _open(self, connection: BoundedConnection, client: socket.socket) -> None:
        with contextlib.suppress(OSError):  # including those of TLS
            await self._loop.connect_accepted_socket(
                lambda: _ReadsLittle(connection, self._buffer, self._tls is not None),
                client,
                ssl=self._tls,
                ssl_handshake_timeout=HANDSHAKE_SECONDS if self._tls else None,
            )

    def _opened(self, client: socket.socket, opening: asyncio.Task[None]) -> None:
        connection = self._opening.pop(opening)
        if connection.opening is not None:  # it failed
            self._connections.discard(connection)
            client.close()


class _ReadsLittle(asyncio.BufferedProtocol):
    """Passes a connection its data in pieces no larger than a buffer, which all may share."""

    def __init__(self, connection: BoundedConnection, buffer: memoryview, has_tls: bool) -> None:
        self._received = connection.data_received
        self._made = connection.connection_made
        self._has_tls = has_tls
        self._buffer = buffer
        self.connection_lost = connection.connection_lost  # type: ignore[method-assign]
        self.eof_received = connection.eof_received  # type: ignore[method-assign]
        self.pause_writing = connection.pause_writing  # type: ignore[method-assign]
        self.resume_writing = connection.resume_writing  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if self._has_tls:
            transport.set_read_buffer_limits(READ_AT_ONCE)  # type: ignore[attr-defined]
        self._made(transport)

    def get_buffer(self, _sizehint: int) -> memoryview:
        return self._buffer

    def buffer_updated(self, count: int) -> None:
        self._received(self._buffer[:count].tobytes())
