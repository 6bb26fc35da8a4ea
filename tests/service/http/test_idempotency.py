"""`Idempotency-Key`: the same key and body add one animal, however often and late they are sent."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from tests.service.clients import error_of

REX = b'{"name": "Rex", "categoryId": 1}'
MAX = b'{"name": "Max", "categoryId": 1}'


async def post(
    client: httpx.AsyncClient, body: bytes = REX, key: str | None = None
) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Idempotency-Key"] = key
    return await client.post("/pets", content=body, headers=headers)


async def listed(client: httpx.AsyncClient) -> list[int]:
    return [pet["id"] for pet in (await client.get("/pets?limit=100")).json()]


@pytest.mark.parametrize("body", [MAX, REX + b" "], ids=["another animal", "another byte"])
async def test_a_key_reused_with_another_body_is_an_error(
    client: httpx.AsyncClient, body: bytes
) -> None:
    await post(client, key='"a"')
    assert error_of(await post(client, body, key='"a"')) == (422, "idempotency_key_reused")
    assert await listed(client) == [1]


async def test_an_invalid_body_does_not_use_up_its_key(client: httpx.AsyncClient) -> None:
    assert error_of(await post(client, b"{}", key='"a"')) == (400, "invalid_pet")
    assert (await post(client, key='"a"')).status_code == 201


async def test_two_bodies_sent_at_once_with_one_key_add_one_animal(
    client: httpx.AsyncClient,
) -> None:
    answers = await asyncio.gather(post(client, key='"a"'), post(client, MAX, key='"a"'))
    assert sorted(answer.status_code for answer in answers) == [201, 422]
    assert await listed(client) == [1]


@pytest.mark.parametrize(
    "key",
    [
        "",
        '""',
        "a",
        '"a',
        'a"',
        '"a" "b"',
        '"a", "b"',
        '"a"b"',
        '"\\a"',
        "'a'",
        ":YQ==:",
        "1",
        '"%s"' % ("k" * 256),
        '"a\tb"',
    ],
)
async def test_a_key_that_is_not_a_quoted_string_is_an_error(
    client: httpx.AsyncClient, key: str
) -> None:
    response = await post(client, key=key)
    assert error_of(response) == (400, "invalid_idempotency_key")
    assert await listed(client) == []


@pytest.mark.parametrize("key", ['"%s"' % ("k" * 255), '"a b"', '"\\"\\\\"', '"12-ab_~"'])
async def test_every_quoted_string_is_a_key(client: httpx.AsyncClient, key: str) -> None:
    assert (await post(client, key=key)).status_code == 201


async def test_two_keys_are_an_error(client: httpx.AsyncClient) -> None:
    twice = [("Content-Type", "application/json"), *[("Idempotency-Key", '"a"')] * 2]
    response = await client.post("/pets", content=REX, headers=twice)
    assert error_of(response) == (400, "invalid_idempotency_key")
