"""Decodes animals from response bodies. Invalid rows are counted, not corrected."""

from __future__ import annotations

import codecs
import json
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from contextlib import suppress

import msgspec

from petstore_gui.domain.errors import NotAnswered, NotUnderstood
from petstore_gui.domain.pets import Pet
from petstore_gui.support.tasks import run_in_slices

_LENIENT_BYTES_MAX = 2**17
_NOT_READABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_PET = msgspec.json.Decoder(Pet)
_PETS = msgspec.json.Decoder(list[Pet])
_RAW_ROWS = msgspec.json.Decoder(list[msgspec.Raw])


def decode_pet(body: bytes) -> Pet:
    """The animal in the body of a response (section 2). Raises `NotUnderstood`."""
    try:
        return _PET.decode(body.removeprefix(codecs.BOM_UTF8))
    except _NOT_READABLE as error:
        raise NotUnderstood(f"not a Pet: {error}") from error


async def decode_pets(body: bytes) -> tuple[tuple[Pet, ...], tuple[Hashable, ...]]:
    """The animals in a list (section 4.1), and a key for each invalid row.

    The same row has the same key wherever it comes. The page is decoded at once; if that fails, row
    by row, so that only invalid rows are lost, and in slices, as that takes far longer.

    Raises `NotUnderstood` if the body is not a JSON array, `NotAnswered` if it is the beginning of
    one.
    """
    body = body.removeprefix(codecs.BOM_UTF8)
    try:
        return tuple(_PETS.decode(body)), ()
    except _NOT_READABLE:
        pets, invalid = list[Pet](), Counter[int]()
        await run_in_slices(_decode_rows(_rows_of(body), pets, invalid))
        keys = tuple((row, n) for row, times in invalid.items() for n in range(times))
        return tuple(pets), keys


def _decode_rows(
    rows: Sequence[bytes | msgspec.Raw], pets: list[Pet], invalid: Counter[int]
) -> Iterator[None]:
    for row in rows:
        try:
            pets.append(_PET.decode(row))
        except _NOT_READABLE:
            invalid[hash(bytes(row))] += 1
        yield


def _rows_of(body: bytes) -> Sequence[bytes | msgspec.Raw]:
    """The JSON of each row.

    NaN and lone surrogates are read leniently, so that they cost only their row; not in a long
    list, since that holds the loop.
    """
    try:
        return _RAW_ROWS.decode(body)
    except _NOT_READABLE as error:
        rows = None
        with suppress(ValueError, RecursionError):
            if len(body) <= _LENIENT_BYTES_MAX:
                rows = json.loads(body.decode("utf-8", "surrogateescape"))
        if isinstance(rows, list):
            return [json.dumps(row).encode() for row in rows]
        if body.lstrip().startswith(b"[") and "truncated" in str(error):
            raise NotAnswered("a list that ends too early") from error
        raise NotUnderstood("no JSON array") from error
