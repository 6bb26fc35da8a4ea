"""Walking the list of each status, where the whole list may be cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import aclosing

import msgspec

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Completeness, Doubt, Extent, known_by_status
from petstore_gui.gateway.protocol import Page
from petstore_gui.support.tasks import cancel_all


class EachStatus:
    """Walks the lists of all statuses at the same time.

    `shown` are the animals of a whole list that may be cut. The list of a status that lacks one of
    them is no proof.
    """

    def __init__(
        self, list_pets: Callable[[PetStatus], AsyncGenerator[Page]], shown: Iterable[Pet]
    ) -> None:
        self._list = list_pets
        self._newest = {pet.id: pet for pet in shown}
        self._missing = {pet.id: pet for pet in shown}
        self._extents: dict[PetStatus, Extent] = {}
        self._doubts: dict[Doubt, None] = {}

    async def pages(self) -> AsyncGenerator[Page]:
        """The pages in the order of arrival. An error is raised once all other lists have ended."""
        arrived = asyncio.Queue[tuple[PetStatus, Page] | None]()
        tasks = [asyncio.create_task(self._walk(status, arrived)) for status in PetStatus]
        running = len(tasks)
        try:
            while running:
                if (one := await arrived.get()) is None:
                    running -= 1
                else:
                    yield self._taken(*one)
            await asyncio.gather(*tasks)
        finally:
            await cancel_all(tasks)

    def known(self, doubts: Iterable[Doubt], counted: int | None) -> Completeness:
        """What is known at the end. A list that lacks animals shown with its status is no proof."""
        extents = dict(self._extents)
        lacking = {pet.status for pet in self._missing.values()}
        for status, extent in self._extents.items():
            if status in lacking and extent is not Extent.CUT:
                extents[status] = Extent.LISTED
                self._doubts[Doubt.NOT_IN_ITS_STATUS] = None
        all_doubts = dict.fromkeys((*doubts, *self._doubts))
        return known_by_status(extents, all_doubts, counted, is_final=True)

    async def _walk(
        self,
        status: PetStatus,
        arrived: asyncio.Queue[tuple[PetStatus, Page] | None],
    ) -> None:
        try:
            async with aclosing(self._list(status)) as pages:
                async for page in pages:
                    arrived.put_nowait((status, page))
        finally:
            arrived.put_nowait(None)

    def _taken(self, status: PetStatus, page: Page) -> Page:
        """The page without the animals that are already known unchanged."""
        pets = tuple(pet for pet in page.pets if self._newest.get(pet.id) != pet)
        self._newest.update((pet.id, pet) for pet in page.pets)
        for pet_id in (*(pet.id for pet in page.pets), *page.odd.other_status):
            self._missing.pop(pet_id, None)
        self._extents[status] = page.completeness.of(status)
        self._doubts.update(dict.fromkeys(page.completeness.doubts))
        known = known_by_status(self._extents)
        return msgspec.structs.replace(page, pets=pets, completeness=known, validator=None)
