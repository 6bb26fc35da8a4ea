"""The summary beside the table: numbers that are true, and bars that filter."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import View
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.stock_weeks import DAY_SECONDS
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.summary.bar import BarButton, BarLabel
from petstore_gui.ui.summary.summary_flow import SummaryFlow
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    CTRL,
    action,
    by_name,
    fill,
    is_there,
    label,
    name_of,
    press,
    press_key,
)
from tests.ui.conftest import HERE, Shop, shop_in

pytestmark = pytest.mark.slow

PETS = [
    Pet(1, "Rex", 5, PetStatus.AVAILABLE),
    Pet(2, "Tom", 12, PetStatus.SOLD),
    Pet(3, "Kim", 7, PetStatus.AVAILABLE),
    Pet(4, "Bo", 5, PetStatus.PENDING),
    Pet(5, "Ada", 5, PetStatus.AVAILABLE),
]
ALL = ["Category 5: 3", "Category 7: 1", "Category 12: 1"]


def summary_in(shop: Shop) -> SummaryFlow:
    flow = SummaryFlow(shop.contents, shop.catalogue, shop.tasks, shop.theme, shop.window)
    shop.contents.actions.summary.toggled.connect(flow.set_open)
    return flow


def bars(shop: Shop) -> list[str]:
    found = shop.window.findChildren(BarButton)
    return [name_of(bar) for bar in found if bar.isVisible()]


def chosen(shop: Shop) -> list[str]:
    found = shop.window.findChildren(BarButton)
    return [name_of(bar) for bar in found if bar.isVisible() and bar.isChecked()]


def categories(shop: Shop) -> list[str]:
    return [name for name in bars(shop) if name.startswith("Category")]


async def opened(shop: Shop, pets: list[Pet]) -> None:
    summary_in(shop)
    await shop.serve(FakeGateway(pets))
    assert not is_there(shop.window, QWidget, "Summary")
    press_key(shop.window, Qt.Key.Key_B, CTRL)
    await eventually(lambda: len(categories(shop)) == len({pet.category_id for pet in pets}))


async def test_screen_readers_get_no_markup_of_a_tip(shop: Shop) -> None:
    summary_in(shop)
    await shop.serve(FakeGateway(PETS))
    action(shop.window, "Summary").trigger()
    await eventually(lambda: categories(shop) == ALL)
    for widget in shop.window.findChildren(QWidget):
        reader = QAccessible.queryAccessibleInterface(widget)
        assert reader is not None
        assert "<p" not in reader.text(QAccessible.Text.Description)
        assert "\\u{" not in widget.toolTip()


async def test_each_bar_has_its_number_and_filters_as_the_filters_do(shop: Shop) -> None:
    await opened(shop, PETS)
    statuses = ["All: 5", "Available: 3", "Pending: 1", "Sold: 1"]
    assert bars(shop) == [*statuses, *ALL]
    assert chosen(shop) == ["All: 5"]
    press(shop.window, "Available: 3")
    assert shop.ids == ["1", "3", "5"]
    await eventually(lambda: categories(shop) == ["Category 5: 2", "Category 7: 1"])
    press(shop.window, "Category 5: 2")
    await eventually(lambda: shop.ids == ["1", "5"])
    await eventually(lambda: chosen(shop) == ["Available: 2", "Category 5: 2"])
    press(shop.window, "Category 5: 2")
    press(shop.window, "All: 5")
    fill(shop.contents.central.search, "o")
    await eventually(lambda: categories(shop) == ["Category 5: 1", "Category 12: 1"])
    assert bars(shop)[0] == "All: 2"


async def test_the_words_of_the_bar_that_has_the_focus_can_be_read(shop: Shop) -> None:
    await opened(shop, PETS)
    bar = by_name(shop.window, BarButton, "Category 7: 1")
    bar.setFocus()
    await eventually(bar.hasFocus)
    picture = bar.grab().toImage()
    edge, inside = picture.pixelColor(1, 1), picture.pixelColor(4, picture.height() // 2)
    assert edge.name() == shop.theme.colours.accent != inside.name()


async def test_the_keyboard_goes_from_bar_to_bar_and_presses_them(shop: Shop) -> None:
    await opened(shop, PETS)
    stops = [
        bar
        for bar in shop.window.findChildren(BarButton)
        if bar.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert [name_of(bar) for bar in stops] == ["All: 5"]
    stops[0].setFocus()
    press_key(shop.window, Qt.Key.Key_End)
    press_key(shop.window, Qt.Key.Key_Up)
    press_key(shop.window, Qt.Key.Key_Return)
    await eventually(lambda: shop.ids == ["3"])
    press_key(shop.window, Qt.Key.Key_B, CTRL)
    assert not is_there(shop.window, QWidget, "Summary")
    assert shop.table.hasFocus()


async def test_a_number_says_how_sure_it_is(shop: Shop) -> None:
    await opened(shop, [Pet(1, "Rex", 5, PetStatus.SOLD)])
    gateway = FakeGateway(PETS, links=False)
    await shop.serve(gateway)
    await eventually(lambda: "Category 5: 3 listed" in bars(shop))
    assert "Sold: 1 listed" in bars(shop)


async def test_animals_that_are_only_known_are_not_called_listed(shop: Shop) -> None:
    summary_in(shop)
    gateway = FakeGateway(PETS, links=False)
    await shop.serve(gateway)
    action(shop.window, "Summary").trigger()
    await eventually(lambda: categories(shop) == [f"{one} listed" for one in ALL])
    assert label(shop.window, "categoryNote") == "Among the animals listed"
    shop.catalogue.take(Pet(6, "Lucy", 7, PetStatus.SOLD))
    await eventually(lambda: "Category 7: 2 known" in categories(shop))
    assert label(shop.window, "categoryNote") == "Among the animals known"
    shop.catalogue.set_view(View(categories=frozenset({7})))
    words = "Category 7: 2 of the animals known"
    chosen_categories = by_name(shop.window, QPushButton, "Categories")
    await eventually(lambda: chosen_categories.accessibleDescription() == words)


async def test_the_last_weeks_are_those_that_this_computer_saw(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        gateway = FakeGateway(PETS)
        await shop.serve(gateway)
        history = StoragePaths(tmp_path).history(HERE)
        await eventually(lambda: history.exists() and count_in(history) == len(PETS))
    move_back(history, days=10)
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        summary_in(shop)
        del gateway.pets[2]
        gateway.pets[6] = Pet(6, "Mia", 5, PetStatus.AVAILABLE)
        gateway.pets[7] = Pet(7, "Moe", 5, PetStatus.AVAILABLE)
        await shop.serve(gateway)
        await eventually(lambda: count_in(history) == len(PETS) + 2)
        action(shop.window, "Summary").trigger()
        await eventually(lambda: len(weeks(shop)) == 2)
        assert weeks(shop)[0].endswith(": 5 animals, 0 last seen")
        assert weeks(shop)[1] == "This week: 6 animals, 2 first seen, 1 last seen"
        assert "What this computer saw while Petstore was open" in label(shop.window, "weeksNote")


async def test_the_last_week_counts_what_the_newest_list_has(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        summary_in(shop)
        gateway = FakeGateway(PETS)
        await shop.serve(gateway)
        action(shop.window, "Summary").trigger()
        await eventually(lambda: weeks(shop) == ["This week: 5 animals, 0 last seen"])
        for pet_id in (1, 2):
            del gateway.pets[pet_id]
            press(shop.window, "Refresh")
            now = f"This week: {5 - pet_id} animals, {pet_id} last seen"
            await eventually(partial(shows_weeks, shop, now))


def shows_weeks(shop: Shop, *expected: str) -> bool:
    return weeks(shop) == [*expected]


def weeks(shop: Shop) -> list[str]:
    return [name_of(bar) for bar in shop.window.findChildren(BarLabel) if bar.isVisible()]


def count_in(history: Path) -> int:
    with closing(sqlite3.connect(history)) as file:
        (count,) = file.execute("SELECT count(*) FROM pets").fetchone()
    return int(count)


def move_back(history: Path, days: int) -> None:
    """Let what the history saw be so many days ago."""
    with closing(sqlite3.connect(history)) as file, file:
        file.execute("UPDATE pets SET first_seen = first_seen - ?", (days * DAY_SECONDS,))
