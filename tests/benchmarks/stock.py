"""A gateway with a million animals, for figures that do not measure a service."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Iterator
from itertools import islice

from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Extent, known_of
from petstore_gui.gateway.protocol import Page
from petstore_gui.service.store.samples import made_up
from tests.doubles.fake_gateway import FakeGateway


class Stock(FakeGateway):
    """A gateway to `animals`, page by page: those that `petstore-gui serve --sample` makes up.

    All pages come in one iteration of the event loop, so the window cannot show them one by one.
    """

    def __init__(self, count: int, animals: Callable[[int], Iterator[Pet]] | None = None) -> None:
        super().__init__()
        self._count, self._animals = count, animals or pets

    async def list_pets(
        self, status: PetStatus | None = None, **_how: object
    ) -> AsyncGenerator[Page]:
        """Every animal; the last page is empty, and says that the list is complete."""
        animals = self._animals(self._count)
        while page := tuple(islice(animals, LIMIT_MAX)):
            yield Page(page, known_of(status, Extent.LOADING))
        yield Page((), known_of(status, Extent.ALL))


def pets(count: int) -> Iterator[Pet]:
    """The made-up animals with the IDs that a new store gives them."""
    for pet_id, new in enumerate(made_up(count), 1):
        yield Pet(pet_id, new.name, new.category_id, new.status and new.status.value)
