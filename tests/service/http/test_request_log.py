"""The log of a shared service: lines of JSON that name their request."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import NoReturn, cast

import httpx
import pytest

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.http.request_log import JsonLines, RequestLog
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.store import Store
from tests.service.clients import client_of
from tests.service.running import KEY

Lines = Callable[[], list[dict[str, str]]]
TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


def failing_with(failure: Exception) -> httpx.AsyncClient:
    async def fail(*_: object) -> NoReturn:
        raise failure

    store = cast("Store", SimpleNamespace(edition=fail))
    return client_of(RequestLog(make_app(store, KEY)))


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Lines:
    """What would be written."""
    caplog.handler.setFormatter(JsonLines())
    return lambda: list(map(json.loads, caplog.text.splitlines()))


@pytest.mark.expects_log("no\nserver")
@pytest.mark.parametrize("given", ["till-1.7", "A" * 64])
async def test_a_line_has_the_id_and_the_trace_of_its_request(lines: Lines, given: str) -> None:
    async with failing_with(StoreError(StartFailure.AWAY, "no\nserver")) as client:
        about = {"X-Request-ID": given, "traceparent": TRACE}
        answer = await client.get("/pets", headers=about)
    (line,) = lines()
    assert answer.headers["x-request-id"] == line["request_id"] == given
    assert line["traceparent"] == TRACE
    assert line["level"] == "ERROR"
    assert "no\nserver" in line["message"]
    assert line["time"].endswith("+00:00")


@pytest.mark.expects_log("a request failed")
@pytest.mark.parametrize(
    "given", ["", "a b", "A" * 65, "-x", 'a","level":"x', "\u00e9", "\u0661", "a;b"]
)
async def test_what_is_no_id_is_replaced(lines: Lines, given: str) -> None:
    async with failing_with(RuntimeError("bug")) as client:
        headers = {b"X-Request-ID": given.encode()}
        answers = [await client.get("/pets", headers=headers) for _ in range(2)]
    ids = [line["request_id"] for line in lines()]
    assert ids == [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == len(answers)
    assert given not in ids
    assert "RuntimeError: bug" in lines()[0]["exception"]
