"""One `ETag` for a whole list, sent with its first page. Checking it reads no animal."""

from __future__ import annotations

import re

from starlette.datastructures import Headers

from petstore_gui.service.http.list_query import ListQuery

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
