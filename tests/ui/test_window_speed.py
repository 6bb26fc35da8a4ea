"""The window stays responsive: no iteration of its loop is long."""

from __future__ import annotations

import time

import pytest

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from tests.doubles.fake_gateway import FakeGateway
from tests.doubles.many_pets import ManyPets
from tests.support.pulse import TURN_MAX, pulse
from tests.support.waiting import eventually, kept
from tests.support.widgets import SHIFT, click_heading, click_line, selected
from tests.ui.conftest import Shop

MANY = 100_000


@pytest.mark.slow
async def test_the_window_responds_while_a_hundred_thousand_animals_load(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(1, "Rex", 1)]))
    click_heading(shop.table, Column.NAME)
    async with pulse() as beating:
        shop.open(ManyPets(MANY))
        await eventually(lambda: shop.completeness == "All 100,000 animals", within=100)
        await eventually(lambda: shop.table.model().rowCount() == MANY)
    assert kept(TURN_MAX, beating.longest)


@pytest.mark.slow
async def test_the_window_responds_while_a_hundred_thousand_animals_refresh(shop: Shop) -> None:
    await shop.serve(ManyPets(MANY))
    async with pulse() as beating:
        shop.catalogue.refresh()
        await shop.wait_until_loaded()
    assert kept(TURN_MAX, beating.longest)


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
