"""The chip of a status: its word and a shape, in its colours."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyle

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.ui.style import palette
from petstore_gui.ui.style.palette import Colours

_HEIGHT = 24
_MARK_GAP = 10
_END_ROOM = 12
_CACHE_MAX = 200
_TEXT = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)


class Chip(NamedTuple):
    """What to draw: a status, the word for it, and whether it has an edge."""

    status: str
    word: str
    direction: Qt.LayoutDirection
    has_edge: bool = False


_Key = tuple[Chip, int, str, float]
"""Chip, width, font and device pixel ratio."""


def chip_width(word: str, metrics: QFontMetrics) -> int:
    """Pixels of a chip with room for its word."""
    return metrics.horizontalAdvance(word) + _mark_room(metrics) + _END_ROOM


def _mark_room(metrics: QFontMetrics) -> int:
    size = _mark_size(metrics)
    return _MARK_GAP + size + size // 2


def _mark_size(metrics: QFontMetrics) -> int:
    return metrics.height() // 2


class _Ink:
    """A chip's colours as Qt objects."""

    def __init__(self, chip: palette.Chip) -> None:
        self.back = QColor(chip.back)
        self.text = QColor(chip.text)
        self.mark = QPen(self.text, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


class StatusChips:
    """The chips in the given colours. Each is painted once: there are few, for many lines."""

    def __init__(self, colours: Colours) -> None:
        self._other = _Ink(colours.other)
        self._inks = {
            PetStatus.AVAILABLE.value: _Ink(colours.available),
            PetStatus.PENDING.value: _Ink(colours.pending),
            PetStatus.SOLD.value: _Ink(colours.sold),
        }
        self._cache: dict[_Key, QPixmap] = {}

    def draw(self, painter: QPainter, inner: QRect, wanted: Chip) -> None:
        """Draw a chip where lines begin, in the painter's font, no wider than `inner`."""
        key = wanted, inner.width(), painter.font().key(), painter.device().devicePixelRatio()
        chip = self._cache.get(key)
        if chip is None:
            if len(self._cache) >= _CACHE_MAX:
                self._cache.clear()
            chip = self._cache[key] = self._painted(key, painter)
        size = chip.deviceIndependentSize().toSize()
        place = QRect(inner.topLeft(), size)
        place.translate(0, (inner.height() - size.height()) // 2)
        painter.drawPixmap(QStyle.visualRect(wanted.direction, inner, place), chip)

    def _painted(self, key: _Key, like: QPainter) -> QPixmap:
        (status, word, direction, has_edge), room, _, scale = key
        ink = self._inks.get(status, self._other)
        metrics = like.fontMetrics()
        width = min(chip_width(word, metrics), max(room, 1))
        size = QSize(width, max(_HEIGHT, metrics.height() + 2))
        chip = QPixmap(math.ceil(size.width() * scale), math.ceil(size.height() * scale))
        chip.setDevicePixelRatio(scale)
        chip.fill(Qt.GlobalColor.transparent)
        with QPainter(chip) as painter:
            painter.setFont(like.font())
            painter.setLayoutDirection(direction)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(ink.text if has_edge else Qt.PenStyle.NoPen)
            painter.setBrush(ink.back)
            box = QRect(QPoint(0, 0), size)
            shape = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5) if has_edge else QRectF(box)
            painter.drawRoundedRect(shape, box.height() / 2, box.height() / 2)
            mark = QStyle.visualRect(
                direction, box, QRect(0, 0, _mark_room(metrics) + 4, box.height())
            )
            _paint_mark(painter, QRectF(mark).center(), _mark_size(metrics), status, ink.mark)
            painter.setPen(ink.text)
            text = QStyle.visualRect(direction, box, box.adjusted(_mark_room(metrics), 0, -8, 0))
            elided = metrics.elidedText(word, Qt.TextElideMode.ElideRight, text.width())
            painter.drawText(text, _TEXT, elided)
        return chip


def _paint_mark(painter: QPainter, centre: QPointF, size: int, status: str, pen: QPen) -> None:
    """Paint the shape of a status: colour must not be the only sign."""
    half = size / 2
    box = QRectF(centre.x() - half, centre.y() - half, size, size)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if status == PetStatus.AVAILABLE:
        painter.setBrush(pen.color())
        painter.drawEllipse(box)
    elif status == PetStatus.PENDING:
        painter.drawEllipse(box)
        painter.setBrush(pen.color())
        painter.drawPie(box, 90 * 16, 180 * 16)
    elif status == PetStatus.SOLD:
        tick = QPainterPath(box.topLeft() + QPointF(0, half))
        tick.lineTo(box.topLeft() + QPointF(half * 0.8, size - 1))
        tick.lineTo(box.topRight() + QPointF(0, 1))
        painter.drawPath(tick)
    else:
        painter.drawRect(box.adjusted(1, 1, -1, -1))
