"""One validator for a whole list, sent with its first page. Checking it reads no animal."""

from __future__ import annotations

import re
from collections.abc import Iterable

from petstore_gui.service.list_query import ListQuery

COVERS_LIST = (b"x-etag-covers", b"list")
"""Says that the `ETag` beside it stands for every page of the list.

Without it an `ETag` stands only for the response that it came with.
"""

_TAG = re.compile(rb'(?:W/)?("[\x21\x23-\x7e]*")')


def list_tag(query: ListQuery, state: str) -> bytes:
    """The `ETag` (RFC 9110, section 8.8.3) of a list in this state of the store."""
    return f'"{state}:{query.status or "all"}:{query.limit}"'.encode()


def is_known(tag: bytes, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a client already has what a tag stands for (RFC 9110, section 13.1.2)."""
    given = b",".join(value for name, value in headers if name == b"if-none-match")
    return bool(given) and (given.strip() == b"*" or tag in _TAG.findall(given))
