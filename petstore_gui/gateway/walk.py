"""Walking the list of a petstore service, with or without links to the next page.

The interface has no paging except `limit` (section 4.1), and a walk invents no parameters. It
follows links if there are any; without them it requests each status as well if the list may be cut.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Collection, Iterator, Sequence
from contextlib import aclosing
from typing import Protocol

import msgspec

from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import (
    Completeness,
    Doubt,
    Extent,
    extent_at_end,
    known_of,
)
from petstore_gui.gateway.list_response import ListResponse, page_of, sift
from petstore_gui.gateway.protocol import Page

LIST_ANIMALS_MAX = 2_000_000
"""The most that a walk loads: an endless list would fill the computer's memory."""

BARREN_PAGES_MAX = 10
"""Pages in a row without a new animal after which the links count as a circle."""


class FetchPage(Protocol):
    """Fetches one page: the first of a list, or the one with a link's query.

    `unless` is a validator: the first page is not needed if the list still has it.
    """

    async def __call__(
        self,
        limit: int,
        status: PetStatus | None,
        query: str | None = None,
        unless: str | None = None,
    ) -> ListResponse: ...


class Walk:
    """One walk of the list of a status, or of the whole list for None.

    `links_are_certain`: a page without a link is the last one.
    """

    def __init__(
        self,
        fetch: FetchPage,
        status: PetStatus | None,
        *,
        page_size: int,
        links_are_certain: bool = False,
    ) -> None:
        self._fetch = fetch
        self._status = status
        self._limit = page_size
        self._links_are_certain = links_are_certain
        self._seen: set[int] = set()
        self._number = self._barren = 0
        self._doubt: Doubt | None = None

    async def pages(self, unless: str | None = None) -> AsyncGenerator[Page]:
        """The pages as they arrive. An error is raised after the pages before it."""
        shown: tuple[Pet, ...] = ()
        response = await self._fetch(self._limit, self._status, unless=unless)
        if response.is_unchanged:
            known = known_of(self._status, Extent.ALL)
            yield Page((), known, validator=unless, is_unchanged=True)
            return
        if not self._is_linked(response) and LIMIT_MAX > self._limit <= response.rows:
            yield self._page(response)
            self._limit, self._seen, self._number, shown = LIMIT_MAX, set(), 0, response.pets
            response = await self._fetch(LIMIT_MAX, self._status)
        walk = self._by_links if self._is_linked(response) else self._by_limit
        async with aclosing(walk(response, shown)) as pages:
            async for page in pages:
                yield page

    def _is_linked(self, response: ListResponse) -> bool:
        return response.next_query is not None or self._links_are_certain

    async def _by_links(self, first: ListResponse, shown: Collection[Pet]) -> AsyncGenerator[Page]:
        response, followed = first, {page_of(first.query)}
        page = self._page(response, shown)
        while response.next_query is not None:
            query = self._followable(response.next_query, followed)
            if isinstance(query, Doubt):
                self._doubt = query
                break
            yield page
            followed.add(page_of(query))
            response = await self._fetch(self._limit, self._status, query)
            page = self._page(response)
        if first.last_query and page_of(first.last_query) != page_of(response.query):
            self._doubt = self._doubt or Doubt.OTHER_TOTAL
        known = self._known(response, is_linked=True)
        is_all = known.of(self._status) is Extent.ALL
        validator = first.validator if is_all else None
        yield msgspec.structs.replace(page, completeness=known, validator=validator)

    def _followable(
        self, query: str | Doubt, followed: Collection[tuple[tuple[str, str], ...]]
    ) -> str | Doubt:
        """The query of a link, or why it is not followed."""
        if isinstance(query, Doubt):
            return query
        if page_of(query) in followed or self._barren == BARREN_PAGES_MAX:
            return Doubt.LINK_IN_CIRCLE
        return Doubt.TOO_LONG if len(self._seen) >= LIST_ANIMALS_MAX else query

    async def _by_limit(
        self, response: ListResponse, shown: Collection[Pet]
    ) -> AsyncGenerator[Page]:
        page = self._page(response, shown)
        known = self._known(response, is_linked=False)
        if known.whole is not Extent.CUT:
            yield msgspec.structs.replace(page, completeness=known)
            return
        yield page
        walks = await asyncio.gather(*map(self._walked, PetStatus))
        for page in self._each_status({pet.id: pet for pet in response.pets}, walks):
            yield page

    def _each_status(
        self, newest: dict[int, Pet], walks: Sequence[tuple[list[Page], RequestError | None]]
    ) -> Iterator[Page]:
        """The lists of all statuses: the whole list, with the animals in `newest`, may be cut.

        Even if none of them is cut, together they are not the whole list: an animal without a
        status is in none. A list that lacks an animal shown with its status proves nothing.
        """
        missing, extents = dict(newest), dict.fromkeys(PetStatus, Extent.LOADING)
        for status, (pages, _) in zip(PetStatus, walks, strict=True):
            for page in pages:
                extents[status] = page.completeness.of(status)
                new = tuple(pet for pet in page.pets if newest.get(pet.id) != pet)
                newest.update((pet.id, pet) for pet in new)
                for pet_id in (*(pet.id for pet in page.pets), *page.odd.other_status):
                    missing.pop(pet_id, None)
                known = Completeness(Extent.LOADING, tuple(extents.items()), unstated_may_hide=True)
                yield Page(new, known, page.odd)
        for error in (error for _, error in walks if error is not None):
            raise error
        lacking = {pet.status for pet in missing.values()}
        for status, extent in extents.items():
            if status in lacking and extent is Extent.ALL:
                extents[status] = Extent.LISTED
        yield Page((), Completeness(Extent.CUT, tuple(extents.items()), unstated_may_hide=True))

    async def _walked(self, status: PetStatus) -> tuple[list[Page], RequestError | None]:
        """The pages of a whole walk of a status, up to an error."""
        pages = list[Page]()
        try:
            async for page in Walk(self._fetch, status, page_size=LIMIT_MAX).pages():
                pages.append(page)
        except RequestError as error:
            return pages, error
        return pages, None

    def _page(self, response: ListResponse, shown: Collection[Pet] = ()) -> Page:
        """The animals in a response, without those that an earlier one had unchanged."""
        pets, odd = sift(response, self._limit, self._status, self._seen)
        if odd.not_understood:  # the same row on two pages is two rows
            keys = {(self._number, key) for key in odd.not_understood}
            odd = msgspec.structs.replace(odd, not_understood=keys)
        count = len(self._seen)
        self._seen.update(pets)
        self._number += 1
        self._barren = self._barren + 1 if len(self._seen) == count else 0
        if odd.not_understood or odd.seen_twice or odd.other_status:
            self._doubt = self._doubt or Doubt.ODD_ROWS
        known = known_of(self._status, Extent.LOADING)
        return Page(tuple(pet for pet in pets.values() if pet not in shown), known, odd)

    def _known(self, last: ListResponse, *, is_linked: bool) -> Completeness:
        if last.total not in (None, len(self._seen)):
            self._doubt = self._doubt or Doubt.OTHER_TOTAL
        is_full = last.rows == self._limit
        extent = extent_at_end(self._doubt, is_linked=is_linked, is_full=is_full)
        return known_of(self._status, extent, self._doubt)
