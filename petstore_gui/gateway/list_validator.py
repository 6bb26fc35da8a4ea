"""The validator of a whole list: the `ETag` of its first page, if that covers the list."""

from __future__ import annotations

import re
from collections.abc import Mapping

_TAG = re.compile(r'(?:W/)?"[\x21\x23-\x7e]{1,200}"')


def list_validator(headers: Mapping[str, str]) -> str | None:
    """The `If-None-Match` for the next walk; None if the response has no such tag.

    An `ETag` alone is about one response: `X-ETag-Covers` must say that it covers the list.
    """
    tag = headers.get("etag", "")
    is_of_list = headers.get("x-etag-covers", "").strip().lower() == "list"
    return tag if is_of_list and _TAG.fullmatch(tag) else None
