"""Cards and labels: the animals of a list, each in a place of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from petstore_gui.catalogue.export.exported_list import ExportedList
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.printing.codes import paint_bars, paint_squares, qr_code
from petstore_gui.ui.printing.label_sizes import Stock
from petstore_gui.ui.printing.pages import INK, RULE, UNITS_EACH_MM, Pages, fit
from petstore_gui.ui.words.pet_text import CardText

_LEAST = 21.0
"""Height of the smallest letters: 6 points, in tenths of a millimetre."""

_MARGIN, _MARGIN_MIN, _MARGIN_MAX = 0.06, 15.0, 50.0
"""Part of a place's shorter side, and its bounds."""

_GAP = 10.0

_HEIGHT_WITH_DATE = 150.0


def card_pages(
    title: str, listed: ExportedList, text_of: Callable[[Pet], CardText], stock: Stock
) -> Pages:
    """One card in each step. Each animal's text is that of the moment it is painted."""

    def paint(painter: QPainter, page: int) -> Iterator[None]:
        pets = listed.part(page * stock.count, stock.count).pets()
        for place, pet in zip(places(stock), pets, strict=False):
            if stock.is_cut:
                painter.setPen(QPen(RULE, 1))
                painter.drawRect(place)
            _paint_card(painter, place, pet.id, text_of(pet))
            yield

    return Pages(title, QSizeF(*stock.page), max(-(-len(listed) // stock.count), 1), paint)


def places(stock: Stock) -> Iterator[QRectF]:
    """The places of a page row by row, in tenths of a millimetre."""
    wide, high = (side * UNITS_EACH_MM for side in stock.place)
    for row, column in product(range(stock.rows), range(stock.columns)):
        left = stock.corner[0] + column * stock.pitch[0]
        top = stock.corner[1] + row * stock.pitch[1]
        yield QRectF(left * UNITS_EACH_MM, top * UNITS_EACH_MM, wide, high)


def _paint_card(painter: QPainter, place: QRectF, pet_id: int, text: CardText) -> None:
    lines, squares, bars, box = _boxes_in(place)
    paint_squares(painter, squares, qr_code(str(pet_id)))
    paint_bars(painter, bars, pet_id)
    painter.setPen(INK)
    number = fit(text.id, box.size(), box.height() * 0.8, _least(text.id))
    wide = number.lineAt(0).naturalTextWidth()
    number.draw(painter, box.topLeft() + QPointF((box.width() - wide) / 2, 0))
    _paint_lines(painter, lines, text)


def _boxes_in(place: QRectF) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Where text, squares, bars and ID are, in tenths of a millimetre.

    Bars at the bottom, above the ID; squares beside the text, or below it on a high place.
    """
    short = min(place.width(), place.height())
    margin = min(max(short * _MARGIN, _MARGIN_MIN), _MARGIN_MAX)
    inner = place.adjusted(margin, margin, -margin, -margin)
    line = min(max(inner.height() * 0.1, _LEAST * 1.25), 60.0)
    number = QRectF(inner.left(), inner.bottom() - line, inner.width(), line)
    high = min(max(inner.height() * 0.2, 50.0), 150.0)
    bars = QRectF(inner.left(), number.top() - high, inner.width(), high)
    room = QRectF(inner.topLeft(), QPointF(inner.right(), bars.top() - _GAP))
    if room.height() > room.width():
        side = min(room.width(), room.height() * 0.4)
        middle = room.center().x()
        squares = QRectF(middle - side / 2, room.bottom() - side, side, side)
        text = QRectF(room.topLeft(), QPointF(room.right(), squares.top() - _GAP))
    else:
        side = min(room.height(), room.width() * 0.36, 350.0)
        squares = QRectF(room.right() - side, room.top(), side, side)
        text = QRectF(room.topLeft(), QPointF(squares.left() - _GAP, room.bottom()))
    return text, squares, bars, number


def _paint_lines(painter: QPainter, box: QRectF, text: CardText) -> None:
    """The name gets the room that the other lines leave; a small label has no date."""
    small = min(max(box.height() * 0.12, _LEAST), 50.0)
    others = [text.category, text.status]
    if text.as_of and box.height() > _HEIGHT_WITH_DATE:
        others.append(text.as_of)
    one_line = QSizeF(box.width(), 1)
    laid_out = [fit(one, one_line, small, _least(one)) for one in others]
    rest = box.height() - sum(one.boundingRect().height() for one in laid_out)
    largest = max(min(rest * 0.45, small * 2.4), _LEAST)
    name = fit(text.name, QSizeF(box.width(), rest), largest, _LEAST, is_bold=True)
    top = box.top()
    for one in (name, *laid_out):
        one.draw(painter, QPointF(box.left(), top))
        top += one.boundingRect().height()


def _least(words: str) -> float:
    """Numbers are never cut: a long one is in smaller type."""
    return _LEAST / 2 if words[-1:].isdigit() else _LEAST
