"""`POST /pets` (section 4.2): which bodies are accepted, and why others are errors."""

from __future__ import annotations

import json
from decimal import Decimal

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.service.http.new_pet import parse_new_pet
from petstore_gui.service.http.errors import ApiError
from tests.service.clients import error_of

JSON = {"Content-Type": "application/json"}
ONE_OF = "must be one of available, pending, sold, or left out"
NOT_BLANK = "must not be empty or blank"
WHOLE_NUMBER = f"must be a whole number from {INT64_MIN} to {INT64_MAX}"


async def post(client: httpx.AsyncClient, body: str | bytes) -> httpx.Response:
    return await client.post("/pets", content=body, headers=JSON)


@pytest.mark.parametrize("status", [None, "available", "pending", "sold"])
async def test_an_animal_comes_back_with_its_id_and_is_in_the_list(
    client: httpx.AsyncClient, status: str | None
) -> None:
    sent = {"name": "Rex", "categoryId": 7} | ({} if status is None else {"status": status})
    response = await client.post("/pets", json=sent)
    assert response.status_code == 201
    assert response.json() == {"id": 1, **sent}
    assert (await client.get("/pets")).json() == [response.json()]
    assert (await client.get("/pets/1")).json() == response.json()


@pytest.mark.parametrize(
    "name",
    [" Rex ", "x", "Zoë", "🦜", "犬", "<b>Rex</b>", 'q"\\', "a\tb\u202e\u0007", "n" * 60_000],
)
async def test_a_name_is_stored_as_it_was_sent(client: httpx.AsyncClient, name: str) -> None:
    await post(client, json.dumps({"name": name, "categoryId": 1}, ensure_ascii=False))
    assert (await client.get("/pets/1")).json()["name"] == name


@pytest.mark.parametrize(
    ("number", "stored"),
    [
        ("3.0", 3),
        ("3e0", 3),
        ("30e-1", 3),
        ("-0", 0),
        ("0.0", 0),
        ("9007199254740993.0", 9007199254740993),
        ("-9223372036854775808", INT64_MIN),
        ("9223372036854775807", INT64_MAX),
        ("9223372036854775807.000", INT64_MAX),
        ("9.223372036854775807e18", INT64_MAX),
    ],
)
async def test_a_category_is_an_exact_int64_however_it_is_written(
    client: httpx.AsyncClient, number: str, stored: int
) -> None:
    response = await post(client, f'{{"name": "Rex", "categoryId": {number}}}')
    assert response.status_code == 201
    assert response.json()["categoryId"] == stored
    assert (await client.get("/pets")).json()[0]["categoryId"] == stored


@pytest.mark.parametrize(
    "number",
    [
        "3.5",
        "true",
        "false",
        '"3"',
        "null",
        "[]",
        "{}",
        "1e400",
        "-1e400",
        "1e-400",
        "1e999999999999999999999",
        "9223372036854775808",
        "9223372036854775807.5",
        "-9223372036854775809",
        "1" * 5_000,
    ],
)
async def test_a_category_that_is_not_an_int64_is_refused(
    client: httpx.AsyncClient, number: str
) -> None:
    response = await post(client, f'{{"name": "Rex", "categoryId": {number}}}')
    assert error_of(response) == (400, "invalid_pet")
    assert response.json()["message"] == f"categoryId: {WHOLE_NUMBER}"
    assert (await client.get("/pets")).json() == []


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("{}", "name: is missing; categoryId: is missing"),
        ('{"categoryId": 1}', "name: is missing"),
        ('{"name": "Rex"}', "categoryId: is missing"),
        ('{"name": null, "categoryId": 1}', "name: must be a text"),
        ('{"name": 5, "categoryId": 1}', "name: must be a text"),
        ('{"name": ["Rex"], "categoryId": 1}', "name: must be a text"),
        ('{"name": "", "categoryId": 1}', f"name: {NOT_BLANK}"),
        ('{"name": " \\t\\u00a0\\u3000", "categoryId": 1}', f"name: {NOT_BLANK}"),
        ('{"name": "a\\u0000b", "categoryId": 1}', "name: must not hold the character U+0000"),
        ('{"name": "\\ud800", "categoryId": 1}', "name: must not hold half of a surrogate pair"),
        ('{"name": "\\udc00x", "categoryId": 1}', "name: must not hold half of a surrogate pair"),
        (
            '{"name": "Rex", "categoryId": 1, "status": null}',
            f"status: {ONE_OF}",
        ),
        (
            '{"name": "Rex", "categoryId": 1, "status": "gone"}',
            f"status: {ONE_OF}",
        ),
        (
            '{"name": "Rex", "categoryId": 1, "status": ["sold"]}',
            f"status: {ONE_OF}",
        ),
        (
            '{"name": "", "categoryId": 1.5}',
            f"name: must not be empty or blank; categoryId: {WHOLE_NUMBER}",
        ),
    ],
)
async def test_a_refusal_names_the_field_and_the_reason(
    client: httpx.AsyncClient, body: str, message: str
) -> None:
    response = await post(client, body)
    assert error_of(response) == (400, "invalid_pet")
    assert response.json()["message"] == message
    assert (await client.get("/pets")).json() == []


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("", "Expecting value, line 1, column 1"),
        ('{"name": "Rex"', "Expecting ',' delimiter, line 1, column 15"),
        ('{"categoryId": 01}', "Expecting ',' delimiter, line 1, column 17"),
        ('{"categoryId": NaN}', "NaN and Infinity are no JSON numbers"),
        ('{"x": -Infinity}', "NaN and Infinity are no JSON numbers"),
        ('{"name": "Rex", "name": "Max"}', "a field is given twice"),
        ('{"x": {"y": 1, "y": 1}}', "a field is given twice"),
        ("[" * 60_000, "nested too deep"),
    ],
)
async def test_the_error_for_broken_json_names_its_place(
    client: httpx.AsyncClient, body: str, reason: str
) -> None:
    response = await post(client, body)
    assert error_of(response) == (400, "invalid_pet")
    assert response.json()["message"] == f"body: is not JSON ({reason})"


