"""The chip of a status follows the layout direction and the theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.support.time_slices import run_slice
from petstore_gui.ui.style.theme import Scheme, Theme
from petstore_gui.ui.table.cell_painter import CELL_MARGIN
from petstore_gui.ui.table.pet_delegate import PetDelegate
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.table.pet_table_model import PetTableModel

LEFT_TO_RIGHT = Qt.LayoutDirection.LeftToRight
WIDTH, ROW_HEIGHT = 200, 38
SOFT = 20
"""How much the edge of a shape may differ because of antialiasing, of 255."""
MARKED = CELL_MARGIN + 20
"""Pixels from the edge of a cell to the end of its mark, before the word."""


@pytest.fixture
def delegate(theme: Theme) -> Iterator[PetDelegate]:
    table = PetTable(theme)
    yield PetDelegate(theme, table)
    table.deleteLater()


def painted(
    delegate: PetDelegate, status: str, direction: Qt.LayoutDirection = LEFT_TO_RIGHT
) -> QImage:
    sort_filter = SortFilter()
    sort_filter.put((Pet(1, "Rex", 1, status),), 1)
    run_slice(sort_filter.arrange(), seconds=60)
    model = PetTableModel()
    model.show(sort_filter.shown())
    option = QStyleOptionViewItem()
    option.rect, option.direction = QRect(0, 0, WIDTH, ROW_HEIGHT), direction
    picture = QImage(WIDTH, ROW_HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.gray)
    with QPainter(picture) as painter:
        painter.setLayoutDirection(direction)
        delegate.paint(painter, option, model.index(0, Column.STATUS))
    return picture


def channels(picture: QImage) -> list[int]:
    """Red, green and blue of each pixel."""
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    colours = [picture.pixelColor(x, y) for x, y in places]
    return [part for one in colours for part in (one.red(), one.green(), one.blue())]


def differing(one: QImage, other: QImage) -> bool:
    """Whether any pixel has another colour, apart from antialiased edges."""
    pairs = zip(channels(one), channels(other), strict=True)
    return any(abs(a - b) > SOFT for a, b in pairs)


# The other marks are not symmetrical, and are not mirrored either.
@pytest.mark.parametrize("status", ["available", "lost"])
def test_a_chip_is_mirrored_in_a_right_to_left_layout(delegate: PetDelegate, status: str) -> None:
    left = painted(delegate, status)
    right = painted(delegate, status, Qt.LayoutDirection.RightToLeft)
    bare = QRect(WIDTH - MARKED, 0, MARKED, ROW_HEIGHT)
    start = left.copy(0, 0, MARKED, ROW_HEIGHT)
    assert differing(start, left.copy(bare))
    assert not differing(start, right.copy(bare).flipped(Qt.Orientation.Horizontal))
    assert not differing(left.copy(bare), right.copy(0, 0, MARKED, ROW_HEIGHT))


def test_a_chip_follows_the_colour_scheme(delegate: PetDelegate, theme: Theme) -> None:
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        theme.set_scheme(scheme)
        picture = painted(delegate, "sold")
        assert (
            picture.pixelColor(CELL_MARGIN + 8, ROW_HEIGHT // 4).name() == theme.colours.sold.back
        )
