"""Parses the body of `POST /pets` (section 4.2) into a `NewPet`.

Stricter than most JSON parsers where two of them could read different animals: a repeated field, a
byte-order mark, NaN and a lone surrogate are errors. Numbers are exact: 3.0 is 3, and
9007199254740993.0 is not rounded.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from typing import Any, NoReturn

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NameProblem, NewPet, name_problem
from petstore_gui.service.http.request_errors import InvalidPet

_NOT_A_NUMBER = object()
_MISSING = object()

_NAME_WORDS = {
    NameProblem.BLANK: "must not be empty or blank",
    NameProblem.NUL: "must not hold the character U+0000",
    NameProblem.SURROGATE: "must not hold half of a surrogate pair",
}


class _FieldError(Exception):
    """Says what is wrong with one field."""


def parse_new_pet(body: bytes) -> NewPet:
    """The animal in a body; unknown fields are ignored. Raises `InvalidPet`."""
    fields = _object(body)
    values: dict[str, Any] = {}
    errors = []
    for name, read in (("name", _name), ("categoryId", _category_id), ("status", _status)):
        try:
            values[name] = read(fields.get(name, _MISSING))
        except _FieldError as error:
            errors.append(f"{name}: {error}")
    if errors:
        raise InvalidPet("; ".join(errors))
    return NewPet(values["name"], values["categoryId"], values["status"])


def _object(body: bytes) -> Mapping[str, object]:
    try:
        document = json.loads(
            body.decode(),
            object_pairs_hook=_unique,
            parse_int=_number,
            parse_float=_number,
            parse_constant=_no_constant,
        )
    except (ValueError, RecursionError) as error:
        raise InvalidPet(f"body: is not JSON ({_reason(error)})") from error
    if not isinstance(document, dict):
        raise InvalidPet("body: must be a JSON object")
    return document


def _reason(error: ValueError | RecursionError) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"{error.msg}, line {error.lineno}, column {error.colno}"
    if isinstance(error, UnicodeDecodeError):
        return f"byte {error.start} is not UTF-8"
    return "nested too deep" if isinstance(error, RecursionError) else str(error)


def _unique(pairs: list[tuple[str, object]]) -> Mapping[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a field is given twice")
    return found


def _no_constant(_text: str) -> NoReturn:
    raise ValueError("NaN and Infinity are no JSON numbers")


def _number(text: str) -> object:
    try:
        return Decimal(text)
    except InvalidOperation:  # its exponent is too large
        return _NOT_A_NUMBER


def _name(value: object) -> str:
    if value is _MISSING:
        raise _FieldError("is missing")
    if not isinstance(value, str):
        raise _FieldError("must be a text")
    if problem := name_problem(value):
        raise _FieldError(_NAME_WORDS[problem])
    return value


def _category_id(value: object) -> int:
    if value is _MISSING:
        raise _FieldError("is missing")
    if isinstance(value, Decimal) and INT64_MIN <= value <= INT64_MAX and int(value) == value:
        return int(value)
    raise _FieldError(f"must be a whole number from {INT64_MIN} to {INT64_MAX}")


def _status(value: object) -> PetStatus | None:
    if value is _MISSING:
        return None
    if isinstance(value, str) and value in list(PetStatus):
        return PetStatus(value)
    raise _FieldError(f"must be one of {', '.join(PetStatus)}, or left out")
