"""The log of a shared service: lines of JSON about its requests."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http import request_log
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.http.auth import OWN_KEY
from petstore_gui.service.http.health import Health
from petstore_gui.service.http.request_log import JsonLines, RequestLog
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.store import Store
from tests.service.clients import broken_store, client_of
from tests.service.running import KEY
from tests.support.waiting import eventually

Lines = Callable[[], list[dict[str, str]]]
TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


def client_of_broken(failure: Exception) -> httpx.AsyncClient:
    return client_of(RequestLog(make_app(broken_store(failure), KEY), print))


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Lines:
    """What would be written."""
    caplog.handler.setFormatter(JsonLines())
    return lambda: list(map(json.loads, caplog.text.splitlines()))


@pytest.mark.expects_log("no\nserver")
@pytest.mark.parametrize("given", ["till-1.7", "A" * 64])
async def test_a_line_has_the_id_and_the_trace_of_its_request(lines: Lines, given: str) -> None:
    async with client_of_broken(StoreError(StartFailure.AWAY, "no\nserver")) as client:
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
    async with client_of_broken(RuntimeError("bug")) as client:
        headers = {b"X-Request-ID": given.encode()}
        answers = [await client.get("/pets", headers=headers) for _ in range(2)]
    ids = [line["request_id"] for line in lines()]
    assert ids == [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == len(answers)
    assert given not in ids
    assert "RuntimeError: bug" in lines()[0]["exception"]


@pytest.mark.parametrize(
    ("method", "path", "written"),
    [
        ("GET", "/v1/pets?cursor=Rosalind", ("GET", "/v1/pets", 400)),
        ("GET", "/v1/pets/-7", ("GET", "/v1/pets/-7", 404)),
        ("GET", "/v1/pets/Rosalind", ("GET", "other", 404)),
        ("PUT", "/v1/categories", ("PUT", "/v1/categories", 428)),
        ("ROSALIND", "/v1/pets", ("_OTHER", "/v1/pets", 405)),
        ("GET", f"/{KEY}", ("GET", "other", 404)),
        ("POST", "/v1/pets", ("POST", "/v1/pets", 201)),
        ("GET", "/healthz", None),
        ("GET", "/readyz", None),
    ],
)
async def test_each_request_has_a_line_without_key_query_and_name(
    store: Store, method: str, path: str, written: tuple[str, str, int] | None
) -> None:
    said: list[str] = []
    app = RequestLog(make_app(store, KEY, health=Health(store.edition)), said.append)
    async with client_of(app) as client:
        url = f"http://pets.test{path}"
        answer = await client.request(method, url, json={"name": "Rosalind", "categoryId": 1})
    app.flush()
    if written is None:
        assert said == []
        return
    (text,) = said
    line = json.loads(text)
    assert text == f"{text.strip()}\n"
    assert (line["method"], line["path"], line["status"]) == written
    assert line["key"] == OWN_KEY
    assert line["request_id"] == answer.headers["x-request-id"]
    assert line["time"].endswith("+00:00")
    assert 0 < line["ms"] < 60_000
    assert line.get("pet_id") == (answer.json()["id"] if written[2] == 201 else None)
    assert KEY not in text
    assert "rosalind" not in text.lower()


def written(said: list[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in "".join(said).splitlines()]


async def test_wrong_keys_have_a_line_a_second_with_their_count(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_log, "WRONG_KEYS_SECONDS", 0.05)
    said: list[str] = []
    app = RequestLog(make_app(store, KEY), said.append)
    async with client_of(app, key="not-the-key-of-the-tests") as client:
        for _ in range(30):
            await client.get("/pets")
        await eventually(lambda: sum(one["wrong_keys"] for one in written(said)) == 30)
    first, *_ = lines = written(said)
    assert first["wrong_keys"] == 1
    assert len(lines) < 30
    assert first["last_from"] == "127.0.0.1"
    assert "not-the-key" not in "".join(said)
