"""Walking the list of a petstore service, with or without links to the next page.

The interface has no paging except `limit` (section 4.1), and a walk invents no parameters. It
follows links if there are any, from several places at once if the service names them. Without
links it requests each status as well.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Collection
from contextlib import aclosing
from typing import Protocol

import msgspec

from petstore_gui.domain.errors import ListNotEnded, RequestError
from petstore_gui.domain.limits import LIMIT_MAX
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import (
    Completeness,
    Extent,
    extent_of_response,
    known_by_status,
    known_of,
)
from petstore_gui.gateway.links import LinkProblem
from petstore_gui.gateway.parallel_walk import BARREN_PAGES_MAX, CIRCLE, ParallelWalk, Step
from petstore_gui.gateway.protocol import Oddities, Page
from petstore_gui.support.tasks import cancel_all


class ListResponse(msgspec.Struct, frozen=True):
    """One response to `GET /pets`: the rows that were understood, and where the next page is.

    `next_query` is the query of the link to the next page, or why the link cannot be followed.
    `sections` are queries of later pages, in order, to walk from at the same time.
    """

    pets: tuple[Pet, ...]
    not_understood: int = 0
    next_query: str | LinkProblem | None = None
    sections: tuple[str, ...] = ()
    validator: str | None = None
    is_unchanged: bool = False

    @property
    def rows(self) -> int:
        """How many rows there were, understood or not."""
        return len(self.pets) + self.not_understood


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
        self._page_size = page_size
        self._links_are_certain = links_are_certain
        self._loading = known_of(status, Extent.LOADING)
        self._seen: set[int] = set()
        self._not_understood = 0

    async def pages(self, unless: str | None = None) -> AsyncGenerator[Page]:
        """The pages as they arrive; an error is raised after the pages before it."""
        first = await self._fetch(self._page_size, self._status, unless=unless)
        if first.is_unchanged:
            known = known_of(self._status, Extent.ALL)
            yield Page((), known, validator=unless, is_unchanged=True)
            return
        is_linked = first.next_query is not None or self._links_are_certain
        walk = self._by_links if is_linked else self._without_links
        if first.sections and isinstance(first.next_query, str):
            walk = self._by_sections
        async with aclosing(walk(first)) as pages:
            async for page in pages:
                yield page

    async def _by_links(self, first: ListResponse) -> AsyncGenerator[Page]:
        response, followed, barren = first, set[str](), 0
        while (query := response.next_query) is not None:
            page = self._linked_page(response, self._seen)
            yield page
            barren = 0 if page.pets else barren + 1
            if isinstance(query, LinkProblem):
                raise ListNotEnded(query.value)
            if query in followed or barren == BARREN_PAGES_MAX:
                raise ListNotEnded(CIRCLE)
            followed.add(query)
            response = await self._fetch(self._page_size, self._status, query)
        yield self._proven(self._linked_page(response, self._seen), first)

    async def _by_sections(self, first: ListResponse) -> AsyncGenerator[Page]:
        """As `_by_links`, but from several places at once; ends with an empty page."""
        followed = set[str]()

        async def follow(query: str) -> Step:
            response = await self._fetch(self._page_size, self._status, query)
            listed = set() if query in followed else self._seen
            followed.add(query)
            return Step(self._linked_page(response, listed), response.next_query)

        yield self._linked_page(first, self._seen)
        starts = dict.fromkeys((str(first.next_query), *first.sections))
        async with aclosing(ParallelWalk(follow).pages(list(starts))) as pages:
            async for page in pages:
                yield page
        yield self._proven(Page((), self._loading), first)

    def _proven(self, last: Page, first: ListResponse) -> Page:
        """The last page, where the links ended: the list is whole unless a row is invalid."""
        if self._not_understood:
            known = known_of(self._status, Extent.LISTED)
            return msgspec.structs.replace(last, completeness=known)
        known = known_of(self._status, Extent.ALL)
        return msgspec.structs.replace(last, completeness=known, validator=first.validator)

    async def _without_links(self, first: ListResponse) -> AsyncGenerator[Page]:
        response, limit = first, self._page_size
        if response.rows >= limit and limit < LIMIT_MAX:
            yield self._page(response, limit, self._status, self._loading)
            limit = LIMIT_MAX
            response = await self._fetch(limit, self._status)
        extent = extent_of_response(response.rows, limit)
        if self._status is not None or extent.is_settled:
            yield self._page(response, limit, self._status, known_of(self._status, extent))
            return
        yield self._page(response, limit, None, known_by_status({}))
        async with aclosing(self._each_status()) as pages:
            async for page in pages:
                yield page

    async def _each_status(self) -> AsyncGenerator[Page]:
        """The lists by status, requested at the same time, in the order of arrival."""
        extents: dict[PetStatus, Extent] = {}
        failed: RequestError | None = None
        tasks = [asyncio.create_task(self._fetch_status(status)) for status in PetStatus]
        try:
            for fetched in asyncio.as_completed(tasks):
                try:
                    status, response = await fetched
                except RequestError as error:
                    failed = failed or error
                    continue
                extents[status] = extent_of_response(response.rows, LIMIT_MAX)
                yield self._page(response, LIMIT_MAX, status, known_by_status(extents))
        finally:
            await cancel_all(tasks)
        if failed:
            raise failed

    async def _fetch_status(self, status: PetStatus) -> tuple[PetStatus, ListResponse]:
        return status, await self._fetch(LIMIT_MAX, status)

    def _linked_page(self, response: ListResponse, listed: Collection[int]) -> Page:
        return self._page(response, self._page_size, self._status, self._loading, listed)

    def _page(
        self,
        response: ListResponse,
        limit: int,
        status: PetStatus | None,
        known: Completeness,
        listed: Collection[int] = (),
    ) -> Page:
        """The new animals in a response. `listed` are the ids already seen in the same list."""
        pets, oddities = sift(response, limit, status, listed)
        self._not_understood += oddities.not_understood
        ids = {pet.id for pet in pets}
        if not self._seen.isdisjoint(ids):
            pets = [pet for pet in pets if pet.id not in self._seen]
        self._seen |= ids
        return Page(tuple(pets), known, oddities)


def sift(
    response: ListResponse, limit: int, status: PetStatus | None, listed: Collection[int]
) -> tuple[list[Pet], Oddities]:
    """The animals in a response that may be shown, and the counts of its odd rows.

    Rows past the limit are shown: otherwise the end of the links would not prove that all animals
    were seen.
    """
    requested = [pet for pet in response.pets if status is None or pet.status == status]
    once = {pet.id: pet for pet in requested}
    if len(once) < len(requested) or not once.keys().isdisjoint(listed):
        once = {}
        for pet in requested:
            if pet.id not in listed:
                once.setdefault(pet.id, pet)
    return list(once.values()), Oddities(
        not_understood=response.not_understood,
        past_limit=max(0, response.rows - limit),
        seen_twice=len(requested) - len(once),
        other_status=len(response.pets) - len(requested),
    )
