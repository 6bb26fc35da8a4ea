"""Broken HTTP gets the interface's Error, after the answers to the requests before it."""

from __future__ import annotations

import socket

import msgspec
import pytest

from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import Store
from tests.service.clients import OnSocket, response_from
from tests.service.running import KEY
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.slow

HOST = b"Host: pets.test\r\n"
CLOSE = b"Connection: close\r\n\r\n"
KEYED = HOST + b"Authorization: Bearer %b\r\n" % KEY.encode()
GET = b"GET /v1/pets HTTP/1.1\r\n"
POST = b"POST /v1/pets HTTP/1.1\r\nContent-Type: application/json\r\n"
REX = b'{"name": "Rex", "categoryId": 1}'


def said(served: OnSocket, *pieces: bytes) -> bytes:
    """All that the service answers until it closes the connection."""
    answer = b""
    with socket.create_connection(served.address, timeout=PATIENCE) as peer:
        for piece in pieces:
            peer.sendall(piece)
        while read := peer.recv(2**16):
            answer += read
    return answer


def error_in(answer: bytes) -> tuple[int, str]:
    """The status and the code of an answer that is an Error, after which the connection ended."""
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.lower().split(b"\r\n")
    error = msgspec.json.decode(body)
    assert lines[0].startswith(b"http/1.1 %d " % error["status"])
    assert {
        b"content-type: application/json",
        b"content-length: %d" % len(body),
        b"cache-control: no-store",
        b"x-content-type-options: nosniff",
        b"connection: close",
    } <= set(lines)
    assert any(line.startswith(b"date: ") for line in lines)
    assert error.keys() == {"code", "message", "status"}
    return error["status"], error["code"]


@pytest.mark.parametrize(
    "request_",
    [
        b"nonsense\r\n\r\n",
        b"\r\n" * 9,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS, to a service without
        GET + KEYED + b"no colon\r\n\r\n",
        GET + KEYED + b"A: b\r\n folded\r\n\r\n",
        b"GET /v1/pets HTTP/7.7\r\n" + KEYED + b"\r\n",
        b"GET /v1/p\xc3\xa4ts HTTP/1.1\r\n" + KEYED + b"\r\n",
        b"GET http://[ HTTP/1.1\r\n" + KEYED + b"\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        POST + KEYED + b"Content-Length: -1\r\n\r\n",
        POST + KEYED + b"Content-Length: 1\r\nContent-Length: 1\r\n\r\nx",
        POST + KEYED + b"Content-Length: " + b"9" * 4400 + b"\r\n\r\n",
        POST + KEYED + b"Content-Length: " + b"0" * 4400 + b"\r\n\r\n",
        GET + HOST + b"Content-Length: " + b"0" * 4400 + b"\r\n\r\n",
        POST + KEYED + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        POST + KEYED + b"Transfer-Encoding: chunked\r\n\r\nno number\r\n",
        POST + KEYED + b"Transfer-Encoding: gzip\r\n\r\n",
        POST.replace(b"1.1", b"1.0") + KEYED + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
)
def test_broken_http_gets_an_error_in_json(served: OnSocket, request_: bytes) -> None:
    assert error_in(said(served, request_)) == (400, "broken_http")


@pytest.mark.parametrize("hosts", [b"", HOST + HOST, HOST + b"hOST: another.test\r\n"])
def test_a_request_without_one_host_is_broken(served: OnSocket, hosts: bytes) -> None:
    request = GET + hosts + KEYED.removeprefix(HOST) + b"\r\n"
    assert error_in(said(served, request)) == (400, "broken_http")


@pytest.mark.parametrize(
    "host", [b"a b/@", b"a@b", b"[::1", b"x:8o", b"x:1:2", b"a%4", b"\xc3\xa4"]
)
def test_a_host_must_be_a_name_or_an_address(served: OnSocket, host: bytes) -> None:
    request = GET + b"Host: " + host + b"\r\n" + KEYED.removeprefix(HOST) + b"\r\n"
    assert error_in(said(served, request)) == (400, "broken_http")


@pytest.mark.parametrize("host", [b"", b"x:", b"[::1]:80", b"a-b.c_d", b"a%c3%A4:1"])
def test_any_name_or_address_is_a_host(served: OnSocket, host: bytes) -> None:
    request = GET + b"Host: " + host + b"\r\n" + KEYED.removeprefix(HOST)
    assert said(served, request + CLOSE).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("version", [b" HTTP/2.0", b" HTTP/0.9", b""])
def test_another_version_of_http_is_not_served(served: OnSocket, version: bytes) -> None:
    request = GET.replace(b" HTTP/1.1", version) + KEYED + b"\r\n"
    assert error_in(said(served, request)) == (505, "other_http_version")


@pytest.mark.parametrize("value", [b"gzip, chunked", b"gzip\r\nTransfer-Encoding: chunked"])
def test_a_body_in_an_unknown_transfer_coding_adds_nothing(served: OnSocket, value: bytes) -> None:
    head = POST + KEYED + b"Transfer-Encoding: " + value + b"\r\n\r\n"
    answer = said(served, head + b"%x\r\n%b\r\n0\r\n\r\n" % (len(REX), REX))
    assert error_in(answer) == (501, "unknown_transfer_coding")
    assert said(served, GET + KEYED + CLOSE).endswith(b"\r\n\r\n[]")


def test_http_1_0_needs_no_host(served: OnSocket) -> None:
    request = GET.replace(b"1.1", b"1.0") + KEYED.removeprefix(HOST) + b"\r\n"
    assert said(served, request).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "line", [b"X-Long: " + b"x" * 2**14 + b"\r\n", b"a:\r\n" * 101], ids=["bytes", "lines"]
)
def test_a_head_that_is_too_long_is_no_fault_of_the_service(served: OnSocket, line: bytes) -> None:
    assert error_in(said(served, GET + KEYED + line)) == (431, "head_too_long")


