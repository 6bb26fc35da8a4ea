"""Parses the body of `POST /pets` (section 4.2) into a `NewPet`."""

from __future__ import annotations

import re

import msgspec
from msgspec import UNSET, UnsetType

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Int64, NameProblem, NewPet, name_problem
from petstore_gui.service.http.errors import ApiError

_NAME_WORDS = {
    NameProblem.BLANK: "must not be empty or blank",
    NameProblem.NUL: "must not hold the character U+0000",
}

_EXACT_MAX = 2**53
"""From here on, a number with a decimal point may have been rounded."""

_PLACE = re.compile(r"(?P<why>.*) - at `\$\.(?P<field>\w+)`")
_MISSING = re.compile(r"Object (?P<why>missing required field) `(?P<field>\w+)`")


class _Body(msgspec.Struct, frozen=True, rename="camel"):
    """A NewPet in which `status` may be missing, but not null."""

    name: str
    category_id: Int64 | float
    status: PetStatus | UnsetType = UNSET


_decoder = msgspec.json.Decoder(_Body)


def parse_new_pet(body: bytes) -> NewPet:
    """The animal in a body; unknown fields are ignored.

    Raises `ApiError`, whose message begins with the field that is wrong, or with "body".
    """
    try:
        pet = _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _invalid(*_why(str(error))) from error
    if problem := name_problem(pet.name):
        raise _invalid("name", _NAME_WORDS[problem])
    status = None if pet.status is UNSET else pet.status
    return NewPet(pet.name, _whole(pet.category_id), status)


def _whole(number: float) -> int:
    """An integer of JSON Schema may be written as 3.0."""
    whole = int(number)
    if whole != number or (abs(whole) >= _EXACT_MAX and isinstance(number, float)):
        raise _invalid("categoryId", "must be a whole number")
    return whole


def _why(text: str) -> tuple[str, str]:
    """The field and the reason in msgspec's words."""
    found = _PLACE.fullmatch(text) or _MISSING.fullmatch(text)
    return (found["field"], found["why"]) if found else ("body", text)


def _invalid(where: str, why: str) -> ApiError:
    return ApiError(400, "invalid_pet", f"{where}: {why}")
