"""What a diagnosis says about services that fail in different ways, on real sockets."""

from __future__ import annotations

import socket
import ssl
from datetime import UTC, datetime, timedelta

import pytest
import trustme

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection import Step, StepResult
from petstore_gui.domain.connection_errors import Why
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
)
from petstore_gui.domain.errors import NotAnswered, NotUnderstood, RequestError
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.diagnosis import diagnose
from petstore_gui.gateway.endpoint import Endpoint
from tests.doubles.scripted_service import Move, ScriptedService, error, reply, served_with
from tests.doubles.silent_port import SilentPort
from tests.gateway.conftest import KEY, Deaf
from tests.support.waiting import PATIENCE

GOOD = reply(200, [{"id": 1, "name": "Rex", "categoryId": 7}])
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
    authority: trustme.CA, trusting: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    tls = served_with(authority.issue_cert("shop.example"))
    async with ScriptedService(GOOD, tls=tls, host="shop.example") as service:
        here = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", service.port))
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_more: [here])
        port, results = service.port, await steps_to(service.base_url, trusting)
        assert len(service.heard) == 1
    assert [result.step for result in results] == [NAME, CONNECT, TLS, ANSWER]
    assert all(result.error is None and 0 < result.seconds < PATIENCE for result in results)
    name, connect, tls_found, answer = (result.detail for result in results)
    assert name == "shop.example is 127.0.0.1"
    assert connect == f"127.0.0.1 port {port} answers"
    assert tls_found.startswith("TLSv1.3, certificate accepted, valid until ")
    assert tls_found.endswith(" days left")
    assert answer == "HTTP 200, a list of animals"


async def test_an_unknown_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(*_arguments: object, **_more: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    failed = last_error(await steps_to("https://no-such-shop.invalid:8443/v1"), NAME)
    assert failed.kind == Why.NAME_NOT_FOUND
    assert failed.where == "no-such-shop.invalid"


async def test_a_port_where_nothing_listens() -> None:
    async with ScriptedService(GOOD) as service:
        url, port = service.base_url, service.port
    failed = last_error(await steps_to(url), CONNECT)
    assert failed.kind == Why.NOTHING_LISTENS
    assert failed.where == f"127.0.0.1:{port}"


@pytest.mark.parametrize(("scheme", "is_full", "step"), [("http", 1, CONNECT), ("https", 0, TLS)])
async def test_a_port_that_is_silent(scheme: str, is_full: bool, step: Step) -> None:
    async with ScriptedService(GOOD) as service:
        url, port = service.base_url.replace("http:", f"{scheme}:"), service.port
    silent = SilentPort(port, is_full=is_full)
    assert last_error(await steps_to(url), step).kind == Why.TIMED_OUT
    silent.close()


async def test_a_service_that_speaks_no_tls() -> None:
    async with Deaf(error(400)) as service:
        results = await steps_to(service.base_url.replace("http:", "https:"))
    assert last_error(results, TLS).kind == Why.NOT_SECURED


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("expired", "certificate has expired"),
        ("too new", "certificate is not yet valid"),
        ("another", "IP address mismatch, certificate is not valid for '127.0.0.1'."),
        ("unknown", "unable to get local issuer certificate"),
    ],
)
async def test_a_certificate_that_is_not_accepted_is_told_in_the_words_of_ssl(
    authority: trustme.CA, trusting: ssl.SSLContext, fault: str, words: str
) -> None:
    now = datetime.now(UTC)
    issued = {
        "expired": lambda: authority.issue_cert("127.0.0.1", not_after=now - DAY),
        "too new": lambda: authority.issue_cert("127.0.0.1", not_before=now + DAY),
        "another": lambda: authority.issue_cert("shop.example"),
        "unknown": lambda: trustme.CA().issue_cert("127.0.0.1"),
    }[fault]()
    async with ScriptedService(GOOD, tls=served_with(issued)) as service:
        failed = last_error(await steps_to(service.base_url, trusting), TLS)
    assert (failed.kind, str(failed)) == (Why.NOT_TRUSTED, words)
    assert service.heard == [], "nothing may be sent"


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        (error(401, f"unknown key {KEY}"), KeyNotAccepted),
        (error(500), Declined),
        (reply(200, {"pets": []}), NotUnderstood),
        (reply(200, [{"title": "a book"}]), NotUnderstood),
        (b"SSH-2.0-OpenSSH_9.2\r\n", NotAnswered),
    ],
)
async def test_an_answer_that_is_not_a_list(move: Move, kind: type[RequestError]) -> None:
    async with ScriptedService(move) as service:
        failed = last_error(await steps_to(service.base_url), ANSWER)
    assert isinstance(failed, kind)
    assert KEY not in f"{failed} {failed.said}"


async def test_a_proxy_is_asked_in_place_of_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    async with ScriptedService(GOOD) as proxy:
        monkeypatch.setenv("HTTP_PROXY", proxy.base_url.removesuffix("/v1"))
        results = await steps_to("http://shop.invalid/v1")
        assert proxy.heard[0].target == "http://shop.invalid/v1/pets?limit=1"
    assert [(result.step, result.error) for result in results] == [(CONNECT, None), (ANSWER, None)]
    failed = last_error(await steps_to("http://shop.invalid/v1"), CONNECT)
    assert failed.kind == Why.NOTHING_LISTENS
