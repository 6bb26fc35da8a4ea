"""What a diagnosis says about services that fail in different ways, on real sockets."""

from __future__ import annotations

import asyncio
import logging
import ssl
from datetime import UTC, datetime, timedelta

import pytest
import trustme

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection_errors import (
    CertificateExpired,
    CertificateForAnother,
    CertificateTooNew,
    ConnectTimedOut,
    HandshakeTimedOut,
    IssuerNotTrusted,
    NameNotFound,
    NothingListens,
    NotSecured,
)
from petstore_gui.domain.connection_step import Step, StepResult
from petstore_gui.domain.declined import BusyFor, Forbidden, KeyNotAccepted, NotFound, ServiceFailed
from petstore_gui.domain.errors import (
    BrokeOff,
    Moved,
    NotAnswered,
    NotUnderstood,
    RequestError,
    SentNothing,
    TooSlow,
)
from petstore_gui.gateway.diagnosis import diagnose
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.retry import Deadlines
from tests.doubles.scripted_service import (
    Heard,
    Move,
    ScriptedService,
    close,
    cut,
    drip,
    endless,
    error,
    reply,
    reset,
    served_with,
    silence,
)
from tests.doubles.silent_port import SilentPort
from tests.gateway.conftest import KEY
from tests.support.waiting import PATIENCE, eventually

GOOD = reply(200, [{"id": 1, "name": "Rex", "categoryId": 7}])
HTML = reply(200, b"<html><title>Sign in</title></html>", content_type="text/html")
SHORT = Deadlines(connect=0.3, connect_here=0.3, between_bytes=0.3, get_total=2.0)
DAY = timedelta(days=1)

NAME, CONNECT, TLS, ANSWER = Step


async def steps_to(
    url: str, tls: ssl.SSLContext | None = None, deadlines: Deadlines = SHORT
) -> list[StepResult]:
    endpoint = Endpoint(url, may_be_unencrypted=True)
    found = diagnose(endpoint, ApiKey(KEY), deadlines=deadlines, tls=tls)
    return [event async for event in found if isinstance(event, StepResult)]


def last_error(results: list[StepResult], step: Step) -> RequestError:
    """The error of the last step, which must be this one; every step before it worked."""
    *before, last = results
    assert [result.error for result in before] == [None] * len(before)
    assert last.step is step
    assert last.error is not None
    return last.error


async def test_every_step_of_a_good_service_is_timed(
    authority: trustme.CA, trusting: ssl.SSLContext
) -> None:
    tls = served_with(authority.issue_cert("localhost"))
    async with ScriptedService(GOOD, tls=tls, host="localhost") as service:
        port, results = service.port, await steps_to(service.base_url, trusting)
    assert [result.step for result in results] == [NAME, CONNECT, TLS, ANSWER]
    assert all(result.error is None and 0 < result.seconds < PATIENCE for result in results)
    name, connect, tls_found, answer = (result.detail for result in results)
    assert name.startswith("localhost is ")
    assert connect == f"127.0.0.1 port {port} answers"
    assert "TLSv1.3, certificate of localhost from Shop Authority, valid until " in tls_found
    assert answer == "HTTP 200, a list of animals"


async def test_the_request_is_that_of_the_program() -> None:
    async with ScriptedService(GOOD) as service:
        port, results = service.port, await steps_to(service.base_url)
    [heard] = service.heard
    assert [result.step for result in results] == [CONNECT, ANSWER]
    assert (heard.method, heard.target) == ("GET", "/v1/pets?limit=1")
    assert heard.headers["host"] == f"127.0.0.1:{port}"
    assert heard.headers["authorization"] == f"Bearer {KEY}"
    assert heard.headers["accept-encoding"] == "identity"


async def test_an_unknown_name(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "petstore_gui.gateway")
    results = await steps_to("https://no-such-shop.invalid:8443/v1")
    failed = last_error(results, NAME)
    assert isinstance(failed, NameNotFound)
    assert failed.fields() == {"where": "no-such-shop.invalid"}
    [line] = [record.getMessage() for record in caplog.records if record.levelno == logging.INFO]
    assert line.startswith("GET /pets: no response, ")
    assert "NameNotFound" in line


async def test_a_port_where_nothing_listens() -> None:
    async with ScriptedService(GOOD) as service:
        url, port = service.base_url, service.port
    failed = last_error(await steps_to(url), CONNECT)
    assert isinstance(failed, NothingListens)
    assert failed.fields() == {"where": f"127.0.0.1:{port}"}


async def test_a_port_that_accepts_no_connection() -> None:
    async with ScriptedService(GOOD) as service:
        url, port = service.base_url, service.port
    black_hole = SilentPort(port, is_full=True)
    assert isinstance(last_error(await steps_to(url), CONNECT), ConnectTimedOut)
    black_hole.close()


async def test_a_handshake_that_stalls() -> None:
    async with ScriptedService(GOOD) as service:
        url, port = service.base_url.replace("http:", "https:"), service.port
    silent = SilentPort(port, is_full=False)
    assert isinstance(last_error(await steps_to(url), TLS), HandshakeTimedOut)
    silent.close()


