"""The mark of a category that has a name: its icon on its colour."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from petstore_gui.ui.style.icons import renderer
from petstore_gui.ui.style.palette import DARK, LIGHT, Colours, is_dark

if TYPE_CHECKING:
    from petstore_gui.domain.category import Category

_CORNER, _MARGIN = 0.3, 0.16
"""Parts of the mark's side."""

_LEAST, _GAP = 24, 8
"""Pixels of a mark, and between it and the name."""


def mark_size(metrics: QFontMetrics) -> int:
    """Pixels of the mark of a category beside its name."""
    return max(_LEAST, metrics.height() + 2)


def mark_room(metrics: QFontMetrics) -> int:
    """Pixels of the mark of a category and the gap after it."""
    return mark_size(metrics) + _GAP


class CategoryMarks:
    """The marks in the given colours. Each is painted once: there are few, for many lines."""

    def __init__(self, colours: Colours) -> None:
        self._chips = colours.categories
        self._cache: dict[tuple[str, str, int, float], QPixmap] = {}

    def pixmap(self, category: Category, size: int, scale: float) -> QPixmap:
        """The mark of a category, so many logical pixels wide and high."""
        key = category.colour, category.icon, size, scale
        if (mark := self._cache.get(key)) is None:
            mark = self._cache[key] = self._painted(*key)
        return mark

    def icon(self, category: Category, size: int) -> QIcon:
        """The mark of a category for a list or a button."""
        drawn = QIcon()
        for scale in (1.0, 2.0):
            drawn.addPixmap(self.pixmap(category, size, scale))
        return drawn

    def _painted(self, colour: str, icon: str, size: int, scale: float) -> QPixmap:
        chip = self._chips[colour]
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


@lru_cache(maxsize=2)
def _marks(is_dark: bool) -> CategoryMarks:
    return CategoryMarks(DARK if is_dark else LIGHT)


def marks_on(widget: QWidget) -> CategoryMarks:
    """The marks for a widget whose owner does not know the theme."""
    return _marks(is_dark(widget.palette()))
