"""Runs the service on a socket with uvicorn, until a signal ends it."""

from __future__ import annotations

import logging
import signal
import socket
import ssl
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http.health import Health

HEAD_BYTES_MAX = 16 * 1024
"""The longest head of a request that is read, in bytes."""

_BACKLOG = 2_048

_IDLE_SECONDS = 30
"""How long an idle connection stays open: longer than clients and proxies keep one, so that no
request is on its way to a connection that is being closed."""

_HEADERS = [("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff")]


class NotListening(Exception):
    """The address cannot be listened on. `str()` is one line that names it and says why."""

    reason = StartFailure.PORT


class Server(uvicorn.Server):
    """uvicorn's server. `on_listening` is called as soon as requests are served."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_listening: Callable[[], None] = lambda: None,
        health: Health | None = None,
    ) -> None:
        """`health` is told before the server takes no more requests."""
        super().__init__(config)
        self._on_listening = on_listening
        self._health = health

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._health is not None:
            await self._health.leave()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - uvicorn's
        """Do not record the signal: uvicorn would raise it again before the store is closed."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


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


def config(
    app: ASGIApp, grace: int, *, tls: ssl.SSLContext | None = None, reads_sockets: bool = False
) -> uvicorn.Config:
    """What uvicorn may do: as little as possible.

    After a signal, running requests have `grace` seconds to finish. The app `reads_sockets` if it
    waits for sockets of its own, as psycopg does: Windows' usual loop knows only those of asyncio.
    """
    needs_selectors = sys.platform == "win32" and reads_sockets
    return uvicorn.Config(
        app,
        loop="asyncio:SelectorEventLoop" if needs_selectors else "auto",
        http="h11",  # it reads no request before the last one is answered
        h11_max_incomplete_event_size=HEAD_BYTES_MAX,
        interface="asgi3",
        lifespan="off",
        ws="none",
        log_config=None,
        log_level=logging.ERROR,  # warnings about every malformed request would fill the log
        access_log=False,
        proxy_headers=False,
        server_header=False,
        headers=_HEADERS,
        backlog=_BACKLOG,
        ssl_context_factory=None if tls is None else lambda _config, _default: tls,
        timeout_keep_alive=_IDLE_SECONDS,
        timeout_graceful_shutdown=grace,
    )
