"""One response to a request for a list, and what is odd about its rows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Hashable, Mapping

import msgspec

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Doubt
from petstore_gui.gateway.odd_rows import OddRows

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
        not_understood=response.not_understood,
        past_limit=[pet.id for pet in rows[max(0, limit - len(response.not_understood)) :]],
        seen_twice={pet_id for pet_id in once if times[pet_id] > 1 or pet_id in listed},
        other_status=[pet.id for pet in rows if status is not None and pet.status != status],
        in_two_versions=[pet.id for pet in requested if once[pet.id] != pet],
    )
