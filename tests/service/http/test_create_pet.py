"""`POST /pets` (section 4.2): which bodies are accepted, and why others are errors."""

from __future__ import annotations

import json

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.service.http.errors import ApiError
from petstore_gui.service.http.request_body import parse_new_pet
from tests.service.clients import error_of

JSON = {"Content-Type": "application/json"}
REX = b'{"name": "Rex", "categoryId": 1}'


async def post(client: httpx.AsyncClient, body: str | bytes) -> httpx.Response:
    return await client.post("/pets", content=body, headers=JSON)


@pytest.mark.parametrize(
    "name",
    [" Rex ", "x", "Zoë", "🦜", "犬", "<b>Rex</b>", 'q"\\', "a\tb\u202e\u0007", "n" * 60_000],
)
async def test_a_name_is_stored_as_it_was_sent(client: httpx.AsyncClient, name: str) -> None:
    for is_ascii in (False, True):
        await post(client, json.dumps({"name": name, "categoryId": 1}, ensure_ascii=is_ascii))
    assert [pet["name"] for pet in (await client.get("/pets")).json()] == [name, name]


@pytest.mark.parametrize("number", [INT64_MIN, -1, 0, 2**53 + 1, INT64_MAX, "3.0", "30e-1"])
async def test_a_category_is_an_exact_int64(client: httpx.AsyncClient, number: int | str) -> None:
    await post(client, f'{{"name": "Rex", "categoryId": {number}}}')
    assert (await client.get("/pets/1")).json()["categoryId"] == (
        3 if isinstance(number, str) else number
    )


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("{}", "name: missing required field"),
        ('{"name": "Rex"}', "categoryId: missing required field"),
        ('{"name": null, "categoryId": 1}', "name: Expected `str`, got `null`"),
        ('{"name": ["Rex"], "categoryId": 1}', "name: Expected `str`, got `array`"),
        ('{"name": "", "categoryId": 1}', "name: must not be empty or blank"),
        ('{"name": " \\t\\u00a0\\u3000", "categoryId": 1}', "name: must not be empty or blank"),
        ('{"name": "a\\u0000b", "categoryId": 1}', "name: must not hold the character U+0000"),
        *[
            (f'{{"name": "Rex", "categoryId": {number}}}', f"categoryId: {why}")
            for number, why in (
                ("3.5", "must be a whole number"),
                ("9007199254740993.0", "must be a whole number"),
                ('"3"', "Expected `int | float`, got `str`"),
                ("true", "Expected `int | float`, got `bool`"),
                ("1e400", "Number out of range"),
                (INT64_MAX + 1, f"Expected `int` <= {INT64_MAX}"),
                (INT64_MIN - 1, f"Expected `int` >= {INT64_MIN}"),
                ("1" * 5_000, "Integer value out of range"),
            )
        ],
        (
            '{"name": "Rex", "categoryId": 1, "status": null}',
            "status: Expected `str`, got `null`",
        ),
        (
            '{"name": "Rex", "categoryId": 1, "status": "gone"}',
            "status: Invalid enum value 'gone'",
        ),
        ("[]", "body: Expected `object`, got `array`"),
        ("null", "body: Expected `object`, got `null`"),
    ],
)
async def test_a_refusal_begins_with_the_field_that_is_wrong(
    client: httpx.AsyncClient, body: str, message: str
) -> None:
    response = await post(client, body)
    assert error_of(response) == (400, "invalid_pet")
    assert response.json()["message"] == message
    assert (await client.get("/pets")).json() == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\x00",
        b'{"name": "Rex"',
        b'{"name": "Rex", "categoryId": 01}',
        b'{"name": "Rex", "categoryId": NaN}',
        b'{"name": "\\ud800", "categoryId": 1}',
        b'{"name": "\\udc00x", "categoryId": 1}',
        b"\xef\xbb\xbf" + REX,
        b'{"name": "R\xffx", "categoryId": 1}',
        b'{"name": "\xed\xa0\x80", "categoryId": 1}',
        REX.decode().encode("utf-16"),
        b'{"name": "a\nb", "categoryId": 1}',
        b'{"x": ' * 9_000,
        b"[" * 60_000,
    ],
    ids=lambda body: repr(body[:40]),
)
async def test_a_body_that_is_no_json_in_utf_8_is_an_error(
    client: httpx.AsyncClient, body: bytes
) -> None:
    response = await post(client, body)
    assert error_of(response) == (400, "invalid_pet")
    assert response.json()["message"].startswith("body: ")


async def test_unknown_fields_are_ignored(client: httpx.AsyncClient) -> None:
    response = await post(client, '{"id": 77, "name": "Rex", "categoryId": 1, "tags": [1.5]}')
    assert response.json() == {"id": 1, "name": "Rex", "categoryId": 1}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([("Content-Type", "application/json; charset=utf-8")], 201),
        ([("Content-Type", "Application/JSON")], 201),
        ([("Content-Type", "application/json ;charset=UTF-8")], 201),
        ([("Content-Type", 'application/json; charset="utf-8"; a=b')], 201),
        ([], 415),
        ([("Content-Type", "")], 415),
        ([("Content-Type", "text/plain")], 415),
        ([("Content-Type", "application/jsonp")], 415),
        ([("Content-Type", "application/merge-patch+json")], 415),
        ([("Content-Type", "application/json; charset=utf-16")], 415),
        ([("Content-Type", "application/json;a=b;Charset=ISO-8859-1")], 415),
        ([*JSON.items(), ("Content-Encoding", "gzip")], 415),
        ([*JSON.items(), ("Content-Encoding", "identity")], 201),
        ([*JSON.items(), ("Content-Type", "text/plain")], 400),
        ([*JSON.items(), *[("Content-Encoding", "identity")] * 2], 400),
    ],
    ids=str,
)
async def test_a_body_must_be_declared_as_plain_json_once(
    client: httpx.AsyncClient, headers: list[tuple[str, str]], status: int
) -> None:
    response = await client.post("/pets", content=REX, headers=headers)
    assert response.status_code == status
    if status != 201:
        codes = {415: "unsupported_media_type", 400: "broken_http"}
        assert error_of(response) == (status, codes[status])


async def test_a_body_may_have_at_most_64_kib(client: httpx.AsyncClient) -> None:
    body = b'{"name": "%s", "categoryId": 1}'
    fits = body % (b"n" * (64 * 1024 - len(body) + 2))
    assert (await post(client, fits)).status_code == 201
    assert error_of(await post(client, fits + b" ")) == (413, "body_too_large")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["name", "categoryId", "status", "x"]), json_values))
def test_any_object_is_an_animal_or_an_error(fields: dict[str, object]) -> None:
    try:
        pet = parse_new_pet(json.dumps(fields).encode())
    except ApiError:
        return
    assert pet == NewPet(str(fields["name"]), pet.category_id, pet.status)
    assert pet.category_id == fields["categoryId"]
    assert pet.status == fields.get("status")


@given(
    st.text(min_size=1).filter(lambda name: name.strip() and "\0" not in name),
    st.integers(INT64_MIN, INT64_MAX),
    st.none() | st.sampled_from(PetStatus),
)
def test_every_animal_of_the_interface_is_accepted(
    name: str, category_id: int, status: PetStatus | None
) -> None:
    fields = {"name": name, "categoryId": category_id} | ({"status": status} if status else {})
    assert parse_new_pet(json.dumps(fields).encode()) == NewPet(name, category_id, status)
