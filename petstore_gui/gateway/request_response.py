"""One request and its response, independent of any HTTP library."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

PETS_PATH = "/pets"
CATEGORIES_PATH = "/categories"

BODY_MAX = 8 * 1024 * 1024
ERROR_BODY_MAX = 64 * 1024
"""Bytes. Reading stops at a longer body."""


class Request(msgspec.Struct, frozen=True):
    """A request. `path` is relative to the base address; `headers` do not include the API key."""

    method: str
    path: str
    query: str = ""
    body: bytes | None = None
    headers: Mapping[str, str] = {}


class Response(msgspec.Struct, frozen=True):
    """A response, with header names in lower case.

    `links`: the targets of its `Link` headers, by relation. `origin` is for the log: the request,
    and how it was answered.
    """

    status: int
    headers: Mapping[str, str]
    body: bytes
    links: Mapping[str, str] = {}
    origin: str = ""
