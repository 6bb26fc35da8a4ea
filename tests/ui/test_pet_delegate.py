"""The chip of a status stands and reads as the layout runs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from petstore_gui.catalogue.shelf import Shelf
from petstore_gui.catalogue.view import Column
from petstore_gui.pets import Pet
from petstore_gui.ui.look import Look
from petstore_gui.ui.pet_delegate import CELL_MARGIN, ROW_HEIGHT, PetDelegate
from petstore_gui.ui.pet_table import PetTable
from petstore_gui.ui.pet_table_model import PetTableModel

WIDTH = 200
SOFT = 20
"""Of 255, by how much the edge of a shape may be rounded to either side."""
MARKED = CELL_MARGIN + 20
"""Pixels from the edge of a cell to the end of its mark, short of the word."""


def painted(table: PetTable, look: Look, status: str, direction: Qt.LayoutDirection) -> QImage:
    shelf = Shelf()
    shelf.put((Pet(1, "Rex", 1, status),), 1)
    model = PetTableModel()
    model.show(shelf.shown())
    option = QStyleOptionViewItem()
    option.rect, option.direction = QRect(0, 0, WIDTH, ROW_HEIGHT), direction
    picture = QImage(WIDTH, ROW_HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(look.colours.surface)
    with QPainter(picture) as painter:
        painter.setLayoutDirection(direction)
        PetDelegate(look, table).paint(painter, option, model.index(0, Column.STATUS))
    return picture


def differing(one: QImage, other: QImage) -> bool:
    """Whether any pixel is of another colour; but for the rounding of edges."""
    pixels = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return any(
        abs(a - b) > SOFT
        for place in pixels
        for a, b in zip(
            one.pixelColor(*place).getRgb(), other.pixelColor(*place).getRgb(), strict=True
        )
    )


# The other marks are no mirror images of themselves: a tick is a tick in every script.
@pytest.mark.parametrize("status", ["available", "lost"])
def test_a_chip_starts_where_reading_does(qtbot: QtBot, look: Look, status: str) -> None:
    table = PetTable(look)
    qtbot.addWidget(table)
    left = painted(table, look, status, Qt.LayoutDirection.LeftToRight)
    right = painted(table, look, status, Qt.LayoutDirection.RightToLeft)
    bare = QRect(WIDTH - MARKED, 0, MARKED, ROW_HEIGHT)
    start = left.copy(0, 0, MARKED, ROW_HEIGHT)
    assert differing(start, left.copy(bare))
    assert not differing(start, right.copy(bare).flipped(Qt.Orientation.Horizontal))
    assert not differing(left.copy(bare), right.copy(0, 0, MARKED, ROW_HEIGHT))
