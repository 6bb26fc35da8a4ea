"""The service on a real socket: how much it reads, and when it keeps the connection open."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from petstore_gui.service.http import asgi_app
from petstore_gui.service.server import HEAD_BYTES_MAX
from tests.service.clients import OnSocket, response_from
from tests.service.running import KEY
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.slow

LIMIT = 64 * 1024
HEADERS = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
REX = b'{"name": "Rex", "categoryId": 1}'


@pytest.fixture
def connection(served: OnSocket) -> Iterator[httpx.Client]:
    """A client with one connection, which stays open if the service keeps it open."""
    limits = httpx.Limits(max_connections=1)
    with httpx.Client(base_url=served.url, headers=HEADERS, limits=limits) as connection:
        yield connection


def raw(served: OnSocket, head: str, *, body: bytes = b"") -> tuple[socket.socket, bytes]:
    """Send the head of a POST with part of a body; returns the connection and the response."""
    peer = socket.create_connection(served.address, timeout=PATIENCE)
    always = f"Host: pets.test\r\nAuthorization: Bearer {KEY}\r\nContent-Type: application/json\r\n"
    peer.sendall(f"POST /v1/pets HTTP/1.1\r\n{always}{head}\r\n".encode() + body)
    return peer, response_from(peer)


def test_an_endless_body_is_cut_off(served: OnSocket) -> None:
    head = "Transfer-Encoding: chunked\r\n"
    peer, answer = raw(served, head, body=b"10001\r\n" + b" " * (LIMIT + 1) + b"\r\n")
    with peer:
        assert answer.startswith(b"HTTP/1.1 413 ")
        assert b"connection: close" in answer
        assert until_closed(peer) == b""


def test_a_client_goes_on_after_a_failed_request(connection: httpx.Client) -> None:
    for _ in range(3):
        assert connection.post("/pets", content=b"{").status_code == 400
        assert connection.post("/pets", content=b" " * (LIMIT + 1)).status_code == 413
        assert connection.put("/pets", content=REX).status_code == 405
        assert (
            connection.post("/pets", content=REX, headers={"Authorization": ""}).status_code == 401
        )
        assert connection.get("/unknown").status_code == 404
    assert connection.post("/pets", content=REX).status_code == 201


def test_a_request_that_takes_too_long_ends(
    served: OnSocket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asgi_app, "REQUEST_SECONDS", 0.05)
    peer, answer = raw(served, "Content-Length: 32\r\n", body=REX[:-1])
    with peer:
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: 2" in answer
        assert b'"code":"timed_out"' in answer


def test_a_client_that_disconnects_within_a_body_adds_nothing(
    served: OnSocket, connection: httpx.Client
) -> None:
    peer = socket.create_connection(served.address, timeout=PATIENCE)
    head = f"Host: x\r\nAuthorization: Bearer {KEY}\r\nContent-Type: application/json\r\n"
    peer.sendall(f"POST /v1/pets HTTP/1.1\r\n{head}Content-Length: 32\r\n\r\n".encode() + REX[:-1])
    peer.close()
    assert connection.get("/pets").json() == []


def test_every_response_has_a_date_and_may_not_be_cached_or_sniffed(
    connection: httpx.Client,
) -> None:
    for path in ("/pets", "/pets?limit=0", "/unknown"):
        headers = connection.get(path).headers
        assert headers["date"].endswith(" GMT")
        assert headers["cache-control"] == "no-store"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_head_of_a_request_is_bounded(served: OnSocket) -> None:
    with socket.create_connection(served.address, timeout=PATIENCE) as peer:
        peer.sendall(b"GET /v1/pets HTTP/1.1\r\nX-Long: " + b"x" * HEAD_BYTES_MAX)
        assert until_closed(peer).startswith(b"HTTP/1.1 400 ")


def test_what_a_refused_client_has_sent_ahead_is_not_read(served: OnSocket) -> None:
    request = b"GET /v1/pets HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.create_connection(served.address, timeout=PATIENCE) as peer:
        with suppress(ConnectionError):
            peer.sendall(request * 100_000)
        with suppress(ConnectionError):
            assert until_closed(peer).count(b"HTTP/1.1 ") <= 1


def test_an_endless_body_without_a_key_is_not_read(served: OnSocket) -> None:
    with socket.create_connection(served.address, timeout=PATIENCE) as peer:
        peer.sendall(b"POST /v1/pets HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % 2**40)
        assert until_closed(peer).startswith(b"HTTP/1.1 401 ")


def until_closed(peer: socket.socket) -> bytes:
    """What arrives until the other end closes the connection."""
    rest = b""
    while piece := peer.recv(LIMIT):
        rest += piece
    return rest
