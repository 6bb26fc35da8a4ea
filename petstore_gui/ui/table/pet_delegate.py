"""Painting a cell of a table of animals: its text or chip, and what is beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from petstore_gui.catalogue.text_folding import fold, spans
from petstore_gui.domain.view import Column
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.cells import AT_BEGINNING, AT_RIGHT, CELL_ROLE, Cell, Index
from petstore_gui.ui.table.marks import category_mark, mark_size, paint_chip
from petstore_gui.ui.words.columns import COLUMNS
from petstore_gui.ui.words.plain_text import isolated

if TYPE_CHECKING:
    from PySide6.QtGui import QTextCharFormat

CELL_MARGIN = 14
"""Pixels at each side of a cell."""

_ROW_MARGINS = 22
_BAR_WIDTH = 4
_TEXTS_MAX = 2_000
"""Texts that are kept laid out, enough for several screens."""

_NUMBERS = frozenset(column for column, one in COLUMNS.items() if one.is_number)
_DOT = 6
_ICON_GAP = 8
"""Pixels after the icon of a category."""

_NOTE_GAP, _NOTE_LEAST, _NAME_LEAST = 14, 5, 8
"""Pixels before a note; the characters of a note, and of a name beside one, that are kept."""

# As integers: each operation on Qt's flags takes a microsecond or two.
_SELECTED = QStyle.StateFlag.State_Selected.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value
_MODES = {False: Qt.TextElideMode.ElideRight, True: Qt.TextElideMode.ElideMiddle}
"""By whether it is a number: large ones differ at their ends."""

_NOTE_FLAGS = AT_BEGINNING.value | Qt.TextFlag.TextSingleLine.value


def row_height(font: QFont) -> int:
    """Pixels of a row with text in this font."""
    return QFontMetrics(font).height() + _ROW_MARGINS


def number_font(font: QFont) -> QFont:
    """The font of numbers among cells in this font: its digits are all equally wide."""
    numbers = QFont(font)
    numbers.setFeature(QFont.Tag("tnum"), 1)
    return numbers


class PetDelegate(QStyledItemDelegate):
    """Paints the `Cell`s of the model of a table."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(table)
        self._sought: tuple[str, ...] = ()
        self._theme = theme
        self._table = table
        self._update()
        theme.changed.connect(self._update)

    def mark_search(self, search: str) -> None:
        """Mark the words of a search in names, IDs and names of categories from now on."""
        if (words := tuple(fold(search).split())) != self._sought:
            self._sought = words
            self._laid_out.cache_clear()
            self._table.viewport().update()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width() + 2 * CELL_MARGIN, row_height(option.font))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect
        state: int = option.state.value
        cell: Cell = index.data(CELL_ROLE)
        is_selected = bool(state & _SELECTED)
        painter.save()
        if is_selected:
            self._paint_selection(painter, option, index.column())
        elif cell.is_unadded:
            painter.fillRect(box, self._unadded)
        painter.fillRect(box.x(), box.bottom(), box.width(), 1, self._line)
        self._text, self._quiet, self._dot = self._inks[is_selected]
        self._paint_contents(painter, option, cell, is_selected=is_selected)
        if state & _FOCUSED and not is_selected:
            painter.setPen(self._focus)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(1, 1, -1, -2))
        painter.restore()

    def _update(self) -> None:
        self._colours = colours = self._theme.colours
        self._selection = QColor(colours.selection)
        self._unadded = QColor(colours.notice.back)
        self._accent = QColor(colours.accent)
        self._line = QColor(colours.line)
        self._focus = QPen(self._accent, 2)
        inks = colours.text, colours.text_quiet, colours.accent
        selected = QColor(colours.on_selection)
        self._inks = {False: tuple(map(QColor, inks)), True: (selected,) * len(inks)}
        font, bold = self._table.font(), QFont(self._table.font())
        bold.setWeight(QFont.Weight.DemiBold)
        fonts = font, bold, number_font(font)
        self._words, self._names, self._numbers = ((one, QFontMetrics(one)) for one in fonts)
        self._laid_out = lru_cache(_TEXTS_MAX)(self._lay_out)

    def _paint_selection(
        self, painter: QPainter, option: QStyleOptionViewItem, column: int
    ) -> None:
        """Paint the background of a selected cell, and a bar where the row begins."""
        box: QRect = option.rect
        painter.fillRect(box, self._selection)
        if self._table.horizontalHeader().sectionPosition(column) == 0:
            bar = QRect(box.x(), box.y(), _BAR_WIDTH, box.height() - 1)
            painter.fillRect(QStyle.visualRect(option.direction, box, bar), self._accent)

    def _paint_contents(
        self, painter: QPainter, option: QStyleOptionViewItem, cell: Cell, *, is_selected: bool
    ) -> None:
        box: QRect = option.rect
        inner = box.adjusted(CELL_MARGIN, 0, -CELL_MARGIN, -1)
        if cell.mark:
            self._paint_dot(painter, option)
        if cell.note:
            inner = self._paint_note(painter, option, inner, cell)
        if cell.is_among_names:
            inner = self._paint_mark(painter, option, inner, cell)
        if cell.status is not None:
            painter.setFont(self._words[0])
            paint_chip(painter, inner, cell.status, cell.text, self._colours, has_edge=is_selected)
        else:
            self._paint_text(painter, inner, cell)

    def _paint_text(self, painter: QPainter, inner: QRect, cell: Cell) -> None:
        is_quiet = cell.column in _NUMBERS or cell.column == Column.STATUS
        painter.setPen(self._quiet if is_quiet else self._text)
        text, high = self._laid_out(cell.text, inner.width(), cell.column)
        text.draw(painter, QPointF(inner.left(), inner.top() + (inner.height() - high) // 2))

    def _lay_out(self, text: str, width: int, column: int) -> tuple[QTextLayout, float]:
        """Elide and lay out a text in its own direction, and return its height.

        That takes Qt far longer than to draw it.
        """
        is_number = column in _NUMBERS
        font, metrics = self._numbers if is_number else self._words
        if column == Column.NAME:
            font, metrics = self._names
        side = AT_RIGHT if is_number else AT_BEGINNING
        option = QTextOption(QStyle.visualAlignment(self._table.layoutDirection(), side))
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        shown = metrics.elidedText(text, _MODES[is_number], width)
        layout = QTextLayout(shown, font)
        layout.setCacheEnabled(True)
        layout.setTextOption(option)
        if self._sought and column != Column.STATUS:
            layout.setFormats(self._marked(shown))
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(width)
        layout.endLayout()
        return layout, line.height()

    def _marked(self, text: str) -> list[QTextLayout.FormatRange]:
        """The parts of a text that a search found."""
        ranges = []
        for start, end in spans(text, self._sought):
            one = QTextLayout.FormatRange()
            one.start, one.length, one.format = start, end - start, self._found()
            ranges.append(one)
        return ranges

    def _found(self) -> QTextCharFormat:
        """How a part is shown that a search found."""
        from PySide6.QtGui import QTextCharFormat  # noqa: PLC0415 - not for the first rows

        shown = QTextCharFormat()
        if self._colours.mark != self._colours.surface:  # else a selected row has its own ground
            shown.setBackground(QColor(self._colours.mark))
        shown.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        return shown

    def _paint_dot(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Paint a dot in the margin before the name."""
        box: QRect = option.rect
        margin = QRect(box.left(), box.top(), CELL_MARGIN, box.height())
        centre = QRectF(QStyle.visualRect(option.direction, box, margin)).center()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._dot)
        painter.drawEllipse(centre, _DOT / 2, _DOT / 2)

    def _paint_note(
        self, painter: QPainter, option: QStyleOptionViewItem, inner: QRect, cell: Cell
    ) -> QRect:
        """Paint a quiet note at the end of a name, if there is room; returns the name's room.

        It cuts a name by at most half of the cell; an animal that is not added matters more.
        """
        (font, metrics), character = self._words, self._words[1].averageCharWidth()
        note, name = cell.note or "", self._names[1].horizontalAdvance(cell.text) + 1
        kept = min(name, _NAME_LEAST * character if cell.is_unadded else inner.width() // 2)
        most = inner.width() - kept - _NOTE_GAP
        width = min(metrics.horizontalAdvance(note) + 1, most)
        if width < min(metrics.horizontalAdvance(note), _NOTE_LEAST * character):
            return inner
        place = inner.adjusted(inner.width() - width, 0, 0, 0)
        painter.setFont(font)
        painter.setPen(self._quiet)
        shown = isolated(metrics.elidedText(note, Qt.TextElideMode.ElideRight, width))
        painter.drawText(QStyle.visualRect(option.direction, inner, place), _NOTE_FLAGS, shown)
        room = inner.adjusted(0, 0, -width - _NOTE_GAP, 0)
        return QStyle.visualRect(option.direction, inner, room)

    def _paint_mark(
        self, painter: QPainter, option: QStyleOptionViewItem, inner: QRect, cell: Cell
    ) -> QRect:
        """Paint the mark of a category, if it has a name; returns the room of the text."""
        size = mark_size(self._words[1])
        if cell.category is not None:
            place = QStyle.alignedRect(option.direction, AT_BEGINNING, QSize(size, size), inner)
            scale = painter.device().devicePixelRatio()
            mark = category_mark(cell.category, size, scale, self._colours)
            painter.drawPixmap(place.topLeft(), mark)
        text = inner.adjusted(min(size + _ICON_GAP, inner.width()), 0, 0, 0)
        return QStyle.visualRect(option.direction, inner, text)
