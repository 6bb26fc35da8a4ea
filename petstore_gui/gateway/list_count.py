"""How many animals a service says that its list has. A walk is checked against it."""

from __future__ import annotations

import re
from collections.abc import Mapping

_NAMES = ("x-total-count", "x-total", "total-count", "total")
_COUNT = re.compile(r"[0-9]{1,18}")
_RANGE = re.compile(r"[^/]*/\s*([0-9]{1,18})")


def list_count(headers: Mapping[str, str]) -> int | None:
    """The total in the headers of a page, if it names one."""
    for name in _NAMES:
        if name in headers and _COUNT.fullmatch(headers[name].strip()):
            return int(headers[name])
    found = _RANGE.fullmatch(headers.get("content-range", "").strip())
    return int(found[1]) if found else None
