"""Who has access (section 5), and what others learn: nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.http.auth import ADDRESSES_MAX, SPARE, WrongKeys
from petstore_gui.service.store.store import Store
from tests.service.clients import client_of, error_of
from tests.service.running import KEY, bearer

OWN_HOST = "127.0.0.1:43210"


@pytest.fixture
async def stranger(store: Store) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(make_app(store, KEY), key=None) as stranger:
        yield stranger


@pytest.fixture
async def own(store: Store) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(make_app(store, KEY, only_host=OWN_HOST)) as own:
        own.headers["Host"] = OWN_HOST
        yield own


@pytest.mark.parametrize(
    "authorization",
    [
        None,
        "",
        "Bearer",
        "Bearer ",
        KEY,
        f"Basic {KEY}",
        f"Bearer{KEY}",
        f"Bearer {KEY}x",
        f"Bearer {KEY[:-1]}",
        f"Bearer {KEY.upper()}",
        f"Bearer {KEY} {KEY}",
        f"Bearer {KEY}, Bearer {KEY}",
        f'Bearer "{KEY}"',
        "Bearer k\xe9y",
    ],
)
async def test_a_missing_malformed_or_wrong_key_is_refused(
    stranger: httpx.AsyncClient, authorization: str | None
) -> None:
    headers = {} if authorization is None else {b"Authorization": authorization.encode("latin-1")}
    response = await stranger.get("/pets", headers=headers)
    assert error_of(response) == (401, "unauthorized")
    assert response.headers["www-authenticate"].startswith("Bearer")
    assert KEY not in response.text


@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER", "Bearer  "])
async def test_the_scheme_is_case_insensitive_and_may_be_followed_by_blanks(
    stranger: httpx.AsyncClient, scheme: str
) -> None:
    response = await stranger.get("/pets", headers={"Authorization": f"{scheme} {KEY}"})
    assert response.status_code == 200


async def test_wrong_keys_are_answered_at_a_bounded_rate_and_right_ones_are_not_slowed(
    stranger: httpx.AsyncClient,
) -> None:
    for _ in range(SPARE):
        assert (await stranger.get("/pets")).status_code == 401
    response = await stranger.get("/pets")
    assert error_of(response) == (429, "too_many_wrong_keys")
    assert response.headers["retry-after"] == "1"
    assert (await stranger.get("/pets", headers=bearer(KEY))).status_code == 200


def test_each_address_may_send_a_wrong_key_a_second_after_a_few_at_once() -> None:
    wrong = WrongKeys()
    assert [wrong.wait("a", 100.0) for _ in range(SPARE + 2)] == [*[0.0] * SPARE, 1.0, 1.0]
    assert wrong.wait("b", 100.0) == 0
    assert [wrong.wait("a", at) for at in (100.5, 101.0, 101.0, 102.5)] == [0.5, 0, 1, 0]
    assert [wrong.wait("a", 1_000.0) for _ in range(SPARE + 1)] == [*[0.0] * SPARE, 1.0]
    for address in range(ADDRESSES_MAX - 1):
        assert wrong.wait(str(address), 1_000.0) == 0
    assert wrong.wait("a", 1_000.0) == 1  # still known
    assert wrong.wait("one more", 1_000.0) == 0
    assert [wrong.wait("0", 1_000.0) for _ in range(SPARE + 1)] == [*[0.0] * SPARE, 1.0]


async def test_two_authorization_headers_are_unauthorized(stranger: httpx.AsyncClient) -> None:
    twice = [("Authorization", f"Bearer {KEY}")] * 2
    assert error_of(await stranger.get("/pets", headers=twice)) == (401, "unauthorized")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/pets?limit=0", ""),
        ("GET", "/pets?cursor=spoiled", ""),
        ("POST", "/pets", "no JSON"),
        ("POST", "/pets", "x" * 100_000),
        ("GET", "/pets/1", ""),
        ("GET", "/pets/no-number", ""),
        ("DELETE", "/pets/1", ""),
        ("HEAD", "/pets", ""),
        ("OPTIONS", "/pets", ""),
        ("GET", "/unknown", ""),
        ("GET", "/store/orders", ""),
        ("POST", "/../admin", ""),
    ],
)
async def test_the_key_is_checked_before_anything_else(
    stranger: httpx.AsyncClient, method: str, path: str, body: str
) -> None:
    response = await stranger.request(method, path, content=body)
    assert response.status_code == 401
    assert "allow" not in response.headers
    assert "deprecation" not in response.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": f"http://{OWN_HOST}"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {"Host": "evil.example"},
        {"Host": "localhost:43210"},
        {"Host": "127.0.0.1"},
        {"Host": "127.0.0.1:43211"},
        {"Host": ""},
    ],
    ids=str,
)
@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
async def test_the_windows_own_service_answers_no_web_page(
    own: httpx.AsyncClient, headers: dict[str, str], method: str
) -> None:
    response = await own.request(
        method, "/pets", json={"name": "Rex", "categoryId": 1}, headers=headers
    )
    assert error_of(response) == (403, "web_page_refused")
    assert not [name for name in response.headers if name.startswith("access-control")]
    assert (await own.get("/pets")).json() == []


async def test_the_windows_own_service_answers_the_window(own: httpx.AsyncClient) -> None:
    assert (await own.post("/pets", json={"name": "Rex", "categoryId": 1})).status_code == 201
