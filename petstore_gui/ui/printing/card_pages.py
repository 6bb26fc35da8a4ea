"""Cards and labels: the animals of a list, each in a place of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from petstore_gui.catalogue.export.exported_list import ExportedList
from petstore_gui.domain.category import Category
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.look.direction import mirrored
from petstore_gui.ui.look.icons import renderer
from petstore_gui.ui.look.palette import LIGHT
from petstore_gui.ui.printing.codes import paint_bars, paint_squares, qr_code
from petstore_gui.ui.printing.label_sizes import Stock
from petstore_gui.ui.printing.pages import INK, QUIET, RULE, UNITS_EACH_MM, Pages, fit, paper_font
from petstore_gui.ui.printing.print_choice import Code, PrintChoice
from petstore_gui.ui.words.pet_text import CardText

_LEAST, _USUAL = 21.0, 42.0
"""Height of the smallest letters and of a category: 6 and 12 points, in tenths of a millimetre."""

_MARGIN, _MARGIN_MIN, _MARGIN_MAX = 0.06, 15.0, 50.0
"""Part of a place's shorter side, and its bounds."""

_BAND, _BAND_MIN, _BAND_MAX = 0.12, 25.0, 80.0
"""The same of the band in the colour of the category."""

_ICON = 0.15, 0.15, -0.15, -0.15
"""What stays free around the icon in the band, in parts of its width."""

_GAP = 10.0

_HEIGHT_WITH_PRICE, _HEIGHT_WITH_DATE = 250.0, 350.0
_PRICE = 0.18
"""Part of the height that is left free for the price."""

_CUT = 0.75
"""Words are cut rather than in type that is smaller than so much of the usual."""


def card_pages(
    title: str,
    listed: ExportedList,
    text_of: Callable[[Pet], CardText],
    stock: Stock,
    choice: PrintChoice,
) -> Pages:
    """One card in each step. Each animal's text is that of the moment it is painted."""

    def paint(painter: QPainter, page: int) -> Iterator[None]:
        pets = listed.part(page * stock.count, stock.count).pets()
        for place, pet in zip(places(stock), pets, strict=False):
            if stock.is_cut:
                painter.setPen(QPen(RULE, 1))
                painter.drawRect(place)
            _paint_card(painter, place, pet.id, text_of(pet), choice)
            yield

    return Pages(title, QSizeF(*stock.page), max(-(-len(listed) // stock.count), 1), paint)


def places(stock: Stock) -> Iterator[QRectF]:
    """The places of a page row by row, in tenths of a millimetre."""
    wide, high = (side * UNITS_EACH_MM for side in stock.place)
    for row, column in product(range(stock.rows), range(stock.columns)):
        left = stock.corner[0] + column * stock.pitch[0]
        top = stock.corner[1] + row * stock.pitch[1]
        yield QRectF(left * UNITS_EACH_MM, top * UNITS_EACH_MM, wide, high)


def _paint_card(
    painter: QPainter, place: QRectF, pet_id: int, text: CardText, choice: PrintChoice
) -> None:
    band, lines, code, box = (mirrored(one, place) for one in _boxes_in(place, choice.code))
    _paint_band(painter, band, text.mark)
    if choice.code is Code.QR:
        paint_squares(painter, code, qr_code(str(pet_id)))
    else:
        paint_bars(painter, code, pet_id)
    painter.setPen(INK)
    room, largest, least = QSizeF(box.width(), 1), box.height() * 0.8, _least(text.id, _LEAST)
    fit(text.id, room, largest, least, is_centred=True).draw(painter, box.topLeft())
    _paint_lines(painter, lines, text, choice.shop)


def _boxes_in(place: QRectF, code: Code) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Where band, text, code and ID are, in tenths of a millimetre.

    The ID is below its code. Bars are at the bottom; squares are beside the text, or below it on a
    high place.
    """
    short = min(place.width(), place.height())
    margin = min(max(short * _MARGIN, _MARGIN_MIN), _MARGIN_MAX)
    inner = place.adjusted(margin, margin, -margin, -margin)
    wide = min(max(short * _BAND, _BAND_MIN), _BAND_MAX)
    band = QRectF(inner.left(), inner.top(), wide, inner.height())
    room = inner.adjusted(wide + 2 * _GAP, 0, 0, 0)
    line = min(max(inner.height() * 0.1, _LEAST * 1.25), 60.0)
    if code is Code.QR and room.height() <= room.width():
        side = min(room.height() - line, room.width() * 0.45, 350.0)
        squares = QRectF(room.right() - side, room.top(), side, side)
        number = QRectF(squares.left(), squares.bottom(), side, line)
        return band, room.adjusted(0, 0, -side - _GAP, 0), squares, number
    number = QRectF(room.left(), room.bottom() - line, room.width(), line)
    high = min(max(inner.height() * 0.25, 50.0), 150.0)
    if code is Code.QR:
        high = min(room.width(), room.height() * 0.4)
    where = QRectF(room.left(), number.top() - high, room.width(), high)
    text = QRectF(room.topLeft(), QPointF(room.right(), where.top() - _GAP))
    if code is Code.QR:
        where = QRectF(where.center().x() - high / 2, where.top(), high, high)
    return band, text, where, number


def _paint_band(painter: QPainter, band: QRectF, mark: Category) -> None:
    """Paint the icon of a category in white on its colour."""
    side = band.width()
    icon = QRectF(band.topLeft(), QSizeF(side, side)).adjusted(*(side * at for at in _ICON))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(band, QColor(LIGHT.categories[mark.colour].text))
    renderer(f"category-{mark.icon}", "#ffffff").render(painter, icon)


def _paint_lines(painter: QPainter, box: QRectF, text: CardText, shop: str) -> None:
    """The name gets the room that the rest leaves; a small label has no date and no price."""
    usual = min(max(box.height() * 0.14, _LEAST), _USUAL)
    small = max(usual * 0.8, _LEAST)
    lines = [(text.category, usual), (text.status, small)]
    if text.as_of and box.height() > _HEIGHT_WITH_DATE:
        lines.append((text.as_of, small))
    one_line = QSizeF(box.width(), 1)
    above = [fit(shop, one_line, small, _LEAST)] if shop else []
    below = [fit(one, one_line, high, _least(one, high * _CUT)) for one, high in lines]
    rest = box.height() - sum(one.boundingRect().height() for one in (*above, *below))
    if box.height() > _HEIGHT_WITH_PRICE:
        rest -= box.height() * _PRICE
        painter.setPen(QPen(RULE, 2))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
    largest = max(min(rest * 0.8, usual * 2.4), _LEAST)
    longest = max(text.name.split(), key=len, default="")
    wide = QFontMetricsF(paper_font(largest, is_bold=True)).horizontalAdvance(longest)
    if box.width() < wide < 2 * box.width():  # in smaller type its longest word stays whole
        largest = max(largest * box.width() / wide - 1, _LEAST)
    name = fit(text.name, QSizeF(box.width(), rest), largest, _LEAST, is_bold=True)
    top = box.top()
    for one in (*above, name, *below):
        painter.setPen(QUIET if one in above else INK)
        one.draw(painter, QPointF(box.left(), top))
        top += one.boundingRect().height()


def _least(words: str, least: float) -> float:
    """Numbers are never cut: a long one is in smaller type."""
    return _LEAST / 2 if words[-1:].isdigit() else max(least, _LEAST)
