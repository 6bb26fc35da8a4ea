"""Headings stand above their cells, and no column is wider or narrower than it was made."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect
from PySide6.QtGui import QImage

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.style.theme import TYPE_SIZES, Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import drag_edge
from tests.ui.conftest import Shop, shop_in

pytestmark = pytest.mark.slow

STOCK = [Pet(888_888, "Nellie", 888_888), *(Pet(place, "Nora", 8) for place in range(1, 40))]
SIZES = ((800, 500), (1_280, 800), (1_900, 1_000))
NEAR = 5
"""Pixels by which letters may stand apart that begin or end at the same place."""


def ink(picture: QImage, box: QRect) -> tuple[int, int]:
    """The first and the last column of pixels with something painted."""
    ground = picture.pixel(box.topLeft())
    columns = [
        x
        for x in range(box.left(), box.right() + 1)
        if any(picture.pixel(x, y) != ground for y in range(box.top(), box.bottom() + 1, 2))
    ]
    return columns[0], columns[-1]


def misplaced(shop: Shop) -> list[str]:
    """The headings that do not begin or end where the cells below them do."""
    table, found = shop.table, []
    header, picture = table.horizontalHeader(), table.grab().toImage()
    picture.setDevicePixelRatio(1)
    for column in Column:
        cell = table.visualRect(table.model().index(0, column)).adjusted(4, 4, -4, -4)
        cell.translate(table.viewport().mapTo(table, QPoint()))
        heading = QRect(
            header.sectionViewportPosition(column),
            0,
            header.sectionSize(column),
            header.height(),
        ).adjusted(4, 4, -4, -4)
        heading.translate(header.viewport().mapTo(table, QPoint()))
        end = int(column in (Column.ID, Column.CATEGORY))
        above, below = ink(picture, heading)[end], ink(picture, cell)[end]
        if abs(above - below) > NEAR:
            found.append(f"{column.name}: heading {above}, cell {below}")
    return found


def widths(shop: Shop) -> list[int]:
    return [shop.table.columnWidth(column) for column in Column]


@pytest.mark.parametrize("size", SIZES)
async def test_headings_stand_above_their_cells_at_every_size_of_type(
    shop: Shop, size: tuple[int, int]
) -> None:
    await shop.serve(FakeGateway(STOCK))
    await shop.resize(*size)
    for percent in (100, 200, 80, 150, 100):
        shop.theme.set_type_size(percent)
        await eventually(lambda: not misplaced(shop))


@pytest.mark.parametrize("size", SIZES)
async def test_the_widths_are_those_of_the_type_whatever_came_before(
    shop: Shop, size: tuple[int, int]
) -> None:
    await shop.serve(FakeGateway(STOCK))
    await shop.resize(*size)
    before = {}
    for percent in (100, 200):
        shop.theme.set_type_size(percent)
        await eventually(lambda: not misplaced(shop))
        before[percent] = widths(shop)
    for percent in (*TYPE_SIZES, *reversed(TYPE_SIZES), 200, 80):
        shop.theme.set_type_size(percent)
    shop.theme.set_type_size(200)
    await eventually(lambda: widths(shop) == before[200])
    shop.theme.set_type_size(100)
    await eventually(lambda: widths(shop) == before[100])


async def test_widths_of_an_earlier_version_do_not_spoil_the_first_view(theme: Theme) -> None:
    async with shop_in(theme) as shop:
        await shop.serve(FakeGateway(STOCK))
        await shop.resize(1_280, 800)
        expected, header = widths(shop), shop.table.horizontalHeader()
        header.moveSection(0, 1)
        drag_edge(shop.table, Column.CATEGORY, 300)
        drag_edge(shop.table, Column.ID, 200)
        of_earlier_version = header.saveState()
    async with shop_in(theme) as shop:
        await shop.serve(FakeGateway(STOCK))
        await shop.resize(1_280, 800)
        shop.table.restore_columns(QByteArray(of_earlier_version))
        assert widths(shop) == expected
        assert shop.table.shown_columns()[:2] == [Column.NAME, Column.ID]


async def test_the_room_of_a_long_number_does_not_outlive_it(theme: Theme) -> None:
    async with shop_in(theme) as shop:
        await shop.serve(FakeGateway(STOCK))
        expected = widths(shop)
    async with shop_in(theme) as shop:
        await shop.serve(FakeGateway([Pet(2**62, "Rex", -(2**62))]))
        state = shop.table.columns_state()
    async with shop_in(theme) as shop:
        await shop.serve(FakeGateway(STOCK))
        shop.table.restore_columns(state)
        assert widths(shop) == expected
