"""Reads what belongs to the body of a request, within bounds."""

from __future__ import annotations

import re

from starlette.requests import ClientDisconnect, Request

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
