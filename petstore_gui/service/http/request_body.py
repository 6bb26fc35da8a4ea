"""Reads what a client sends with a request, within bounds: its body, and the animal in it."""

from __future__ import annotations

import re

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import ClientDisconnect, Request

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Int64, NameProblem, NewPet, name_problem
from petstore_gui.service.http.errors import ApiError

BODY_BYTES_MAX = 64 * 1024

_CHARSETS = ("charset=utf-8", 'charset="utf-8"', "charset=utf8")

_KEY_MAX = 255
_CHARACTER = r'[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\]'
_STRING = re.compile(f'"((?:{_CHARACTER}){{1,{_KEY_MAX}}})"')
"""A structured-field string (RFC 9651, section 3.3.3), not empty."""


async def read_json_body(request: Request, most: int = BODY_BYTES_MAX) -> bytes:
    """The bytes of a body that is declared as plain JSON, and has `most` bytes at most.

    Raises `ApiError`, also if the client disconnects before the end.
    """
    media_type, *parameters = map(str.strip, only(request, "content-type").lower().split(";"))
    charsets = [each for each in parameters if each.startswith("charset=")]
    coding = only(request, "content-encoding").lower()
    is_json = media_type == "application/json" and all(each in _CHARSETS for each in charsets)
    if not is_json or coding not in ("", "identity"):
        text = "The body must be plain JSON in UTF-8: Content-Type: application/json."
        raise ApiError(415, "unsupported_media_type", text)
    _check_size(int(request.headers.get("content-length", 0)), most)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            _check_size(len(body), most)
    except ClientDisconnect as error:
        raise ApiError(400, "invalid_pet", "body: ended before it was whole") from error
    return bytes(body)


def only(request: Request, name: str) -> str:
    """The value of a header that may come once, "" for none, without spaces around it."""
    values = request.headers.getlist(name)
    if len(values) > 1:
        raise ApiError(400, "broken_http", f"The request has more than one {name.title()} header.")
    return values[0].strip() if values else ""


def idempotency_key(request: Request) -> str | None:
    """The `Idempotency-Key`, with which a client can safely retry an add. Raises `ApiError`."""
    given = request.headers.getlist("idempotency-key")
    if not given:
        return None
    string = _STRING.fullmatch(given[0].strip(" ")) if len(given) == 1 else None
    if string is None:
        text = (
            f'Idempotency-Key: must be one string in quotes, "...", of 1 to {_KEY_MAX} characters'
        )
        raise ApiError(400, "invalid_idempotency_key", text)
    return string[1]


def _check_size(size: int, most: int) -> None:
    if size > most:
        # What is left of the body must not be read.
        text = f"The body is larger than {most:,} bytes."
        raise ApiError(413, "body_too_large", text, {"Connection": "close"})


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