@pytest.mark.parametrize("body", ["[]", "null", '"Rex"', "3", '[{"name": "Rex", "categoryId": 1}]'])
async def test_json_other_than_an_object_is_an_error(client: httpx.AsyncClient, body: str) -> None:
    response = await post(client, body)
    assert error_of(response) == (400, "invalid_pet")
    assert response.json()["message"] == "body: must be a JSON object"


@pytest.mark.parametrize(
    "body",
    [
        b"\xef\xbb\xbf" + b'{"name": "Rex", "categoryId": 1}',
        b'{"name": "R\xffx", "categoryId": 1}',
        b'{"name": "\xed\xa0\x80", "categoryId": 1}',
        '{"name": "Rex", "categoryId": 1}'.encode("utf-16"),
        b'{"name": "a\nb", "categoryId": 1}',
        b"\x00",
    ],
    ids=["byte-order mark", "not UTF-8", "surrogate in UTF-8", "UTF-16", "line feed", "NUL"],
)
async def test_a_body_that_is_not_utf_8_json_is_an_error(
    client: httpx.AsyncClient, body: bytes
) -> None:
    response = await post(client, body)
    assert error_of(response) == (400, "invalid_pet")
    assert response.json()["message"].startswith("body: is not JSON")


async def test_a_surrogate_pair_is_one_character(client: httpx.AsyncClient) -> None:
    response = await post(client, '{"name": "\\ud83e\\udd9c", "categoryId": 1}')
    assert response.json()["name"] == "🦜"


async def test_unknown_fields_are_ignored(client: httpx.AsyncClient) -> None:
    body = '{"id": 77, "name": "Rex", "categoryId": 1, "tags": [1.5], "x": "\\ud800"}'
    response = await post(client, body)
    assert response.json() == {"id": 1, "name": "Rex", "categoryId": 1}


@pytest.mark.parametrize(
    "media_type",
    [
        "application/json; charset=utf-8",
        "Application/JSON",
        "application/json ;charset=UTF-8",
        'application/json; charset="utf-8"; a=b',
    ],
)
async def test_every_spelling_of_the_json_media_type_is_accepted(
    client: httpx.AsyncClient, media_type: str
) -> None:
    response = await client.post(
        "/pets", content=b'{"name": "Rex", "categoryId": 1}', headers={"Content-Type": media_type}
    )
    assert response.status_code == 201


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Content-Type": ""},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/jsonp"},
        {"Content-Type": "application/merge-patch+json"},
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "application/json; charset=utf-16"},
        {"Content-Type": "application/json;a=b;Charset=ISO-8859-1"},
        {**JSON, "Content-Encoding": "gzip"},
    ],
    ids=str,
)
async def test_a_body_not_declared_as_json_is_refused(
    client: httpx.AsyncClient, headers: dict[str, str]
) -> None:
    response = await client.post(
        "/pets", content=b'{"name": "Rex", "categoryId": 1}', headers=headers
    )
    assert error_of(response) == (415, "unsupported_media_type")


@pytest.mark.parametrize(
    "more", [("Content-Type", "text/plain"), ("content-encoding", "gzip"), *JSON.items()]
)
async def test_of_two_headers_none_is_believed(
    client: httpx.AsyncClient, more: tuple[str, str]
) -> None:
    headers = [*JSON.items(), ("Content-Encoding", "identity"), more]
    body = b'{"name": "Rex", "categoryId": 1}'
    response = await client.post("/pets", content=body, headers=headers)
    assert error_of(response) == (400, "broken_http")
    assert (await client.get("/pets")).json() == []


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
    assert pet.name == fields["name"]
    assert pet.category_id == Decimal(str(fields["categoryId"]))
    assert pet.status == fields.get("status")


@given(st.binary(max_size=200))
def test_any_bytes_give_an_animal_or_an_error(body: bytes) -> None:
    with pytest.raises(ApiError, match=r"^body: "):
        parse_new_pet(body)


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
