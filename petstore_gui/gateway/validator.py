"""The validator of a whole list: the `ETag` of its first page, if the service says so."""

from __future__ import annotations

import re
from collections.abc import Mapping

_TAG = re.compile(r'(?:W/)?"[\x21\x23-\x7e]{1,200}"')


def list_validator(headers: Mapping[str, str]) -> str | None:
    """What to send as `If-None-Match` with the next walk; None where the response has no such tag.

    By itself an `ETag` is about one response: another header must say that it covers the list.
    """
    tag = headers.get("etag", "")
    is_of_list = headers.get("x-etag-covers", "").strip().lower() == "list"
    return tag if is_of_list and _TAG.fullmatch(tag) else None