@pytest.mark.parametrize("pieces", [1, 2])
def test_earlier_requests_are_answered_first(served: OnSocket, pieces: int) -> None:
    """Otherwise the error would be taken for the answer to the add, which is stored."""
    add = POST + KEYED + b"Content-Length: %d\r\n\r\n" % len(REX) + REX
    sent = [add + b"nonsense\r\n\r\n"] if pieces == 1 else [add, b"nonsense\r\n\r\n"]
    answer = said(served, *sent)
    first, _, second = answer.partition(b"}")
    assert first.startswith(b"HTTP/1.1 201 ")
    assert error_in(second) == (400, "broken_http")


def test_a_broken_body_adds_nothing_and_has_one_answer(served: OnSocket) -> None:
    chunked = POST + KEYED + b"Transfer-Encoding: chunked\r\n\r\n"
    answer = said(served, chunked, b"%x\r\n%b\r\nno number\r\n" % (len(REX), REX))
    assert error_in(answer) == (400, "broken_http")
    rest = said(served, GET + KEYED + CLOSE)
    assert rest.endswith(b"\r\n\r\n[]")


@pytest.mark.parametrize(("chunks", "status"), [(254, 201), (255, 413)])
def test_a_body_in_very_many_chunks_is_too_large(
    served: OnSocket, chunks: int, status: int
) -> None:
    head = POST + KEYED + b"Transfer-Encoding: chunked\r\n" + CLOSE
    body = b"%x\r\n%b\r\n" % (len(REX), REX) + chunks * b"1\r\n \r\n" + b"0\r\n\r\n"
    answer = said(served, head, body)
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    there = said(served, GET + KEYED + CLOSE).count(b"Rex")
    assert there == (status == 201)