class Deaf(ScriptedService):
    """A service without TLS: it takes any bytes as a request."""

    async def hear(self, reader: asyncio.StreamReader, connection: int) -> Heard:
        """The first bytes received."""
        return Heard("", "", {}, await reader.read(65536), connection)


async def test_a_service_that_speaks_no_tls() -> None:
    async with Deaf(error(400)) as service:
        results = await steps_to(service.base_url.replace("http:", "https:"))
    assert isinstance(last_error(results, TLS), NotSecured)


@pytest.mark.parametrize(
    ("fault", "kind", "words"),
    [
        ("expired", CertificateExpired, {"whose": "127.0.0.1", "issuer": "Shop Authority"}),
        ("too new", CertificateTooNew, {"whose": "127.0.0.1"}),
        ("another", CertificateForAnother, {"whose": "shop.example, www.shop.example"}),
        ("unknown", IssuerNotTrusted, {"whose": "127.0.0.1", "issuer": "Nobody"}),
    ],
)
async def test_a_certificate_that_is_not_accepted(
    authority: trustme.CA,
    trusting: ssl.SSLContext,
    fault: str,
    kind: type[RequestError],
    words: dict[str, object],
) -> None:
    now = datetime.now(UTC)
    issued = {
        "expired": lambda: authority.issue_cert("127.0.0.1", not_after=now - DAY),
        "too new": lambda: authority.issue_cert("127.0.0.1", not_before=now + DAY),
        "another": lambda: authority.issue_cert("shop.example", "www.shop.example"),
        "unknown": lambda: trustme.CA(organization_name="Nobody").issue_cert("127.0.0.1"),
    }[fault]()
    async with ScriptedService(GOOD, tls=served_with(issued)) as service:
        failed = last_error(await steps_to(service.base_url, trusting), TLS)
    assert type(failed) is kind
    assert service.heard == [], "nothing may be sent"
    assert words.items() <= failed.fields().items()
    assert failed.sentence.format(**failed.fields())


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        (error(401), KeyNotAccepted),
        (error(403), Forbidden),
        (error(404), NotFound),
        (error(500), ServiceFailed),
        (error(503, headers={"Retry-After": "7"}), BusyFor),
        (reply(302, headers={"Location": "https://elsewhere.example/"}), Moved),
        (reply(304), NotUnderstood),
        (HTML, NotUnderstood),
        (reply(200, {"pets": []}), NotUnderstood),
        (reply(200, [{"title": "a book"}]), NotUnderstood),
        (reply(200, b"x" * 40, {"Content-Encoding": "br"}), NotUnderstood),
        (close, NotAnswered),
        (reset, NotAnswered),
        (silence, SentNothing),
        (cut(GOOD), BrokeOff),
        (b"SSH-2.0-OpenSSH_9.2\r\n", NotAnswered),
        (drip(GOOD, 0.2), TooSlow),
        (endless(b"x" * 65_536, b"HTTP/1.1 200 OK\r\n\r\n"), NotUnderstood),
    ],
)
async def test_an_answer_that_is_not_a_list(move: Move, kind: type[RequestError]) -> None:
    async with ScriptedService(move) as service:
        assert isinstance(last_error(await steps_to(service.base_url), ANSWER), kind)


@pytest.mark.parametrize(
    "moves",
    [
        [reply(200, [])],
        [reply(200, [{"id": "x"}], {"Connection": "close"}), GOOD],
    ],
)
async def test_a_list_without_readable_rows_may_be_one(moves: list[Move]) -> None:
    async with ScriptedService(*moves) as service:
        results = await steps_to(service.base_url)
    assert [result.error for result in results] == [None, None]


async def test_an_empty_list_is_called_empty() -> None:
    async with ScriptedService(reply(200, [])) as service:
        results = await steps_to(service.base_url)
    assert results[-1].detail == "HTTP 200, an empty list"


async def test_a_key_that_the_service_repeats_is_hidden() -> None:
    async with ScriptedService(error(401, f"unknown key {KEY}")) as service:
        failed = last_error(await steps_to(service.base_url), ANSWER)
    assert failed.said.message == "unknown key (API key)"
    assert KEY not in str(failed)


async def test_a_proxy_is_asked_in_place_of_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    async with ScriptedService(GOOD) as proxy:
        monkeypatch.setenv("HTTP_PROXY", proxy.base_url.removesuffix("/v1"))
        results = await steps_to("http://shop.invalid/v1")
        assert proxy.heard[0].target == "http://shop.invalid/v1/pets?limit=1"
    assert [(result.step, result.error) for result in results] == [(CONNECT, None), (ANSWER, None)]
    failed = last_error(await steps_to("http://shop.invalid/v1"), CONNECT)
    assert isinstance(failed, NothingListens)


async def test_a_diagnosis_can_be_abandoned_while_it_waits() -> None:
    async with ScriptedService(silence) as service:
        slow = asyncio.create_task(steps_to(service.base_url, deadlines=Deadlines()))
        await eventually(lambda: service.heard)
        slow.cancel()
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([slow])
        assert slow.cancelled()
