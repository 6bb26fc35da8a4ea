"""A slow view shows its first screen at once, can be stopped, and keeps the position."""

from __future__ import annotations

import pytest

from petstore_gui.catalogue import catalogue_state as picture
from petstore_gui.catalogue import row_filter, shown_rows
from petstore_gui.catalogue import sliced_sort as slices
from petstore_gui.catalogue import sort_filter as shelf_module
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column, View
from petstore_gui.ui.frame import empty_state
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import PATIENCE, eventually
from tests.support.widgets import click_heading, click_line, press, selected
from tests.ui.conftest import Shop

COUNT = 1_000
STOCK = [Pet(number, f"pet {number * 7_919 % COUNT:05}", number % 7) for number in range(COUNT)]


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a list of a thousand animals take as many loop iterations as millions would."""
    monkeypatch.setattr(picture, "SLICE_SECONDS", 0)
    monkeypatch.setattr(picture, "IDLE_MS", 1_000_000)
    monkeypatch.setattr(picture, "FLUSH_MS", 1)
    monkeypatch.setattr(empty_state, "SHOW_AFTER_MS", 1)
    for module in (shown_rows, shelf_module, row_filter, slices):
        for name, size in (("SLICE", 8), ("SHORT", 16), ("SCREEN", 32)):
            monkeypatch.setattr(module, name, size, raising=False)


def names(shop: Shop) -> list[str]:
    model = shop.table.model()
    return [model.index(line, Column.NAME).data() for line in range(model.rowCount())]


async def wait_until_arranged(shop: Shop) -> None:
    await eventually(lambda: shop.catalogue.facts.arranged is None, within=3 * PATIENCE)


async def test_the_first_screen_is_shown_before_the_rest(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.catalogue.set_view(View(search="pet"))
    await eventually(lambda: 0 < shop.table.model().rowCount() < COUNT)
    assert names(shop) == [pet.name for pet in STOCK[: shop.table.model().rowCount()]]
    arranged = shop.catalogue.facts.arranged
    assert arranged is not None
    assert arranged < COUNT
    await wait_until_arranged(shop)
    assert names(shop) == [pet.name for pet in STOCK]


async def test_a_slow_sort_shows_its_progress_and_can_be_stopped(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    click_heading(shop.table, Column.NAME)
    await eventually(lambda: shop.completeness.startswith("Arranging, "))
    assert shop.completeness.endswith(" so far · All 1,000 animals")
    press(shop.window, "Stop")
    await wait_until_arranged(shop)
    assert shop.catalogue.facts.view == View()
    assert names(shop) == [pet.name for pet in STOCK]
    assert shop.completeness == "All 1,000 animals"


async def test_the_position_is_restored_once_all_rows_are_there(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    click_line(shop.table, 700)
    chosen, top = selected(shop.table), names(shop)[shop.table.rowAt(1)]
    click_heading(shop.table, Column.NAME)
    await wait_until_arranged(shop)
    assert names(shop) == sorted(pet.name for pet in STOCK)
    assert selected(shop.table) == chosen
    assert names(shop)[shop.table.rowAt(1)] == top
