"""One response to a request for a list, and what is odd about its rows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Hashable, Mapping
from urllib.parse import SplitResult, parse_qsl, urljoin, urlsplit

import msgspec

from petstore_gui.domain.interface_limits import DEFAULT_PORTS
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Doubt
from petstore_gui.gateway.odd_rows import OddRows
from petstore_gui.gateway.request_response import Response


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
    return url.scheme, url.username, url.hostname, url.port or DEFAULT_PORTS.get(url.scheme)


_TAG = re.compile(r'(?:W/)?"[\x21\x23-\x7e]{1,200}"')
_TOTAL = re.compile(r"[0-9]{1,18}")


class ListResponse(msgspec.Struct, frozen=True):
    """One response to `GET /pets`: the rows that were understood, and where the next page is.

    `not_understood` has a key for each row that was not. `next_query` is the query of the link to
    the next page, or why the link is not followed. `query` is that of the request, `last_query`
    that of the page that the service names as the last, `total` how many animals it says it has.
    """

    pets: tuple[Pet, ...]
    not_understood: tuple[Hashable, ...] = ()
    next_query: str | Doubt | None = None
    validator: str | None = None
    is_unchanged: bool = False
    query: str | None = None
    last_query: str | None = None
    total: int | None = None

    @property
    def rows(self) -> int:
        """How many rows there were, understood or not."""
        return len(self.pets) + len(self.not_understood)


def validator_of(headers: Mapping[str, str]) -> str | None:
    """The `If-None-Match` for the next walk; None if the response has no such tag.

    An `ETag` alone is about one response: `X-ETag-Covers` must say that it covers the list.
    """
    tag = headers.get("etag", "")
    is_of_list = headers.get("x-etag-covers", "").strip().lower() == "list"
    return tag if is_of_list and _TAG.fullmatch(tag) else None


def total_of(headers: Mapping[str, str]) -> int | None:
    """The number of animals in the whole list, if the service names it."""
    total = headers.get("x-total-count", "").strip()
    return int(total) if _TOTAL.fullmatch(total) else None


def sift(
    response: ListResponse, limit: int, status: PetStatus | None, listed: Collection[int]
) -> tuple[dict[int, Pet], OddRows]:
    """The animals in a response that may be shown, by id, and its odd rows.

    Of two rows with one id the later one counts. Rows past the limit are shown: otherwise the end
    of the links would not prove that all animals were seen.
    """
    rows = response.pets
    requested = rows if status is None else [pet for pet in rows if pet.status == status]
    once = {pet.id: pet for pet in requested}
    if len(once) == response.rows <= limit and once.keys().isdisjoint(listed):
        return once, OddRows()
    times = Counter(pet.id for pet in requested)
    return once, OddRows(
        not_understood=set(response.not_understood),
        past_limit={pet.id for pet in rows[max(0, limit - len(response.not_understood)) :]},
        seen_twice={pet_id for pet_id in once if times[pet_id] > 1 or pet_id in listed},
        other_status={pet.id for pet in rows if status is not None and pet.status != status},
        in_two_versions={pet.id for pet in requested if once[pet.id] != pet},
    )
