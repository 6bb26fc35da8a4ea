"""Decodes animals from response bodies. Invalid rows are counted, not corrected."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Hashable, Iterator

import msgspec

from petstore_gui.domain.errors import BrokeOff, NotUnderstood
from petstore_gui.domain.pets import INT64_DIGITS, NameProblem, Pet, name_problem
from petstore_gui.support.time_slices import run_in_slices

_WHOLE = re.compile(r"(-?[0-9]{1,16})\.0+")
_WHOLE_MAX = 2**53 - 1
"""Above this, different integers have the same float: a service may have rounded it."""

_LENIENT_BYTES_MAX = 2**17
_INVALID_ROWS_MAX = 10_000
_NOT_READABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_TRUNCATED = "truncated"
"""How msgspec says that JSON ended too early."""

_JSON_KINDS = {dict: "a JSON object", str: "a JSON string", type(None): "the JSON null"}

_PET = msgspec.json.Decoder(Pet)
_PETS = msgspec.json.Decoder(list[Pet])
_RAW_ROWS = msgspec.json.Decoder(list[msgspec.Raw])


def decode_pet(body: bytes) -> Pet:
    """The animal in the body of a response (section 2), read as in a list.

    Raises `NotUnderstood`.
    """
    body = body.removeprefix(codecs.BOM_UTF8)
    try:
        return _PET.decode(body)
    except _NOT_READABLE as error:
        if len(body) <= _LENIENT_BYTES_MAX and (pet := _decode_odd_pet(body)):
            return pet
        raise NotUnderstood(f"not a Pet: {error}") from error


def _decode_odd_pet(body: bytes) -> Pet | None:
    try:
        return _decode_row(_read_leniently(body))
    except (ValueError, RecursionError):
        return None


async def decode_pets(body: bytes) -> tuple[tuple[Pet, ...], tuple[Hashable, ...]]:
    """The animals in a list (section 4.1), and a key for each invalid row.

    The same row has the same key wherever it comes.

    Raises `NotUnderstood` if the body is not a JSON array, or hardly a row of it is an animal, and
    `BrokeOff` if it is the beginning of one.

    The page is decoded at once; if that fails, row by row, so that only invalid rows are lost, and
    in slices, as that takes a hundred times as long.
    """
    body = body.removeprefix(codecs.BOM_UTF8)
    try:
        return tuple(_PETS.decode(body)), ()
    except _NOT_READABLE:
        pets, invalid = list[Pet](), list[Hashable]()
        await run_in_slices(_decode_rows(body, pets, invalid))
        return tuple(pets), tuple(invalid)


def _decode_rows(body: bytes, pets: list[Pet], invalid: list[Hashable]) -> Iterator[None]:
    for row in _rows_of(body):
        if pet := _decode_row(row):
            pets.append(pet)
        elif len(invalid) == _INVALID_ROWS_MAX:
            raise NotUnderstood(f"more than {_INVALID_ROWS_MAX} rows that are no animals")
        else:
            invalid.append(hash(_text(row)))
        yield


def _rows_of(body: bytes) -> Iterator[object]:
    """The rows as Python's lenient decoder reads them.

    NaN, lone surrogates and invalid UTF-8 invalidate only their row. A list that strict decoders
    cannot even split into rows has to be read as a whole, so it is read only if it is short.
    """
    try:
        rows = _RAW_ROWS.decode(body)
    except _NOT_READABLE as error:
        if body.lstrip().startswith(b"[") and _TRUNCATED in str(error):
            raise BrokeOff("a list that ends too early") from error
        if len(body) > _LENIENT_BYTES_MAX:
            raise NotUnderstood(_kind_of_text(body)) from error
        yield from _rows_at_once(body)
    else:
        yield from (_read_leniently(row) for row in rows)


def _rows_at_once(body: bytes) -> list[object]:
    try:
        rows = _read_leniently(body)
    except (ValueError, RecursionError) as error:
        raise NotUnderstood(_kind_of_text(body)) from error
    if not isinstance(rows, list):
        raise NotUnderstood(_JSON_KINDS.get(type(rows), "JSON, but no list"))
    return rows


def _read_leniently(json_text: bytes | msgspec.Raw) -> object:
    return _LENIENT.decode(bytes(json_text).decode("utf-8", "surrogateescape"))


def _kind_of_text(body: bytes) -> str:
    """What kind of text a body that is not JSON is, without quoting it."""
    if not body.strip():
        return "an empty text"
    return "a page of HTML or XML" if body.lstrip().startswith(b"<") else "a text that is not JSON"


def _text(row: object) -> str:
    try:
        return json.dumps(row)
    except RecursionError:
        return "nested too deep"


def _decode_row(row: object) -> Pet | None:
    try:
        pet = msgspec.convert(row, Pet)
    except (msgspec.ValidationError, RecursionError):
        return None
    texts = (pet.name, pet.status or "")
    return None if any(name_problem(text) is NameProblem.SURROGATE for text in texts) else pet


def _integer(text: str) -> int | None:
    """The integer, or None if it is too long for an int64: `int` is slow on long texts."""
    return int(text) if len(text) <= INT64_DIGITS + 1 else None


def _number(text: str) -> float:
    """A number with a fraction or an exponent: 3.0 is the integer 3, and none is rounded to one."""
    whole = _WHOLE.fullmatch(text)
    return int(whole[1]) if whole and abs(int(whole[1])) <= _WHOLE_MAX else float(text)


_LENIENT = json.JSONDecoder(parse_int=_integer, parse_float=_number)
