"""A port that swallows whatever comes to it."""

from __future__ import annotations

import socket

_FILLERS = 4
"""More connections than the shortest queue of the system holds."""


class SilentPort:
    """Neither makes nor refuses a connection: its queue of them is full, and nobody empties it."""

    def __init__(self, port: int) -> None:
        address = ("127.0.0.1", port)
        self._sockets = [socket.socket() for _ in range(_FILLERS + 1)]
        port_taker, *fillers = self._sockets
        port_taker.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        port_taker.bind(address)
        port_taker.listen(0)
        for filler in fillers:
            filler.setblocking(False)
            filler.connect_ex(address)

    def close(self) -> None:
        """Give the port back."""
        for one in self._sockets:
            one.close()
