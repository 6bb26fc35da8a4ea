"""The result of a GET when the service or the network fails."""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
import socket
import sys
import zlib
from collections.abc import Callable
from contextlib import aclosing, suppress

import pytest

from petstore_gui.domain.connection_errors import NothingListens, NotReached
from petstore_gui.domain.declined import (
    BusyFor,
    Conflict,
    Declined,
    Forbidden,
    KeyNotAccepted,
    NotFound,
    NotValid,
    OperationGone,
    ServiceFailed,
    TooBusy,
)
from petstore_gui.domain.errors import (
    BrokeOff,
    Moved,
    NotAnswered,
    NotUnderstood,
    RequestError,
    SentNothing,
    TooSlow,
)
from petstore_gui.gateway.protocol import Wait, tell_nobody
from petstore_gui.gateway.request_response import BODY_MAX, ERROR_BODY_MAX
from petstore_gui.gateway.retry import Deadlines, RetryBudgets
from tests.doubles.fake_clock import FakeClock, HastyClock
from tests.doubles.scripted_service import (
    Move,
    ScriptedService,
    begun_with,
    close,
    cut,
    drip,
    endless,
    error,
    reply,
    reset,
    silence,
)
from tests.gateway.conftest import SHORT, Gateways
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.slow

REX = {"id": 1, "name": "Rex", "categoryId": 7}
GOOD = reply(200, [REX])
GARBAGE = b"HTTP/1.1 ok fine\r\n\r\n"
CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture
def gateways(gateways_near_and_far: Gateways) -> Gateways:
    return gateways_near_and_far


def named(value: object) -> str | None:
    """A short, stable name of a move for the ids of tests."""
    if isinstance(value, bytes):
        return f"{value[9:12].decode()} and {len(value)} bytes"
    return getattr(value, "__name__", None)


async def listed(
    gateways: Gateways,
    *moves: Move,
    deadlines: Deadlines = SHORT,
    on_wait: Callable[[Wait], object] = tell_nobody,
) -> list[str]:
    """The names in the list of a service that makes these moves."""
    async with ScriptedService(*moves) as service:
        gateway = gateways.to(service.base_url, deadlines=deadlines)
        pages = gateway.list_pets(on_wait=on_wait)
        return [pet.name async for page in pages for pet in page.pets]


@pytest.mark.parametrize(
    "move",
    [
        close,
        reset,
        silence,
        cut(GOOD),
        GARBAGE,
        *(error(status) for status in (408, 429, 500, 502, 503, 504)),
        reply(502, b"<html><title>Bad gateway</title>", content_type="text/html"),
        reply(500, b"x" * ERROR_BODY_MAX),
    ],
    ids=named,
)
async def test_a_temporary_failure_is_retried(
    gateways: Gateways, clock: FakeClock, move: Move
) -> None:
    assert await listed(gateways, move, move, GOOD) == ["Rex"]
    first, second = clock.waits
    assert 0 <= first <= 0.5
    assert 0 <= second <= 1


@pytest.mark.parametrize(
    ("move", "kind", "attempts"),
    [
        (close, NotAnswered, 3),
        (reset, NotAnswered, 3),
        (silence, SentNothing, 3),
        (cut(GOOD), BrokeOff, 3),
        (GARBAGE, NotAnswered, 3),
        (error(408), TooBusy, 3),
        (error(429), TooBusy, 3),
        (error(500), ServiceFailed, 3),
        (error(503), TooBusy, 3),
        (error(504), ServiceFailed, 3),
        (error(507), ServiceFailed, 1),
        (error(400), NotValid, 1),
        (error(401), KeyNotAccepted, 1),
        (error(403), Forbidden, 1),
        (error(404), NotFound, 1),
        (error(409), Conflict, 1),
        (error(410), OperationGone, 1),
        (error(501), ServiceFailed, 1),
        (reply(204), NotUnderstood, 1),
        (reply(201, [REX]), NotUnderstood, 1),
        (reply(200, {"pets": [REX]}), NotUnderstood, 1),
        (reply(200), NotUnderstood, 1),
        (reply(200, b"<html>", content_type="text/html"), NotUnderstood, 1),
        (reply(200, b"[" + b" " * BODY_MAX + b"]"), NotUnderstood, 1),
        (reply(500, b"x" * (ERROR_BODY_MAX + 1)), ServiceFailed, 1),
        (error(429, headers={"Retry-After": "3600"}), BusyFor, 1),
        *(
            (reply(status, headers={"Location": "/v1/pets"}), Moved, 1)
            for status in (301, 302, 303, 307, 308)
        ),
    ],
    ids=named,
)
async def test_each_failure_raises_its_error_after_its_number_of_attempts(
    gateways: Gateways, move: Move, kind: type[RequestError], attempts: int
) -> None:
    async with ScriptedService(move) as service:
        with pytest.raises(RequestError) as raised:
            await gateways.to(service.base_url).probe()
        assert type(raised.value) is kind
        assert len(service.heard) == attempts