def test_the_rest_of_a_refused_body_gets_no_second_answer(served: OnSocket) -> None:
    head = POST + HOST + b"Content-Length: 9\r\n\r\n"
    with socket.create_connection(served.address, timeout=PATIENCE) as peer:
        peer.sendall(head)
        assert error_in(response_from(peer).replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        peer.sendall(b"nonsense\n" + b"nonsense\r\n\r\n")
        answer = b""
        while read := peer.recv(2**16):
            answer += read
    assert error_in(answer) == (400, "broken_http")


UPGRADE = (
    b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n"
)
"""As `curl --http2` sends it."""


@pytest.mark.parametrize("token", [b"websocket", b"h2c"])
def test_no_other_protocol_is_spoken(served: OnSocket, token: bytes) -> None:
    request = GET + KEYED + b"Connection: upgrade\r\nUpgrade: " + token + b"\r\n\r\n"
    answer = said(served, request + b"anything\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert error_in(answer.partition(b"[]")[2]) == (400, "broken_http")
    assert said(served, request + request + GET + KEYED + CLOSE).count(b"HTTP/1.1 200 ") == 3


@pytest.mark.parametrize(
    "body",
    [
        b"Content-Length: %d\r\n\r\n%b" % (len(REX), REX),
        b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%b\r\n0\r\n\r\n" % (len(REX), REX),
    ],
    ids=["length", "chunks"],
)
def test_an_add_that_offers_another_protocol_is_an_add(served: OnSocket, body: bytes) -> None:
    request = POST + KEYED + UPGRADE + body
    end = request.index(b"\r\n\r\n")
    for cut in range(end, end + 6):
        answer = said(served, request[:cut], request[cut:] + GET + KEYED + CLOSE)
        assert answer.count(b"HTTP/1.1 201 ") == 1
        assert answer.endswith(b"}]") or b"\r\nconnection: close\r\n" in answer
    assert said(served, GET + KEYED + CLOSE).count(b"Rex") == 6


def test_an_upgrade_passes_none_of_the_checks_of_a_head(served: OnSocket) -> None:
    chunked = b"Transfer-Encoding: gzip\r\n\r\n"
    assert error_in(said(served, POST + KEYED + UPGRADE + chunked)) == (400, "broken_http")
    assert error_in(said(served, POST + UPGRADE + b"\r\n")) == (400, "broken_http")
    many = KEYED + UPGRADE + b"a:\r\n" * 101
    assert error_in(said(served, GET + many)) == (431, "head_too_long")
    connect = b"CONNECT pets.test:80 HTTP/1.1\r\n" + KEYED + b"\r\n"
    assert error_in(said(served, connect)) == (400, "broken_http")


@pytest.mark.parametrize("path", [b"/v1%2fpets", b"/v1%2Fpets", b"/v1/pets%2f1", b"/v1/pets/1%2f"])
def test_a_quoted_slash_is_no_slash(served: OnSocket, path: bytes) -> None:
    request = GET.replace(b"/v1/pets", path) + KEYED + CLOSE
    assert error_in(said(served, request)) == (404, "unknown_path")


def test_another_quoted_letter_is_that_letter(served: OnSocket) -> None:
    request = GET.replace(b"pets", b"%70ets") + KEYED + CLOSE
    assert said(served, request).startswith(b"HTTP/1.1 200 ")


def test_a_few_empty_lines_before_a_request_are_skipped(served: OnSocket) -> None:
    answer = said(served, b"\r\n", b"\r", b"\n\n" + GET + KEYED + CLOSE)
    assert answer.startswith(b"HTTP/1.1 200 ")


def test_a_trailer_is_no_part_of_the_head(served: OnSocket) -> None:
    chunked = b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    body = b"%x\r\n%b\r\n0\r\n" % (len(REX), REX)
    key = KEYED.removeprefix(HOST)
    answer = said(served, POST + HOST + chunked + body + key + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 401 ")
    answer = said(served, POST + KEYED + chunked + body + b"Authorization: none\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 201 ")


def test_the_host_of_an_absolute_url_counts(store: Store) -> None:
    """As it does for whatever passes requests on (RFC 9112, section 3.2.2)."""
    with OnSocket(make_app(store, KEY, only_host="pets.test")) as own:
        for url, status in (
            (b"http://pets.test/v1/pets", 200),
            (b"http://evil.test/v1/pets", 403),
            (b"http://evil.test/?x=://pets.test/v1/pets", 403),
            (b"http://pets.test:80/v1/pets", 403),
            (b"http://pets.test@evil.test/v1/pets", 400),
        ):
            answer = said(own, GET.replace(b"/v1/pets", url) + KEYED + CLOSE)
            assert answer.startswith(b"HTTP/1.1 %d " % status), url
