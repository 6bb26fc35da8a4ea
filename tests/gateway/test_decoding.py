from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.errors import NotAnswered, NotUnderstood
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.decoding import decode_pet, decode_pets

GOOD = b'{"id":1,"name":"Rex","categoryId":7}'
REX = Pet(1, "Rex", 7)
MEAN_TURN_MAX = 0.2
"""Seconds of processor time; decoded at once, these lists take 2 s and more."""


def row(**fields: str) -> bytes:
    """A good row with the JSON of some fields replaced."""
    texts = {"id": "1", "name": '"Rex"', "categoryId": "7"} | fields
    pairs = (f'"{name}": {text}' for name, text in texts.items() if text)
    return f"{{{', '.join(pairs)}}}".encode("utf-8", "surrogateescape")


@pytest.mark.parametrize(
    ("sent", "pet"),
    [
        (row(), REX),
        (row(status='"sold"'), Pet(1, "Rex", 7, "sold")),
        (row(status='"reserved"'), Pet(1, "Rex", 7, "reserved")),
        (row(status="null"), REX),
        (row(id=str(INT64_MAX)), Pet(INT64_MAX, "Rex", 7)),
        (row(id=str(INT64_MIN)), Pet(INT64_MIN, "Rex", 7)),
        (row(colour='"red"', tags="[1, {}]"), REX),
        (row(name='"\\u0000<b>\\u202e"'), Pet(1, "\0<b>\u202e", 7)),
        (row(name='""'), Pet(1, "", 7)),
        (row(name=f'"{"x" * 2**20}"'), Pet(1, "x" * 2**20, 7)),
    ],
)
def test_valid_rows_are_decoded_unchanged(sent: bytes, pet: Pet) -> None:
    assert decode_pet(sent) == pet
    assert counted(b"[" + sent + b"]") == ((pet,), 0)
    assert counted(b"[" + sent + b", 5]") == ((pet,), 1)


@pytest.mark.parametrize(
    "odd",
    [
        b"null",
        b"5",
        b'"Rex"',
        b"[]",
        b"{}",
        row(id=""),
        row(name=""),
        row(categoryId=""),
        row(id="null"),
        row(name="null"),
        row(id='"1"'),
        row(id="1.5"),
        row(id="true"),
        row(id="1e400"),
        row(id="1.0"),
        row(id=str(2**63)),
        row(id=str(-(2**63) - 1)),
        row(id=str(2**64)),
        row(id="9" * 10_000),
        row(id="NaN"),
        row(categoryId="-Infinity"),
        row(name='"\\ud800"'),
        row(name='"\udcff"'),
        row(status='"\\udfff"'),
        row(status="1"),
        row(name="5"),
    ],
)
def test_only_the_invalid_row_itself_is_lost(odd: bytes) -> None:
    assert counted(b"[" + GOOD + b"," + odd + b"," + GOOD + b"]") == ((REX, REX), 1)
    with pytest.raises(NotUnderstood):
        decode_pet(odd)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        GOOD,
        b"null",
        b"<!doctype html><title>Shop</title>",
        b"[" + GOOD + b",]",
        b"[" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'[{"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}]",
        b"\xff\xfe[\x00]\x00",
    ],
)
def test_a_list_that_is_not_an_array_is_not_understood(body: bytes) -> None:
    with pytest.raises(NotUnderstood):
        counted(body)


@pytest.mark.parametrize("body", [b"[", b"[" + GOOD, b"[" + GOOD + b",", b"[" + GOOD[:-3]])
def test_the_beginning_of_a_list_broke_off(body: bytes) -> None:
    with pytest.raises(NotAnswered):
        counted(body)


def test_a_byte_order_mark_is_ignored() -> None:
    assert counted(b"\xef\xbb\xbf[" + GOOD + b"]") == ((REX,), 0)
    assert counted(b"\xef\xbb\xbf[" + GOOD + b", 1]") == ((REX,), 1)
    assert decode_pet(b"\xef\xbb\xbf" + GOOD) == REX


@pytest.mark.parametrize("body", [b"", b"[]", b"null", b"{}", b"[" * 100_000, b'{"id":"1"}'])
def test_a_body_that_is_not_a_pet_is_not_understood(body: bytes) -> None:
    with pytest.raises(NotUnderstood):
        decode_pet(body)


@pytest.mark.parametrize(
    "body",
    [
        b"[" + b"1," * 500_000 + b"1]",
        b"[" + b"{}," * 300_000 + b"{}]",
        b"[NaN" + b",1.5" * 300_000 + b"]",
        b"[" + b"1.5," * 300_000,
    ],
)
async def test_a_large_invalid_list_does_not_hold_the_loop(body: bytes) -> None:
    turns, began = 0, time.thread_time()
    decoding = asyncio.create_task(decode_pets(body))
    while not decoding.done():
        await asyncio.sleep(0)
        turns += 1
    decoding.exception()
    assert (time.thread_time() - began) / turns < MEAN_TURN_MAX


def counted(body: bytes) -> tuple[tuple[Pet, ...], int]:
    pets, invalid = asyncio.run(decode_pets(body))
    return pets, len(invalid)


INT64 = st.integers(INT64_MIN, INT64_MAX)
NAMES = st.text(st.characters(exclude_categories=["Cs"]))
PETS = st.builds(Pet, INT64, NAMES, INT64, st.none() | NAMES)


@given(st.lists(PETS))
def test_every_list_is_decoded_alike_at_once_and_row_by_row(pets: list[Pet]) -> None:
    body = msgspec.json.encode(pets)
    assert counted(body) == (tuple(pets), 0)
    assert counted(msgspec.json.encode([*pets, "odd"])) == (tuple(pets), 1)


@given(
    st.binary(max_size=60)
    | st.text(max_size=60).map(lambda text: f"[{text}]".encode("utf-8", "surrogatepass"))
)
def test_no_body_raises_any_other_error(body: bytes) -> None:
    with suppress(NotAnswered, NotUnderstood):
        counted(body)
