"""`Idempotency-Key`, an extension of this service: a client can safely retry an add."""

from __future__ import annotations

import re

from starlette.datastructures import Headers

from petstore_gui.service.http.request_errors import InvalidIdempotencyKey

KEY_MAX = 255

_CHARACTER = r'[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\]'
_STRING = re.compile(f'"((?:{_CHARACTER}){{1,{KEY_MAX}}})"')
"""A structured-field string (RFC 9651, section 3.3.3), not empty."""


def idempotency_key(headers: Headers) -> str | None:
    """The key of a request, or None. Raises `InvalidIdempotencyKey`."""
    given = headers.getlist("idempotency-key")
    if not given:
        return None
    string = _STRING.fullmatch(given[0].strip(" ")) if len(given) == 1 else None
    if string is None:
        raise InvalidIdempotencyKey(
            f'Idempotency-Key: must be one string in quotes, "...", of 1 to {KEY_MAX} characters'
        )
    return string[1]
