"""The window stays responsive: no iteration of its loop is long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

import pytest

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.gateway.completeness import Extent, known_of
from petstore_gui.gateway.protocol import Page
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually, kept
from tests.support.widgets import SHIFT, click_heading, click_line, selected
from tests.ui.conftest import Shop

MANY = 100_000
TURN_MAX = 0.1
"""Seconds of CPU time that an iteration of the loop may take."""


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


class Pulse:
    """Ticks every millisecond, and records the most CPU seconds between two ticks."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.ticks = 0

    async def beat(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.thread_time() - before)
            self.ticks += 1

    async def tick(self) -> None:
        """Wait for the next one."""
        ticks = self.ticks
        await eventually(lambda: self.ticks > ticks)


@asynccontextmanager
async def pulse() -> AsyncIterator[Pulse]:
    beating = Pulse()
    task = asyncio.create_task(beating.beat())
    await beating.tick()
    yield beating
    await beating.tick()
    task.cancel()
    await asyncio.wait([task])


@pytest.mark.slow
@pytest.mark.parametrize("column", [Column.ID, Column.NAME])
async def test_the_window_responds_while_a_hundred_thousand_animals_load(
    shop: Shop, column: Column
) -> None:
    if column is not Column.ID:
        await shop.serve(FakeGateway([Pet(1, "Rex", 1)]))
        click_heading(shop.table, column)
    async with pulse() as beating:
        shop.open(ManyPets(MANY))
        await eventually(lambda: shop.completeness == "All 100,000 animals", within=100)
        await eventually(lambda: shop.table.line_count == MANY)
    assert kept(TURN_MAX, beating.longest)


@pytest.mark.slow
async def test_the_window_responds_while_a_hundred_thousand_animals_refresh(shop: Shop) -> None:
    await shop.serve(ManyPets(MANY))
    async with pulse() as beating:
        shop.catalogue.refresh()
        await shop.wait_until_loaded()
    assert kept(TURN_MAX, beating.longest)


@pytest.mark.slow
async def test_the_window_responds_while_all_change_on_one_page(shop: Shop) -> None:
    service = ManyPets(MANY, page=MANY)
    await shop.serve(service)
    service.stock = [Pet(one.id, f"new {one.name}", 1) for one in service.stock]
    async with pulse() as beating:
        shop.catalogue.refresh()
        await shop.wait_until_loaded()
    assert shop.completeness == "All 100,000 animals"
    assert kept(2.5 * TURN_MAX, beating.longest)


@pytest.mark.slow
async def test_the_window_responds_while_a_large_selection_is_sorted(shop: Shop) -> None:
    await shop.serve(ManyPets(MANY))
    click_line(shop.table, 88_100)
    click_line(shop.table, 89_999, SHIFT)
    assert len(selected(shop.table)) == 1_900
    before = time.thread_time()
    click_heading(shop.table, Column.NAME)
    assert time.thread_time() - before < 0.5
    assert len(selected(shop.table)) == 1_900
