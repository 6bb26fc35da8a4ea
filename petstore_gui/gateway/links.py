"""Links to the next and last page of a list and to its sections: `Link` (RFC 8288) and `x-next`.

Only the query of a link is used. A link to another origin or path is not followed, so that no API
key is sent elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from urllib.parse import SplitResult, parse_qsl, urljoin, urlsplit

import msgspec

from petstore_gui.domain.list_errors import LinkLeadsAway, LinkNotReadable, ListNotEnded
from petstore_gui.domain.pet_status import PetStatus

SECTIONS_MAX = 64
"""The most sections used from one response."""

_TARGET = re.compile(r"[\s,]*<([^>]*)>")
_PARAMETER = re.compile(r'\s*;\s*([^\s=;,"<>]*)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?')
_VISIBLE_ASCII = re.compile(r"[\x21-\x7e]*")
_QUERY = re.compile(r"[\x21\x22\x24-\x7e]*")
"""Visible ASCII but `#`, which would begin a fragment."""

_STATUSES = frozenset(status.value for status in PetStatus)

_NO_LINK = frozenset(("", '""', "null", "none", "undefined", "false", "0"))
"""What programs write into `x-next` where there is no next page."""

_DEFAULT_PORT = {"https": 443, "http": 80}


class LinkProblem(Enum):
    """Why a link to the next page is not followed."""

    MALFORMED = "the link to the next page is not an address"
    OTHER_ORIGIN = "the link to the next page leads to another service"
    OTHER_PATH = "the link to the next page leads to another path"


def error_of_link(problem: LinkProblem) -> ListNotEnded:
    """Why a list cannot be read to its end."""
    if problem is LinkProblem.MALFORMED:
        return LinkNotReadable(problem.value)
    return LinkLeadsAway(problem.value)


class PageLinks(msgspec.Struct, frozen=True):
    """The queries of the links of one page; `next_query` may be why its link is not followed."""

    next_query: str | LinkProblem | None = None
    last_query: str | None = None
    sections: tuple[str, ...] = ()


def page_links(headers: Mapping[str, str], url: str) -> PageLinks:
    """The links from a page of the list at `url` to the next and last page and to its sections.

    Links to the last page and to sections that cannot be followed are left out, as no walk depends
    on them.
    """
    targets: dict[str, list[str]] = {"next": [], "last": [], "section": []}
    for target, rels in links(headers.get("link", "")):
        for rel in rels & targets.keys():
            targets[rel].append(target)
    x_next = headers.get("x-next", "").strip()
    following = targets["next"][:1] or ([] if x_next.lower() in _NO_LINK else [x_next])
    last = [_query(target, url) for target in targets["last"][:1]]
    sections = [_query(target, url) for target in targets["section"][:SECTIONS_MAX]]
    return PageLinks(
        _query(following[0], url) if following else None,
        next((query for query in last if isinstance(query, str)), None),
        tuple(dict.fromkeys(query for query in sections if isinstance(query, str))),
    )


def is_same_query(one: str | None, other: str | None) -> bool:
    """Whether two queries ask for the same page, whatever the order of their parameters."""
    if one is None or other is None or one == other:
        return one == other
    return _parameters(one) == _parameters(other)


def is_of_one_status(query: str) -> bool:
    """Whether a query asks for the animals of one status only."""
    return "status" in query and any(
        name == "status" and value in _STATUSES for name, value in _parameters(query)
    )


def _parameters(query: str) -> list[tuple[str, str]]:
    return sorted(parse_qsl(query, keep_blank_values=True))


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
    here = urlsplit(url)
    path, mark, query = target.partition("?")
    if mark and path in {"", here.path} and _QUERY.fullmatch(query):
        return query  # as below, at a tenth of the time: most services link like this
    try:
        there = urlsplit(urljoin(url, target))
        if _origin(here) != _origin(there):
            return LinkProblem.OTHER_ORIGIN
    except ValueError:
        return LinkProblem.MALFORMED
    if here.path != there.path:
        return LinkProblem.OTHER_PATH
    return there.query if _VISIBLE_ASCII.fullmatch(there.query) else LinkProblem.MALFORMED


def _origin(url: SplitResult) -> tuple[str, str | None, str | None, int | None]:
    return url.scheme, url.username, url.hostname, url.port or _DEFAULT_PORT.get(url.scheme)
