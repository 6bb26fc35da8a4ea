"""Painting the cells of every table of animals: bold names, statuses as chips, quiet lines."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from petstore_gui.catalogue.text_folding import spans
from petstore_gui.domain.view import Column
from petstore_gui.ui.style.palette import Colours
from petstore_gui.ui.table.cell_texts import CellTexts, Spans
from petstore_gui.ui.table.cells import Cell
from petstore_gui.ui.table.status_chip import Chip, StatusChips

CELL_MARGIN, NARROW_CELL_MARGIN = 14, 8
"""Pixels at each side of a cell; the second in a narrow table."""

_MARK_LEAST, _MARK_GAP = 24, 8
"""Pixels of the mark of a category, and between it and the name."""

_FOUND_MAX = 2_000
_ROW_MARGINS = 22


def row_height(font: QFont) -> int:
    """Pixels of a row with text in this font."""
    return QFontMetrics(font).height() + _ROW_MARGINS


def mark_size(metrics: QFontMetrics) -> int:
    """Pixels of the mark of a category beside its name."""
    return max(_MARK_LEAST, metrics.height() + 2)


def mark_room(metrics: QFontMetrics) -> int:
    """Pixels of the mark of a category and the gap after it."""
    return mark_size(metrics) + _MARK_GAP


def name_font(font: QFont) -> QFont:
    """The font of names among cells in this font."""
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


def number_font(font: QFont) -> QFont:
    """The font of numbers among cells in this font: its digits are all equally wide."""
    numbers = QFont(font)
    numbers.setFeature(QFont.Tag("tnum"), 1)
    return numbers


class CellPainter:
    """Paints cells in the given colours, in variants of one font."""

    def __init__(self, colours: Colours, font: QFont) -> None:
        # Created once: each cell needs several of them.
        self._chips = StatusChips(colours)
        self._text = QColor(colours.text)
        self._quiet = QColor(colours.text_quiet)
        self._accent = QColor(colours.accent)
        self._mark = QColor(colours.mark)
        self._sought: tuple[str, ...] = ()
        self._found: dict[str, Spans] = {}
        self._line = QColor(colours.line)
        # Elided in the middle, as large numbers differ at their ends.
        self._numbers = CellTexts(number_font(font), Qt.TextElideMode.ElideMiddle)
        self._name_metrics = QFontMetrics(name_font(font))
        self._names = CellTexts(name_font(font), Qt.TextElideMode.ElideRight)
        self._words = CellTexts(QFont(font), Qt.TextElideMode.ElideRight)

    def mark_words(self, words: tuple[str, ...]) -> None:
        """Mark these folded words in names from now on."""
        self._sought = words
        self._found.clear()

    def _spans(self, name: str) -> Spans:
        found = self._found.get(name)
        if found is None:
            if len(self._found) >= _FOUND_MAX:
                self._found.clear()
            found = self._found[name] = spans(name, self._sought)
        return found

    def name_width(self, name: str) -> int:
        """Pixels that a whole name needs."""
        return self._name_metrics.horizontalAdvance(name) + 1

    def paint_line(self, painter: QPainter, box: QRect) -> None:
        """Paint the line below a cell."""
        painter.fillRect(box.x(), box.y() + box.height() - 1, box.width(), 1, self._line)

    def paint(
        self,
        painter: QPainter,
        inner: QRectF,
        cell: Cell,
        direction: Qt.LayoutDirection,
        *,
        has_edge: bool = False,
    ) -> None:
        """Paint the text or chip of a cell; `inner` is the cell without its margins.

        `has_edge`: a chip has an edge, as the background may be similar.
        """
        leftwards = direction is Qt.LayoutDirection.RightToLeft
        if cell.column == Column.NAME:
            if self._sought and (found := self._spans(cell.text)):
                painter.setPen(self._accent)
                painter.setBrush(self._mark)
                self._names.draw_marks(painter, inner, cell.text, found)
            painter.setPen(self._text)
            self._names.draw(painter, inner, cell.text, at_end=False, leftwards=leftwards)
        elif cell.is_among_names:
            if cell.is_named and self._sought and (found := self._spans(cell.text)):
                painter.setPen(self._accent)
                painter.setBrush(self._mark)
                self._words.draw_marks(painter, inner, cell.text, found)
            painter.setPen(self._text)
            texts = self._words if cell.is_named else self._numbers
            texts.draw(painter, inner, cell.text, at_end=False, leftwards=leftwards)
        elif cell.column != Column.STATUS:
            painter.setPen(self._quiet if cell.column == Column.ID else self._text)
            self._numbers.draw(painter, inner, cell.text, at_end=True, leftwards=leftwards)
        elif cell.status is not None:
            chip = Chip(cell.status, cell.text, direction, has_edge)
            self._chips.draw(painter, inner.toRect(), chip)
        else:
            painter.setPen(self._quiet)
            self._words.draw(painter, inner, cell.text, at_end=False, leftwards=leftwards)


def beside_mark(inner: QRectF, option: QStyleOptionViewItem) -> QRectF:
    """The room beside the mark of a category, in a cell without its margins."""
    box = inner.toRect()
    text = box.adjusted(min(mark_room(option.fontMetrics), box.width()), 0, 0, 0)
    return QRectF(QStyle.visualRect(option.direction, box, text))


def inside(box: QRect, margin: int) -> QRectF:
    """A cell without its margins and its line."""
    return QRectF(box.x() + margin, box.y(), box.width() - 2 * margin, box.height() - 1)
