"""Animals as the petstore interface describes them (section 2), and checks of their fields."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated

import msgspec

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus

Int64 = Annotated[int, msgspec.Meta(ge=INT64_MIN, le=INT64_MAX)]

INT64_DIGITS = 19

NAME_LENGTH_MAX = 32_767
"""Characters of a name that staff can send: a longer one was pasted by mistake."""

_INTEGER = re.compile(r"[+-]?[0-9]+")


class NewPet(msgspec.Struct, frozen=True, gc=False, rename="camel", omit_defaults=True):
    """An animal to add: the body of `createPet`, without a `status` that is None."""

    name: str
    category_id: Int64
    status: PetStatus | None = None


class Pet(msgspec.Struct, frozen=True, gc=False, rename="camel", omit_defaults=True):
    """An animal as the service returns it.

    `status` is text, not `PetStatus`: a service may know more statuses than the interface.
    """

    id: Int64
    name: str
    category_id: Int64
    status: str | None = None


def is_like(pet: Pet, new: NewPet) -> bool:
    """Whether `pet` has the name, category and status of `new`."""
    return (pet.name, pet.category_id, pet.status) == (new.name, new.category_id, new.status)


class NameProblem(StrEnum):
    """Why a name cannot be sent."""

    BLANK = "blank"
    NUL = "nul"
    SURROGATE = "surrogate"
    TOO_LONG = "too long"


class IntegerProblem(StrEnum):
    """Why a text is not an int64."""

    MISSING = "missing"
    NOT_A_NUMBER = "not a number"
    OUT_OF_RANGE = "out of range"


def name_problem(name: str) -> NameProblem | None:
    """What is wrong with a name, or None. The caller strips surrounding whitespace."""
    if not name.strip():
        return NameProblem.BLANK
    if "\0" in name:
        return NameProblem.NUL
    if any("\ud800" <= letter <= "\udfff" for letter in name):
        return NameProblem.SURROGATE
    return None


def typed_name_problem(name: str) -> NameProblem | None:
    """What is wrong with a name that staff typed, or None."""
    is_too_long = len(name.strip()) > NAME_LENGTH_MAX
    return NameProblem.TOO_LONG if is_too_long else name_problem(name)


def parse_int64(text: str) -> int | IntegerProblem:
    """The int64 in `text`, or why it is not one. Surrounding whitespace is ignored."""
    text = text.strip()
    if not text:
        return IntegerProblem.MISSING
    if not _INTEGER.fullmatch(text):
        return IntegerProblem.NOT_A_NUMBER
    if len(text.lstrip("+-0")) > INT64_DIGITS:  # int() is slow, and refuses, past 4,300 digits
        return IntegerProblem.OUT_OF_RANGE
    number = int(text)
    return number if INT64_MIN <= number <= INT64_MAX else IntegerProblem.OUT_OF_RANGE
