"""Refreshing an unchanged list takes one request, and proves nothing else."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import msgspec
import pytest

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Extent
from petstore_gui.gateway.odd_rows import Oddities, OddRows
from petstore_gui.gateway.protocol import Page
from tests.catalogue.conftest import Shopkeeper
from tests.doubles.fake_gateway import FakeGateway

STOCK = [Pet(place, f"pet {place}", 1, "sold") for place in range(1, 8)]


class Watched(FakeGateway):
    """Counts the pages of each walk; every page has an oddity, except that of an unchanged list."""

    def __init__(self, *, links: bool = True) -> None:
        super().__init__(STOCK, page_size=2, links=links)
        self.pages: list[int] = []

    async def list_pets(
        self, status: PetStatus | None = None, *, unless: str | None = None, **_how: object
    ) -> AsyncGenerator[Page]:
        self.pages.append(0)
        async for page in super().list_pets(status, unless=unless):
            self.pages[-1] += 1
            odd = OddRows(not_understood=set() if page.is_unchanged else {self.pages[-1]})
            yield msgspec.structs.replace(page, odd=odd)


@pytest.fixture
async def gateway(shopkeeper: Shopkeeper) -> Watched:
    """A service whose whole list was walked."""
    gateway = Watched()
    await shopkeeper.load(gateway)
    assert gateway.pages == [4]
    return gateway


async def test_refreshing_an_unchanged_list_takes_one_request_and_keeps_everything(
    shopkeeper: Shopkeeper, gateway: Watched
) -> None:
    before = shopkeeper.catalogue.facts
    for _ in range(2):
        await shopkeeper.refresh()
    assert gateway.pages == [4, 1, 1]
    assert shopkeeper.ended == 3
    facts = shopkeeper.catalogue.facts
    assert (facts.state, facts.completeness) == (LoadState.READY, before.completeness)
    assert (facts.oddities, facts.counts) == (Oddities(not_understood=4), before.counts)
    assert facts.as_of is not None
    assert before.as_of is not None
    assert facts.as_of > before.as_of
    assert shopkeeper.ids == [pet.id for pet in STOCK]


async def test_after_a_failed_request_the_service_is_asked_for_changes(
    shopkeeper: Shopkeeper, gateway: Watched
) -> None:
    gateway.fail_next("list", NotReached("away"))
    await shopkeeper.refresh()
    assert shopkeeper.state is LoadState.FAILED
    await shopkeeper.refresh()
    assert gateway.pages == [4, 0, 1]
    assert shopkeeper.catalogue.facts.completeness.whole is Extent.ALL
