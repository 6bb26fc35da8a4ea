"""The dot and the note beside a name are in their place and do not overlap it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from petstore_gui.domain.view import Column
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cell_painter import CELL_MARGIN
from petstore_gui.ui.table.cells import Cell
from petstore_gui.ui.table.name_notes import note_room, paint_dot, paint_note

WIDTH, ROW_HEIGHT = 400, 38
INNER = QRectF(CELL_MARGIN, 0, WIDTH - 2 * CELL_MARGIN, ROW_HEIGHT)
DIRECTIONS = [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]


def inked(
    direction: Qt.LayoutDirection, paint: Callable[[QPainter, QStyleOptionViewItem], object]
) -> set[int]:
    """The columns of pixels that were painted."""
    option = QStyleOptionViewItem()
    option.rect, option.direction = QRect(0, 0, WIDTH, ROW_HEIGHT), direction
    picture = QImage(WIDTH, ROW_HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    ground = picture.pixel(0, 0)
    with QPainter(picture) as painter:
        paint(painter, option)
    lines = range(ROW_HEIGHT)
    return {x for x in range(WIDTH) if any(picture.pixel(x, y) != ground for y in lines)}


def name_with(note: str, *, is_of_add: bool = False) -> Cell:
    return Cell(Column.NAME, "Rex", note=note, is_unadded=is_of_add)


def mirrored(columns: set[int]) -> set[int]:
    return {WIDTH - 1 - x for x in columns}


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_dot_is_in_the_margin_before_the_name(
    theme: Theme, direction: Qt.LayoutDirection
) -> None:
    columns = inked(
        direction, lambda painter, option: paint_dot(painter, option, INNER, theme.colours)
    )
    from_the_start = columns if direction is DIRECTIONS[0] else mirrored(columns)
    assert from_the_start
    assert from_the_start <= set(range(CELL_MARGIN))


@pytest.mark.parametrize(
    ("width", "name_width", "is_shown"),
    [(200, 60, True), (200, 110, True), (200, 150, False), (200, 201, True), (90, 91, False)],
)
def test_a_note_takes_no_room_from_a_short_name(
    theme: Theme, width: int, name_width: int, is_shown: bool
) -> None:
    inner, rooms = QRectF(CELL_MARGIN, 0, width, ROW_HEIGHT), list[QRectF]()

    def paint(painter: QPainter, option: QStyleOptionViewItem) -> None:
        cell = name_with("waiting for the service")
        rooms.append(paint_note(painter, option, inner, cell, theme.colours, name_width=name_width))

    assert bool(inked(DIRECTIONS[0], paint)) is is_shown
    [room] = rooms
    assert room == inner or is_shown
    assert room.width() >= (name_width if name_width <= width else 70)


@pytest.mark.parametrize(
    ("left", "name_width", "is_of_add", "is_whole"),
    [
        (110, 28, False, True),  # the note takes much more than half, beside "Rex"
        (110, 110, False, True),
        (110, 111, False, False),
        (110, 260, False, False),
        (110, 260, True, True),
        (110, 900, True, True),
        (46, 900, True, False),
    ],
)
def test_a_note_is_cut_only_for_a_name_and_that_of_an_add_is_not(
    theme: Theme, left: int, name_width: int, is_of_add: bool, is_whole: bool
) -> None:
    rooms = list[QRectF]()
    note = "waiting for the service"

    def paint(painter: QPainter, option: QStyleOptionViewItem) -> None:
        needed = note_room(note, painter.fontMetrics())
        inner = QRectF(CELL_MARGIN, 0, left + needed, ROW_HEIGHT)
        cell = name_with(note, is_of_add=is_of_add)
        room = paint_note(painter, option, inner, cell, theme.colours, name_width=name_width)
        rooms.append(room)
        assert (inner.width() - room.width() >= needed) is is_whole

    assert inked(DIRECTIONS[0], paint) or not is_of_add
    [room] = rooms
    assert room.width() >= min(name_width, 60)


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("note", ["last seen 3 days ago", "last seen a very long time ago " * 9])
def test_a_note_is_at_the_end_and_does_not_overlap_the_name(
    theme: Theme, direction: Qt.LayoutDirection, note: str
) -> None:
    rooms: list[QRectF] = []
    columns = inked(
        direction,
        lambda painter, option: rooms.append(
            paint_note(painter, option, INNER, name_with(note), theme.colours, name_width=WIDTH)
        ),
    )
    [room] = rooms
    of_the_name = set(range(int(room.left()), int(room.right())))
    assert columns
    assert not columns & of_the_name
    assert room.width() >= INNER.width() / 2 - CELL_MARGIN
    from_the_start = columns if direction is DIRECTIONS[0] else mirrored(columns)
    assert min(from_the_start) > WIDTH / 2 - CELL_MARGIN
