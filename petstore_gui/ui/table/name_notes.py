"""What is painted beside a name: a dot for a change, a note such as when it was last seen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from petstore_gui.ui.style.palette import Colours
from petstore_gui.ui.table.cells import Cell

_DOT_SIZE = 6
_GAP = 14

_NAME_CHARACTERS = 10
"""So much of a name that is cut anyway is kept beside a note."""

_NAME_CHARACTERS_LEAST = 8
"""The same where the note matters more."""

_NOTE_CHARACTERS = 5
"""Where there is room for less of a note, it is left to the tool tip."""


def note_room(note: str | None, metrics: QFontMetrics) -> int:
    """Pixels that a note needs beside the name."""
    return metrics.horizontalAdvance(note) + 1 + _GAP if note else 0


def paint_dot(
    painter: QPainter, option: QStyleOptionViewItem, inner: QRectF, colours: Colours
) -> None:
    """Paint a dot in the margin before the name."""
    cell: QRect = option.rect
    dot = QRect(0, 0, _DOT_SIZE, _DOT_SIZE)
    dot.moveCenter(QPoint(int(cell.left() + inner.left()) // 2, cell.center().y()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.accent))
    painter.drawEllipse(QStyle.visualRect(option.direction, cell, dot))
    painter.restore()


def paint_note(
    painter: QPainter,
    option: QStyleOptionViewItem,
    inner: QRectF,
    cell: Cell,
    colours: Colours,
    *,
    name_width: int,
) -> QRectF:
    """Paint the quiet note of a cell at its end, if there is room; returns the name's room.

    `name_width`: pixels that the whole name needs. If it fits, the note cuts nothing from it, else
    the note takes at most half of the cell. That of an add matters more than the whole name.
    """
    note = cell.note or ""
    box, character = inner.toRect(), option.fontMetrics.averageCharWidth()
    kept = name_width
    if cell.is_unadded:
        kept = min(name_width, _NAME_CHARACTERS_LEAST * character)
    elif name_width > box.width():
        kept = max(_NAME_CHARACTERS * character, box.width() // 2 - _GAP)
    left = box.width() - kept - _GAP
    if left < min(note_room(note, option.fontMetrics) - _GAP, _NOTE_CHARACTERS * character):
        return inner
    painter.save()
    painter.setFont(option.font)
    painter.setPen(QColor(colours.text_quiet))
    metrics = painter.fontMetrics()
    width = min(metrics.horizontalAdvance(note) + 1, left)
    at_end = QRect(box.right() + 1 - width, box.top(), width, box.height())
    where = QStyle.visualRect(option.direction, box, at_end)
    flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
    painter.drawText(where, flags, metrics.elidedText(note, Qt.TextElideMode.ElideRight, width))
    painter.restore()
    room = box.adjusted(0, 0, -width - _GAP, 0)
    return QRectF(QStyle.visualRect(option.direction, box, room))
