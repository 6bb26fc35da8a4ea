"""A page that shows whether a printer keeps to millimetres."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from petstore_gui.ui.printing.card_pages import places
from petstore_gui.ui.printing.fitted_text import fit
from petstore_gui.ui.printing.pages import INK, UNITS_EACH_MM, start_page
from petstore_gui.ui.printing.stock import Stock
from petstore_gui.ui.text.words import tr

_LENGTH, _TICK = 500.0, 30.0
_EACH = 100.0
_THIN = 2.0
_TEXT_LARGEST, _TEXT_LEAST = 32.0, 20.0


class RulePage:
    """The outlines of the places of a page, and a rule of 50 mm to hold a ruler to."""

    count = 1

    def __init__(self, stock: Stock) -> None:
        self.title = tr("Test page")
        self.paper = QSizeF(*stock.page)
        self._stock = stock

    def paint(self, painter: QPainter, dots_each_mm: float, _page: int) -> Iterator[None]:
        start_page(painter, dots_each_mm)
        painter.setPen(QPen(INK, _THIN))
        for place in places(self._stock):
            painter.drawRect(place)
            yield
        paper = QRectF(QPointF(), self.paper * UNITS_EACH_MM)
        box = QRectF(0, 0, _LENGTH + 2 * _TICK, 240)
        box.moveCenter(paper.center())
        painter.fillRect(box, Qt.GlobalColor.white)
        rule = QRectF(paper.center().x() - _LENGTH / 2, box.top() + 2 * _TICK, _LENGTH, _THIN)
        painter.fillRect(rule, INK)
        for tick in range(int(_LENGTH / _EACH) + 1):
            left = rule.left() + tick * _EACH - (_THIN if tick else 0)
            painter.fillRect(QRectF(left, rule.top() - _TICK, _THIN, _TICK), INK)
        words = tr(
            "This line must be 50 mm long, and the frames must lie on the labels."
            " If not, print at 100 %, without fitting to the page."
        )
        room = QSizeF(_LENGTH, box.bottom() - rule.bottom() - _TICK)
        text = fit(words, room, _TEXT_LARGEST, _TEXT_LEAST)
        text.draw(painter, QPointF(rule.left(), rule.bottom() + _TICK / 2))
