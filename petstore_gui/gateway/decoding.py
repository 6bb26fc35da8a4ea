"""Bodies of responses to animals. A row is taken as it is, or counted as not understood."""

from __future__ import annotations

import codecs
import json

import msgspec

from petstore_gui.domain.errors import NotUnderstood
from petstore_gui.domain.pets import INT64_DIGITS, NameProblem, Pet, name_problem

_FLOAT_EXACT_MAX = 2**53
_NOT_READABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_PET = msgspec.json.Decoder(Pet)
_PETS = msgspec.json.Decoder(list[Pet])


def decode_pet(body: bytes) -> Pet:
    """The animal that is the body of an answer (section 2). Raises `NotUnderstood`."""
    try:
        return _PET.decode(body.removeprefix(codecs.BOM_UTF8))
    except _NOT_READABLE as error:
        raise NotUnderstood(f"no Pet: {error}") from error


def decode_pets(body: bytes) -> tuple[tuple[Pet, ...], int]:
    """The animals of a list (section 4.1), and how many rows are none.

    Raises `NotUnderstood` where the body is no JSON array.

    The page is decoded at once; where that fails, row by row, so that only an odd row is lost.
    """
    body = body.removeprefix(codecs.BOM_UTF8)
    try:
        return tuple(_PETS.decode(body)), 0
    except _NOT_READABLE:
        return _decode_rows(body)


def _decode_rows(body: bytes) -> tuple[tuple[Pet, ...], int]:
    """Python's decoder is lenient: NaN, lone surrogates and invalid UTF-8 spoil only their row."""
    try:
        rows = json.loads(
            body.decode("utf-8", "surrogateescape"), parse_int=_integer, parse_float=_number
        )
    except (ValueError, RecursionError) as error:
        raise NotUnderstood(f"no JSON: {error}") from error
    if not isinstance(rows, list):
        raise NotUnderstood(f"a JSON {type(rows).__name__}, no array")
    pets = tuple(pet for row in rows if (pet := _decode_row(row)))
    return pets, len(rows) - len(pets)


def _decode_row(row: object) -> Pet | None:
    try:
        pet = msgspec.convert(row, Pet)
    except (msgspec.ValidationError, RecursionError):
        return None
    texts = (pet.name, pet.status or "")
    return None if any(name_problem(text) is NameProblem.SURROGATE for text in texts) else pet


def _integer(text: str) -> int | None:
    """An integer that may be an int64. `int` is slow for thousands of digits, and refuses more."""
    return int(text) if len(text) <= INT64_DIGITS + 1 else None


def _number(text: str) -> float:
    """A number with a fraction or an exponent; 3.0 is the integer 3."""
    number = float(text)
    return int(number) if number.is_integer() and abs(number) <= _FLOAT_EXACT_MAX else number
