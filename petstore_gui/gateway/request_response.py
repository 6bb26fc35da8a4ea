"""One request and its response, independent of any HTTP library."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

PETS_PATH = "/pets"

BODY_MAX = 8 * 1024 * 1024
ERROR_BODY_MAX = 64 * 1024
"""Bytes after decoding. Reading stops at a longer body."""


Trace = Callable[[str, dict[str, Any]], Awaitable[None]]
"""Called with each step of a request, as httpcore names it."""


class Request(msgspec.Struct, frozen=True):
    """A request. `path` is relative to the base address; `headers` do not include the API key."""

    method: str
    path: str
    query: str = ""
    body: bytes | None = None
    headers: Mapping[str, str] = {}
    trace: Trace | None = None

    @property
    def target(self) -> str:
        """Path and query."""
        return f"{self.path}?{self.query}" if self.query else self.path


class Response(msgspec.Struct, frozen=True):
    """A response, with header names in lower case and the decoded body.

    `is_cut`: the body of an error was longer than `ERROR_BODY_MAX`. `origin` is for the log: the
    request, and how it was answered.
    """

    status: int
    headers: Mapping[str, str]
    body: bytes
    is_cut: bool = False
    origin: str = ""
