"""Searching by keyboard: Esc clears, Down and Enter go to the rows, and the matches are counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QRadioButton, QToolButton

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    fill,
    is_there,
    label,
    press,
    press_key,
    selected,
)
from tests.ui.conftest import Shop

STOCK = [
    Pet(1, "Bella", 7, "sold"),
    Pet(2, "Rex", 7, "available"),
    Pet(3, "Bellatrix", 7, "available"),
]


@pytest.fixture
async def searched(shop: Shop) -> Shop:
    """A shop in which "bell" was typed."""
    await shop.serve(FakeGateway(STOCK))
    fill(by_name(shop.window, QLineEdit, "Search"), "bell")
    await eventually(lambda: shop.ids == ["1", "3"])
    return shop


async def test_escape_clears_the_search_and_then_does_nothing(searched: Shop) -> None:
    press_key(searched.window, Qt.Key.Key_Escape)
    assert searched.ids == ["1", "2", "3"]
    press_key(searched.window, Qt.Key.Key_Escape)
    assert searched.ids == ["1", "2", "3"]
    assert by_name(searched.window, QLineEdit, "Search").hasFocus()
    assert searched.window.isVisible()


@pytest.mark.parametrize("code", [Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter])
async def test_the_first_match_is_one_key_away(searched: Shop, code: Qt.Key) -> None:
    press_key(searched.window, code)
    assert searched.table.hasFocus()
    assert selected(searched.table) == ["1"]
    press_key(searched.window, Qt.Key.Key_Down)
    assert selected(searched.table) == ["3"]


async def test_no_filter_moves_while_a_search_finds_fewer(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(10_000 + place, "Rex", 7, "sold") for place in range(12)]))
    bar = shop.contents.central.filters
    before = [button.geometry() for button in bar.findChildren(QRadioButton)]
    fill(by_name(shop.window, QLineEdit, "Search"), "10003")
    await eventually(lambda: shop.ids == ["10003"])
    assert by_name(bar, QRadioButton, "All").text() == "All  1"
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    after = [button.geometry() for button in bar.findChildren(QRadioButton)]
    assert after == before


async def test_without_a_match_the_focus_stays_in_the_search(searched: Shop) -> None:
    fill(by_name(searched.window, QLineEdit, "Search"), "zebra")
    for code in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        press_key(searched.window, code)
        assert searched.contents.central.search.hasFocus()
    assert label(searched.window, "searchResult") == "None found"


async def test_the_matches_are_counted_on_the_filters(searched: Shop) -> None:
    def on(name: str) -> str:
        return by_name(searched.window, QAbstractButton, name).text()

    assert [on(name) for name in ("All", "Available", "Pending", "Sold")] == [
        "All  2",
        "Available  1",
        "Pending  0",
        "Sold  1",
    ]
    press(searched.window, "Sold")
    assert on("Available") == "Available  1"
    assert label(searched.window, "searchResult") == "1 found"
    sold = by_name(searched.window, QAbstractButton, "Sold")
    assert sold.accessibleDescription().startswith("1 found")
    searched.contents.central.search.clear()
    assert on("Available") == "Available  2"


async def test_the_clear_button_has_a_name(searched: Shop) -> None:
    assert is_there(searched.contents.central.search, QToolButton, "Clear search")


def has_mark(shop: Shop, line: int) -> bool:
    """Whether a name shows the colour of a match."""
    box = shop.table.visualRect(shop.table.model().index(line, Column.NAME))
    picture = shop.table.viewport().grab(box).toImage()
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return any(picture.pixelColor(x, y).name() == shop.theme.colours.mark for x, y in places)


async def test_matches_are_marked_in_the_names(shop: Shop) -> None:
    stock = [*STOCK, Pet(4, "Żaneta", 7), Pet(5, "Rex", 888)]
    await shop.serve(FakeGateway(stock))
    assert not has_mark(shop, 0)
    fill(shop.contents.central.search, "zan")
    await eventually(lambda: shop.ids == ["4"])
    assert has_mark(shop, 0)
    fill(shop.contents.central.search, "888")
    await eventually(lambda: shop.ids == ["5"])
    assert not has_mark(shop, 0)
    press_key(shop.window, Qt.Key.Key_Escape)
    assert not any(has_mark(shop, line) for line in range(len(stock)))
