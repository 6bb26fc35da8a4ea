"""The headers of every response, and the Error of every failed request (section 7)."""

from __future__ import annotations

import httpx
import pytest

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.database import OutcomeUnknown, PetRefused, Refused, StoreError
from tests.service.clients import broken_store, client_of, error_of
from tests.service.running import KEY

REX = {"name": "Rex", "categoryId": 1}


UNKNOWN = "outcome_unknown"


@pytest.fixture
async def rex(client: httpx.AsyncClient) -> int:
    return int((await client.post("/pets", json=REX)).json()["id"])


@pytest.mark.parametrize(
    "pet_id",
    [
        "2",
        "0",
        "-1",
        str(INT64_MIN),
        str(INT64_MAX),
        str(INT64_MAX + 1),
        str(INT64_MIN - 1),
        "9" * 5_000,
        "x",
        "1.0",
        "01",
        "+1",
        "1_0",
        "%D9%A1",
        "%201",
        "1%0A",
        "%00",
        "%FF",
    ],
)
async def test_an_unknown_id_is_not_found(client: httpx.AsyncClient, rex: int, pet_id: str) -> None:
    assert rex == 1
    assert error_of(await client.get(f"/pets/{pet_id}")) == (404, "pet_not_found")


@pytest.mark.parametrize("path", ["/pets/1", "/pets/2", "/pets/x"])
async def test_the_deprecated_operation_says_so(
    client: httpx.AsyncClient, rex: int, path: str
) -> None:
    assert rex == 1
    response = await client.get(path)
    assert response.headers["deprecation"] == "@1764892800"
    assert response.headers["sunset"] == "Thu, 05 Dec 2030 00:00:00 GMT"
    assert response.headers["link"] == '<../pets>; rel="successor-version"'
    assert response.url.join("../pets") == (await client.get("/pets")).url


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/pets/",
        "/pets/1/",
        "/pets/1/x",
        "/Pets",
        "/store/orders",
        "/store",
        "/openapi.json",
        "//pets",
        "http://pets.test/pets",
        "http://pets.test/v2/pets",
        "http://pets.test",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST", "HEAD"])
async def test_any_other_path_is_not_found(
    client: httpx.AsyncClient, method: str, path: str
) -> None:
    response = await client.request(method, path)
    assert response.status_code == 404
    if method != "HEAD":
        assert error_of(response) == (404, "unknown_path")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY", "get"])
@pytest.mark.parametrize(("path", "allowed"), [("/pets", "GET, POST"), ("/pets/1", "GET")])
async def test_any_other_method_is_not_allowed(
    client: httpx.AsyncClient, method: str, path: str, allowed: str
) -> None:
    request = client.build_request("GET", path)
    request.method = method
    response = await client.send(request)
    assert error_of(response) == (405, "method_not_allowed")
    assert response.headers["allow"] == allowed


@pytest.mark.expects_log("a request failed")
@pytest.mark.parametrize(
    "failure",
    [
        RuntimeError("/secret/path"),
        KeyError("secret"),
        RecursionError("secret"),
    ],
    ids=repr,
)
@pytest.mark.parametrize(("method", "path"), [("GET", ""), ("POST", ""), ("GET", "/1")])
async def test_an_internal_error_reveals_no_details(
    failure: Exception, method: str, path: str
) -> None:
    async with client_of(make_app(broken_store(failure), KEY)) as client:
        response = await client.request(
            method, f"/pets{path}", json=REX if method == "POST" else None
        )
    assert error_of(response) == (500, "internal_error")
    assert "secret" not in response.text + str(response.headers)


@pytest.mark.expects_log("/secret/path: no")
@pytest.mark.parametrize(
    ("failure", "status", "code", "later"),
    [
        (StoreError(StartFailure.CANNOT_WRITE, "/secret/path: no"), 507, "not_written", None),
        (StoreError(StartFailure.NOT_ALLOWED, "/secret/path: no"), 500, "write_not_allowed", None),
        (StoreError(StartFailure.DAMAGED, "/secret/path: no"), 500, "internal_error", None),
        (StoreError(StartFailure.UNKNOWN, "/secret/path: no"), 500, "internal_error", None),
        (StoreError(StartFailure.IN_USE, "/secret/path: no"), 503, "database_busy", "2"),
        (StoreError(StartFailure.AWAY, "/secret/path: no"), 503, "database_away", "2"),
        (StoreError(StartFailure.MISSING, "/secret/path: no"), 500, "database_gone", None),
        (Refused(StartFailure.AWAY, "/secret/path: no"), 503, "database_away", "2"),
        (PetRefused(StartFailure.AWAY, "/secret/path: no"), 400, "invalid_pet", None),
        (OutcomeUnknown(StartFailure.CANNOT_WRITE, "/secret/path: no"), 500, UNKNOWN, None),
        (OutcomeUnknown(StartFailure.IN_USE, "/secret/path: no"), 503, UNKNOWN, "2"),
        (OutcomeUnknown(StartFailure.AWAY, "/secret/path: no"), 503, UNKNOWN, "2"),
    ],
)
async def test_a_failed_write_is_one_line_in_the_log_and_says_what_is_known(
    failure: StoreError,
    status: int,
    code: str,
    later: str | None,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with client_of(make_app(broken_store(failure), KEY)) as client:
        response = await client.post("/pets", json=REX)
    assert error_of(response) == (status, code)
    assert response.headers.get("retry-after") == later
    assert "secret" not in response.text
    assert "Nothing was added" not in response.text  # an earlier request may have added it
    (record,) = caplog.records
    assert record.exc_info is None