async def test_no_redirect_sends_the_key_elsewhere(gateways: Gateways) -> None:
    async with ScriptedService(GOOD) as other:
        moved = reply(307, headers={"Location": f"{other.base_url}/pets"})
        with pytest.raises(Moved):
            await listed(gateways, moved)
        assert other.connections == 0


async def test_a_port_where_nothing_listens_is_not_reached(
    gateways: Gateways, clock: FakeClock
) -> None:
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        with pytest.raises(NotReached):
            await gateways.to(f"http://127.0.0.1:{unheard.getsockname()[1]}/v1").probe()
    assert len(clock.waits) == 2


@pytest.mark.parametrize(
    "host", ["name.invalid", "a..b", "x" * 64 + ".invalid", "h:999999", "a b", "xn--\u00e9"]
)
async def test_an_unknown_host_is_not_reached(gateways: Gateways, host: str) -> None:
    with pytest.raises(NotReached):
        await gateways.to(f"https://{host}/v1").probe()


@pytest.mark.parametrize(
    "move",
    [
        drip(GOOD, every=0.05),
        begun_with(CHUNKED, drip(b"1\r\n \r\n" * 99, every=0.05)),
        begun_with(b"HTTP/1.1 200 OK\r\nX: ", drip(b"y" * 99, every=0.05)),
        drip(b"HTTP/1.1 103 Early Hints\r\n\r\n" * 9, every=0.01),
        endless(b"HTTP/1.1 103 Early Hints\r\n\r\n", b""),
    ],
    ids=["all", "body", "a header", "slow hints", "fast hints"],
)
async def test_a_slow_response_ends_at_the_deadline(gateways: Gateways, move: Move) -> None:
    deadlines = Deadlines(between_bytes=5.0, get_total=0.4)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(NotAnswered):
            await listed(gateways, move, deadlines=deadlines)


async def test_silence_between_bytes_ends_an_attempt(gateways: Gateways) -> None:
    async def stall(writer: asyncio.StreamWriter) -> None:
        writer.write(GOOD[:-5])
        await silence(writer)

    deadlines = Deadlines(between_bytes=0.1, get_total=20.0)
    assert await listed(gateways, stall, GOOD, deadlines=deadlines) == ["Rex"]


@pytest.mark.parametrize(
    ("coding", "encode"),
    [("gzip", gzip.compress), ("X-GZIP", gzip.compress), ("deflate", zlib.compress)],
)
async def test_a_coding_that_was_not_requested_is_decoded(
    gateways: Gateways, coding: str, encode: Callable[[bytes], bytes]
) -> None:
    body = encode(b'[{"id": 1, "name": "Rex", "categoryId": 7}]')
    assert await listed(gateways, reply(200, body, {"Content-Encoding": coding})) == ["Rex"]


