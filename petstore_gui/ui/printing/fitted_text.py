"""Texts of any script in a box of a card: smaller type before fewer letters."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QFont, QTextLayout, QTextOption

from petstore_gui.ui.printing.pages import paper_font

_STEP = 0.85
"""From one size of type to the next."""


def fit(
    text: str, room: QSizeF, largest: float, least: float, *, is_bold: bool = False
) -> QTextLayout:
    """Lay a text out in the largest type in which all of it fits; in the least, what fits."""
    height = largest
    while True:
        font = paper_font(max(height, least), is_bold=is_bold)
        layout, end = _lay_out(text, font, room)
        if end == len(text):
            return layout
        if height <= least:
            break
        height *= _STEP
    while end < len(text):
        text = text[: end - 1].rstrip() + "…"
        layout, end = _lay_out(text, font, room)
    return layout


def _lay_out(text: str, font: QFont, room: QSizeF) -> tuple[QTextLayout, int]:
    """As many lines as there is room for, at least one, and how many letters these have."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    top, end = 0.0, 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room.width())
        if end and top + line.height() > room.height():
            break
        line.setPosition(QPointF(0, top))
        top += line.height()
        end = line.textStart() + line.textLength()
    layout.endLayout()
    units = text.encode("utf-16-le", "surrogatepass")[: 2 * end]  # Qt counts those
    return layout, len(units.decode("utf-16-le", "surrogatepass"))
