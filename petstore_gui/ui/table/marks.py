"""The marks in cells: the chip of a status, and the icon of a category on its colour."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QStyle

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.ui.look.palette import Chip, Colours, category_chip
from petstore_gui.ui.words.plain_text import isolated

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from petstore_gui.domain.category import Category


_CORNER, _MARGIN = 0.3, 0.16
"""Parts of the mark's side."""

_LEAST = 24
"""Pixels of a mark."""


def mark_size(metrics: QFontMetrics) -> int:
    """Pixels of the mark of a category beside its name."""
    return max(_LEAST, metrics.height() + 2)


def category_mark(category: Category, size: int, scale: float, colours: Colours) -> QPixmap:
    """The mark of a category, so many logical pixels wide and high."""
    return _painted(colours.categories[category.colour], category.icon, size, scale)


def mark_on(category: Category, size: int, scale: float) -> QPixmap:
    """The mark for a widget whose owner does not know the theme."""
    return _painted(category_chip(category.colour), category.icon, size, scale)


def mark_icon(category: Category, size: int) -> QIcon:
    """The mark of a category for a list or a button."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - not for the first rows

    drawn = QIcon()
    for scale in (1.0, 2.0):
        drawn.addPixmap(mark_on(category, size, scale))
    return drawn


@lru_cache(maxsize=500)
def _painted(chip: Chip, icon: str, size: int, scale: float) -> QPixmap:
    """A mark, painted once for many lines."""
    from petstore_gui.ui.look.icons import renderer  # noqa: PLC0415 - not for the first rows

    side = math.ceil(size * scale)
    mark = QPixmap(side, side)
    mark.setDevicePixelRatio(scale)
    mark.fill(Qt.GlobalColor.transparent)
    with QPainter(mark) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(chip.back))
        painter.drawRoundedRect(QRectF(0, 0, size, size), size * _CORNER, size * _CORNER)
        margin = round(size * _MARGIN)
        place = QRectF(margin, margin, size - 2 * margin, size - 2 * margin)
        renderer(f"category-{icon}", chip.text).render(painter, place)
    return mark


_HEIGHT = 24
_MARK_GAP = 10
_END_ROOM = 12
_SIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TEXT = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)


def _mark_room(metrics: QFontMetrics) -> int:
    return _MARK_GAP + metrics.height() * 3 // 4


def paint_chip(
    painter: QPainter, inner: QRect, status: str, word: str, colours: Colours, *, has_edge: bool
) -> None:
    """Paint a chip where lines begin, in the painter's font, no wider than `inner`.

    `has_edge`: its background may be similar to the one around it.
    """
    chip = {
        PetStatus.AVAILABLE.value: colours.available,
        PetStatus.PENDING.value: colours.pending,
        PetStatus.SOLD.value: colours.sold,
    }.get(status, colours.other)
    direction = painter.layoutDirection()
    looks = painter.font().toString(), painter.device().devicePixelRatio()
    metrics = painter.fontMetrics()
    wanted = metrics.horizontalAdvance(word) + _mark_room(metrics) + _END_ROOM
    width = min(wanted, max(inner.width(), 1))
    leftwards = direction is Qt.LayoutDirection.RightToLeft
    picture = _picture((status, word), chip, width, looks, leftwards=leftwards, has_edge=has_edge)
    size = picture.deviceIndependentSize().toSize()
    painter.drawPixmap(QStyle.alignedRect(direction, _SIDE, size, inner).topLeft(), picture)


@lru_cache(maxsize=200)
def _picture(
    of: tuple[str, str],
    chip: Chip,
    width: int,
    looks: tuple[str, float],
    *,
    leftwards: bool,
    has_edge: bool,
) -> QPixmap:
    """A chip, painted once for many lines; `of`: status and word, `looks`: font and scale."""
    (status, word), (font, scale) = of, looks
    direction = Qt.LayoutDirection.RightToLeft if leftwards else Qt.LayoutDirection.LeftToRight
    ink, painted_font = QColor(chip.text), QFont()
    painted_font.fromString(font)
    metrics = QFontMetrics(painted_font)
    box = QRect(0, 0, width, max(_HEIGHT, metrics.height() + 2))
    picture = QPixmap(math.ceil(box.width() * scale), math.ceil(box.height() * scale))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setFont(painted_font)
        painter.setLayoutDirection(direction)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(ink if has_edge else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(chip.back))
        edge, round_ = 0.5 if has_edge else 0, box.height() / 2
        painter.drawRoundedRect(QRectF(box).adjusted(edge, edge, -edge, -edge), round_, round_)
        room = _mark_room(metrics)
        mark = QStyle.visualRect(direction, box, QRect(0, 0, room + 4, box.height()))
        _paint_mark(painter, QRectF(mark).center(), metrics.height() // 2, status, ink)
        text = QStyle.visualRect(direction, box, box.adjusted(room, 0, -8, 0))
        painter.setPen(ink)
        elided = isolated(metrics.elidedText(word, Qt.TextElideMode.ElideRight, text.width()))
        painter.drawText(text, _TEXT, elided)
    return picture


def _paint_mark(painter: QPainter, centre: QPointF, size: int, status: str, ink: QColor) -> None:
    """Paint the shape of a status: colour must not be the only sign."""
    half = size / 2
    box = QRectF(centre.x() - half, centre.y() - half, size, size)
    painter.setPen(QPen(ink, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if status == PetStatus.AVAILABLE:
        painter.setBrush(ink)
        painter.drawEllipse(box)
    elif status == PetStatus.PENDING:
        painter.drawEllipse(box)
        painter.setBrush(ink)
        painter.drawPie(box, 90 * 16, 180 * 16)
    elif status == PetStatus.SOLD:
        ends = QPointF(0, half), QPointF(half * 0.8, size - 1), QPointF(size, 1)
        painter.drawPolyline(QPolygonF([box.topLeft() + one for one in ends]))
    else:
        painter.drawRect(box.adjusted(1, 1, -1, -1))
