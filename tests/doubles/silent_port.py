"""A port that never answers."""

from __future__ import annotations

import socket

_FILLERS = 4
"""More connections than fit in the system's shortest backlog."""

_QUEUE = 20


class SilentPort:
    """Accepts connections but never reads from them.

    `is_full`: it neither accepts nor refuses them, because its backlog is full.
    """

    def __init__(self, port: int, *, is_full: bool) -> None:
        address = ("127.0.0.1", port)
        self._sockets = [socket.socket() for _ in range(_FILLERS * is_full + 1)]
        port_taker, *fillers = self._sockets
        port_taker.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        port_taker.bind(address)
        port_taker.listen(0 if is_full else _QUEUE)
        for filler in fillers:
            filler.setblocking(False)
            filler.connect_ex(address)

    def close(self) -> None:
        """Free the port."""
        for one in self._sockets:
            one.close()
