"""A service with very many animals."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Extent, known_of
from petstore_gui.gateway.protocol import Page
from tests.doubles.fake_gateway import FakeGateway


class ManyPets(FakeGateway):
    """A service with many animals and cheap pages of the same length, whatever is asked for."""

    def __init__(self, count: int, page: int = 100) -> None:
        super().__init__()
        self._page = page
        statuses = (None, *PetStatus)
        self.stock = [
            Pet(place, f"pet {place * 7919 % count}", place % 40, statuses[place % 4])
            for place in range(count)
        ]

    async def list_pets(
        self, status: PetStatus | None = None, **_how: object
    ) -> AsyncGenerator[Page]:
        """Pages, each in its own iteration of the loop."""
        for start in range(0, len(self.stock), self._page):
            await asyncio.sleep(0)
            end = start + self._page
            extent = Extent.ALL if end >= len(self.stock) else Extent.LOADING
            yield Page(tuple(self.stock[start:end]), known_of(status, extent))
