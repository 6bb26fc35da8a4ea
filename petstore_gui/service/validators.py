"""One validator for a whole list, stated on its first page: nothing has to be read to check it."""

from __future__ import annotations

import re

from petstore_gui.service.query import ListQuery

COVERS_LIST = {"X-ETag-Covers": "list"}
"""Says that the `ETag` beside it stands for every page of the list: another one for none of them.

Elsewhere an `ETag` stands for the one answer that it came with.
"""

_TAG = re.compile(r'(?:W/)?("[\x21\x23-\x7e]*")')


def list_tag(query: ListQuery, state: str) -> str:
    """The `ETag` (RFC 9110, section 8.8.3) of a list in this state of the store."""
    return f'"{state}:{query.status or "all"}:{query.limit}"'


def is_known(tag: str, if_none_match: list[str]) -> bool:
    """Whether a client has what a tag stands for (RFC 9110, section 13.1.2)."""
    if not if_none_match:
        return False
    given = ",".join(if_none_match)
    return given.strip() == "*" or tag in _TAG.findall(given)
