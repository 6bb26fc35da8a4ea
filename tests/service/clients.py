"""Clients of an application, in this process or on a real socket."""

from __future__ import annotations

import re
import socket
import threading
from types import SimpleNamespace
from typing import NoReturn, Self, cast

import httpx
from starlette.types import ASGIApp

from petstore_gui.service.server import Server, config
from petstore_gui.service.store.store import Store
from tests.service.running import KEY, bearer
from tests.support.processes import until


def client_of(app: ASGIApp, *, key: str | None = KEY) -> httpx.AsyncClient:
    """A client of an application in this process, with paths relative to the base address."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, raise_app_exceptions=False),
        base_url="http://pets.test/v1",
        headers={} if key is None else bearer(key),
    )


def broken_store(failure: Exception) -> Store:
    """A store whose methods all fail, with messages that must not reach a client."""

    async def fail(*_: object) -> NoReturn:
        raise failure

    return cast("Store", SimpleNamespace(edition=fail, list=fail, add=fail, get=fail))


def error_of(response: httpx.Response) -> tuple[int, str]:
    """Check that a response is the interface's Error (sections 2, 7); returns status and code."""
    error = response.json()
    assert response.headers["content-type"] == "application/json"
    assert set(error) == {"code", "message", "status"}
    assert error["status"] == response.status_code
    assert error["message"]
    return response.status_code, error["code"]


def response_from(peer: socket.socket) -> bytes:
    """What the service sends, to the end of a response; its head and its body may come apart."""
    response = b""
    while not _is_whole(response) and (piece := peer.recv(2**16)):
        response += piece
    return response


def _is_whole(response: bytes) -> bool:
    head, end, body = response.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head.lower())
    return bool(end) and len(body) >= (int(length[1]) if length else 0)


class OnSocket:
    """An application on 127.0.0.1, on the same server as the real one."""

    def __init__(self, app: ASGIApp) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.address: tuple[str, int] = self._socket.getsockname()
        self.url = f"http://127.0.0.1:{self.address[1]}/v1"
        self._server = Server(config(app, 1))
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._socket]}, name="on socket"
        )

    def __enter__(self) -> Self:
        self._thread.start()
        until(lambda: self._server.started)
        return self

    def __exit__(self, *_exception: object) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._socket.close()
