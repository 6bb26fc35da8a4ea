"""The columns of the table, and what is painted in a cell."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from petstore_gui.domain.category import Category
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.style.theme import Scheme
from petstore_gui.ui.table.pet_delegate import CELL_MARGIN, number_font
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import drag_edge, fill
from tests.ui.conftest import Shop

LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
WIDTH, HEIGHT = 240, 38


def painted(
    shop: Shop, column: Column, direction: Qt.LayoutDirection = LEFT, line: int = 0
) -> QImage:
    """A cell in a picture of its own."""
    option = QStyleOptionViewItem()
    option.rect, option.direction = QRect(0, 0, WIDTH, HEIGHT), direction
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(QColor(shop.theme.colours.surface))
    with QPainter(picture) as painter:
        painter.setLayoutDirection(direction)
        shop.table.delegate.paint(painter, option, shop.table.model().index(line, column))
    return picture


def ink(picture: QImage, part: QRect) -> set[str]:
    """The colours in a part of a picture."""
    places = ((x, y) for x in range(part.left(), part.right()) for y in range(4, HEIGHT - 4))
    return {picture.pixelColor(x, y).name() for x, y in places}


@pytest.mark.parametrize("pet_id", [INT64_MAX, INT64_MIN])
@pytest.mark.parametrize("percent", [100, 200])
async def test_no_id_is_cut(shop: Shop, pet_id: int, percent: int) -> None:
    shop.theme.set_type_size(percent)
    await shop.serve(FakeGateway([Pet(pet_id, "Ada", 1)]))
    metrics = QFontMetrics(number_font(shop.table.font()))
    needed = metrics.horizontalAdvance(str(pet_id)) + 2 * CELL_MARGIN
    await eventually(lambda: shop.table.columnWidth(Column.ID) >= needed)


async def test_names_take_the_room_that_the_others_leave(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(1, "Ada", 1)]))
    before = [shop.table.columnWidth(one) for one in Column]
    drag_edge(shop.table, Column.CATEGORY, -40)
    await eventually(
        lambda: shop.table.columnWidth(Column.CATEGORY) == before[Column.CATEGORY] - 40
    )
    shop.window.resize(shop.window.width() + 100, shop.window.height())
    await eventually(lambda: shop.table.columnWidth(Column.NAME) == before[Column.NAME] + 140)
    assert shop.table.columnWidth(Column.CATEGORY) == before[Column.CATEGORY] - 40


async def test_widths_order_and_visibility_are_kept(shop: Shop) -> None:
    table = shop.table
    table.show_columns([Column.STATUS, Column.NAME, Column.CATEGORY])
    table.setColumnWidth(Column.STATUS, 222)
    state = table.columns_state()
    table.show_columns(list(Column))
    table.setColumnWidth(Column.STATUS, 111)
    table.restore_columns(state)
    assert table.shown_columns() == [Column.STATUS, Column.NAME, Column.CATEGORY]
    assert table.columnWidth(Column.STATUS) == 222
    table.restore_columns(state.left(9))  # damaged
    assert table.columnWidth(Column.STATUS) == 222


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize("direction", [LEFT, RIGHT])
async def test_a_chip_stands_where_lines_begin_in_its_colours(
    shop: Shop, scheme: Scheme, direction: Qt.LayoutDirection
) -> None:
    shop.theme.set_scheme(scheme)
    await shop.serve(FakeGateway([Pet(1, "Ada", 1, "sold")]))
    picture = painted(shop, Column.STATUS, direction)
    half = WIDTH // 2
    sides = QRect(0, 0, half, HEIGHT), QRect(half, 0, half, HEIGHT)
    first, last = sides if direction is LEFT else sides[::-1]
    assert shop.theme.colours.sold.back in ink(picture, first)
    assert ink(picture, last.adjusted(30, 0, -30, 0)) == {shop.theme.colours.surface}


async def test_what_is_searched_for_is_marked_in_name_id_and_category(shop: Shop) -> None:
    shop.theme.set_scheme(Scheme.LIGHT)
    await shop.serve(FakeGateway([Pet(77, "Ada 7", 1, "sold")]))
    shop.table.show_categories({1: Category(1, "7 dwarfs")})
    whole, mark = QRect(0, 0, WIDTH, HEIGHT), shop.theme.colours.mark
    for text, is_marked in (("7", True), ("8", False)):
        fill(shop.contents.central.search, text)
        for column in (Column.ID, Column.NAME, Column.CATEGORY) if shop.ids else ():
            assert (mark in ink(painted(shop, column), whole)) is is_marked


async def test_the_order_is_told_to_screen_readers(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(1, "Ada", 1)]))
    header = shop.table.horizontalHeader()
    header.setSortIndicator(Column.NAME, Qt.SortOrder.DescendingOrder)
    await eventually(lambda: shop.table.accessibleDescription() == "Sorted by Name, descending")
    told = Qt.ItemDataRole.AccessibleDescriptionRole
    model, across = shop.table.model(), Qt.Orientation.Horizontal
    assert [model.headerData(one, across, told) for one in Column] == [
        None,
        "descending",
        None,
        None,
    ]
