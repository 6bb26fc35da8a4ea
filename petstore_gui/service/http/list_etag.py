"""One `ETag` for a whole list, sent with its first page. Checking it reads no animal."""

from __future__ import annotations

import re
from collections.abc import Iterable

from petstore_gui.service.http.list_query import ListQuery

COVERS_LIST = (b"x-etag-covers", b"list")
"""The header that extends the `ETag` of the same response to every page of the list."""

_TAG = re.compile(rb'(?:W/)?("[\x21\x23-\x7e]*")')


def list_tag(query: ListQuery, state: str) -> bytes:
    """The `ETag` (RFC 9110, section 8.8.3) of a list in this state of the store."""
    return f'"{state}:{query.status or "all"}:{query.limit}"'.encode()


def matches(tag: bytes, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether the client's `If-None-Match` matches the tag (RFC 9110, section 13.1.2)."""
    given = b",".join(value for name, value in headers if name == b"if-none-match")
    return bool(given) and (given.strip() == b"*" or tag in _TAG.findall(given))
