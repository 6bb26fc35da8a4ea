"""The columns fit what is in them, and the status stays in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.table.status_chip import chip_width
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import click_heading, drag_edge
from tests.ui.conftest import Shop, shop_in

FEW = [Pet(number, f"Pet {number}", 7, "available") for number in range(1, 21)]
LARGEST = [Pet(INT64_MAX, "Rex", INT64_MIN, "sold")]


def room_for(shop: Shop, text: str) -> int:
    """Pixels that a number needs without its margins, in digits of one width."""
    font = QFont(shop.table.font())
    font.setFeature(QFont.Tag("tnum"), 1)
    return QFontMetrics(font).horizontalAdvance(text)


def is_whole(table: PetTable, column: Column) -> bool:
    """Whether no part of a column is scrolled away."""
    left = table.columnViewportPosition(column)
    return 0 <= left <= table.viewport().width() - table.columnWidth(column)


async def resized(shop: Shop, width: int, height: int = 700) -> None:
    """Give the window a size, even below its own minimum."""

    def is_so() -> bool:
        shop.window.setMinimumSize(0, 0)
        shop.window.resize(width, height)
        return shop.window.width() == width

    await eventually(is_so)


async def test_the_status_stands_beside_the_name_in_a_wide_window(shop: Shop) -> None:
    await resized(shop, 1_900)
    await shop.serve(FakeGateway(FEW))
    assert shop.table.columnWidth(Column.ID) < 110
    assert 380 < shop.table.columnWidth(Column.NAME) <= 430
    assert shop.table.columnViewportPosition(Column.STATUS) < 700


@pytest.mark.parametrize("which", [Column.ID, Column.CATEGORY])
async def test_the_largest_numbers_are_not_cut(shop: Shop, which: Column) -> None:
    await shop.serve(FakeGateway(FEW))
    await shop.serve(FakeGateway(LARGEST))
    number = LARGEST[0].id if which is Column.ID else LARGEST[0].category_id
    needed = room_for(shop, str(number)) + 28
    assert needed <= shop.table.columnWidth(which) < needed + 60
    drag_edge(shop.table, which, -150)
    assert shop.table.columnWidth(which) >= needed


async def test_an_animal_that_is_not_sent_yet_has_room_for_its_category(shop: Shop) -> None:
    await shop.serve(FakeGateway(FEW))
    shop.outbox.undo_seconds = 60
    await shop.add(NewPet("Rex", INT64_MIN, None))
    needed = room_for(shop, str(INT64_MIN)) + 28
    await eventually(lambda: shop.table.columnWidth(Column.CATEGORY) >= needed)


@pytest.mark.parametrize("width", [470, 800, 1_280])
async def test_the_status_stays_in_sight(shop: Shop, width: int) -> None:
    await shop.serve(FakeGateway(FEW))
    await resized(shop, width)
    table = shop.table
    end = table.columnViewportPosition(Column.STATUS) + table.columnWidth(Column.STATUS)
    assert end == table.viewport().width()
    needed = chip_width("Available", table.fontMetrics()) + 2 * table.cell_margin
    assert table.columnWidth(Column.STATUS) >= needed


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("first", [1, 2**31, INT64_MAX - 20])
async def test_in_a_narrow_window_names_can_be_read_and_the_rest_is_reached_by_scrolling(
    shop: Shop, first: int, percent: int
) -> None:
    shop.theme.set_type_size(percent)
    await resized(shop, 470, 600)
    stock = [Pet(first + place, "Picasso", 7, "available") for place in range(20)]
    await shop.serve(FakeGateway(stock))
    table = shop.table
    await eventually(lambda: is_whole(table, Column.NAME))
    needed = table.fontMetrics().horizontalAdvance("Picasso") + 2 * table.cell_margin
    assert table.columnWidth(Column.NAME) >= max(needed, table.columnWidth(Column.ID))
    digits = room_for(shop, str(first + 19)) + 2 * table.cell_margin
    assert table.columnWidth(Column.ID) >= digits
    needed = chip_width("Available", table.fontMetrics()) + 2 * table.cell_margin
    assert table.columnWidth(Column.STATUS) >= needed
    table.horizontalScrollBar().setValue(table.horizontalScrollBar().maximum())
    await eventually(lambda: is_whole(table, Column.STATUS))


async def test_ten_digits_leave_a_narrow_window_without_a_scroll_bar(shop: Shop) -> None:
    await resized(shop, 470, 600)
    await shop.serve(FakeGateway([Pet(2**31 + place, "Rex", 2**31, "sold") for place in range(20)]))
    table = shop.table
    await eventually(table.verticalScrollBar().isVisible)
    await eventually(lambda: not table.horizontalScrollBar().isVisible())
    assert table.columnWidth(Column.NAME) >= table.columnWidth(Column.ID)


async def test_a_refresh_does_not_scroll_sideways(shop: Shop) -> None:
    shop.theme.set_type_size(200)
    await resized(shop, 470, 600)
    await shop.serve(FakeGateway([*FEW, *LARGEST]))
    bar = shop.table.horizontalScrollBar()
    for place in (0, bar.maximum()):
        bar.setValue(place)
        await shop.refresh()
        assert bar.value() == place


async def test_a_width_that_was_chosen_stays_when_there_is_room(shop: Shop) -> None:
    await resized(shop, 1_280)
    await shop.serve(FakeGateway(FEW))
    drag_edge(shop.table, Column.NAME, 120)
    chosen = shop.table.columnWidth(Column.NAME)
    await resized(shop, 700)
    assert shop.table.columnWidth(Column.NAME) < chosen
    await resized(shop, 1_280)
    assert shop.table.columnWidth(Column.NAME) == chosen


async def test_a_chosen_width_is_restored_though_the_window_was_narrow(theme: Theme) -> None:
    async with shop_in(theme) as shop:
        await shop.serve(FakeGateway(FEW))
        await resized(shop, 1_280)
        drag_edge(shop.table, Column.NAME, 120)
        chosen = shop.table.columnWidth(Column.NAME)
        await resized(shop, 600)
        state = shop.table.columns_state()
        assert shop.table.columnWidth(Column.NAME) < chosen
    async with shop_in(theme) as shop:
        await shop.serve(FakeGateway(FEW))
        await resized(shop, 1_280)
        shop.table.restore_columns(state)
        assert shop.table.columnWidth(Column.NAME) == chosen


async def test_rows_and_columns_follow_the_size_of_type(shop: Shop) -> None:
    await resized(shop, 1_900)
    await shop.serve(FakeGateway(FEW))
    before = [shop.table.columnWidth(Column.NAME), shop.table.rowHeight(0)]
    shop.theme.set_type_size(200)
    after = [shop.table.columnWidth(Column.NAME), shop.table.rowHeight(0)]
    assert after[0] > before[0] * 1.8
    assert before[1] + 10 < after[1] < before[1] * 2
    shop.theme.set_type_size(100)
    assert [shop.table.columnWidth(Column.NAME), shop.table.rowHeight(0)] == before


async def test_the_order_is_told_to_screen_readers(shop: Shop) -> None:
    await shop.serve(FakeGateway(FEW))
    horizontal, role = Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleDescriptionRole
    for described, sentence in (
        ("ascending", "Sorted by Name"),
        ("descending", "Sorted by Name, descending"),
    ):
        click_heading(shop.table, Column.NAME)
        assert shop.table.accessibleDescription() == sentence
        model = shop.table.model()
        told = [model.headerData(column, horizontal, role) for column in Column]
        assert told == [None, described, None, None]


@pytest.mark.parametrize("width", [800, 1_280])
async def test_the_status_has_its_room_at_the_largest_type_whatever_came_before(
    shop: Shop, width: int
) -> None:
    await shop.serve(FakeGateway(FEW))
    await resized(shop, width)
    for percent in (125, 150, 200):
        shop.theme.set_type_size(percent)
    await resized(shop, width + 1)
    table = shop.table
    needed = chip_width("Available", table.fontMetrics()) + 2 * table.cell_margin
    await eventually(lambda: table.columnWidth(Column.STATUS) >= needed)
    end = table.columnViewportPosition(Column.STATUS) + table.columnWidth(Column.STATUS)
    assert end == table.viewport().width()
