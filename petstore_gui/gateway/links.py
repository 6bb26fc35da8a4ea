"""Links to the next page of a list and to its sections: `Link` (RFC 8288) and `x-next`.

Only the query of a link is used. A link to another origin or path is not followed, so that no API
key is sent elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import islice
from urllib.parse import SplitResult, urljoin, urlsplit

SECTIONS_MAX = 64
"""The most sections used from one response."""

_TARGET = re.compile(r"[\s,]*<([^>]*)>")
_PARAMETER = re.compile(r'\s*;\s*([^\s=;,"<>]*)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?')
_VISIBLE_ASCII = re.compile(r"[\x21-\x7e]*")
_DEFAULT_PORT = {"https": 443, "http": 80}


class LinkProblem(Enum):
    """Why a link to the next page is not followed."""

    MALFORMED = "the link to the next page is not an address"
    OTHER_ORIGIN = "the link to the next page leads to another service"
    OTHER_PATH = "the link to the next page leads to another path"


def next_query(headers: Mapping[str, str], url: str) -> str | LinkProblem | None:
    """The query of the next page of the list at `url`; None if the response has no link to it."""
    target = next(
        (target for target, rels in links(headers.get("link", "")) if "next" in rels), None
    )
    if target is None:
        target = headers.get("x-next", "").strip() or None
    return None if target is None else _query(target, url)


def section_queries(headers: Mapping[str, str], url: str) -> tuple[str, ...]:
    """The queries of the sections of the list at `url` that a response links to, in order.

    Links that cannot be followed are left out, as no walk depends on them.
    """
    header = headers.get("link", "")
    targets = (target for target, rels in links(header) if "section" in rels)
    queries = (_query(target, url) for target in islice(targets, SECTIONS_MAX))
    return tuple(dict.fromkeys(query for query in queries if isinstance(query, str)))


def links(header: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Target and relations (lower case) of each link in a `Link` header.

    Parsing stops at an unreadable part. A link with an anchor is left out: it is about another
    resource.
    """
    position = 0
    while found := _TARGET.match(header, position):
        position = found.end()
        parameters: dict[str, str] = {}
        while parameter := _PARAMETER.match(header, position):
            position = parameter.end()
            name, quoted, token = parameter.groups()
            parameters.setdefault(name.lower(), quoted if quoted is not None else token or "")
        if "anchor" not in parameters:
            yield found[1].strip(), frozenset(parameters.get("rel", "").lower().split())


def _query(target: str, url: str) -> str | LinkProblem:
    try:
        here, there = urlsplit(url), urlsplit(urljoin(url, target))
        if _origin(here) != _origin(there):
            return LinkProblem.OTHER_ORIGIN
    except ValueError:
        return LinkProblem.MALFORMED
    if here.path != there.path:
        return LinkProblem.OTHER_PATH
    return there.query if _VISIBLE_ASCII.fullmatch(there.query) else LinkProblem.MALFORMED


def _origin(url: SplitResult) -> tuple[str, str | None, str | None, int | None]:
    return url.scheme, url.username, url.hostname, url.port or _DEFAULT_PORT.get(url.scheme)