@pytest.mark.parametrize(
    ("coding", "body", "kind"),
    [
        ("gzip", gzip.compress(b" " * (BODY_MAX + 1)), NotUnderstood),
        ("gzip", gzip.compress(bytes(64 * 1024 * 1024)), NotUnderstood),
        ("gzip", b"[]", NotUnderstood),
        ("br", b"[]", NotUnderstood),
        ("gzip", gzip.compress(b"[]")[:-9], NotAnswered),
    ],
    ids=["a byte too many", "bomb", "not gzip", "unknown", "cut"],
)
async def test_a_coded_body_that_is_too_large_or_invalid_fails(
    gateways: Gateways, coding: str, body: bytes, kind: type[RequestError]
) -> None:
    with pytest.raises(kind):
        await listed(gateways, reply(200, body, {"Content-Encoding": coding}))


async def test_an_error_in_an_unknown_coding_is_still_that_error(gateways: Gateways) -> None:
    with pytest.raises(KeyNotAccepted):
        await listed(gateways, reply(401, b"...", {"Content-Encoding": "br"}))


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        (endless(b"400\r\n" + b" " * 1024 + b"\r\n", CHUNKED), NotUnderstood),
        (endless(b"X: y\r\n" * 999, b"HTTP/1.1 200 OK\r\n"), NotAnswered),
        (endless(b"\xff" * 9999, CHUNKED), NotAnswered),
        (endless(b"X: y\r\n" * 999, CHUNKED + b"2\r\n[]\r\n0\r\n"), NotAnswered),
        (endless(b"x" * 9999, CHUNKED + b"2;"), NotAnswered),
    ],
    ids=["body", "headers", "bad chunks", "trailers", "chunk extension"],
)
async def test_an_endless_response_is_cut_off(
    gateways: Gateways, move: Move, kind: type[RequestError]
) -> None:
    deadlines = Deadlines(between_bytes=1.0, get_total=5.0)
    with pytest.raises(kind):
        await listed(gateways, move, deadlines=deadlines)


@pytest.mark.qt
@pytest.mark.parametrize(
    ("move", "kind"),
    [
        (endless(b"400\r\n" + b" " * 1024 + b"\r\n", CHUNKED), NotUnderstood),
        (endless(b"400\r\n" + b" " * 1024 + b"\r\n", CHUNKED.replace(b"200", b"500")), Declined),
        (reply(200, b"no gzip" * 99_999, {"Content-Encoding": "gzip"}), NotUnderstood),
    ],
    ids=["endless", "endless error", "broken coding"],
)
async def test_an_abandoned_response_leaves_nothing_to_the_garbage_collector(
    gateways: Gateways, move: Move, kind: type[RequestError]
) -> None:
    dropped: list[object] = []
    hooks = sys.get_asyncgen_hooks()
    sys.set_asyncgen_hooks(finalizer=dropped.append)  # Qt's event loop has none
    try:
        with pytest.raises(kind):
            await listed(gateways, move, deadlines=Deadlines())
        gc.collect()
    finally:
        sys.set_asyncgen_hooks(*hooks)
    assert dropped == []


@pytest.mark.parametrize(
    ("headers", "waits"),
    [
        ({"Retry-After": "3"}, [3.0, 3.0]),
        ({"Retry-After": "0"}, [0.0, 0.0]),
        (
            {
                "Retry-After": "Wed, 01 Mar 2017 12:00:05 GMT",
                "Date": "Wed, 01 Mar 2017 12:00:00 GMT",
            },
            [5.0, 5.0],
        ),
    ],
)
async def test_a_short_wait_that_the_service_asks_for_is_observed_and_told(
    gateways: Gateways, clock: FakeClock, headers: dict[str, str], waits: list[float]
) -> None:
    busy = error(503, headers=headers)
    told: list[Wait] = []
    assert await listed(gateways, busy, busy, GOOD, on_wait=told.append) == ["Rex"]
    assert clock.waits == waits
    assert [wait.seconds for wait in told] == waits


async def test_a_request_during_which_the_computer_slept_is_sent_anew(
    gateways: Gateways, clock: FakeClock
) -> None:
    async def sleep(writer: asyncio.StreamWriter) -> None:
        clock.waits.append(65.0)
        await silence(writer)

    deadlines = Deadlines(between_bytes=5.0, get_total=0.4)
    async with ScriptedService(sleep, error(503, headers={"Retry-After": "0"}), GOOD) as service:
        assert await gateways.to(service.base_url, deadlines=deadlines).probe()
        assert len(service.heard) == 3


