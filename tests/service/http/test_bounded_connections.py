"""No client can block a connection or the service."""

from __future__ import annotations

import contextlib
import socket
import ssl
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.shop import BYTES_MAX
from petstore_gui.service import acceptor
from petstore_gui.service.http import bounded_connections as connections
from petstore_gui.service.http import open_connections, request_body
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.server import tls_context
from petstore_gui.service.store.store import Store
from tests.service.certificates import certificate_in, trusting
from tests.service.clients import OnSocket, response_from
from tests.service.running import KEY, bearer
from tests.support.waiting import PATIENCE, kept

pytestmark = pytest.mark.slow

SHORT = 0.2
LIMIT = 64 * 1024
GET = f"GET /v1/pets HTTP/1.1\r\nHost: pets.test\r\nAuthorization: Bearer {KEY}\r\n\r\n".encode()
HOST = "127.0.0.1"
REX = b'{"name": "Rex", "categoryId": 1}'


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", SHORT)


@contextlib.contextmanager
def connected(served: OnSocket) -> Iterator[socket.socket]:
    with socket.create_connection(served.address, timeout=PATIENCE) as peer:
        yield peer


def is_closed(peer: socket.socket) -> bool:
    """Whether the service closes the connection, perhaps after sending a response."""
    with contextlib.suppress(ConnectionError):
        while peer.recv(LIMIT):
            pass
    return True


def received(peer: socket.socket, end: bytes) -> bytes:
    """What the service sends, up to `end`: it may come in pieces."""
    response = b""
    while not response.endswith(end):
        response += peer.recv(LIMIT)
    return response


def answers(served: OnSocket) -> bool:
    url = f"{served.url}/pets"
    return httpx.get(url, headers=bearer(KEY), trust_env=False).status_code == 200


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("said", [b"GET /v1/pets\r\n", GET[:-1]])
def test_an_unfinished_head_is_answered_when_its_time_is_over(
    served: OnSocket, said: bytes
) -> None:
    with connected(served) as peer:
        peer.sendall(said)
        answer = received(peer, b"}")
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"head_too_slow" in answer
        assert is_closed(peer)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("said", [b"", GET[:1], GET[:-1], b"\r\n"])
def test_an_unfinished_request_times_out(served: OnSocket, said: bytes) -> None:
    with connected(served) as peer:
        peer.sendall(said)
        assert is_closed(peer)
    assert answers(served)


@pytest.mark.usefixtures("impatient")
def test_sending_one_byte_at_a_time_does_not_extend_the_time_limit(served: OnSocket) -> None:
    began = time.monotonic()
    with connected(served) as peer, contextlib.suppress(ConnectionError):
        peer.settimeout(0.02)
        for byte in GET:
            peer.sendall(bytes([byte]))
            with contextlib.suppress(TimeoutError):
                assert peer.recv(1) in (b"H", b"")  # the answer, if it is not reset first
                break
    took = time.monotonic() - began
    assert took > SHORT / 2
    assert kept(SHORT * 10, took)


@pytest.mark.usefixtures("impatient")
def test_a_connection_in_use_stays_open(served: OnSocket) -> None:
    give_up = time.monotonic() + 3 * SHORT
    with connected(served) as peer:
        while time.monotonic() < give_up:
            peer.sendall(GET)
            assert received(peer, b"\r\n\r\n[]").startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("path", [b"/v1/pets?limit=100", b"/shop.json"])
def test_a_response_that_nobody_reads_is_aborted(
    store: Store, tmp_path: Path, path: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "shop.json"
    file.write_bytes(b" " * BYTES_MAX)
    store.fill([NewPet(f"{number} {'x' * 60_000}", 1) for number in range(100)])
    monkeypatch.setattr(connections, "REQUEST_SECONDS", SHORT)
    with OnSocket(make_app(store, KEY, shop_file=file), unsent=LIMIT) as served:
        with connected(served) as peer:
            peer.sendall(GET.replace(b"/v1/pets", path))
            time.sleep(3 * SHORT)  # like a client that hangs, with 4 or 6 MB to receive
            length = 0
            with contextlib.suppress(ConnectionError):
                while piece := peer.recv(LIMIT):
                    length += len(piece)
            assert length < BYTES_MAX
        assert answers(served)


@pytest.mark.parametrize(
    "line", [b"X-Long: " + b"x" * 1024, b"X-Another: 1\r\n" * 64], ids=["one", "many"]
)
def test_endless_headers_are_cut_off(served: OnSocket, line: bytes) -> None:
    with connected(served) as peer:
        peer.sendall(GET[:-2])
        with contextlib.suppress(ConnectionError):
            for _ in range(64 * 1024):
                peer.sendall(line)
            pytest.fail("64 MiB of headers were read")
    assert answers(served)


@pytest.mark.expects_log("too many connections .in all.*: 6 from 127.0.0.1")
def test_idle_connections_keep_no_request_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_body, "BODY_SECONDS", PATIENCE)
    with contextlib.ExitStack() as opened:
        served = opened.enter_context(OnSocket(make_app(store, KEY), most=5))
        idle = [opened.enter_context(connected(served)) for _ in range(4)]
        busy = opened.enter_context(connected(served))
        head = GET[:-2].replace(b"GET", b"POST") + b"Content-Type: application/json\r\n"
        busy.sendall(head + b"Content-Length: %d\r\nExpect: 100-continue\r\n\r\n" % len(REX))
        assert response_from(busy).startswith(b"HTTP/1.1 100 ")
        for _ in range(20):
            assert answers(served)
        assert is_closed(idle[0])
        busy.sendall(REX)
        assert response_from(busy).startswith(b"HTTP/1.1 201 ")


