"""Runs the service on a socket with uvicorn, until a signal ends it."""

from __future__ import annotations

import contextlib
import logging
import math
import signal
import socket
import ssl
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from starlette.types import ASGIApp

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.acceptor import Acceptor
from petstore_gui.service.http.bounded_connections import BoundedConnection
from petstore_gui.service.http.fair_turns import FairTurns
from petstore_gui.service.http.open_connections import CONNECTIONS_MAX, OpenConnections

if TYPE_CHECKING:
    from petstore_gui.service.http.health import Health

if sys.platform != "win32":
    import resource

_BACKLOG = 2_048
_OTHER_FILES = 200
"""Files open at once, besides connections."""

_SELECTORS = "asyncio:SelectorEventLoop"
_SELECT_MAX = 512
"""How many sockets that loop can wait for on Windows, as CPython is built there."""


class NotListening(Exception):
    """The address cannot be listened on. `str()` is one line that names it and says why."""

    reason = StartFailure.PORT


class CertificateNotUsable(Exception):
    """The certificate or its key cannot be used. `str()` is one line that says why."""


class Server(uvicorn.Server):
    """uvicorn's server, with limits. `on_listening` is called as soon as requests are served."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: OpenConnections,
        tls: ssl.SSLContext | None = None,
        on_listening: Callable[[], None] = lambda: None,
        health: Health | None = None,
    ) -> None:
        super().__init__(config)
        self._connections = connections
        self._turns = FairTurns()
        self._tls = tls
        self._on_listening = on_listening
        self._health = health

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """In place of uvicorn's own, which counts no connection before its TLS handshake."""
        self.servers = [
            Acceptor(listener, self._tls, self._connection, self._connections)  # type: ignore[misc]
            for listener in sockets or []
        ]
        self.started = True
        self._on_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002 - uvicorn's
        """Refuse new requests before the socket is closed, so that nobody waits in its queue."""
        if self._health is not None:
            grace = self.config.timeout_graceful_shutdown or 0
            left = await self._health.stop(grace, lambda: self.force_exit)
            self.config.timeout_graceful_shutdown = math.ceil(left)
        # Each acceptor closes its own: Windows' `select` fails on one that is closed before.
        await super().shutdown()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - uvicorn's
        """Do not record the signal: uvicorn would raise it again before the store is closed."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    def _connection(self) -> BoundedConnection:
        return BoundedConnection(self.config, self.server_state, self._connections, self._turns)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on `host`, on any free port if `port` is 0.

    For a name with several addresses it listens on one, on IPv4 if possible. Raises `NotListening`.
    """
    if not host:  # to Windows it is every address of this computer
        raise NotListening(f"cannot listen on port {port}: no host is named")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = min(found, key=lambda each: each[0] != socket.AF_INET)
        return socket.create_server(address, family=family, backlog=_BACKLOG)
    except (OSError, UnicodeError) as error:  # UnicodeError: not a possible host name
        why = getattr(error, "strerror", None) or error
        raise NotListening(f"cannot listen on {host}, port {port}: {why}") from error


def is_loopback(listener: socket.socket) -> bool:
    """Whether only programs on this computer can reach the socket."""
    host = str(listener.getsockname()[0])
    return host.startswith("127.") or host == "::1"


def authority(host: str, listener: socket.socket) -> str:
    """The host and port of a URL: `127.0.0.1:8080`, `[::1]:8080`."""
    name = f"[{host}]" if ":" in host else host
    return f"{name}:{listener.getsockname()[1]}"


def tls_context(certificate: Path, key: Path) -> ssl.SSLContext:
    """TLS 1.2 and later with this certificate chain and key (PEM, without a passphrase).

    Raises `CertificateNotUsable`.
    """
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(certificate, key, password=lambda: "")  # never prompt for one
    except (ssl.SSLError, ValueError) as error:  # ValueError: it needs a passphrase
        right = "write a certificate chain and its private key (PEM, without a passphrase)"
        raise CertificateNotUsable(f"cannot use {certificate} with {key}: {right}") from error
    except OSError as error:
        why = error.strerror or error
        raise CertificateNotUsable(f"cannot use {certificate} with {key}: {why}") from error
    return context


def run(
    how: uvicorn.Config,
    listener: socket.socket,
    *,
    tls: ssl.SSLContext | None,
    on_listening: Callable[[], None],
    health: Health | None = None,
) -> None:
    """Serve requests until a signal ends it.

    `on_listening` is called once, as soon as requests are served. `health` is that of the app.
    """
    files = _files_max(how)
    connections = OpenConnections(min(CONNECTIONS_MAX, max(files - _OTHER_FILES, files // 4)))
    server = Server(how, connections, tls, on_listening, health)
    server.run(sockets=[listener])


def config(app: ASGIApp, grace: int, *, reads_sockets: bool = False) -> uvicorn.Config:
    """What uvicorn may do: as little as possible.

    After a signal, running requests have `grace` seconds to finish. The app `reads_sockets` if it
    waits for sockets of its own, as psycopg does: Windows' usual loop knows only those of asyncio.
    """
    is_windows = sys.platform == "win32"
    return uvicorn.Config(
        app,
        loop=_SELECTORS if is_windows and reads_sockets else "auto",
        http=BoundedConnection,
        interface="asgi3",
        lifespan="off",
        ws="none",
        log_config=None,
        log_level=logging.ERROR,  # warnings about every malformed request would fill the log
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=grace,
    )


def _files_max(how: uvicorn.Config) -> int:
    """How many files this process may open, after asking for as many as the system allows."""
    if sys.platform == "win32":
        return _SELECT_MAX if how.loop == _SELECTORS else 2 * CONNECTIONS_MAX
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, CONNECTIONS_MAX + _OTHER_FILES):  # macOS refuses its own "unlimited"
        if now == resource.RLIM_INFINITY or 0 <= wanted <= now:
            break
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            return wanted
    return now
