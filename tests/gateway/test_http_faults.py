"""The result of a GET when the service or the network fails."""

from __future__ import annotations

import asyncio
import gc
import gzip
import sys
from collections.abc import Callable

import pytest

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    NotFound,
    OperationGone,
    TooBusy,
)
from petstore_gui.domain.errors import (
    Moved,
    NotAnswered,
    NotUnderstood,
    RequestError,
)
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.protocol import Wait, tell_nobody
from petstore_gui.gateway.request_response import BODY_MAX, ERROR_BODY_MAX
from tests.doubles.fake_clock import FakeClock
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
        (silence, NotAnswered, 3),
        (cut(GOOD), NotAnswered, 3),
        (GARBAGE, NotAnswered, 3),
        (error(408), TooBusy, 3),
        (error(429), TooBusy, 3),
        (error(500), Declined, 3),
        (error(503), TooBusy, 3),
        (error(504), Declined, 3),
        (error(507), Declined, 1),
        (error(400), Declined, 1),
        (error(401), KeyNotAccepted, 1),
        (error(403), Declined, 1),
        (error(404), NotFound, 1),
        (error(409), Declined, 1),
        (error(410), OperationGone, 1),
        (error(501), Declined, 1),
        (reply(204), NotUnderstood, 1),
        (reply(201, [REX]), NotUnderstood, 1),
        (reply(200, {"pets": [REX]}), NotUnderstood, 1),
        (reply(200), NotUnderstood, 1),
        (reply(200, b"<html>", content_type="text/html"), NotUnderstood, 1),
        (reply(200, b"[" + b" " * BODY_MAX + b"]"), NotUnderstood, 1),
        (reply(501, b"x" * (ERROR_BODY_MAX + 1)), Declined, 1),
        (error(429, headers={"Retry-After": "3600"}), TooBusy, 1),
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
    ("answer", "kind"),
    [
        (reply(200, gzip.compress(b"[]"), {"Content-Encoding": "gzip"}), NotUnderstood),
        (reply(200, gzip.compress(bytes(64 * 2**20)), {"Content-Encoding": "gzip"}), NotUnderstood),
        (reply(401, b"...", {"Content-Encoding": "br"}), KeyNotAccepted),
    ],
    ids=["gzip", "bomb", "error"],
)
async def test_an_encoded_answer_is_not_decoded(
    gateways: Gateways, answer: bytes, kind: type[RequestError]
) -> None:
    with pytest.raises(kind):
        await listed(gateways, answer)


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        (endless(b"10000\r\n" + b" " * 0x10000 + b"\r\n", CHUNKED), NotUnderstood),
        (endless(b"X: y\r\n" * 999, b"HTTP/1.1 200 OK\r\n"), NotAnswered),
        (endless(b"\xff" * 9999, CHUNKED), NotAnswered),
    ],
    ids=["body", "headers", "bad chunks"],
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
        (endless(b"10000\r\n" + b" " * 0x10000 + b"\r\n", CHUNKED), NotUnderstood),
        (
            endless(b"10000\r\n" + b" " * 0x10000 + b"\r\n", CHUNKED.replace(b"200", b"500")),
            Declined,
        ),
    ],
    ids=["endless", "endless error"],
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
