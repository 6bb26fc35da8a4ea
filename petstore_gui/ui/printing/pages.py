"""Pages, painted in tenths of a millimetre: alike in the preview, a PDF file and on a printer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QTextLayout, QTextOption

from petstore_gui.ui.look.direction import is_leftwards
from petstore_gui.ui.words.words import number, tr

UNITS_EACH_MM = 10

INK, QUIET, RULE = QColor("#000000"), QColor("#444444"), QColor("#8c8c8c")


@dataclass(frozen=True)
class Pages:
    """Pages of one size, at least one. `paper` is in millimetres.

    `paint_one` paints a page, counted from 0, in short steps, in tenths of a millimetre from the
    corner of the paper.
    """

    title: str
    paper: QSizeF
    count: int
    paint_one: Callable[[QPainter, int], Iterator[None]]

    def paint(self, painter: QPainter, dots_each_mm: float, page: int) -> Iterator[None]:
        """Paint a page in short steps, on a device that has so many dots in a millimetre."""
        scale = dots_each_mm / UNITS_EACH_MM
        painter.resetTransform()
        painter.scale(scale, scale)
        yield from self.paint_one(painter, page)


def page_words(page: int, count: int) -> str:
    """Which page it is, counted from 0, of how many."""
    return tr("Page {page} of {count}").format(page=number(page + 1), count=number(count))


def paper_font(height: float, *, is_bold: bool = False) -> QFont:
    """The font of the window, with letters of this height in tenths of a millimetre.

    Signs never take another form between digits: a PDF file does not say what such a form stands
    for, and copied text would lack the colon of a time.
    """
    font = QFont(QGuiApplication.font().families())
    font.setFeature(QFont.Tag("calt"), 0)
    if is_bold:
        font.setWeight(QFont.Weight.DemiBold)
    font.setPixelSize(round(height))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


_STEP = 0.85
"""From one size of type to the next."""


def fit(
    text: str,
    room: QSizeF,
    largest: float,
    least: float,
    *,
    is_bold: bool = False,
    is_centred: bool = False,
) -> QTextLayout:
    """Lay a text out in the largest type in which all of it fits; in the least, what fits."""
    sides = Qt.AlignmentFlag
    side = sides.AlignRight if is_leftwards() else sides.AlignLeft
    option = QTextOption(sides.AlignHCenter if is_centred else side)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    height = max(largest, least)
    layout, end = _lay_out(text, paper_font(height, is_bold=is_bold), room, option)
    while end < len(text):
        if height > least:
            height = max(height * _STEP, least)
        else:
            text = text[: end - 1].rstrip() + "…"
        layout, end = _lay_out(text, paper_font(height, is_bold=is_bold), room, option)
    return layout


def _lay_out(text: str, font: QFont, room: QSizeF, option: QTextOption) -> tuple[QTextLayout, int]:
    """As many lines as there is room for, at least one, and how many letters these have."""
    layout = QTextLayout(text, font)
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
