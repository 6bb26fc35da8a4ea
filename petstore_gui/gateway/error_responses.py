"""Converts error responses to the program's errors (section 7)."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from datetime import datetime
from http import HTTPStatus

import msgspec

from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    NotFound,
    OperationGone,
    TooBusy,
)
from petstore_gui.domain.errors import Moved, NotUnderstood, RequestError, ServiceError
from petstore_gui.gateway.dates import retry_after

CODE_LENGTH_MAX = 40
MESSAGE_LENGTH_MAX = 2000
"""Characters of an Error's `code` and `message`. A longer code is dropped, a longer message cut."""

_BY_STATUS: dict[int, type[Declined]] = {
    401: KeyNotAccepted,
    404: NotFound,
    410: OperationGone,
    429: KeyNotAccepted,  # of `_WRONG_KEYS` alone: others are busy
}
_BUSY = frozenset({408, 429, 503})
_WRONG_KEYS = 429, "too_many_wrong_keys"
"""How our service slows wrong keys. It slows no others, so nothing helps but another key."""

_TITLE = re.compile(r"<title[^>]*>([^<]{1,2000})</title", re.IGNORECASE)
_OBJECT = msgspec.json.Decoder(dict[str, object])


def error_of_response(
    status: int, headers: Mapping[str, str], body: bytes, now: datetime
) -> RequestError:
    """The error for a response with an unexpected status.

    The HTTP status counts, not the `status` of an Error in the body. A 304 to a
    request without a condition is unexpected, and no redirect.
    """
    if status < HTTPStatus.MULTIPLE_CHOICES or status == HTTPStatus.NOT_MODIFIED:
        return NotUnderstood(f"HTTP {status}")
    if status < HTTPStatus.BAD_REQUEST:
        target = headers.get("location", "").partition("?")[0].partition("#")[0]
        return Moved(f"HTTP {status}", target)
    said = service_error(headers.get("content-type", ""), body)
    if status in _BUSY and (status, said.code) != _WRONG_KEYS:
        return TooBusy(status, said, retry_after(headers, now))
    return _BY_STATUS.get(status, Declined)(status, said)


def service_error(content_type: str, body: bytes) -> ServiceError:
    """What an error body says: from an Error, problem+json, the title of HTML, or plain text."""
    try:
        said = _OBJECT.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ServiceError(message=_message(_text(content_type, body)))
    message = next((said[name] for name in ("message", "detail", "title") if said.get(name)), None)
    return ServiceError(_code(said.get("code")), _message(message))


def _text(content_type: str, body: bytes) -> str | None:
    text = body.decode("utf-8", "replace")
    if "html" in content_type.lower() or text.lstrip().startswith("<"):
        title = _TITLE.search(text)
        return html.unescape(title[1]) if title else None
    return text if content_type.lower().startswith("text/") else None


def _code(code: object) -> str | None:
    is_usable = isinstance(code, str) and 0 < len(code) <= CODE_LENGTH_MAX and code.isprintable()
    return str(code) if is_usable else None


def _message(message: object) -> str | None:
    if not isinstance(message, str):
        return None
    return message[:MESSAGE_LENGTH_MAX].strip() or None
