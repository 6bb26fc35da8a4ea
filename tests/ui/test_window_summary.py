"""The summary beside the table: numbers that are true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QProgressBar

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.summary.summary_panel import SummaryPanel
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import CTRL, fill, is_there, label, name_of, press, press_key
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

PETS = [
    Pet(1, "Rex", 5, PetStatus.AVAILABLE),
    Pet(2, "Tom", 12, PetStatus.SOLD),
    Pet(3, "Kim", 7, PetStatus.AVAILABLE),
    Pet(4, "Bo", 5, PetStatus.PENDING),
    Pet(5, "Ada", 5, PetStatus.AVAILABLE),
]
STATUSES = ["All: 5", "Available: 3", "Pending: 1", "Sold: 1"]
CATEGORIES = ["Category 5: 3", "Category 7: 1", "Category 12: 1"]


async def opened(shop: Shop, pets: list[Pet], *, links: bool = True) -> None:
    flow = SummaryPanel(shop.contents)
    shop.contents.actions.summary.toggled.connect(flow.set_open)
    await shop.serve(FakeGateway(pets, links=links))
    assert not is_there(shop.window, QDockWidget, "Summary")
    press_key(shop.window, Qt.Key.Key_B, CTRL)


def bars(shop: Shop) -> list[str]:
    found = shop.window.findChildren(QProgressBar)
    return [name_of(one) for one in found if one.isVisible() and ":" in name_of(one)]


async def test_each_status_and_category_has_a_bar(shop: Shop) -> None:
    await opened(shop, PETS)
    await eventually(lambda: bars(shop) == [*STATUSES, *CATEGORIES])
    assert label(shop.window, "categoryNote") == "Among all animals"
    assert label(shop.window, "weeksNote").startswith("This computer has nothing")


async def test_the_bars_follow_filter_and_search(shop: Shop) -> None:
    await opened(shop, PETS)
    press(shop.window, "Available")
    await eventually(lambda: bars(shop) == [*STATUSES, "Category 5: 2", "Category 7: 1"])
    fill(shop.contents.central.search, "a")
    await eventually(lambda: bars(shop)[-1] == "Category 5: 1")
    assert label(shop.window, "categoryNote").endswith("Only those found by the search")


async def test_a_number_says_no_more_than_is_known(shop: Shop) -> None:
    await opened(shop, PETS, links=False)
    await eventually(lambda: bars(shop)[:1] == ["All: 5 listed"])
