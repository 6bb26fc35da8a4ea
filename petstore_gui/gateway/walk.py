"""Walking the list of a petstore service, with or without links to the next page.

The interface has no paging except `limit` (section 4.1), and a walk invents no parameters. It
follows links if there are any, from several places at once if the service names them. Without
links it requests each status as well. The responses are checked against each other: only a
consistent walk proves a list whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Collection, Hashable, Iterable
from contextlib import aclosing
from typing import Protocol

import msgspec

from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.domain.list_errors import LinksInCircle, ListTooLong
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import (
    Completeness,
    Doubt,
    Extent,
    extent_of_response,
    known_by_status,
    known_of,
)
from petstore_gui.gateway.each_status import EachStatus
from petstore_gui.gateway.links import (
    LinkProblem,
    error_of_link,
    is_of_one_status,
    is_same_query,
)
from petstore_gui.gateway.list_response import ListResponse, sift
from petstore_gui.gateway.parallel_walk import BARREN_PAGES_MAX, CIRCLE, ParallelWalk, Step
from petstore_gui.gateway.protocol import Page

LIST_ANIMALS_MAX = 2_000_000
LIST_BYTES_MAX = 2**28
"""The most that a walk by links loads: an endless list would fill the computer's memory. The window
is measured with half as many animals, and their text takes up to four times its bytes."""


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
        self._size = 0
        self._not_understood: Counter[Hashable] = Counter()
        self._doubts: dict[Doubt, None] = {}
        self._count: int | None = None
        self._last_query: str | None = None

    async def pages(self, unless: str | None = None) -> AsyncGenerator[Page]:
        """The pages as they arrive. An error is raised after the pages before it."""
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
        response, followed, barren = first, {first.query}, 0
        while (query := response.next_query) is not None:
            known = len(self._seen)
            yield self._linked_page(response)
            barren = barren + 1 if len(self._seen) == known else 0
            if isinstance(query, LinkProblem):
                raise error_of_link(query)
            is_back = query in followed or is_same_query(query, first.query)
            if is_back or barren == BARREN_PAGES_MAX:
                raise LinksInCircle(CIRCLE)
            followed.add(query)
            response = await self._fetch_linked(query)
        last = self._linked_page(response)
        yield self._ended(last, first, response.query)

    async def _by_sections(self, first: ListResponse) -> AsyncGenerator[Page]:
        """As `_by_links`, but from several places at once; ends with an empty page."""
        ends = dict[str, ListResponse]()

        async def follow(query: str) -> Step:
            response = await self._fetch_linked(query)
            known = len(self._seen)
            page = self._linked_page(response, before=ends.get(query))
            if response.next_query is None:
                ends[query] = response
            return Step(page, response.next_query, is_barren=len(self._seen) == known)

        yield self._linked_page(first)
        starts = dict.fromkeys((str(first.next_query), *first.sections))
        parallel = ParallelWalk(follow)
        async with aclosing(parallel.pages(list(starts))) as pages:
            async for page in pages:
                yield page
        if not parallel.is_joined:
            self._doubt(Doubt.SECTIONS_APART)
        yield self._ended(Page((), self._loading), first, parallel.last)

    async def _fetch_linked(self, query: str) -> ListResponse:
        """The page of a link. Raises `ListTooLong` if the earlier pages reached the limit."""
        if len(self._seen) >= LIST_ANIMALS_MAX or self._size >= LIST_BYTES_MAX:
            raise ListTooLong(f"{len(self._seen)} animals in {self._size} bytes")
        if self._status is None and is_of_one_status(query):
            self._doubt(Doubt.OTHER_LIST)
        return await self._fetch(self._page_size, self._status, query)

    def _ended(self, last: Page, first: ListResponse, query: str | None) -> Page:
        """The last page, where the links ended at `query`: whole if nothing disagrees."""
        self._compare_count()
        if self._last_query is not None and not is_same_query(self._last_query, query):
            self._doubt(Doubt.OTHER_LAST_PAGE)
        if not self._doubts:
            known = known_of(self._status, Extent.ALL)
            return msgspec.structs.replace(last, completeness=known, validator=first.validator)
        return msgspec.structs.replace(last, completeness=self._known(Extent.LISTED))

    async def _without_links(self, first: ListResponse) -> AsyncGenerator[Page]:
        response, limit = first, self._page_size
        if response.rows >= limit and limit < LIMIT_MAX:
            yield self._page(response, limit, self._loading)
            limit = LIMIT_MAX
            response = await self._fetch(limit, self._status)
        if response.next_query is not None:
            self._seen = set()
            async with aclosing(self._by_links(response)) as pages:
                async for page in pages:
                    yield page
            return
        page = self._page(response, limit, self._loading)
        if response is not first:
            page = _without(page, first)
        extent = extent_of_response(response.rows, limit)
        if Doubt.OTHER_STATUS in self._doubts:
            extent = Extent.LISTED  # the rows of all statuses reached the limit
        if self._status is not None or extent is Extent.LISTED:
            self._compare_count()
            yield msgspec.structs.replace(page, completeness=self._known(extent))
            return
        yield msgspec.structs.replace(page, completeness=known_by_status({}))
        each = EachStatus(self._list_status, (*first.pets, *response.pets))
        async with aclosing(each.pages()) as pages:
            async for page in pages:
                self._seen.update(pet.id for pet in page.pets)
                yield page
        self._compare_count()
        yield Page((), each.known(self._doubts, self._counted))

    def _list_status(self, status: PetStatus) -> AsyncGenerator[Page]:
        return Walk(self._fetch, status, page_size=LIMIT_MAX).pages()

    def _linked_page(self, response: ListResponse, before: ListResponse | None = None) -> Page:
        """A page reached by links. `before` is the response to an earlier request for it."""
        if before is not None:
            keys = (Counter(response.not_understood) - Counter(before.not_understood)).elements()
            response = msgspec.structs.replace(response, not_understood=tuple(keys))
            return _without(self._page(response, self._page_size, self._loading), before)
        return self._page(response, self._page_size, self._loading, self._seen)

    def _page(
        self,
        response: ListResponse,
        limit: int,
        known: Completeness,
        listed: Collection[int] = (),
    ) -> Page:
        """The animals in a response. `listed` are the ids already seen on other pages."""
        pets, odd = sift(response, limit, self._status, listed)
        if odd.not_understood:  # the same row on two pages of a linked list is two rows
            times = self._not_understood if listed is self._seen else Counter()
            odd = msgspec.structs.replace(odd, not_understood=_numbered(odd.not_understood, times))
        self._seen.update(pets)
        self._size += response.size
        self._count = self._count if response.count is None else response.count
        self._last_query = response.last_query or self._last_query
        if odd:
            for doubt, rows in (
                (Doubt.NOT_UNDERSTOOD, odd.not_understood),
                (Doubt.LISTED_AGAIN, odd.seen_twice),
                (Doubt.OTHER_STATUS, odd.other_status),
            ):
                if rows:
                    self._doubt(doubt)
        return Page(tuple(pets.values()), known, odd)

    def _doubt(self, doubt: Doubt) -> None:
        self._doubts[doubt] = None

    def _compare_count(self) -> None:
        if self._count is not None and self._count != len(self._seen):
            self._doubt(Doubt.OTHER_COUNT)

    @property
    def _counted(self) -> int | None:
        return self._count if Doubt.OTHER_COUNT in self._doubts else None

    def _known(self, extent: Extent) -> Completeness:
        known = known_of(self._status, extent, self._doubts)
        return msgspec.structs.replace(known, counted=self._counted)


def _without(page: Page, before: ListResponse) -> Page:
    """The page without the animals that an earlier response already had unchanged."""
    known = frozenset(before.pets)
    return msgspec.structs.replace(page, pets=tuple(pet for pet in page.pets if pet not in known))


def _numbered(keys: Iterable[Hashable], times: Counter[Hashable]) -> list[Hashable]:
    numbered = list[Hashable]()
    for key in keys:
        numbered.append((key, times[key]))
        times[key] += 1
    return numbered
