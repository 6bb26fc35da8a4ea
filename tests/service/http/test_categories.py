"""The names of categories, beside the interface: read and replaced as a whole."""

from __future__ import annotations

import asyncio

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
from tests.service.clients import error_of

URL = "http://pets.test/v1/categories"
DOGS = bytes_of({5: Category(5, "Dogs", CategoryColour.RED, CategoryIcon.DOG)})
CATS = bytes_of({12: Category(12, "Cats"), -3: Category(-3, "Näger")})
INVALID = (400, "invalid_categories")


async def put(client: httpx.AsyncClient, content: bytes, tag: str | None) -> httpx.Response:
    headers = {"Content-Type": "application/json"} | ({"If-Match": tag} if tag else {})
    return await client.put(URL, content=content, headers=headers)


async def tag_of(client: httpx.AsyncClient) -> str:
    return (await client.get(URL)).headers["etag"]


async def test_names_are_kept_and_read_by_all(client: httpx.AsyncClient) -> None:
    answer = await client.get(URL)
    assert (answer.status_code, answer.content) == (200, b"[]")
    for content in (DOGS, CATS):
        answer = await put(client, content, await tag_of(client))
        assert (answer.status_code, answer.content) == (204, b"")
        tag, answer = answer.headers["etag"], await client.get(URL)
        assert (answer.content, answer.headers["etag"]) == (content, tag)
        unchanged = await client.get(URL, headers={"If-None-Match": tag})
        assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert (await client.get("/pets")).headers["x-categories"] == "/v1/categories"


async def test_of_two_at_once_one_replaces_what_was_read(client: httpx.AsyncClient) -> None:
    tag = await tag_of(client)
    answers = await asyncio.gather(put(client, DOGS, tag), put(client, CATS, tag))
    assert sorted(one.status_code for one in answers) == [204, 412]
    assert error_of(await put(client, DOGS, None)) == (428, "condition_required")


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
    client: httpx.AsyncClient, content: bytes, expected: tuple[int, str]
) -> None:
    assert error_of(await put(client, content, await tag_of(client))) == expected
    assert (await client.get(URL)).content == b"[]"


async def test_a_mark_of_a_newer_version_counts_as_the_plain_one(client: httpx.AsyncClient) -> None:
    content = b'[{"id": 5, "name": "Dogs", "colour": "pink", "icon": "axolotl", "more": 1}]'
    await put(client, content, await tag_of(client))
    assert (await client.get(URL)).content == bytes_of({5: Category(5, "Dogs")})
