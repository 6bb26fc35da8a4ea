"""A name that is cut takes the room that is free; the others leave the status beside them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.table.status_chip import chip_width
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import drag_edge
from tests.ui.conftest import Shop

SHORT = [Pet(number, f"Pet {number}", 7, "available") for number in range(1, 201)]
LONG = "Luna the Golden Retriever of the upper Hudson valley, second of her name"
WIDE = "W" * 45


def with_name(name: str, at: int = 0) -> FakeGateway:
    stock = list(SHORT)
    stock[at] = Pet(stock[at].id, name, 7, "available")
    return FakeGateway(stock)


def needed(shop: Shop, name: str) -> float:
    font = QFont(shop.table.font())
    font.setWeight(QFont.Weight.DemiBold)
    return QFontMetricsF(font).horizontalAdvance(name) + 2 * shop.table.cell_margin


async def resized(shop: Shop, width: int, height: int = 700) -> None:
    def is_so() -> bool:
        shop.window.setMinimumSize(0, 0)  # as with a window manager that knows no least size
        shop.window.resize(width, height)
        return shop.window.width() == shop.contents.central.width() == width

    await eventually(is_so)


def status_is_whole(shop: Shop) -> bool:
    table = shop.table
    least = chip_width("Available", table.fontMetrics()) + 2 * table.cell_margin
    end = table.columnViewportPosition(Column.STATUS) + table.columnWidth(Column.STATUS)
    is_scrolled = table.horizontalScrollBar().isVisible()
    return (
        not is_scrolled
        and end == table.viewport().width()
        and table.columnWidth(Column.STATUS) >= least
    )


@pytest.mark.parametrize("width", [1_280, 1_900])
@pytest.mark.parametrize("name", [LONG, WIDE])
async def test_a_name_that_is_cut_takes_free_room(shop: Shop, width: int, name: str) -> None:
    await resized(shop, width)
    await shop.serve(with_name(name))
    await eventually(lambda: shop.table.columnWidth(Column.NAME) >= needed(shop, name))
    assert shop.table.columnWidth(Column.NAME) < needed(shop, name) + 5
    assert status_is_whole(shop)


async def test_a_name_that_is_scrolled_to_takes_free_room(shop: Shop) -> None:
    await resized(shop, 1_280)
    await shop.serve(with_name(LONG, at=-1))
    assert shop.table.columnWidth(Column.NAME) <= 430
    shop.table.setFocus()
    QTest.keyClick(shop.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    await eventually(lambda: shop.table.columnWidth(Column.NAME) >= needed(shop, LONG))


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("width", [800, 1_280, 1_900])
async def test_the_longest_name_leaves_the_status_in_sight(
    shop: Shop, width: int, percent: int
) -> None:
    shop.theme.set_type_size(percent)
    await resized(shop, width)
    await shop.serve(with_name("Luna " * 2_000))
    await eventually(lambda: status_is_whole(shop))


async def test_no_width_that_is_chosen_for_names_hides_the_status(shop: Shop) -> None:
    await resized(shop, 1_280)
    await shop.serve(FakeGateway(SHORT))
    drag_edge(shop.table, Column.NAME, 2_000)
    await eventually(lambda: status_is_whole(shop))


async def test_a_width_that_was_chosen_for_names_stays_though_one_is_cut(shop: Shop) -> None:
    await resized(shop, 1_280)
    await shop.serve(with_name(LONG))
    drag_edge(shop.table, Column.NAME, -200)
    chosen = shop.table.columnWidth(Column.NAME)
    await resized(shop, 1_281)
    assert shop.table.columnWidth(Column.NAME) == chosen


async def test_the_samples_fit_a_small_window_at_the_largest_type(shop: Shop) -> None:
    shop.theme.set_type_size(200)
    await resized(shop, 800)
    await shop.serve(FakeGateway([*SHORT, Pet(900, "Hercules", 4_294_967_311, "sold")]))
    await eventually(lambda: status_is_whole(shop))
