"""Requests that are sent before the last one is answered."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable

import pytest

from tests.service.clients import OnSocket, response_from
from tests.service.running import KEY
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.slow

KEYED = b"Host: x\r\nAuthorization: Bearer %b\r\n" % KEY.encode()
LAST = b"Connection: close\r\n"


def get(number: int, more: bytes = b"") -> bytes:
    return b"GET /v1/pets/%d HTTP/1.1\r\n%b%b\r\n" % (number, KEYED, more)


def add(number: int, more: bytes = b"") -> bytes:
    body = b'{"name": "\r\n\r\n%d", "categoryId": 1}' % number
    body = body.replace(b"\r\n\r\n", b"\\r\\n")
    about = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    return b"POST /v1/pets HTTP/1.1\r\n%b%b%b\r\n%b" % (KEYED, about, more, body)


def refused(number: int, more: bytes = b"") -> bytes:
    """An add without a key, whose body looks like the end of another head."""
    body = b"\r\n\r\n" * number
    return b"POST /v1/pets HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n%b\r\n%b" % (
        len(body),
        more,
        body,
    )


def answers(
    served: OnSocket, sent: bytes, *, piece: int = 2**20, ends: bool = False
) -> list[bytes]:
    """The status of each answer until the service closes the connection.

    `ends`: the client says that it sends no more.
    """
    read = b""
    with socket.create_connection(served.address, timeout=PATIENCE) as peer:
        with contextlib.suppress(ConnectionError):
            for start in range(0, len(sent), piece):
                peer.sendall(sent[start : start + piece])
            if ends:
                peer.shutdown(socket.SHUT_WR)
        with contextlib.suppress(ConnectionError):
            while received := peer.recv(2**16):
                read += received
    return [part[:3] for part in read.split(b"HTTP/1.1 ")[1:]]


@pytest.mark.parametrize("piece", [2**20, 100, 7])
def test_a_few_are_all_answered_in_their_order(served: OnSocket, piece: int) -> None:
    sent = get(1) + add(1) + get(1) + add(2) + add(3) + get(3) + get(4, LAST)
    expected = [b"404", b"201", b"200", b"201", b"201", b"200", b"404"]
    assert answers(served, sent, piece=piece) == expected


@pytest.mark.parametrize(("request_", "status"), [(get, b"404"), (add, b"201")])
def test_many_are_answered_one_after_the_other(
    served: OnSocket, request_: Callable[..., bytes], status: bytes
) -> None:
    sent = b"".join(request_(number) for number in range(1, 1_000))
    assert answers(served, sent + request_(1_000, LAST)) == [status] * 1_000


def test_without_the_key_only_the_first_is_answered(served: OnSocket) -> None:
    sent = b"GET /v1/pets HTTP/1.1\r\nHost: x\r\n\r\n"
    assert answers(served, sent + get(1) + add(1)) == [b"401"]


@pytest.mark.parametrize("piece", [2**20, 1])
def test_a_refused_body_is_no_request(served: OnSocket, piece: int) -> None:
    """They are sent one after the other, on one connection."""
    with socket.create_connection(served.address, timeout=PATIENCE) as peer:
        for number in (0, 1, 2, 50):
            sent = refused(number)
            for start in range(0, len(sent), piece):
                peer.sendall(sent[start : start + piece])
            assert response_from(peer).startswith(b"HTTP/1.1 401 ")
        peer.sendall(get(1))
        assert response_from(peer).startswith(b"HTTP/1.1 404 ")


@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_client_that_sends_no_more_is_answered(served: OnSocket, number: int) -> None:
    adds = b"".join(map(add, range(number)))
    assert answers(served, adds, ends=True) == [b"201"] * number
    assert answers(served, adds + b"GET /v1/pe", ends=True) == [b"201"] * number
    assert answers(served, get(1) + refused(5) + get(1), ends=True) == [b"200", b"401", b"200"]


def test_a_client_that_ends_within_a_body_adds_nothing(served: OnSocket) -> None:
    assert answers(served, add(1)[:-1], ends=True) == []
    assert answers(served, get(1), ends=True) == [b"404"]
