"""What is painted beside a name: a dot for a change, a note such as when it was last seen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from petstore_gui.ui.style.palette import Colours

_DOT_SIZE = 6
_GAP = 14

_NAME_CHARACTERS = 10
"""So much of a name that is cut anyway is kept beside a note."""

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
    note: str,
    colours: Colours,
    *,
    name_width: int = 0,
) -> QRectF:
    """Paint a quiet note at the end of the cell, in at most half of it; returns the name's room.

    `name_width`: pixels that the whole name needs. If it fits, the note cuts nothing from it.
    """
    box, character = inner.toRect(), option.fontMetrics.averageCharWidth()
    kept = name_width if name_width <= box.width() else _NAME_CHARACTERS * character
    left = box.width() - kept - _GAP
    if left < min(note_room(note, option.fontMetrics) - _GAP, _NOTE_CHARACTERS * character):
        return inner
    painter.save()
    painter.setFont(option.font)
    painter.setPen(QColor(colours.text_quiet))
    metrics = painter.fontMetrics()
    width = min(metrics.horizontalAdvance(note) + 1, box.width() // 2, left)
    at_end = QRect(box.right() + 1 - width, box.top(), width, box.height())
    where = QStyle.visualRect(option.direction, box, at_end)
    flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
    painter.drawText(where, flags, metrics.elidedText(note, Qt.TextElideMode.ElideRight, width))
    painter.restore()
    room = box.adjusted(0, 0, -width - _GAP, 0)
    return QRectF(QStyle.visualRect(option.direction, box, room))
