"""Links from a page of the list to others. Only their query is used.

A link to another origin or path is not followed, so that no API key is sent elsewhere.
"""

from __future__ import annotations

from urllib.parse import SplitResult, parse_qsl, urljoin, urlsplit

from petstore_gui.gateway.completeness import Doubt
from petstore_gui.gateway.request_response import Response

_DEFAULT_PORT = {"https": 443, "http": 80}


def next_query(response: Response, url: str) -> str | Doubt | None:
    """The query of the page after one of the list at `url`, by `Link` (RFC 8288) or `x-next`.

    None if there is no link, a doubt if it leads elsewhere.
    """
    target = response.links.get("next") or response.headers.get("x-next", "").strip()
    return query_of(target, url) if target else None


def last_query(response: Response, url: str) -> str | None:
    """The query of the page that the service names as the last one."""
    target = response.links.get("last")
    query = query_of(target, url) if target else None
    return query if isinstance(query, str) else None


def query_of(target: str, url: str) -> str | Doubt:
    """The query of a link from `url`, or a doubt if it has another origin or path."""
    here = urlsplit(url)
    try:
        there = urlsplit(urljoin(url, target))
        is_here = (*_origin(here), here.path) == (*_origin(there), there.path)
    except ValueError:
        return Doubt.LINK_AWAY
    return there.query if is_here else Doubt.LINK_AWAY


def page_of(query: str | None) -> tuple[tuple[str, str], ...]:
    """What a query asks for, whatever the order of its parameters."""
    return tuple(sorted(parse_qsl(query or "", keep_blank_values=True)))


def _origin(url: SplitResult) -> tuple[str, str | None, str | None, int | None]:
    return url.scheme, url.username, url.hostname, url.port or _DEFAULT_PORT.get(url.scheme)
