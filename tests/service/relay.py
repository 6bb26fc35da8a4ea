"""A way to a server of PostgreSQL on which the network can fall silent."""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import Self

from sqlalchemy.engine import make_url


@dataclass(eq=False)
class Line:
    """A connection of a client, and the relay's connection to the server."""

    client: socket.socket
    server: socket.socket
    is_silent: bool = False


class Relay:
    """Connects clients with a server on this computer, and swallows what it is told to.

    A silent connection stays open, as it does when a router forgets it.
    """

    def __init__(self, url: str) -> None:
        """`url` is an address with the folder of the server's socket."""
        address = make_url(url)
        self._server = f"{address.query['host']}/.s.PGSQL.5432"
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.url = f"postgresql://{address.username}@127.0.0.1:{port}/{address.database}"
        self._lines: list[Line] = []
        self.silent_at: bytes | None = None
        """A connection falls silent when the client sends this."""

    @property
    def is_silent(self) -> bool:
        """Whether any connection is."""
        return any(line.is_silent for line in self._lines)

    def __enter__(self) -> Self:
        Thread(target=self._accept, name="relay", daemon=True).start()
        return self

    def __exit__(self, *_exception: object) -> None:
        _end(self._listener)
        for line in self._lines:
            _end(line.client)
            _end(line.server)

    def _accept(self) -> None:
        with suppress(OSError):  # the listener was closed
            while True:
                client, _ = self._listener.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._server)
                line = Line(client, server)
                self._lines.append(line)
                for ends in ((client, server), (server, client)):
                    Thread(target=self._pass, args=(line, *ends), daemon=True).start()

    def _pass(self, line: Line, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(2**16):
                if source is line.client and self.silent_at and self.silent_at in data:
                    line.is_silent = True
                if not line.is_silent:
                    target.sendall(data)
            if not line.is_silent:
                target.shutdown(socket.SHUT_WR)


def _end(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
