"""The names of categories, beside the interface: read and replaced as a whole."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest

from petstore_gui.domain.category import (
    NAMES_BYTES_MAX,
    Category,
    CategoryColour,
    CategoryIcon,
    bytes_of,
)
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import Store
from tests.service.clients import client_of, error_of
from tests.service.running import KEY

URL = "http://pets.test/v1/categories"
DOGS = bytes_of({5: Category(5, "Dogs", CategoryColour.RED, CategoryIcon.DOG)})
CATS = bytes_of({12: Category(12, "Cats"), -3: Category(-3, "Näger")})
INVALID = (400, "invalid_categories")


@pytest.fixture
async def till(store: Store) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(make_app(store, KEY)) as client:
        yield client


async def put(client: httpx.AsyncClient, content: bytes, tag: str | None) -> httpx.Response:
    headers = {"Content-Type": "application/json"} | ({"If-Match": tag} if tag else {})
    return await client.put(URL, content=content, headers=headers)


async def tag_of(client: httpx.AsyncClient) -> str:
    return (await client.get(URL)).headers["etag"]


async def test_names_are_kept_and_read_by_all(till: httpx.AsyncClient) -> None:
    answer = await till.get(URL)
    assert (answer.status_code, answer.content) == (200, b"[]")
    for content in (DOGS, CATS):
        answer = await put(till, content, await tag_of(till))
        assert (answer.status_code, answer.content) == (204, b"")
        tag, answer = answer.headers["etag"], await till.get(URL)
        assert (answer.content, answer.headers["etag"]) == (content, tag)
        unchanged = await till.get(URL, headers={"If-None-Match": tag})
        assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert (await till.get("http://pets.test/v1/pets")).headers["x-categories"] == "/v1/categories"


async def test_of_two_at_once_one_replaces_what_was_read(till: httpx.AsyncClient) -> None:
    tag = await tag_of(till)
    answers = await asyncio.gather(put(till, DOGS, tag), put(till, CATS, tag))
    assert sorted(one.status_code for one in answers) == [204, 412]
    assert error_of(await put(till, DOGS, None)) == (428, "condition_required")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", INVALID),
        (b"{}", INVALID),
        (b"[" * 100_000, INVALID),
        (b'[{"id": 5}]', INVALID),
        (b'[{"id": 9223372036854775808, "name": "Dogs"}]', INVALID),
        (b'[{"id": 5, "name": " "}]', INVALID),
        (b'[{"id": 5, "name": "7"}]', INVALID),
        (b'[{"id": 5, "name": "a\\nb"}]', INVALID),
        (msgspec.json.encode([{"id": 5, "name": "x" * 61}]), INVALID),
        (b" " * (NAMES_BYTES_MAX + 1), (413, "body_too_large")),
    ],
)
async def test_what_is_wrong_replaces_nothing(
    till: httpx.AsyncClient, content: bytes, expected: tuple[int, str]
) -> None:
    assert error_of(await put(till, content, await tag_of(till))) == expected
    assert (await till.get(URL)).content == b"[]"


async def test_a_mark_of_a_newer_version_counts_as_the_plain_one(till: httpx.AsyncClient) -> None:
    content = b'[{"id": 5, "name": "Dogs", "colour": "pink", "icon": "axolotl", "more": 1}]'
    await put(till, content, await tag_of(till))
    assert (await till.get(URL)).content == bytes_of({5: Category(5, "Dogs")})