async def test_no_wait_exceeds_the_deadline(gateways: Gateways, clock: FakeClock) -> None:
    with pytest.raises(BusyFor) as raised:
        await listed(gateways, error(429, headers={"Retry-After": "15"}))
    assert clock.waits == [15.0]
    assert raised.value.wait == 15


@pytest.mark.parametrize(
    ("moves", "seconds", "kind"),
    [
        ([drip(GOOD, 0.2)], 0.5, TooSlow),
        ([error(503, headers={"Retry-After": "4"}), silence], 5.0, BusyFor),
    ],
    ids=["at first", "after a wait"],
)
async def test_a_list_that_took_too_long_fails_with_the_error_of_a_whole_attempt(
    gateways: Gateways, moves: list[Move], seconds: float, kind: type[RequestError]
) -> None:
    deadlines = Deadlines(between_bytes=30.0, get_total=seconds)
    async with ScriptedService(*moves) as service:
        gateway = gateways.to(service.base_url, deadlines=deadlines, clock=HastyClock())
        with pytest.raises(RequestError) as raised:
            await gateway.probe()
    assert type(raised.value) is kind


async def test_at_a_computer_with_two_addresses_and_no_service_nothing_listens(
    gateways: Gateways, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ScriptedService(GOOD) as service:
        port = service.port
    two = [
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, port))
        for host in ("127.0.0.1", "127.0.0.2")
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_more: two)
    monkeypatch.setenv("NO_PROXY", "shop.example")
    with pytest.raises(NothingListens):
        await gateways.to(f"https://shop.example:{port}/v1").probe()


async def test_retries_do_not_multiply_an_outage(gateways: Gateways) -> None:
    budgets = RetryBudgets(size=3)
    async with ScriptedService(error(500)) as service:
        for _ in range(4):
            with pytest.raises(ServiceFailed):
                await gateways.to(service.base_url, budgets=budgets).probe()
        assert len(service.heard) == 4 + 3


@pytest.mark.parametrize(
    "move",
    [
        b"HTTP/1.1 100 Continue\r\n\r\n" + GOOD,
        b"HTTP/1.1 103 Early Hints\r\nLink: </v1/pets?page=2>; rel=next\r\n\r\n" + GOOD,
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n" + b'[{"\r\n'
        b'24\r\nid": 1, "name": "Rex", "categoryId":\r\n4\r\n 7}]\r\n0\r\nX-Trailer: y\r\n\r\n',
        b"HTTP/1.1 200 OK\r\ncontent-length:  43\r\nX: \xff\r\n\r\n" + json.dumps([REX]).encode(),
    ],
    ids=["continue", "early hints", "chunks", "latin-1 in a header"],
)
async def test_every_valid_form_of_a_response_is_read(gateways: Gateways, move: bytes) -> None:
    assert await listed(gateways, move) == ["Rex"]


async def test_a_response_may_end_with_its_connection(gateways: Gateways) -> None:
    async def until_closed(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.0 200 OK\r\n\r\n" + GOOD.partition(b"\r\n\r\n")[2])
        writer.close()

    assert await listed(gateways, until_closed) == ["Rex"]


@pytest.mark.parametrize(
    "move",
    [
        reply(500, b"x" * BODY_MAX),
        GOOD + GOOD,
        GOOD + b"more",
        reply(200, [REX], {"Connection": "close"}),
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
        GARBAGE,
    ],
    ids=["left in the middle", "a second answer", "more bytes", "close", "upgrade", "garbage"],
)
async def test_a_connection_is_not_reused_after_an_odd_response(
    clock: FakeClock, move: bytes
) -> None:
    async with ScriptedService(move, GOOD) as service, aclosing(Gateways(clock)) as gateways:
        gateway = gateways.to(service.base_url)
        with suppress(RequestError):
            await gateway.probe()
        await gateway.probe()
        first, *later = [heard.connection for heard in service.heard]
        assert later
        assert first not in later
