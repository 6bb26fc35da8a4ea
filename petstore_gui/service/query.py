"""The query of `GET /pets` (section 4.1), and the cursor that this service adds to it."""

from __future__ import annotations

import base64
import hashlib
import re
from urllib.parse import parse_qsl

import msgspec

from petstore_gui.pets import LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN, PetStatus
from petstore_gui.service.refusals import QueryRefused

_LIMIT = re.compile(r"[1-9][0-9]{0,2}")
_CURSOR = re.compile(r"[A-Za-z0-9_-]{16}")
_ID_BYTES = 8
_CHECK_BYTES = 4
_KNOWN = ("limit", "status", "cursor")


class ListQuery(msgspec.Struct, frozen=True):
    """What a client asks of the list: at most `limit` animals with an id above `after`."""

    limit: int = LIMIT_DEFAULT
    status: PetStatus | None = None
    after: int | None = None

    def next_link(self, last_id: int) -> str:
        """The Link (RFC 8288) to what follows `last_id`.

        Its target is a query alone, so that it holds whatever proxy stands before the service.
        """
        status = "" if self.status is None else f"status={self.status}&"
        return f'<?limit={self.limit}&{status}cursor={encode_cursor(last_id)}>; rel="next"'


def parse_list_query(query: bytes) -> ListQuery:
    """The query that a client sent; names that are not known do not count.

    Raises `QueryRefused` for a known name that stands there twice, or with a wrong value.
    """
    given: dict[str, str] = {}
    for name, value in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
        if name in given:
            raise QueryRefused(f"{name}: given twice")
        if name in _KNOWN:
            given[name] = value
    return ListQuery(
        limit=_limit(given["limit"]) if "limit" in given else LIMIT_DEFAULT,
        status=_status(given["status"]) if "status" in given else None,
        after=decode_cursor(given["cursor"]) if "cursor" in given else None,
    )


def encode_cursor(after: int) -> str:
    """The opaque name of the place after an id: 16 letters, digits, `-` and `_`."""
    number = after.to_bytes(_ID_BYTES, "big", signed=True)
    return base64.urlsafe_b64encode(number + _check(number)).decode()


def decode_cursor(cursor: str) -> int:
    """The id that a cursor stands after. Raises `QueryRefused` for one that was not made here.

    The check finds what was cut, mixed up or made up; it keeps nobody out, and has no need to:
    a cursor leads to nothing that its holder may not read anyway.
    """
    if _CURSOR.fullmatch(cursor):
        decoded = base64.urlsafe_b64decode(cursor)
        number, check = decoded[:_ID_BYTES], decoded[_ID_BYTES:]
        if check == _check(number):
            return int.from_bytes(number, "big", signed=True)
    raise QueryRefused("cursor: was not given out by this service; start again without it")


def _limit(text: str) -> int:
    if _LIMIT.fullmatch(text) and int(text) <= LIMIT_MAX:
        return int(text)
    raise QueryRefused(f"limit: must be a whole number from {LIMIT_MIN} to {LIMIT_MAX}")


def _status(text: str) -> PetStatus:
    try:
        return PetStatus(text)
    except ValueError as error:
        raise QueryRefused(f"status: must be one of {', '.join(PetStatus)}") from error


def _check(number: bytes) -> bytes:
    return hashlib.blake2s(number, digest_size=_CHECK_BYTES, person=b"petstore").digest()