@pytest.mark.parametrize("said", [b"", b"\x16\x03\x01\x02\x00"])
def test_an_unfinished_handshake_times_out(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(acceptor, "HANDSHAKE_SECONDS", SHORT)
    _, certificate, _, key = map(Path, certificate_in(tmp_path))
    with OnSocket(make_app(store, KEY), tls=tls_context(certificate, key)) as served:
        with connected(served) as peer:
            peer.sendall(said)
            assert is_closed(peer)
        url = served.url.replace("http", "https")
        answer = httpx.get(url, verify=trusting(), trust_env=False)
        assert answer.status_code == 401


async def test_a_request_waits_until_its_client_has_read_a_large_response(
    store: Store, served: OnSocket
) -> None:
    """Both responses would be in memory, and of a list also the rows."""
    store.fill([NewPet(f"{number} {'x' * 60_000}", 1) for number in range(100)])
    head = GET[:-2].replace(b"GET", b"POST") + b"Content-Type: application/json\r\n"
    post = head + b"Content-Length: %d\r\n\r\n" % len(REX) + REX
    with connected(served) as peer:
        peer.sendall(GET.replace(b"/pets", b"/pets?limit=100") + post)
        assert peer.recv(1)
        for _ in range(20):  # others get their turns
            assert answers(served)
        assert await store.get(101) is None
        peer.shutdown(socket.SHUT_WR)
        assert received(peer, b'"id":101,"name":"Rex","categoryId":1}')
    assert await store.get(101)


def test_over_tls_what_a_client_sent_before_it_sends_no_more_is_added_once(
    store: Store, tmp_path: Path
) -> None:
    """It gets no answer, as the event loop ends TLS as a whole; the same request then tells."""
    _, certificate, _, key = map(Path, certificate_in(tmp_path))
    post = GET[:-2].replace(b"GET", b"POST") + b"Content-Type: application/json\r\n"
    post += b'Idempotency-Key: "half"\r\nContent-Length: %d\r\n\r\n' % len(REX) + REX
    with OnSocket(make_app(store, KEY), tls=tls_context(certificate, key)) as served:
        with (
            connected(served) as plain,
            trusting().wrap_socket(plain, server_hostname=HOST) as peer,
        ):
            peer.sendall(post)
            with contextlib.suppress(ssl.SSLError):  # for a part of the answer
                peer.unwrap().close()
        with (
            connected(served) as plain,
            trusting().wrap_socket(plain, server_hostname=HOST) as peer,
        ):
            peer.sendall(post)
            assert b'"id":1,' in response_from(peer)
            peer.sendall(GET)
            assert response_from(peer).count(b"Rex") == 1


@pytest.mark.expects_log("their responses are not read")
@pytest.mark.parametrize("path", [b"/v1/pets?limit=100", b"/shop.json"])
async def test_few_large_responses_wait_for_a_client_that_does_not_read_them(
    store: Store, tmp_path: Path, path: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "shop.json"
    file.write_bytes(b" " * (BYTES_MAX - 2) + b"}]")
    for number in range(100):
        await store.add(NewPet(f"{number:060000}", 1), None, b"")
    monkeypatch.setattr(open_connections, "UNREAD_MAX", 2)
    large = GET.replace(b"/v1/pets", path)
    app = make_app(store, KEY, shop_file=file)
    with OnSocket(app, unsent=LIMIT) as served, contextlib.ExitStack() as stack:
        peers = [stack.enter_context(connected(served)) for _ in range(3)]
        for peer in peers:
            peer.sendall(large)
            peer.recv(1)  # it is answered
        assert is_closed(peers[0])
        for peer in peers[1:]:
            assert received(peer, b"}]")
            peer.sendall(GET)
            assert received(peer, b"}]").startswith(b"HTTP/1.1 200 ")
