"""Walking the list of a petstore service, with links to the next page and without.

The interface has no paging but `limit` (section 4.1). A walk follows the links that a service
gives, from several places at once where it names some, and invents no parameter; without links it
asks for each status as well.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Collection, Iterable
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
    extent_of_answer,
    known_by_status,
    known_of,
)
from petstore_gui.gateway.links import LinkProblem
from petstore_gui.gateway.parallel_walk import BARREN_PAGES_MAX, CIRCLE, ParallelWalk, Step
from petstore_gui.gateway.protocol import Oddities, Page


class ListResponse(msgspec.Struct, frozen=True):
    """One answer to `GET /pets`: the rows that were understood, and where the next page is.

    `next_query` is the query of the link to the next page; origin and path are those of this page,
    or it is a problem. `sections` are queries of pages further on, in order, to be walked from at
    the same time.
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


class Ask(Protocol):
    """Asks a service for one page: the first one of a list, or what a link's query names.

    The first one may be asked for unless the list is as it was with a validator.
    """

    async def __call__(
        self,
        limit: int,
        status: PetStatus | None,
        query: str | None = None,
        unless: str | None = None,
    ) -> ListResponse: ...


class Walk:
    """One walk of one list. `links_are_certain` tells that an answer without a link is the last."""

    def __init__(self, ask: Ask, *, page_size: int, links_are_certain: bool = False) -> None:
        self._ask = ask
        self._page_size = page_size
        self._links_are_certain = links_are_certain
        self._seen: set[int] = set()
        self._not_understood = 0

    async def pages(
        self, status: PetStatus | None, unless: str | None = None
    ) -> AsyncGenerator[Page]:
        """The pages as they come; what came before an error is handed on before it is raised."""
        first = await self._ask(self._page_size, status, unless=unless)
        if first.is_unchanged:
            yield Page((), known_of(status, Extent.ALL), validator=unless, is_unchanged=True)
            return
        is_linked = first.next_query is not None or self._links_are_certain
        walk = self._by_links if is_linked else self._without_links
        if first.sections and isinstance(first.next_query, str):
            walk = self._by_sections
        async with aclosing(walk(first, status)) as pages:
            async for page in pages:
                yield page

    async def _by_links(
        self, answer: ListResponse, status: PetStatus | None
    ) -> AsyncGenerator[Page]:
        loading, followed, barren = known_of(status, Extent.LOADING), set[str](), 0
        first = answer
        while (query := answer.next_query) is not None:
            page = self._page(answer, self._page_size, status, loading, self._seen)
            yield page
            barren = 0 if page.pets else barren + 1
            if isinstance(query, LinkProblem):
                raise ListNotEnded(query.value)
            if query in followed or barren == BARREN_PAGES_MAX:
                raise ListNotEnded(CIRCLE)
            followed.add(query)
            answer = await self._ask(self._page_size, status, query)
        last = self._page(answer, self._page_size, status, loading, self._seen)
        yield self._proven(last, first, status)

    async def _by_sections(
        self, answer: ListResponse, status: PetStatus | None
    ) -> AsyncGenerator[Page]:
        """The same from several places at once; an empty page tells that all have ended."""
        loading = known_of(status, Extent.LOADING)

        followed = set[str]()

        async def follow(query: str) -> Step:
            there = await self._ask(self._page_size, status, query)
            listed = set() if query in followed else self._seen
            followed.add(query)
            page = self._page(there, self._page_size, status, loading, listed)
            return Step(page, there.next_query)

        yield self._page(answer, self._page_size, status, loading, self._seen)
        starts = dict.fromkeys((str(answer.next_query), *answer.sections))
        async with aclosing(ParallelWalk(follow).pages(list(starts))) as pages:
            async for page in pages:
                yield page
        yield self._proven(Page((), loading), answer, status)

    def _proven(self, last: Page, first: ListResponse, status: PetStatus | None) -> Page:
        """The last page by links: all of it, but where a row hides which animal it is about."""
        if self._not_understood:
            return msgspec.structs.replace(last, completeness=known_of(status, Extent.LISTED))
        known = known_of(status, Extent.ALL)
        return msgspec.structs.replace(last, completeness=known, validator=first.validator)

    async def _without_links(
        self, answer: ListResponse, status: PetStatus | None
    ) -> AsyncGenerator[Page]:
        limit = self._page_size
        if answer.rows >= limit and limit < LIMIT_MAX:
            yield self._page(answer, limit, status, known_of(status, Extent.LOADING), set())
            limit = LIMIT_MAX
            answer = await self._ask(limit, status)
        extent = extent_of_answer(answer.rows, limit)
        if status is not None or extent.is_settled:
            yield self._page(answer, limit, status, known_of(status, extent), set())
            return
        yield self._page(answer, limit, status, known_by_status({}), set())
        async with aclosing(self._each_status()) as pages:
            async for page in pages:
                yield page

    async def _each_status(self) -> AsyncGenerator[Page]:
        """The lists by status, asked for at the same time, in the order in which they come."""
        extents: dict[PetStatus, Extent] = {}
        failed: RequestError | None = None
        asked = [asyncio.create_task(self._ask_status(status)) for status in PetStatus]
        try:
            for answered in asyncio.as_completed(asked):
                try:
                    status, answer = await answered
                except RequestError as error:
                    failed = failed or error
                    continue
                extents[status] = extent_of_answer(answer.rows, LIMIT_MAX)
                yield self._page(answer, LIMIT_MAX, status, known_by_status(extents), set())
        finally:
            await _end(asked)
        if failed:
            raise failed

    async def _ask_status(self, status: PetStatus) -> tuple[PetStatus, ListResponse]:
        return status, await self._ask(LIMIT_MAX, status)

    def _page(
        self,
        answer: ListResponse,
        limit: int,
        status: PetStatus | None,
        known: Completeness,
        listed: set[int],
    ) -> Page:
        """What is new in an answer. `listed` are the ids that this very list has shown before."""
        pets, oddities = sift(answer, limit, status, listed)
        self._not_understood += oddities.not_understood
        ids = {pet.id for pet in pets}
        if not self._seen.isdisjoint(ids):
            pets = [pet for pet in pets if pet.id not in self._seen]
        self._seen |= ids
        return Page(tuple(pets), known, oddities)


def sift(
    answer: ListResponse, limit: int, status: PetStatus | None, listed: Collection[int]
) -> tuple[list[Pet], Oddities]:
    """The animals of an answer that may be shown, and a count of what is odd about its rows.

    A row past the limit is shown all the same, so that the end of the links proves what it says.
    """
    asked_for = [pet for pet in answer.pets if status is None or pet.status == status]
    once = {pet.id: pet for pet in asked_for}
    if len(once) < len(asked_for) or not once.keys().isdisjoint(listed):
        once = {}
        for pet in asked_for:
            if pet.id not in listed:
                once.setdefault(pet.id, pet)
    return list(once.values()), Oddities(
        not_understood=answer.not_understood,
        past_limit=max(0, answer.rows - limit),
        seen_twice=len(asked_for) - len(once),
        other_status=len(answer.pets) - len(asked_for),
    )


async def _end(tasks: Iterable[asyncio.Task[tuple[PetStatus, ListResponse]]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
