"""Reads the body of a request, within bounds of size and time."""

from __future__ import annotations

import asyncio

from starlette.requests import ClientDisconnect, Request

from petstore_gui.service.http.request_errors import (
    BodyTooLarge,
    BodyTooSlow,
    BrokenHttp,
    InvalidPet,
    UnsupportedMediaType,
)

BODY_BYTES_MAX = 64 * 1024

BODY_SECONDS = 10.0
"""How long the whole body may take."""

_CHARSETS = ("charset=utf-8", 'charset="utf-8"', "charset=utf8")


async def read_json_body(request: Request, most: int = BODY_BYTES_MAX) -> bytes:
    """The bytes of a body that is declared as plain JSON, and has `most` bytes at most.

    Raises `BrokenHttp`, `UnsupportedMediaType`, `BodyTooLarge`, `BodyTooSlow`, or `InvalidPet`
    if the client disconnects before the end.
    """
    media_type, *parameters = map(str.strip, only(request, "content-type").lower().split(";"))
    if media_type != "application/json":
        raise UnsupportedMediaType("The body must be JSON: Content-Type: application/json.")
    if any(each.startswith("charset=") and each not in _CHARSETS for each in parameters):
        raise UnsupportedMediaType("The body must be JSON in UTF-8.")
    if only(request, "content-encoding").lower() not in ("", "identity"):
        raise UnsupportedMediaType("The body must be sent as it is, without a Content-Encoding.")
    length = request.headers.get("content-length", "")
    _check_size(int(length) if length.isdigit() else 0, most)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                _check_size(len(body), most)
    except TimeoutError as error:
        raise BodyTooSlow(
            f"The body was not whole within {BODY_SECONDS:g} seconds.", {"Connection": "close"}
        ) from error
    except ClientDisconnect as error:
        raise InvalidPet("body: ended before it was whole") from error
    return bytes(body)


def only(request: Request, name: str) -> str:
    """The value of a header that may come once, "" for none, without spaces around it."""
    values = request.headers.getlist(name)
    if len(values) > 1:
        raise BrokenHttp(f"The request has more than one {name.title()} header.")
    return values[0].strip() if values else ""


def _check_size(size: int, most: int) -> None:
    if size > most:
        raise BodyTooLarge(f"The body is larger than {most:,} bytes.")
