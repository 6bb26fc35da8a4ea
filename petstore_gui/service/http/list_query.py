"""The query of `GET /pets` (section 4.1), this service's cursor, and the `ETag` of a whole list."""

from __future__ import annotations

import re
import struct
import zlib
from functools import lru_cache
from urllib.parse import parse_qsl

import msgspec
from starlette.datastructures import Headers

from petstore_gui.domain.interface_limits import LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.service.http.errors import ApiError

_CURSOR = re.compile(r"[0-9a-f]{24}")
_POSITION = struct.Struct(">q")
_CHECKSUM = struct.Struct(">I")


def encode_cursor(after: int) -> str:
    """The position after an ID, in the order of IDs, as 24 hexadecimal digits."""
    position = _POSITION.pack(after)
    return (position + _CHECKSUM.pack(zlib.crc32(position))).hex()


def decode_cursor(text: str) -> int:
    """The ID that was encoded. Raises `ApiError` for text that is not an encoded cursor.

    The checksum catches mistakes, not attacks: a cursor leads only to what its holder may read
    anyway.
    """
    if _CURSOR.fullmatch(text):
        (after,) = _POSITION.unpack_from(bytes.fromhex(text))
        if text == encode_cursor(after):
            return int(after)
    raise _invalid("cursor: was not given out by this service; start again without it")


_LIMIT = re.compile(r"[1-9][0-9]{0,2}")
_PARSED_MAX = 256
"""How many parsed queries are cached: most requests repeat an earlier query."""

_KNOWN = ("limit", "status", "cursor")


class ListQuery(msgspec.Struct, frozen=True):
    """A client's query: at most `limit` animals with IDs above `after`, if there is a cursor."""

    limit: int = LIMIT_DEFAULT
    status: PetStatus | None = None
    after: int | None = None

    def link_to_next(self, after: int) -> str:
        """A link (RFC 8288) to the page of the same list after an ID.

        Its target is only a query, so the link works behind any proxy.
        """
        status = "" if self.status is None else f"status={self.status}&"
        return f'<?limit={self.limit}&{status}cursor={encode_cursor(after)}>; rel="next"'


@lru_cache(_PARSED_MAX)
def parse_list_query(query: bytes) -> ListQuery:
    """The query that a client sent; unknown names are ignored.

    Raises `ApiError` for a known name that is given twice or with a wrong value.
    """
    given: dict[str, str] = {}
    for name, value in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
        if name in given:
            raise _invalid(f"{name}: given twice")
        if name in _KNOWN:
            given[name] = value
    return ListQuery(
        limit=_limit(given["limit"]) if "limit" in given else LIMIT_DEFAULT,
        status=_status(given["status"]) if "status" in given else None,
        after=decode_cursor(given["cursor"]) if "cursor" in given else None,
    )


def _limit(text: str) -> int:
    if _LIMIT.fullmatch(text) and int(text) <= LIMIT_MAX:
        return int(text)
    raise _invalid(f"limit: must be a whole number from {LIMIT_MIN} to {LIMIT_MAX}")


def _status(text: str) -> PetStatus:
    try:
        return PetStatus(text)
    except ValueError as error:
        raise _invalid(f"status: must be one of {', '.join(PetStatus)}") from error


def _invalid(why: str) -> ApiError:
    return ApiError(400, "invalid_query", why)


LIST_HEADERS = {"X-ETag-Covers": "list", "X-Categories": "/v1/categories"}
"""With the first page of a list: its `ETag` covers every page, and where the names are."""

_TAG = re.compile(r'(?:W/)?("[\x21\x23-\x7e]*")')


def list_tag(query: ListQuery, state: str) -> str:
    """The `ETag` (RFC 9110, section 8.8.3) of a list in this state of the store."""
    return f'"{state}:{query.status or "all"}:{query.limit}"'


def matches(tag: str, headers: Headers) -> bool:
    """Whether the client's `If-None-Match` matches the tag (RFC 9110, section 13.1.2)."""
    given = ",".join(headers.getlist("if-none-match"))
    return given.strip() == "*" or tag in _TAG.findall(given)
