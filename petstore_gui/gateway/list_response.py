"""One response to a request for a list, and what is odd about its rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable

import msgspec

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.links import LinkProblem
from petstore_gui.gateway.odd_rows import OddRows


class ListResponse(msgspec.Struct, frozen=True):
    """One response to `GET /pets`: the rows that were understood, and where the next page is.

    `not_understood` has a key for each row that was not. `next_query` is the query of the link to
    the next page, or why the link cannot be followed. `sections` are queries of later pages, in
    order, to walk from at the same time. `size` is the length of the body in bytes. `query` is that
    of the request, `last_query` that of the page that the service names as the last, `count` how
    many animals the service says that it has.
    """

    pets: tuple[Pet, ...]
    not_understood: tuple[Hashable, ...] = ()
    next_query: str | LinkProblem | None = None
    sections: tuple[str, ...] = ()
    validator: str | None = None
    is_unchanged: bool = False
    size: int = 0
    query: str | None = None
    last_query: str | None = None
    count: int | None = None

    @property
    def rows(self) -> int:
        """How many rows there were, understood or not."""
        return len(self.pets) + len(self.not_understood)


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
    in_limit = max(0, limit - len(response.not_understood))
    is_plain = len(once) == len(rows) == response.rows <= limit
    if is_plain and (not listed or once.keys().isdisjoint(listed)):
        return once, OddRows()
    again = {pet.id for pet in requested if pet.id in listed}
    if len(once) < len(requested):
        times = Counter(pet.id for pet in requested)
        again |= {pet_id for pet_id in once if times[pet_id] > 1}
    return once, OddRows(
        not_understood=response.not_understood,
        past_limit=[pet.id for pet in rows[in_limit:]],
        seen_twice=again,
        other_status=[pet.id for pet in rows if status is not None and pet.status != status],
        in_two_versions=[pet.id for pet in requested if once[pet.id] != pet],
    )
