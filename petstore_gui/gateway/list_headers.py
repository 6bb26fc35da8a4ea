"""What the headers of a page say of its whole list: its validator, and how many animals it has."""

from __future__ import annotations

import re
from collections.abc import Mapping

_TAG = re.compile(r'(?:W/)?"[\x21\x23-\x7e]{1,200}"')
_COUNTS = ("x-total-count", "x-total", "total-count", "total")
_COUNT = re.compile(r"[0-9]{1,18}")
_RANGE = re.compile(r"[^/]*/\s*([0-9]{1,18})")


def list_validator(headers: Mapping[str, str]) -> str | None:
    """The `If-None-Match` for the next walk; None if the response has no such tag.

    An `ETag` alone is about one response: `X-ETag-Covers` must say that it covers the list.
    """
    tag = headers.get("etag", "")
    is_of_list = headers.get("x-etag-covers", "").strip().lower() == "list"
    return tag if is_of_list and _TAG.fullmatch(tag) else None


def list_count(headers: Mapping[str, str]) -> int | None:
    """The total in the headers of a page, if it names one. A walk is checked against it."""
    for name in _COUNTS:
        if name in headers and _COUNT.fullmatch(headers[name].strip()):
            return int(headers[name])
    found = _RANGE.fullmatch(headers.get("content-range", "").strip())
    return int(found[1]) if found else None
